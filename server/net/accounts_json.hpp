// Bodies about accounts, read: each with what is wrong beside its field.
#pragma once
#include "protocol/wire/json_text.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace germini::server {

struct SignUpRequest {
    std::optional<std::string> name; ///< of somebody new; as it is kept
    std::string login;               ///< as it is kept
    std::string password;            ///< as it is hashed
    std::optional<std::string> invitation;
};
protocol::ReadResult<SignUpRequest> read_sign_up(const std::string& body, std::size_t most_bytes);

struct LogInRequest {
    std::string login, password; ///< the password in composed form, or as it came where it can be none
    bool take = false;           ///< what he was here before, as a guest, is his too
};
protocol::ReadResult<LogInRequest> read_log_in(const std::string& body, std::size_t most_bytes);

/// The code of another browser.
struct SameRequest {
    std::string code; ///< as it was typed
    bool dry_run = false;
    std::optional<std::string> password{}; ///< of an account that asks
};
protocol::ReadResult<SameRequest> read_same(const std::string& body, std::size_t most_bytes);

/// A word that somebody was given, and the password that he wishes for.
struct RecoverRequest {
    std::string login; ///< empty where the word says whose it is
    std::string word;
    std::string password; ///< as it is hashed
};
protocol::ReadResult<RecoverRequest> read_recover(const std::string& body, std::size_t most_bytes);
protocol::ReadResult<RecoverRequest> read_reset(const std::string& body, std::size_t most_bytes);

struct ChangeRequest {
    std::string old, password;
};
protocol::ReadResult<ChangeRequest> read_change(const std::string& body, std::size_t most_bytes);
struct ResetLinkRequest {
    std::string login;
    std::optional<std::string> password{}; ///< of who asks
};
protocol::ReadResult<ResetLinkRequest> read_reset_link(const std::string& body, std::size_t most_bytes);
/// A body that may have a password; none of a guest's.
protocol::ReadResult<std::optional<std::string>> read_password(const std::string& body,
                                                               std::size_t most_bytes);

} // namespace germini::server

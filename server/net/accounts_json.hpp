// Parses request bodies about accounts. Errors name the field that is wrong.
#pragma once
#include "protocol/wire/json_text.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace germini::server {

struct SignUpRequest {
    std::optional<std::string> name; ///< of a new person, normalised for storage
    std::string login;               ///< normalised for storage
    std::string password;            ///< normalised for hashing
    std::optional<std::string> invitation;
};
protocol::ReadResult<SignUpRequest> read_sign_up(const std::string& body, std::size_t most_bytes);

struct LogInRequest {
    std::string login,
        password;       ///< the password in composed form, or unchanged if it cannot be a valid password
    bool merge = false; ///< merges the current guest into the account
};
protocol::ReadResult<LogInRequest> read_log_in(const std::string& body, std::size_t most_bytes);

/// A link code created in another browser.
struct LinkCodeRequest {
    std::string code; ///< as typed
    bool dry_run = false;
    std::optional<std::string> password{}; ///< of the requesting account
};
protocol::ReadResult<LinkCodeRequest> read_link_code(const std::string& body, std::size_t most_bytes);

/// A recovery code or reset secret, and the new password.
struct RecoverRequest {
    std::string login; ///< empty if the secret itself identifies the account
    std::string word;
    std::string password; ///< normalised for hashing
    bool merge = false;   ///< merges the current guest into the account
};
protocol::ReadResult<RecoverRequest> read_recover(const std::string& body, std::size_t most_bytes);
protocol::ReadResult<RecoverRequest> read_reset(const std::string& body, std::size_t most_bytes);

struct ChangeRequest {
    std::string old, password;
};
protocol::ReadResult<ChangeRequest> read_change(const std::string& body, std::size_t most_bytes);
struct ResetLinkRequest {
    std::string login;
    std::optional<std::string> password{}; ///< of the requesting administrator
};
protocol::ReadResult<ResetLinkRequest> read_reset_link(const std::string& body, std::size_t most_bytes);
/// A body with an optional password; guests send none.
protocol::ReadResult<std::optional<std::string>> read_password(const std::string& body,
                                                               std::size_t most_bytes);

} // namespace germini::server

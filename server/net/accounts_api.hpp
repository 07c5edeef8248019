// Endpoints for creating an account and signing in (protocol/README.md). Passwords, codes and secrets are
// sent only in bodies, because proxies log addresses.
#pragma once
#include "server/net/call.hpp"
#include "server/net/cookies.hpp"
#include "server/net/passwords.hpp"
#include "server/net/replies.hpp"
#include "server/net/sockets.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Number of recovery codes issued at once.
inline constexpr std::size_t kRecoveryCodes = 10;

/// New recovery codes: in plain text, shown only once, and as the hashes that are stored.
struct NewCodes {
    std::vector<std::string> texts;
    std::vector<SecretHash> hashes;
};
NewCodes new_codes();
/// Returns the error for a guess that was wrong or was not checked. `path` is the field that held the guess.
Response guess_refusal(const Passwords::GuessResult& guess, const char* path);
/// Returns the error for a new password that looks like the login.
Response password_is_login();
/// Returns the error for a password that was correct when sent but has been changed since.
Response stale_authorisation(const char* path);

class AccountsApi {
public:
    using Guest = std::optional<model::Guest>;
    /// Returns the requesting guest if a log-in is to merge them into the account; an account is never
    /// merged.
    static Guest to_merge(bool merge, const Guest& guest) {
        return merge && guest && !guest->member ? guest : std::nullopt;
    }

    AccountsApi(ServerContext& server, const NetSettings& settings, Sockets& sockets, Passwords& passwords)
        : server_(server), settings_(settings), sockets_(sockets), passwords_(passwords) {}

    /// POST /api/accounts: adds an account to a guest, or creates a new person with an account
    Answer sign_up(const Call& call) const;
    /// POST /api/log-in; may merge the current guest into the account
    Answer log_in(const Call& call) const;
    /// POST /api/log-in/code: signs in with a recovery code and sets a new password
    Answer recover(const Call& call) const;
    /// POST /api/log-in/reset: signs in with a reset link from an administrator and sets a new password
    Answer reset(const Call& call) const;

    /// Signs in a person who has proved ownership of `account`. Merges the guest `was` into the account, if
    /// there is one.
    Answer sign_in(const model::Guest& account, const Guest& was, model::Authorisation authorisation,
                   const NewSession& new_session) const;

private:
    Answer merge_and_sign_in(const model::Guest& guest, model::GuestKey account,
                             model::Authorisation authorisation, const NewSession& new_session) const;
    /// Sets a password. On success, clears the failed attempts of `attempt`, if given.
    Answer set(model::SetPassword command, const std::optional<LoginAttempt>& attempt, const Guest& was,
               const NewSession& new_session, const char* path) const;

    ServerContext& server_;
    const NetSettings& settings_;
    Sockets& sockets_;
    Passwords& passwords_;
};

} // namespace germini::server

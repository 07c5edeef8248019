// The calls by which somebody has an account, and comes by it (protocol/README.md). Passwords, codes and
// secrets stand in bodies and nowhere else: addresses are logged on the way.
#pragma once
#include "server/net/cookies.hpp"
#include "server/net/passwords.hpp"
#include "server/net/replies.hpp"
#include "server/net/sockets.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// That one is given at once.
inline constexpr std::size_t kRecoveryCodes = 10;

/// Codes as they are shown, once, and as they are kept.
struct NewCodes {
    std::vector<std::string> shown;
    std::vector<SecretHash> kept;
};
NewCodes new_codes();
/// What a guess comes to that was not looked at, or is wrong; `path`: of what was guessed.
Response unguessed(const Passwords::Guess& guess, const char* path);
/// The new password looks like the login.
Response password_is_login();
/// The password was the right one when it was said.
Response outdated(const char* path);

class AccountsApi {
public:
    using Guest = std::optional<store::Guest>;

    AccountsApi(World& world, const NetSettings& settings, Sockets& sockets, Passwords& passwords)
        : world_(world), settings_(settings), sockets_(sockets), passwords_(passwords) {}

    /// POST /api/accounts: a guest has one from now on, or somebody new at once
    void sign_up(const Request& request, const Guest& guest, const Reply& reply) const;
    /// POST /api/log-in; what he was here as a guest may become his
    void log_in(const Request& request, const Guest& guest, const Reply& reply) const;
    /// POST /api/log-in/code: by a recovery code, with a new password
    void recover(const Request& request, const Reply& reply) const;
    /// POST /api/log-in/reset: by a link of an administrator's, with a new password
    void reset(const Request& request, const Reply& reply) const;

    /// Lets him in who has shown that he is the account; `was`: who becomes his too, where there is anybody.
    void come(const store::Guest& account, const Guest& was, store::Shown shown, const Arrival& arrival,
              const Reply& reply) const;

private:
    void let_in(const store::Guest& guest, store::Shown shown, const Arrival& arrival,
                const Reply& reply) const;
    void take_along(const store::Guest& guest, store::GuestKey account, store::Shown shown,
                    const Arrival& arrival, const Reply& reply) const;
    void add(store::SignUp command, const Arrival& arrival, const AddressPtr& address, NewCodes codes,
             const Reply& reply) const;
    /// `guesser`: who is forgiven where it is right.
    void set(store::SetPassword command, const std::optional<Guesser>& guesser, const Arrival& arrival,
             const char* path, const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
    Sockets& sockets_;
    Passwords& passwords_;
};

} // namespace germini::server

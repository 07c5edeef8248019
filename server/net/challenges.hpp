// Challenges for passkey authenticators to sign; they prevent the reuse of an earlier signature.
#pragma once
#include "server/model/account_command.hpp"

#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace germini::server {

inline constexpr std::chrono::minutes kChallengeTime{5};
/// Maximum number of open challenges, in total and per address. At an address's limit, a new challenge
/// replaces the oldest of that address. At the total limit, it replaces the oldest of the address with the
/// most challenges.
inline constexpr std::size_t kMostChallenges = 4096, kMostChallengesPerAddress = 64;

/// Not thread-safe; use on one strand. A restart discards all challenges.
class Challenges {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Returns a new challenge in base64url. `authorisation`: the credential that authorised adding a
    /// passkey; nullopt when signing in with one.
    std::string make(const std::string& address, Time now,
                     std::optional<model::Authorisation> authorisation = std::nullopt);
    struct Made {
        std::optional<model::Authorisation> authorisation;
    };
    /// Consumes a challenge. Returns nullopt if it is unknown, expired or already used.
    std::optional<Made> take(const std::string& challenge, Time now);

private:
    struct Open {
        std::string text;
        Time until;
        Made made;
    };
    using Queue = std::deque<Open>; ///< oldest first
    void end_oldest(std::map<std::string, Queue>::iterator queue);
    void end_late(Time now);

    std::map<std::string, Queue> open_; ///< by address; no queue is empty
    std::size_t size_ = 0;
};

} // namespace germini::server

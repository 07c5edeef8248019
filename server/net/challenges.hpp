// What authenticators are asked to sign, so that nothing that was signed before will do.
#pragma once
#include "server/store/account_command.hpp"

#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>

namespace germini::server {

inline constexpr std::chrono::minutes kChallengeTime{5};
/// At once; a new one ends the oldest.
inline constexpr std::size_t kMostChallenges = 4096;

/// On one strand. A restart forgets them.
class Challenges {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// In base64url. `shown`: by whom a passkey is to be added; none: somebody comes by one.
    std::string make(Time now, std::optional<store::Shown> shown = std::nullopt);
    struct Made {
        std::optional<store::Shown> shown;
    };
    /// Good once, and not for ever; none otherwise.
    std::optional<Made> take(const std::string& challenge, Time now);

private:
    struct Open {
        std::string text;
        Time until;
        Made made;
    };
    std::deque<Open> open_; ///< the oldest first
};

} // namespace germini::server

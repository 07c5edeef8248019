// What authenticators are asked to sign, so that nothing that was signed before will do.
#pragma once
#include "server/store/account_command.hpp"

#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace germini::server {

inline constexpr std::chrono::minutes kChallengeTime{5};
/// Open at once, of all addresses and of one. A new one ends the oldest of its address; where all are too
/// many, the oldest of the address that has most.
inline constexpr std::size_t kMostChallenges = 4096, kMostChallengesAnAddress = 64;

/// On one strand. A restart forgets them.
class Challenges {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// In base64url. `shown`: by whom a passkey is to be added; none: somebody comes by one.
    std::string make(const std::string& address, Time now, std::optional<store::Shown> shown = std::nullopt);
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
    using Line = std::deque<Open>; ///< the oldest first
    void end_oldest(std::map<std::string, Line>::iterator line);
    void end_late(Time now);

    std::map<std::string, Line> open_; ///< by address; no line is empty
    std::size_t size_ = 0;
};

} // namespace germini::server

// The drawn seats of an evening.
#pragma once
#include "engine/core/match.hpp"
#include "server/model/keys.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace germini::model {

struct EveningSeatRow {
    int number = 1; ///< number of the table
    Seat seat{};
    std::optional<GuestKey> guest{};     ///< the guest who has the seat
    std::optional<std::string> called{}; ///< name that the organiser entered for a person who is not a member
    bool bot = false;                    ///< a bot's seat; if all three are unset, the seat is open
    std::string name{};                  ///< the guest's display name
    std::int64_t person = 0;             ///< the guest's public number
    bool member = false;                 ///< the guest is a member of the club
};

/// How often two guests have played a match of the season together.
struct Meeting {
    GuestKey one, other;
    int times = 0;
};

} // namespace germini::model

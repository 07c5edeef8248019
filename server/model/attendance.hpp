// Attendance at an evening: answers, guests and their numbers.
#pragma once
#include "server/model/keys.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::model {

/// Most guests' names at an evening, and most people who come in all.
inline constexpr std::size_t kMostEveningGuests = 60, kMostComing = 200;

inline constexpr std::array<std::string_view, 3> kComing{"yes", "perhaps", "no"};

struct AttendeeRow {
    GuestKey guest;
    std::string name; ///< display name
    std::int64_t number = 0;
    std::string answer; ///< one of kComing
    bool account = false;
};

struct EveningGuestRow {
    std::int64_t key = 0;
    std::string name;
};

/// Numbers of people who come, guests included, and who may come; and one person's own answer.
struct Attendance {
    std::int64_t coming = 0, perhaps = 0;
    std::optional<std::string> mine{}; ///< one of kComing
};

} // namespace germini::model

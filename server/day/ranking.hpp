// Places and percentages of a day, computed from its results alone.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

namespace germini::day {

/// Minimum number of people in a field for percentages; with fewer there are only places.
inline constexpr std::int64_t kLeastPeople = 5;

/// Returns the place of each result, from 1; equal results share the better place. `results` are in
/// descending order.
std::vector<std::int64_t> places(const std::vector<std::int64_t>& results);

/// A result compared with the others of its field.
struct Standing {
    std::int64_t others = 0, beaten = 0, equal = 0;
};
/// Returns the standing of each result. `results` are in descending order.
std::vector<Standing> standings(const std::vector<std::int64_t>& results);

/// Returns the share of the others that were beaten, ties counting half, in rounded per cent; nullopt if the
/// field has fewer than kLeastPeople people.
std::optional<int> percent(const Standing& standing, std::int64_t people);

} // namespace germini::day

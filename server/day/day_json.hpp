// The deal of the day as JSON (schema/day.json).
#pragma once
#include "server/crypto/blake2b.hpp"
#include "server/day/model.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::day {

/// Number of tries that a list shows. Below them it shows only the reader's own try and its neighbours.
inline constexpr std::size_t kMostListed = 50;
/// Number of days before today whose shares a person sees.
inline constexpr int kWeek = 7;

/// Returns a person's try during its day, with its standing once it is finished.
nlohmann::ordered_json try_json(const model::DayTry& tried, const std::string& table,
                                const model::DayStanding::Outcome& standing);
/// Returns the results of a day, without the proof. `own`: the reader's keys, including those of guests who
/// were merged into them.
nlohmann::ordered_json results_json(const model::DayResults::Outcome& results,
                                    const std::vector<model::GuestKey>& own);
/// Returns the best try among the accounts of a day, and the reader's place. `people`: number of accounts
/// that played. `shares`: those of the reader.
nlohmann::ordered_json past_json(const model::DayBest& asked, const model::DayBest::Outcome& best,
                                 std::int64_t people, const std::vector<model::PersonDays::Share>& shares);
/// Returns the mean share of each of the kWeek days before `today`, the oldest first.
nlohmann::ordered_json week_json(const std::vector<model::PersonDays::Share>& shares,
                                 const std::string& today);
/// Returns the number of consecutive days, up to today or yesterday, on which a person finished a try
/// themselves. `dates`: all such days, the newest first.
int streak_of(const std::vector<std::string>& dates, const std::string& today);

} // namespace germini::day

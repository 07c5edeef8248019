// The deal of the day as JSON (schema/day.json).
#pragma once
#include "server/crypto/blake2b.hpp"
#include "server/day/model.hpp"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace germini::day {

/// The tries that a list shows; behind them come only the reader's own and its neighbours.
inline constexpr std::size_t kMostListed = 50;
/// Days whose shares a person is shown.
inline constexpr int kWeek = 7;

/// A person's finished or unfinished try while its day runs.
nlohmann::ordered_json try_json(const model::DayTry& tried, const std::string& table,
                                const model::DayStanding::Outcome& standing);
/// The results of a day, without its proof. `own`: rows of the reader.
nlohmann::ordered_json results_json(const model::DayResults::Outcome& results,
                                    const std::vector<model::GuestKey>& own);
/// The best try of a day, and the reader's share of it.
nlohmann::ordered_json yesterday_json(const std::string& game, const model::DayResults::Outcome& results,
                                      const std::vector<model::GuestKey>& own);
/// The mean share of each of the days before `today`, the oldest first.
nlohmann::ordered_json week_json(const std::vector<model::PersonDays::Share>& shares,
                                 const std::string& today);
/// The days in a row up to today, or to yesterday, on which the person finished a try.
int streak_of(const std::vector<std::string>& dates, const std::string& today);

} // namespace germini::day

// One deal of a day: its date, game and field, and the id and key of its table.
#pragma once
#include "server/crypto/blake2b.hpp"
#include "server/day/model.hpp"
#include "server/fair/fair.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace germini::day {

/// Guests have a deal of their own, so that nobody can look at the accounts' deal first.
using Field = model::DayField;

/// Number of deals that a bot imagines per move. It is fixed so that the bots are the same in every try.
inline constexpr int kWorlds = 160;
/// Milliseconds before the end of the day after which no try may begin.
inline constexpr std::int64_t kLastBegin = 30 * 60 * 1000;

/// One deal: everybody in its field plays the same cards from the same seat.
struct Deal {
    std::string date; ///< "2026-12-01"
    std::string game;
    Field field = Field::accounts;
    friend bool operator==(const Deal&, const Deal&) = default;
};
/// Returns the id of the deal's table: "day-2026-12-01-minchiate", for guests with "-guests" after it.
std::string table_of(const Deal& deal);
/// Reads a table's id; nullopt for any other text.
std::optional<Deal> deal_of(std::string_view table);
/// Returns the key of the deal's table (docs/fair.md), from the secret of its day.
server::FairKey key_of(const server::Hash256& secret, const Deal& deal);

} // namespace germini::day

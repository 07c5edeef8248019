#include "server/day/day.hpp"

#include "server/day/day_games.hpp"
#include "server/names/zone.hpp"

namespace germini::day {
namespace {

constexpr std::string_view kPrefix = "day-", kGuests = "-guests";
constexpr std::size_t kDate = 10; // characters

} // namespace

std::string table_of(const Deal& deal) {
    std::string id(kPrefix);
    ((id += deal.date) += '-') += deal.game;
    if (deal.field == Field::guests) id += kGuests;
    return id;
}

std::optional<Deal> deal_of(std::string_view table) {
    if (!table.starts_with(kPrefix)) return std::nullopt;
    table.remove_prefix(kPrefix.size());
    Deal deal{std::string(table.substr(0, kDate)), {}, Field::accounts};
    if (!names::is_day(deal.date) || table.size() <= kDate + 1 || table[kDate] != '-') return std::nullopt;
    table.remove_prefix(kDate + 1);
    if (table.ends_with(kGuests)) {
        deal.field = Field::guests;
        table.remove_suffix(kGuests.size());
    }
    if (find_game(table) == nullptr) return std::nullopt;
    deal.game = table;
    return deal;
}

server::FairKey key_of(const server::Hash256& secret, const Deal& deal) {
    return server::blake2b("germini-day/1 " + deal.game + " " + std::string(model::word(deal.field)), secret);
}

} // namespace germini::day

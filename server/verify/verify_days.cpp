#include "server/verify/verify_days.hpp"

#include "server/day/day_games.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::json;

struct StoredTry {
    std::string game, record, result;
    int seat = 0, halves = 0;
    std::optional<int> amount;
};

/// Returns what contradicts the record; empty if nothing does.
std::string difference(const StoredTry& stored, const Games& games) {
    const Game* const game = games.find(stored.game);
    const auto record = protocol::parse_raw(stored.record);
    if (game == nullptr || !record) return "its record cannot be read";
    const auto played = game->read_record(*record);
    if (!played || played->bad || !played->closing) return "its record is incomplete";
    const std::string& result = played->closing->result.unsealed();
    if (json::parse(result) != json::parse(stored.result, nullptr, false))
        return "its result does not follow from its record";
    const day::Worth worth = day::worth_of(stored.game, result, stored.seat);
    if (worth.halves != stored.halves || worth.units != stored.amount)
        return "its points do not follow from its record";
    return {};
}

} // namespace

void verify_days(store::Database& db, const Games& games, Findings& findings) {
    store::Statement row(db, "SELECT id, date, game, record, result, seat, halves, amount FROM day_tries"
                             " WHERE finished IS NOT NULL ORDER BY key");
    while (row.step()) {
        StoredTry stored{row.text(2), row.text(3), row.text(4), 0, 0, {}};
        stored.seat = static_cast<int>(row.integer(5));
        stored.halves = static_cast<int>(row.integer(6));
        if (const auto amount = row.integer_or_null(7)) stored.amount = static_cast<int>(*amount);
        const std::string differs = difference(stored, games);
        if (!differs.empty()) findings.add("try " + row.text(0) + " of " + row.text(1), differs);
    }
}

} // namespace germini::server

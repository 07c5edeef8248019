#include "server/verify/verify_hand.hpp"

#include "server/store/hands.hpp"
#include "server/table/recorded.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::json;

struct StoredHand {
    store::HandKey key;
    std::string id, game, rules, record, result, ending;
    Seat dealer{};
};

/// The first place at which two results differ, and both.
std::string difference(const json& stored, const json& played) {
    const json patch = json::diff(stored, played);
    if (patch.empty()) return {};
    const std::string path = patch[0].value("path", "");
    return "its result differs at \"" + path + "\"";
}

/// What differs of one hand; empty: nothing.
std::string compare(store::Database& db, const StoredHand& hand, const Games& games) {
    const Game* const game = games.find(hand.game);
    if (game == nullptr) return "this program has no game " + hand.game;
    const json record = json::parse(hand.record, nullptr, false),
               result = json::parse(hand.result, nullptr, false);
    if (record.is_discarded()) return "its record is no JSON";
    if (result.is_discarded()) return "its result is no JSON";
    const auto played = game->read_record(record);
    if (!played) return "its record cannot be played: " + played.error().message;
    if (played->bad)
        return "its record breaks " + played->bad->rule + " in move " + std::to_string(played->bad->move + 1);
    if (!played->closing) return "its record is not played to its end";
    if (played->hand.rules() != hand.rules) return "its record is of other rules than its table";
    const ClosedHand& closed = played->closing->hand;
    if (auto differs = difference(result, json::parse(played->closing->result.unsealed())); !differs.empty())
        return differs;
    if (word(closed.ending) != hand.ending)
        return "it is stored as " + hand.ending + ", and ended as " + std::string(word(closed.ending));
    const auto seats = store::seats_of_hand(db, hand.key);
    if (static_cast<int>(seats.size()) != closed.amounts.size()) return "it is stored with other seats";
    for (const store::HandSeat& seat : seats)
        if (seat.amount != closed.amounts[seat.seat])
            return "seat " + std::to_string(index(seat.seat)) + " is stored with " +
                   (seat.amount ? std::to_string(*seat.amount) : std::string("nothing")) + ", and comes to " +
                   std::to_string(closed.amounts[seat.seat]);
    return {};
}

} // namespace

void verify_hands(store::Database& db, const Games& games, Findings& findings, Verified& out) {
    store::Statement row(db,
                         "SELECT h.key, h.id, t.game, t.rules, h.record, h.result, h.ending, h.dealer, c.n"
                         " FROM hands h JOIN matches m ON m.key = h.match_key"
                         " JOIN tables t ON t.key = m.table_key LEFT JOIN chain c ON c.hand_key = h.key"
                         " WHERE h.closed IS NOT NULL ORDER BY h.key");
    while (row.step()) {
        ++out.hands;
        const StoredHand hand{row.key<store::HandKey>(0),
                              row.text(1),
                              row.text(2),
                              row.text(3),
                              row.text_or_null(4).value_or(""),
                              row.text_or_null(5).value_or(""),
                              row.text_or_null(6).value_or(""),
                              row.place<Seat>(7)};
        const auto link = row.integer_or_null(8);
        const std::string where = "hand " + hand.id + (link ? " (link " + std::to_string(*link) + ")" : "");
        try {
            if (const std::string differs = compare(db, hand, games); !differs.empty())
                findings.add(where, differs);
        } catch (const store::StoreError&) { throw; } catch (const std::exception& error) {
            findings.add(where, error.what());
        }
    }
}

} // namespace germini::server

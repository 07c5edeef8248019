#include "server/store/history.hpp"

#include "server/store/shares.hpp"

#include <algorithm>
#include <limits>

namespace germini::store {
namespace {

model::PastMatch read_match(Database& db, Statement& row, decltype(&hands_of) hands = &hands_of) {
    model::PastMatch past;
    past.match = match_of(db, row.key<model::MatchKey>(0));
    past.table_id = row.text(1);
    past.game = row.text(2);
    past.rules = row.text(3);
    past.lines = lines_of(db, past.match.key);
    past.hands = hands(db, past.match.key);
    return past;
}

/// Adds who agrees that everybody may see the match, and whether everybody may.
model::PastMatch with_agreements(Database& db, model::PastMatch past) {
    const bool asked = past.match.ended && !past.match.is_public;
    if (asked) past.agreements = agreements_on(db, past.match.key);
    past.everybody = past.match.is_public ||
                     (!past.agreements.empty() &&
                      std::all_of(past.agreements.begin(), past.agreements.end(),
                                  [](const model::MatchAgreement& player) { return player.agrees; }));
    return past;
}

} // namespace

// What a guest may see: matches that everybody could watch, and those that the guest took part in. The
// table `history` lists the finished ones; for a single match, a condition in its query decides: `t` is the
// table, ?1 the guest. A match under way is listed for seated guests who have played a closed hand of it.
std::vector<model::PastMatch> history(Database& db, std::optional<model::GuestKey> guest,
                                      const std::optional<std::string>& before, int most) {
    constexpr model::GuestKey kEverybody; // null key
    model::MatchKey end(std::numeric_limits<std::int64_t>::max());
    std::vector<model::PastMatch> matches;
    if (before) {
        Statement last(db, "SELECT key FROM matches WHERE id = ?");
        if (!last.with(*before).step()) return matches;
        end = last.key<model::MatchKey>(0);
    }
    // Two lists, each in index order, are merged as far as the page goes; the third is short.
    Statement row(db, "WITH page (key) AS ("
                      " SELECT match_key FROM history WHERE guest = ?1 AND match_key < ?3"
                      " UNION SELECT match_key FROM history WHERE guest = ?2 AND match_key < ?3"
                      " UNION SELECT m.key FROM seats s JOIN matches m ON m.table_key = s.table_key"
                      "  WHERE s.guest = ?2 AND m.ended IS NULL AND m.key < ?3 AND EXISTS"
                      "  (SELECT 1 FROM hands h JOIN hand_seats p ON p.hand_key = h.key"
                      "   WHERE h.match_key = m.key AND h.closed IS NOT NULL AND p.guest = ?2)"
                      " ORDER BY 1 DESC LIMIT ?4)"
                      " SELECT m.key, t.id, game, coalesce(m.rules, t.rules) FROM page"
                      " JOIN matches m ON m.key = page.key JOIN tables t ON t.key = m.table_key"
                      " ORDER BY page.key DESC");
    row.with(kEverybody, guest.value_or(kEverybody), end, most);
    while (row.step()) matches.push_back(read_match(db, row));
    return matches;
}

std::optional<model::PastMatch> find_match(Database& db, const std::string& id,
                                           std::optional<model::GuestKey> guest) {
    Statement row(
        db, "WITH his (key) AS (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
            " SELECT m.key, t.id, game, coalesce(m.rules, t.rules) FROM matches m JOIN tables t ON t.key = "
            "m.table_key"
            " WHERE m.id = ?2 AND (m.public = 1"
            " OR EXISTS (SELECT 1 FROM history WHERE match_key = m.key AND guest = 0)"
            " OR EXISTS (SELECT 1 FROM members WHERE table_key = t.key AND guest IN (SELECT key FROM his))"
            " OR EXISTS (SELECT 1 FROM hands h JOIN hand_seats s ON s.hand_key = h.key"
            "  WHERE h.match_key = m.key AND s.guest IN (SELECT key FROM his)))");
    if (!row.with(guest, id).step()) return std::nullopt;
    return with_agreements(db, read_match(db, row));
}

void for_each_match(Database& db, const std::function<void(const model::PastMatch&)>& visit) {
    Statement row(db, "SELECT m.key, t.id, game, coalesce(m.rules, t.rules) FROM matches m JOIN tables t ON "
                      "t.key = m.table_key"
                      " ORDER BY m.key");
    while (row.step()) visit(read_match(db, row, &nameless_hands_of));
}

// Everybody may see it if the match was made public before the deal, or if all who played it agree. An
// annulled hand is dealt again, and what its players had announced must not be revealed to the next deals.
std::optional<model::PastHand> ClosedHands::find(Database& db, const std::string& id,
                                                 std::optional<model::GuestKey> guest) {
    Statement row(db,
                  "WITH his (key) AS (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
                  " SELECT h.key, m.id, game, number, record, result, coalesce(m.rules, t.rules), m.public,"
                  " EXISTS (SELECT 1 FROM members WHERE table_key = t.key AND guest IN (SELECT key FROM his))"
                  " OR EXISTS (SELECT 1 FROM hand_seats WHERE hand_key = h.key"
                  "  AND guest IN (SELECT key FROM his)), t.id, from_hand"
                  " FROM hands h JOIN matches m ON m.key = h.match_key JOIN tables t ON t.key = m.table_key"
                  " WHERE h.id = ?2 AND closed IS NOT NULL AND (ending <> 'annulled' OR ended IS NOT NULL)");
    if (!row.with(guest, id).step()) return std::nullopt;
    const auto key = row.key<model::HandKey>(0);
    const model::Agreement agreement = agreement_on(db, key, guest);
    const bool open = row.flag(7) || agreement.whole();
    if (!open && !row.flag(8)) return std::nullopt;
    return model::PastHand{row.text(1),
                           row.text(2),
                           row.text(6),
                           server::MatchHand{static_cast<int>(row.integer(3))},
                           seats_of_hand(db, key),
                           row.text(4),
                           row.text(5),
                           model::ClosedLog(events_of(db, key), true),
                           open,
                           guest ? seat_played(db, id, *guest) : std::nullopt,
                           agreement,
                           link_of(db, key),
                           row.text(9),
                           server::at_table(server::TableHand{static_cast<int>(row.integer(10))},
                                            server::MatchHand{static_cast<int>(row.integer(3))}),
                           hand_secret_of(db, key)};
}

namespace {

/// Reads the columns key, id, match, game, rules, number, table, first hand: without log and seats.
model::StruckHand read_struck(Database& db, const Statement& row, model::ClosedLog log,
                              std::vector<model::HandSeat> seats) {
    const server::MatchHand number{static_cast<int>(row.integer(5))};
    return model::StruckHand{row.text(1),
                             row.text(2),
                             row.text(3),
                             row.text(4),
                             number,
                             std::move(seats),
                             std::move(log),
                             row.text(6),
                             server::at_table(server::TableHand{static_cast<int>(row.integer(7))}, number),
                             hand_secret_of(db, row.key<model::HandKey>(0))};
}

} // namespace

std::optional<model::StruckHand> ClosedHands::find_struck(Database& db, const std::string& match,
                                                          std::optional<model::GuestKey> guest) {
    Statement row(
        db,
        "WITH his (key) AS (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
        " SELECT h.key, h.id, m.id, game, coalesce(m.rules, t.rules), h.number, t.id, from_hand FROM matches "
        "m"
        " JOIN hands h ON h.match_key = m.key JOIN tables t ON t.key = m.table_key"
        " WHERE m.id = ?2 AND m.ended IS NOT NULL AND m.broken_off = 1 AND h.closed IS NULL AND (m.public = 1"
        " OR EXISTS (SELECT 1 FROM history WHERE match_key = m.key AND guest = 0)"
        " OR EXISTS (SELECT 1 FROM members WHERE table_key = t.key AND guest IN (SELECT key FROM his))"
        " OR EXISTS (SELECT 1 FROM hand_seats s WHERE s.hand_key = h.key"
        "  AND s.guest IN (SELECT key FROM his)))");
    if (!row.with(guest, match).step()) return std::nullopt;
    const auto key = row.key<model::HandKey>(0);
    return read_struck(db, row, model::ClosedLog(events_of(db, key), false), seats_of_hand(db, key));
}

model::ClosedLog ClosedHands::log_of(Database& db, model::HandKey hand) {
    Statement row(db, "SELECT 1 FROM hands h JOIN matches m ON m.key = h.match_key WHERE h.key = ?"
                      " AND h.closed IS NOT NULL AND (h.ending <> 'annulled' OR m.ended IS NOT NULL)");
    const bool shown = row.with(hand).step();
    return {shown ? events_of(db, hand) : std::vector<model::EventsRow>(), true};
}

void ClosedHands::for_each_struck(Database& db, const std::function<void(const model::StruckHand&)>& visit) {
    Statement row(
        db,
        "SELECT h.key, h.id, m.id, game, coalesce(m.rules, t.rules), h.number, t.id, from_hand FROM matches m"
        " JOIN hands h ON h.match_key = m.key JOIN tables t ON t.key = m.table_key"
        " WHERE m.ended IS NOT NULL AND m.broken_off = 1 AND h.closed IS NULL ORDER BY h.key");
    while (row.step()) {
        const auto key = row.key<model::HandKey>(0);
        visit(read_struck(db, row, model::ClosedLog(events_of(db, key), false), nameless_seats_of(db, key)));
    }
}

} // namespace germini::store

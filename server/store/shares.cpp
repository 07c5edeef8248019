#include "server/store/shares.hpp"

#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"

namespace germini::store {

std::optional<Seat> seat_played(Database& db, const std::string& hand, model::GuestKey guest) {
    Statement row(db,
                  "WITH his (key) AS (SELECT key FROM guests WHERE key = ?2 OR merged_into = ?2)"
                  " SELECT seat FROM hand_seats JOIN hands h ON h.key = hand_key"
                  " JOIN matches m ON m.key = match_key"
                  " WHERE h.id = ?1 AND closed IS NOT NULL AND (ending <> 'annulled' OR ended IS NOT NULL)"
                  " AND (guest IN (SELECT key FROM his) OR finisher IN (SELECT key FROM his))"
                  " ORDER BY guest IN (SELECT key FROM his) DESC LIMIT 1");
    if (!row.with(hand, guest).step()) return std::nullopt;
    return row.place<Seat>(0);
}

std::vector<model::ShareRow> shares_of(Database& db, const std::string& hand, model::GuestKey guest) {
    Statement row(db, "SELECT s.id, s.created FROM shares s JOIN hands h ON h.key = hand_key"
                      " WHERE h.id = ? AND guest = ? ORDER BY s.key");
    row.with(hand, guest);
    std::vector<model::ShareRow> shares;
    while (row.step()) shares.push_back(model::ShareRow{row.text(0), row.integer(1)});
    return shares;
}

void add_share(Database& db, const std::string& hand, model::GuestKey guest, Seat seat,
               const model::ShareRow& share, const server::SecretHash& secret) {
    Statement(db, "INSERT INTO shares (id, secret, hand_key, guest, seat, created)"
                  " VALUES (?, ?, (SELECT key FROM hands WHERE id = ?), ?, ?, ?)")
        .with(share.id, as_blob(secret), hand, guest, seat, share.created)
        .run();
}

void end_share(Database& db, const std::string& share, model::GuestKey guest) {
    Statement(db, "DELETE FROM shares WHERE id = ? AND guest = ?").with(share, guest).run();
}

model::Agreement agreement_on(Database& db, model::HandKey hand, std::optional<model::GuestKey> guest) {
    Statement row(db, "WITH rows (guest) AS (SELECT guest FROM hand_seats WHERE hand_key = ?1"
                      " UNION SELECT finisher FROM hand_seats WHERE hand_key = ?1),"
                      " players (guest) AS (SELECT DISTINCT coalesce(g.merged_into, g.key) FROM rows"
                      " JOIN guests g ON g.key = rows.guest)"
                      " SELECT count(a.guest), count(*), count(*) FILTER (WHERE a.guest = ?2) FROM players p"
                      " LEFT JOIN agreements a ON a.hand_key = ?1 AND a.guest = p.guest"
                      " WHERE p.guest IS NOT NULL");
    row.with(hand, guest);
    if (!row.step()) return {};
    return {static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1)), row.flag(2)};
}

void set_agreement(Database& db, const std::string& hand, model::GuestKey guest, bool agrees) {
    Statement(db, agrees ? "INSERT INTO agreements (hand_key, guest)"
                           " SELECT key, ?2 FROM hands WHERE id = ?1 ON CONFLICT DO NOTHING"
                         : "DELETE FROM agreements WHERE guest = ?2"
                           " AND hand_key = (SELECT key FROM hands WHERE id = ?1)")
        .with(hand, guest)
        .run();
}

std::vector<model::MatchAgreement> agreements_on(Database& db, model::MatchKey match) {
    Statement row(
        db, "SELECT p.guest, g.name, g.number, count(*) FILTER (WHERE a.whole_match = 1) = count(*)"
            " FROM hand_players p"
            " JOIN guests g ON g.key = p.guest"
            " LEFT JOIN agreements a ON a.hand_key = p.hand_key AND a.guest = p.guest"
            " WHERE p.match_key = ? GROUP BY p.guest, g.name, g.number ORDER BY min(p.hand_key), p.guest");
    row.with(match);
    std::vector<model::MatchAgreement> players;
    while (row.step())
        players.push_back({row.key<model::GuestKey>(0), names::display_name(row.text(1), row.integer(2)),
                           row.integer(2), row.flag(3)});
    return players;
}

bool agree_on_match(Database& db, const std::string& match, model::GuestKey guest, bool agrees) {
    Statement row(db, "SELECT DISTINCT p.hand_key FROM hand_players p JOIN matches m ON m.key = p.match_key"
                      " WHERE m.id = ? AND m.ended IS NOT NULL AND p.guest = ? ORDER BY 1");
    row.with(match, guest);
    std::vector<model::HandKey> hands;
    while (row.step()) hands.push_back(row.key<model::HandKey>(0));
    for (const model::HandKey hand : hands)
        Statement(db, agrees ? "INSERT INTO agreements (hand_key, guest, whole_match) VALUES (?, ?, 1)"
                               " ON CONFLICT (hand_key, guest) DO UPDATE SET whole_match = 1"
                             : "DELETE FROM agreements WHERE hand_key = ? AND guest = ?")
            .with(hand, guest)
            .run();
    return !hands.empty();
}

std::optional<model::SharedHand> ClosedHands::find_shared(Database& db, const server::SecretHash& secret) {
    Statement row(db, "SELECT h.key, game, coalesce(m.rules, t.rules), s.seat FROM shares s JOIN hands h ON "
                      "h.key = hand_key"
                      " JOIN matches m ON m.key = h.match_key JOIN tables t ON t.key = m.table_key"
                      " WHERE s.secret = ? AND closed IS NOT NULL"
                      " AND (ending <> 'annulled' OR ended IS NOT NULL)");
    if (!row.with(as_blob(secret)).step()) return std::nullopt;
    const auto key = row.key<model::HandKey>(0);
    model::SharedHand shared{row.text(1), row.text(2), row.place<Seat>(3),
                             {},          {},          model::ClosedLog(events_of(db, key), true)};
    for (const model::HandSeat& seat : seats_of_hand(db, key)) {
        shared.amounts.push_back(seat.amount.value_or(0));
        shared.bots.push_back(!seat.guest);
    }
    return shared;
}

} // namespace germini::store

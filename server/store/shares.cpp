#include "server/store/shares.hpp"

#include <span>

namespace germini::store {

std::optional<Seat> seat_played(Database& db, const std::string& hand, GuestKey guest) {
    Statement row(db, "SELECT seat FROM hand_seats JOIN hands ON key = hand_key"
                      " WHERE id = ?1 AND closed IS NOT NULL AND (guest = ?2 OR finisher = ?2)"
                      " ORDER BY guest = ?2 DESC LIMIT 1");
    if (!row.with(hand, guest).step()) return std::nullopt;
    return row.place<Seat>(0);
}

std::vector<ShareRow> shares_of(Database& db, const std::string& hand, GuestKey guest) {
    Statement row(db, "SELECT s.id, s.created FROM shares s JOIN hands h ON h.key = hand_key"
                      " WHERE h.id = ? AND guest = ? ORDER BY s.key");
    row.with(hand, guest);
    std::vector<ShareRow> shares;
    while (row.step()) shares.push_back(ShareRow{row.text(0), row.integer(1)});
    return shares;
}

void add_share(Database& db, const std::string& hand, GuestKey guest, Seat seat, const ShareRow& share,
               const server::SecretHash& secret) {
    Statement(db, "INSERT INTO shares (id, secret, hand_key, guest, seat, created)"
                  " VALUES (?, ?, (SELECT key FROM hands WHERE id = ?), ?, ?, ?)")
        .with(share.id, std::span<const std::uint8_t>(secret), hand, guest, seat, share.created)
        .run();
}

void end_share(Database& db, const std::string& share, GuestKey guest) {
    Statement(db, "DELETE FROM shares WHERE id = ? AND guest = ?").with(share, guest).run();
}

std::optional<SharedHand> find_shared(Database& db, const server::SecretHash& secret) {
    Statement row(db, "SELECT h.key, game, rules, s.seat FROM shares s JOIN hands h ON h.key = hand_key"
                      " JOIN matches m ON m.key = h.match_key JOIN tables t ON t.key = m.table_key"
                      " WHERE s.secret = ? AND closed IS NOT NULL");
    if (!row.with(std::span<const std::uint8_t>(secret)).step()) return std::nullopt;
    const auto key = row.key<HandKey>(0);
    SharedHand shared{row.text(1), row.text(2), row.place<Seat>(3), {}, {}, ClosedLog(events_of(db, key))};
    for (const HandSeat& seat : seats_of_hand(db, key)) {
        shared.amounts.push_back(seat.amount.value_or(0));
        shared.bots.push_back(!seat.guest);
    }
    return shared;
}

} // namespace germini::store

#include "server/store/hands.hpp"

#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/chain.hpp"

#include <algorithm>
#include <charconv>

namespace germini::store {
namespace {

std::optional<int> number_or_null(const Statement& row, int column) {
    const auto value = row.integer_or_null(column);
    return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
}

/// Counted if the hand is not closed; nobody uses its ending then.
Ending ending_or_counted(const std::optional<std::string>& word) {
    if (!word) return Ending::counted;
    const auto ending = ending_from_name(*word);
    if (!ending) throw StoreError("unknown hand ending: " + *word);
    return *ending;
}

/// Ids used to be words; those no longer belong to anybody.
std::optional<protocol::ActionId> action_of(const std::optional<std::string>& text) {
    std::int64_t id = 0;
    if (!text) return std::nullopt;
    const char* const end = text->data() + text->size();
    const auto read = std::from_chars(text->data(), end, id);
    return read.ec == std::errc() && read.ptr == end ? std::optional(protocol::ActionId{id}) : std::nullopt;
}

/// Returns the name to store; nothing if the guest is known.
std::optional<std::string> word_of(const std::optional<model::GuestKey>& guest, const std::string& name) {
    return guest ? std::nullopt : std::optional(name);
}
/// Returns a guest's display name, with their number; the stored name unchanged if there is no guest.
std::string display_name(const std::string& name, const std::optional<std::int64_t>& number) {
    return number ? names::display_name(name, number) : name;
}

} // namespace

void add_disclosures(Database& db, model::HandKey hand,
                     const std::vector<model::DisclosureRow>& disclosures) {
    for (const model::DisclosureRow& row : disclosures)
        Statement(db, "INSERT INTO sightings (hand_key, guest, seat) VALUES (?, ?, ?)")
            .with(hand, row.guest, row.seat)
            .run();
}

std::vector<model::DisclosureRow> disclosures_of(Database& db, model::HandKey hand) {
    Statement row(db, "SELECT guest, seat FROM sightings WHERE hand_key = ? ORDER BY guest, seat");
    row.with(hand);
    std::vector<model::DisclosureRow> rows;
    while (row.step()) rows.push_back(model::DisclosureRow{row.key<model::GuestKey>(0), row.place<Seat>(1)});
    return rows;
}

model::HandKey add_hand(Database& db, const model::HandRow& h) {
    const auto key = Statement(db, "INSERT INTO hands (id, match_key, number, dealer, opened, sighted)"
                                   " VALUES (?, ?, ?, ?, ?, 1) RETURNING key")
                         .with(h.id, h.match, h.number, h.dealer, h.opened)
                         .added<model::HandKey>();
    for (const model::HandSeat& s : h.seats)
        Statement(db, "INSERT INTO hand_seats (hand_key, seat, person, guest, called, substitute)"
                      " VALUES (?, ?, ?, ?, ?, ?)")
            .with(key, s.seat, s.person, s.guest, word_of(s.guest, s.name), s.substitute)
            .run();
    return key;
}

namespace {

std::optional<Side> side_or_null(const Statement& row, int column) {
    const auto side = row.integer_or_null(column);
    return side ? std::optional(static_cast<Side>(*side)) : std::nullopt;
}

} // namespace

std::vector<model::HandSeat> seats_of_hand(Database& db, model::HandKey hand) {
    std::vector<model::HandSeat> seats;
    Statement row(db, "SELECT seat, person, guest, coalesce(g.name, called, ''), amount,"
                      " coalesce(f.name, finished_by), substitute, finisher, g.number, f.number, absence,"
                      " EXISTS (SELECT 1 FROM accounts a WHERE a.guest = g.key), side"
                      " FROM hand_seats LEFT JOIN guests gr ON gr.key = guest"
                      " LEFT JOIN guests g ON g.key = coalesce(gr.merged_into, gr.key)"
                      " LEFT JOIN guests fr ON fr.key = finisher"
                      " LEFT JOIN guests f ON f.key = coalesce(fr.merged_into, fr.key)"
                      " WHERE hand_key = ? ORDER BY seat");
    row.with(hand);
    while (row.step()) {
        model::HandSeat seat;
        seat.seat = row.place<Seat>(0);
        seat.person = row.place<Person>(1);
        seat.guest = row.key_or_null<model::GuestKey>(2);
        seat.number = row.integer_or_null(8);
        seat.name = display_name(row.text(3), seat.number);
        seat.amount = number_or_null(row, 4);
        seat.finished_by = row.text_or_null(5);
        if (seat.finished_by) seat.finished_by = display_name(*seat.finished_by, row.integer_or_null(9));
        seat.substitute = row.text_or_null(6);
        seat.finisher = row.key_or_null<model::GuestKey>(7);
        seat.absence = row.integer_or_null(10);
        seat.member = row.flag(11);
        seat.side = side_or_null(row, 12);
        seats.push_back(std::move(seat));
    }
    return seats;
}

void set_absence(Database& db, model::HandKey hand, Seat seat, std::int64_t milliseconds) {
    Statement(db, "UPDATE hand_seats SET absence = ? WHERE hand_key = ? AND seat = ?")
        .with(milliseconds, hand, seat)
        .run();
}

namespace {

std::vector<model::HandRow> hands_without_seats(Database& db, model::MatchKey match) {
    std::vector<model::HandRow> hands;
    Statement row(db, "SELECT key, id, number, dealer, opened, closed, sighted, ending FROM hands WHERE "
                      "match_key = ? ORDER BY number");
    row.with(match);
    while (row.step())
        hands.push_back(model::HandRow{row.key<model::HandKey>(0),
                                       row.text(1),
                                       match,
                                       server::MatchHand{static_cast<int>(row.integer(2))},
                                       row.place<Seat>(3),
                                       row.integer(4),
                                       row.integer_or_null(5),
                                       {},
                                       row.flag(6),
                                       ending_or_counted(row.text_or_null(7))});
    return hands;
}

} // namespace

std::vector<model::HandSeat> nameless_seats_of(Database& db, model::HandKey hand) {
    Statement row(
        db, "SELECT seat, person, amount, guest, side FROM hand_seats WHERE hand_key = ? ORDER BY seat");
    row.with(hand);
    std::vector<model::HandSeat> seats;
    while (row.step()) {
        model::HandSeat& seat = seats.emplace_back();
        seat.seat = row.place<Seat>(0);
        seat.person = row.place<Person>(1);
        seat.amount = number_or_null(row, 2);
        seat.guest = row.key_or_null<model::GuestKey>(3);
        seat.side = side_or_null(row, 4);
    }
    return seats;
}

std::vector<model::HandRow> hands_of(Database& db, model::MatchKey match) {
    auto hands = hands_without_seats(db, match);
    for (model::HandRow& hand : hands) hand.seats = seats_of_hand(db, hand.key);
    return hands;
}

std::vector<model::HandRow> nameless_hands_of(Database& db, model::MatchKey match) {
    auto hands = hands_without_seats(db, match);
    for (model::HandRow& hand : hands) hand.seats = nameless_seats_of(db, hand.key);
    return hands;
}

void close_hand(Database& db, const model::HandRow& h, const server::Sealed& record,
                const server::Sealed& result) {
    Statement(db, "UPDATE hands SET closed = ?, ending = ?, record = ?, result = ? WHERE key = ?")
        .with(h.closed, word(h.ending), record.unsealed(), result.unsealed(), h.key)
        .run();
    add_link(db, h.key);
    for (const model::HandSeat& s : h.seats)
        Statement(db, "UPDATE hand_seats SET amount = ?, side = ?, finisher = ?, finished_by = ?"
                      " WHERE hand_key = ? AND seat = ?")
            .with(s.amount, s.side, s.finisher, s.finisher ? std::nullopt : s.finished_by, h.key, s.seat)
            .run();
}

void append_events(Database& db, const model::EventsRow& e) {
    Statement(db, "INSERT INTO events (hand_key, n, count, codec, seat, cause, guest, action, at, bytes)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .with(e.hand, e.n, e.count, e.codec, e.seat, static_cast<int>(e.cause), e.guest, e.action, e.at,
              as_blob(e.bytes.unsealed()))
        .run();
}

std::vector<model::EventsRow> events_of(Database& db, model::HandKey hand) {
    Statement row(
        db, "SELECT n, count, codec, seat, cause, guest, action, at, bytes FROM events WHERE hand_key = ?"
            " ORDER BY n");
    row.with(hand);
    std::vector<model::EventsRow> rows;
    while (row.step())
        rows.push_back(model::EventsRow{hand, static_cast<int>(row.integer(0)),
                                        static_cast<int>(row.integer(1)), static_cast<int>(row.integer(2)),
                                        row.place_or_null<Seat>(3), static_cast<model::Cause>(row.integer(4)),
                                        row.key_or_null<model::GuestKey>(5), action_of(row.text_or_null(6)),
                                        row.integer(7), server::Sealed(row.bytes(8))});
    return rows;
}

bool has_action(Database& db, model::TableKey table, server::TableHand hand, model::GuestKey guest,
                protocol::ActionId action) {
    Statement row(
        db,
        "SELECT 1 FROM matches m JOIN hands h ON h.match_key = m.key JOIN events e ON e.hand_key = h.key"
        " WHERE m.table_key = ? AND m.from_hand + h.number - 1 = ? AND e.guest = ? AND e.action = ? LIMIT 1");
    return row.with(table, hand, guest, action).step();
}

} // namespace germini::store

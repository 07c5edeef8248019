#include "server/store/execute.hpp"

#include "server/store/execute_account.hpp"
#include "server/store/execute_club.hpp"
#include "server/store/execute_evening.hpp"
#include "server/store/ledger.hpp"
#include "server/store/membership.hpp"
#include "server/store/migrate.hpp"
#include "server/store/one_person.hpp"

#include <algorithm>
#include <string>

namespace germini::store {
namespace {

// Writes the number already stored; SQLite still writes the page.
NoResult write(Database& db, const WriteProbe&) {
    db.run("PRAGMA user_version = " + std::to_string(schema_version(db)));
    return {};
}

Guest write(Database& db, const AddGuest& c) { return add_guest(db, c.guest, c.secret, c.created, c.device); }

ClubOutcome write(Database& db, const RenameGuest& c) {
    // The guest may have joined a club since, or a member may have been renamed.
    if (c.checked) {
        CheckedNames checked = *c.checked;
        if (const auto alike = alike_in_clubs(db, c.guest, c.name, checked))
            return {ClubStatus::alike, *alike};
    }
    rename_guest(db, c.guest, c.name);
    return {};
}

NoResult write(Database& db, const MarkBrowser& c) {
    mark_browser(db, c.guest, c.browser);
    return {};
}

AddTable::Outcome write(Database& db, const AddTable& c) {
    std::vector<SeatRow> seats = c.seats;
    if (c.evening && has_table(db, *c.evening)) return {};
    if (c.evening && !may_open_table(db, c.evening->evening, c.table.host, seats)) return {.forbidden = true};
    if (c.club && !c.evening && !may_make_table(db, c.club->season, c.table.host)) return {.forbidden = true};
    const TableKey key = add_table(db, c.table);
    if (c.club) add_club_table(db, key, *c.club);
    if (c.evening) add_evening_table(db, *c.evening, key);
    const auto second = second_seats(db, seats);
    std::erase_if(seats, [&](const SeatRow& row) {
        return std::find(second.begin(), second.end(), row.seat) != second.end();
    });
    if (!seats.empty()) save_seats(db, key, seats);
    return {key};
}

NoResult write(Database& db, const AddMember& c) {
    if (!c.shown || admits(db, c.table, *c.shown)) add_member(db, c.table, c.guest, c.as);
    return {};
}

NoResult write(Database& db, const AddAnswer& c) {
    add_answer(db, c.table, c.answer);
    return {};
}

NoResult write(Database& db, const ForgetAnswers& c) {
    for (const GuestKey guest : c.guests) forget_answers(db, c.table, guest);
    return {};
}

NewInvitation::Outcome write(Database& db, const NewInvitation& c) {
    if (!hosts(db, c.table, c.answer.guest)) return NewInvitation::NotHost{};
    add_answer(db, c.table, c.answer);
    set_invitation(db, c.table, c.invitation);
    for (const GuestKey guest : c.shut_out) remove_member(db, c.table, guest);
    return NoResult{};
}

NoResult write(Database& db, const CloseTable& c) {
    set_table_state(db, c.table, Stage::over);
    return {};
}

/// Returns the seats that forbid saving these, if any.
std::optional<DuplicateSeats> in_the_way(Database& db, TableKey table, const std::vector<SeatRow>& seats) {
    auto second = second_seats(db, seats);
    if (second.empty()) return std::nullopt;
    return DuplicateSeats{std::move(second), !second_seats(db, seats_of(db, table)).empty()};
}

ChangeTable::Outcome write(Database& db, const ChangeTable& c) {
    if (auto second = in_the_way(db, c.table, c.seats)) return *std::move(second);
    if (c.disclosed) {
        const GuestKey guest = c.disclosed->row.guest;
        const auto seen = seat_seen(db, c.disclosed->hand, guest);
        if (seen && *seen != c.disclosed->row.seat) return OtherHandSeen{guest, *seen};
    }
    if (c.answer) add_answer(db, c.table, *c.answer);
    save_seats(db, c.table, c.seats);
    if (c.host) set_host(db, c.table, *c.host);
    if (c.chat_muted) set_chat_muted(db, c.table, *c.chat_muted);
    if (c.is_public) set_public(db, c.table, *c.is_public);
    for (const GuestKey guest : c.shut_out) remove_member(db, c.table, guest);
    if (c.barred) bar(db, c.table, *c.barred);
    if (c.disclosed) add_disclosures(db, c.disclosed->hand, {c.disclosed->row});
    if (c.left_place) add_left_place(db, c.left_place->match, c.left_place->guest);
    if (c.halt) set_halt(db, c.table, *c.halt);
    if (c.stage) set_table_state(db, c.table, *c.stage);
    if (!c.end) return NoResult{};
    end_match(db, c.end->match);
    add_lines(db, c.end->match.key, c.end->lines);
    book_end(db, c.table, c.end->match, c.end->lines);
    return NoResult{};
}

/// Returns whether the command has the current name of every guest in its seats.
bool called_so(const OpenHand& c, const People& now) {
    return std::all_of(c.seats.begin(), c.seats.end(), [&](const SeatRow& seat) {
        if (!seat.guest) return true;
        const auto is = now.find(*seat.guest), said = c.people.find(*seat.guest);
        return is == now.end() || (said != c.people.end() && said->second.name == is->second.name);
    });
}

OpenHand::Outcome write(Database& db, const OpenHand& c) {
    if (auto second = in_the_way(db, c.table, c.seats)) return *std::move(second);
    People people = people_of(db, c.known);
    if (!called_so(c, people)) return OpenHand::NamesChanged{std::move(people)};
    if (c.answer) add_answer(db, c.table, *c.answer);
    const bool begins = !c.match.key;
    HandRow hand = c.hand;
    hand.match = begins ? add_match(db, c.match) : c.match.key;
    if (begins && !counts_for_club(db, c.table)) set_match_apart(db, hand.match);
    hand.key = add_hand(db, hand);
    EventsRow first = c.first;
    first.hand = hand.key;
    append_events(db, first);
    if (c.lot) add_hand_secret(db, hand.key, *c.lot);
    add_disclosures(db, hand.key, c.disclosures);
    if (begins) set_table_state(db, c.table, Stage::playing);
    save_seats(db, c.table, c.seats);
    return OpenHand::Opened{hand.match, hand.key, std::move(people)};
}

void write(Database& db, TableKey table, const CloseHand& c) {
    close_hand(db, c.hand, c.record, c.result);
    add_lines(db, c.match, c.lines);
    book_hand(db, table, c.match, c.hand, {c.round, c.round_over, c.lines});
    if (c.seats) save_seats(db, table, *c.seats);
}

NoResult write(Database& db, const TakeStep& c) {
    append_events(db, c.events);
    if (c.close) write(db, c.table, *c.close);
    if (!c.ended) return {}; // between hands the table's state does not change
    set_table_state(db, c.table, Stage::over);
    end_match(db, *c.ended);
    book_end(db, c.table, *c.ended, {});
    return {};
}

NoResult write(Database& db, const SetAbsences& c) {
    for (const auto& [seat, left] : c.left) set_absence(db, c.hand, seat, left);
    return {};
}

AddShare::Outcome write(Database& db, const AddShare& c) {
    const auto seat = seat_played(db, c.hand, c.guest);
    if (!seat) return AddShare::Outcome::no_hand;
    if (shares_of(db, c.hand, c.guest).size() >= kMostShares) return AddShare::Outcome::too_many;
    add_share(db, c.hand, c.guest, *seat, c.share, c.secret);
    return AddShare::Outcome::made;
}

NoResult write(Database& db, const EndShare& c) {
    end_share(db, c.share, c.guest);
    return {};
}

Agree::Outcome write(Database& db, const AgreeOnMatch& c) {
    const bool played = agree_on_match(db, c.match, c.guest, c.agrees);
    return played ? Agree::Outcome::done : Agree::Outcome::no_hand;
}

Agree::Outcome write(Database& db, const Agree& c) {
    if (!seat_played(db, c.hand, c.guest)) return Agree::Outcome::no_hand;
    set_agreement(db, c.hand, c.guest, c.agrees);
    return Agree::Outcome::done;
}

/// Commands on clubs (execute_club.hpp).
template <class C> auto write(Database& db, const C& c) -> decltype(write_club(db, c)) {
    return write_club(db, c);
}
// Commands on evenings (execute_evening.hpp).
template <class C> auto write(Database& db, const C& c) -> decltype(write_evening(db, c)) {
    return write_evening(db, c);
}
// Commands on sessions and accounts (execute_account.hpp).
template <class C> auto write(Database& db, const C& c) -> decltype(write_account(db, c)) {
    return write_account(db, c);
}

} // namespace

Outcome execute(Database& db, const Command& command) {
    return std::visit([&db](const auto& c) -> Outcome { return write(db, c); }, command);
}

} // namespace germini::store

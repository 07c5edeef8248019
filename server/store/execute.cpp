#include "server/store/execute.hpp"

#include "server/club/decide_member.hpp"
#include "server/club/decide_table.hpp"
#include "server/store/evenings.hpp"
#include "server/store/expiry.hpp"
#include "server/store/guests.hpp"
#include "server/store/ledger.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"
#include "server/store/migrate.hpp"
#include "server/store/nodes.hpp"
#include "server/store/one_person.hpp"
#include "server/store/requests.hpp"
#include "server/store/shares.hpp"

#include <algorithm>
#include <string>

namespace germini::store {

model::NoResult execute(Database& db, const model::WriteProbe&) {
    db.engine().probe();
    return {};
}

model::Guest execute(Database& db, const model::AddGuest& c) {
    return add_guest(db, c.guest, c.secret, c.created, c.device);
}

model::RenameGuest::Outcome execute(Database& db, const model::RenameGuest& c) {
    const auto fellows = [&] { return fellow_members(db, c.guest); };
    if (const auto verdict = club::decide(club::RenameGuestFacts{fellows}, c); !verdict)
        return tl::make_unexpected(verdict.error());
    rename_guest(db, c.guest, c.name);
    model::RenamedPerson person{rows_of_person(db, c.guest), c.name};
    leave_message(db, model::person_renamed(person));
    return person;
}

model::NoResult execute(Database& db, const model::MarkBrowser& c) {
    mark_browser(db, c.guest, c.browser);
    return {};
}

namespace {

club::AddTableFacts facts_of(Database& db, const model::AddTable& c) {
    club::AddTableFacts facts;
    if (c.evening) {
        const model::ClubKey club = club_of(db, c.evening->evening).value_or(model::ClubKey{});
        facts.present = has_table(db, *c.evening);
        facts.host = asking(db, club, c.table.host);
        for (const model::SeatRow& seat : c.seats)
            if (seat.guest) facts.seated[*seat.guest] = asking(db, club, *seat.guest);
    } else if (c.club) {
        facts.host = asking(db, club_of(db, c.club->season), person_of(db, c.table.host));
    }
    return facts;
}

} // namespace

model::AddTable::Outcome execute(Database& db, const model::AddTable& c) {
    if (const auto before = answered_before(db, c.request)) {
        model::AddTable::Outcome outcome;
        outcome.key_reused = before->status == model::ClubStatus::key_reused;
        if (!outcome.key_reused) outcome.made_before = before->detail;
        return outcome;
    }
    auto verdict = club::decide(facts_of(db, c), c);
    if (!verdict) return verdict.error();
    if (hosts_too_many(db, c.table.host, c.most_hosted)) return {std::nullopt, false, true};
    auto& seats = *verdict;
    const model::TableKey key = add_table(db, c.table);
    lease_new(db, key);
    if (c.club) add_club_table(db, key, *c.club);
    if (c.evening) add_evening_table(db, *c.evening, key);
    const auto second = second_seats(db, seats);
    std::erase_if(seats, [&](const model::SeatRow& row) {
        return std::find(second.begin(), second.end(), row.seat) != second.end();
    });
    if (!seats.empty()) save_seats(db, key, seats);
    remember(db, c.request, {model::ClubStatus::done, c.table.id});
    return {key};
}

model::NoResult execute(Database& db, const model::AddMember& c) {
    if (!c.shown || admits(db, c.table, *c.shown)) add_member(db, c.table, c.guest, c.as);
    return {};
}

model::NoResult execute(Database& db, const model::AddAnswer& c) {
    add_answer(db, c.table, c.answer);
    return {};
}

model::NoResult execute(Database& db, const model::ForgetAnswers& c) {
    for (const model::GuestKey guest : c.guests) forget_answers(db, c.table, guest);
    return {};
}

model::NewInvitation::Outcome execute(Database& db, const model::NewInvitation& c) {
    const club::NewInvitationFacts facts{hosts(db, c.table, c.answer.guest), organisers_at(db, c.table)};
    if (const auto verdict = club::decide(facts, c); !verdict) return verdict.error();
    add_answer(db, c.table, c.answer);
    set_invitation(db, c.table, c.invitation);
    for (const model::GuestKey guest : c.shut_out) remove_member(db, c.table, guest);
    return model::NoResult{};
}

model::NoResult execute(Database& db, const model::CloseTable& c) {
    set_table_state(db, c.table, model::Stage::over);
    return {};
}

namespace {

/// Returns the seats that forbid saving these, if any.
std::optional<model::DuplicateSeats> in_the_way(Database& db, model::TableKey table,
                                                const std::vector<model::SeatRow>& seats) {
    auto second = second_seats(db, seats);
    if (second.empty()) return std::nullopt;
    return model::DuplicateSeats{std::move(second), !second_seats(db, seats_of(db, table)).empty()};
}

/// Returns whether the command has the current name of every guest in its seats.
bool called_so(const model::OpenHand& c, const model::People& now) {
    return std::all_of(c.seats.begin(), c.seats.end(), [&](const model::SeatRow& seat) {
        if (!seat.guest) return true;
        const auto is = now.find(*seat.guest), said = c.people.find(*seat.guest);
        return is == now.end() || (said != c.people.end() && said->second.name == is->second.name);
    });
}

void write_end(Database& db, model::TableKey table, const model::CloseHand& c) {
    close_hand(db, c.hand, c.record, c.result);
    add_lines(db, c.match, c.lines);
    book_hand(db, table, c.match, c.hand, {c.round, c.round_over, c.lines});
    if (c.seats) save_seats(db, table, *c.seats);
}

} // namespace

model::ChangeTable::Outcome execute(Database& db, const model::ChangeTable& c) {
    if (auto second = in_the_way(db, c.table, c.seats)) return *std::move(second);
    if (c.disclosed) {
        const model::GuestKey guest = c.disclosed->row.guest;
        const auto seen = seat_seen(db, c.disclosed->hand, guest);
        if (seen && *seen != c.disclosed->row.seat) return model::OtherHandSeen{guest, *seen};
    }
    if (c.answer) add_answer(db, c.table, *c.answer);
    save_seats(db, c.table, c.seats);
    if (c.host) set_host(db, c.table, *c.host);
    if (c.chat_muted) set_chat_muted(db, c.table, *c.chat_muted);
    if (c.is_public) set_public(db, c.table, *c.is_public);
    if (c.rules) set_rules(db, c.table, *c.rules);
    for (const model::GuestKey guest : c.shut_out) remove_member(db, c.table, guest);
    if (c.barred) bar(db, c.table, *c.barred);
    if (c.disclosed) add_disclosures(db, c.disclosed->hand, {c.disclosed->row});
    if (c.left_place) add_left_place(db, c.left_place->match, c.left_place->guest);
    if (c.halt) set_halt(db, c.table, *c.halt);
    if (c.stage) set_table_state(db, c.table, *c.stage);
    if (!c.end) return model::NoResult{};
    end_match(db, c.end->match);
    add_lines(db, c.end->match.key, c.end->lines);
    book_end(db, c.table, c.end->match, c.end->lines);
    return model::NoResult{};
}

model::OpenHand::Outcome execute(Database& db, const model::OpenHand& c) {
    if (auto second = in_the_way(db, c.table, c.seats)) return *std::move(second);
    model::People people = people_of(db, c.known, c.people);
    if (!called_so(c, people)) return model::OpenHand::NamesChanged{std::move(people)};
    if (c.answer) add_answer(db, c.table, *c.answer);
    const bool begins = !c.match.key;
    model::HandRow hand = c.hand;
    hand.match = begins ? add_match(db, c.match) : c.match.key;
    if (begins && (c.meanwhile || !counts_for_club(db, c.table))) set_match_apart(db, hand.match);
    hand.key = add_hand(db, hand);
    model::EventsRow first = c.first;
    first.hand = hand.key;
    append_events(db, first);
    if (c.lot) add_hand_secret(db, hand.key, *c.lot);
    add_disclosures(db, hand.key, c.disclosures);
    if (begins) set_table_state(db, c.table, model::Stage::playing);
    save_seats(db, c.table, c.seats);
    return model::OpenHand::Opened{hand.match, hand.key, std::move(people)};
}

model::NoResult execute(Database& db, const model::TakeStep& c) {
    append_events(db, c.events);
    if (c.close) write_end(db, c.table, *c.close);
    if (!c.ended) return {}; // between hands the table's state does not change
    set_table_state(db, c.table, model::Stage::over);
    end_match(db, *c.ended);
    book_end(db, c.table, *c.ended, {});
    return {};
}

model::NoResult execute(Database& db, const model::SetAbsences& c) {
    for (const auto& [seat, left] : c.left) set_absence(db, c.hand, seat, left);
    return {};
}

model::AddShare::Outcome execute(Database& db, const model::AddShare& c) {
    const auto seat = seat_played(db, c.hand, c.guest);
    if (!seat) return model::AddShare::Outcome::no_hand;
    if (shares_of(db, c.hand, c.guest).size() >= model::kMostShares)
        return model::AddShare::Outcome::too_many;
    add_share(db, c.hand, c.guest, *seat, c.share, c.secret);
    return model::AddShare::Outcome::made;
}

model::NoResult execute(Database& db, const model::EndShare& c) {
    end_share(db, c.share, c.guest);
    return {};
}

model::Agree::Outcome execute(Database& db, const model::AgreeOnMatch& c) {
    const bool played = agree_on_match(db, c.match, c.guest, c.agrees);
    return played ? model::Agree::Outcome::done : model::Agree::Outcome::no_hand;
}

model::Agree::Outcome execute(Database& db, const model::Agree& c) {
    if (!seat_played(db, c.hand, c.guest)) return model::Agree::Outcome::no_hand;
    set_agreement(db, c.hand, c.guest, c.agrees);
    return model::Agree::Outcome::done;
}

model::ExpireTables::Outcome execute(Database& db, const model::ExpireTables& c) {
    return expire_tables(db, c);
}

} // namespace germini::store

#include "server/store/execute_evening.hpp"

#include "server/club/decide_evening.hpp"
#include "server/club/decide_seats.hpp"
#include "server/store/club_access.hpp"
#include "server/store/evenings.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"
#include "server/store/nodes.hpp"
#include "server/store/requests.hpp"
#include "server/store/tables.hpp"

namespace germini::store {
namespace {

std::int64_t coming(Database& db, const club::EveningAccess& access) {
    return attendance(db, access.club.key, access.evening.key, std::nullopt).coming;
}

club::Lazy<std::vector<model::EveningRow>> evenings_at(Database& db, const club::Access& access,
                                                       std::int64_t now) {
    return [&db, club = access.club.key, now] { return evenings_of(db, club, now); };
}

/// Returns the seat that the command asks for, if the table is still the evening's.
std::optional<model::EveningSeatRow> seat_at(Database& db, const model::TakeEveningSeat& c) {
    Statement row(db, "SELECT s.guest, s.bot FROM evening_tables t JOIN evening_seats s"
                      " ON s.evening_key = t.evening_key AND s.number = t.number WHERE t.table_key = ?"
                      " AND t.evening_key = ? AND t.number = ? AND s.seat = ?");
    if (!row.with(c.table, c.evening, c.number, c.seat).step()) return std::nullopt;
    model::EveningSeatRow seat{c.number, c.seat};
    seat.guest = row.key_or_null<model::GuestKey>(0);
    seat.bot = row.flag(1);
    return seat;
}

/// Returns whether the person has another seat of the evening.
bool has_other_seat(Database& db, const model::TakeEveningSeat& c) {
    Statement row(db, "SELECT 1 FROM evening_seats s JOIN guests g ON g.key = s.guest"
                      " WHERE s.evening_key = ? AND NOT (s.number = ? AND s.seat = ?)"
                      " AND coalesce(g.merged_into, g.key) = ?");
    return row.with(c.evening, c.number, c.seat, person_of(db, c.guest)).step();
}

} // namespace

model::ClubOutcome execute(Database& db, const model::AddEvening& c) {
    return create_once(db, c, [&]() -> model::ClubOutcome {
        const club::Access access = club_access(db, c.club, c.by);
        const auto verdict =
            club::decide(club::AddEveningFacts{access, evenings_at(db, access, c.evening.changed)}, c);
        if (!verdict) return verdict.error();
        add_evening(db, access.club.key, c.by, c.evening);
        return {model::ClubStatus::done, c.evening.id};
    });
}

model::ClubOutcome execute(Database& db, const model::ChangeEvening& c) {
    const club::EveningAccess access = evening_access(db, c.club, c.evening.id, c.by);
    const bool open = !evening_tables(db, access.evening.key, false).empty();
    const auto changed =
        club::decide(club::ChangeEveningFacts{access, open, evenings_at(db, access, c.evening.changed)}, c);
    if (!changed) return changed.error();
    change_evening(db, *changed);
    return {};
}

model::ClubOutcome execute(Database& db, const model::AnswerEvening& c) {
    const club::EveningAccess access = evening_access(db, c.club, c.evening, c.by);
    const auto verdict = club::decide(club::AnswerEveningFacts{access, coming(db, access)}, c);
    if (!verdict) return verdict.error();
    set_answer(db, access.evening.key, c.by, c.answer, c.at);
    return {};
}

model::ClubOutcome execute(Database& db, const model::AddEveningGuest& c) {
    const club::EveningAccess access = evening_access(db, c.club, c.evening, c.by);
    const auto members = [&db, &access] { return member_names(db, access.club.key); };
    const auto verdict =
        club::decide(club::AddEveningGuestFacts{access, evening_guests(db, access.evening.key),
                                                coming(db, access), members},
                     c);
    if (!verdict) return verdict.error();
    add_evening_guest(db, access.evening.key, c.name);
    return {};
}

model::ClubOutcome execute(Database& db, const model::EndEveningGuest& c) {
    const club::EveningAccess access = evening_access(db, c.club, c.evening, c.by);
    const auto verdict =
        club::decide(club::EndEveningGuestFacts{access, evening_guests(db, access.evening.key)}, c);
    if (!verdict) return verdict.error();
    end_evening_guest(db, access.evening.key, c.guest);
    return {};
}

model::ClubOutcome execute(Database& db, const model::SetDraw& c) {
    club::SetDrawFacts facts{evening_access(db, c.club, c.evening, c.by), false, {}};
    facts.tables = !evening_tables(db, facts.access.evening.key, true).empty();
    for (const model::EveningSeatRow& seat : c.seats)
        if (seat.guest) facts.seated[*seat.guest] = asking(db, facts.access.club.key, *seat.guest);
    const auto drawn = club::decide(facts, c);
    if (!drawn) return drawn.error();
    change_evening(db, *drawn);
    save_draw(db, drawn->key, c.seats);
    return {};
}

model::ClubOutcome execute(Database& db, const model::SetEveningLinks& c) {
    const club::EveningAccess access = evening_access(db, c.club, c.evening, c.by);
    if (const auto verdict = club::decide(access, c); !verdict) return verdict.error();
    // The tables' invitations end with the links that are replaced; new tables keep theirs.
    const model::EveningKey evening = access.evening.key;
    if (has_links(db, evening)) end_table_invitations(db, access.club.key, evening);
    set_evening_links(db, evening, c.links);
    leave_message(db, model::club_changed(c.club));
    return {};
}

model::ClubOutcome execute(Database& db, const model::FreeEveningSeat& c) {
    const club::EveningAccess access = evening_access(db, c.club, c.evening, c.by);
    const model::EveningKey evening = access.evening.key;
    const auto freed = club::decide(
        club::FreeEveningSeatFacts{access, played(db, evening), !evening_tables(db, evening, false).empty()},
        c);
    if (!freed) return freed.error();
    switch (*freed) {
    case club::Freed::seat:
        give_evening_seat(db, evening, c.seat->number, c.seat->seat, std::nullopt);
        return {};
    case club::Freed::all_tables:
        forget_evening_tables(db, evening);
        return {};
    case club::Freed::closed_tables:
        forget_closed_tables(db, evening);
        return {model::ClubStatus::begun};
    }
    throw StoreError("unknown seats to free");
}

model::ClubOutcome execute(Database& db, const model::TakeEveningSeat& c) {
    const auto club = club_of(db, c.evening);
    const auto verdict = club::decide(
        club::TakeEveningSeatFacts{club.has_value(), role_in(db, club.value_or(model::ClubKey{}), c.guest),
                                   is_barred(db, c.table, c.guest), seat_at(db, c), has_other_seat(db, c),
                                   find_link(db, c.link)},
        c);
    if (!verdict) return verdict.error();
    give_evening_seat(db, c.evening, c.number, c.seat, c.guest);
    return {};
}

} // namespace germini::store

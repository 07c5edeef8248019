#include "server/store/execute_evening.hpp"

#include "server/names/nickname.hpp"
#include "server/store/evenings.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"

#include <algorithm>

namespace germini::store {
namespace {

using account::Right;

/// The evening, and whether the guest may do it in its club.
struct JudgedEvening {
    model::ClubStatus status = model::ClubStatus::not_found;
    model::ClubRow club{};
    model::EveningRow evening{};
};
JudgedEvening judged_evening(Database& db, const std::string& club_id, const std::string& id,
                             model::GuestKey by, Right right) {
    JudgedEvening judged;
    const auto club = find_club(db, club_id);
    if (!club) return judged;
    const club::Asking who = asking(db, club->key, by);
    if (!who.may(Right::see_club)) return judged;
    judged.club = *club;
    if (!id.empty()) {
        const auto found = find_evening(db, club->key, id);
        if (!found) return judged;
        judged.evening = *found;
    }
    judged.status = who.may(right) ? model::ClubStatus::done : model::ClubStatus::forbidden;
    return judged;
}

std::size_t coming(Database& db, model::ClubKey club, model::EveningKey evening) {
    return static_cast<std::size_t>(attendance(db, club, evening, std::nullopt).coming);
}

/// Returns whether the person has another seat of the evening.
bool has_other_seat(Database& db, const model::TakeEveningSeat& c) {
    Statement row(db, "SELECT 1 FROM evening_seats s JOIN guests g ON g.key = s.guest"
                      " WHERE s.evening_key = ? AND NOT (s.number = ? AND s.seat = ?)"
                      " AND coalesce(g.merged_into, g.key) = ?");
    return row.with(c.evening, c.number, c.seat, person_of(db, c.guest)).step();
}

/// Returns whether the table is still the evening's and the seat nobody else's.
bool takes_seat(Database& db, const model::TakeEveningSeat& c) {
    Statement row(db, "SELECT 1 FROM evening_tables t JOIN evening_seats s"
                      " ON s.evening_key = t.evening_key AND s.number = t.number WHERE t.table_key = ?"
                      " AND t.evening_key = ? AND t.number = ? AND s.seat = ? AND s.bot = 0"
                      " AND (s.guest IS NULL OR s.guest = ?)");
    return row.with(c.table, c.evening, c.number, c.seat, c.guest).step();
}

/// Returns whether the link is still that seat's.
bool is_linked(Database& db, const model::TakeEveningSeat& c) {
    const auto found = find_link(db, c.link);
    return found && found->evening.key == c.evening && found->link.kind == "seat" &&
           found->link.number == c.number && found->link.seat == c.seat;
}

/// Returns whether the club has the most unfinished evenings allowed.
bool has_most_evenings(Database& db, model::ClubKey club, std::int64_t now) {
    const auto evenings = evenings_of(db, club, now);
    const auto unfinished =
        std::count_if(evenings.begin(), evenings.end(),
                      [now](const model::EveningRow& evening) { return evening.ends() > now; });
    return static_cast<std::size_t>(unfinished) >= model::kMostEvenings;
}

bool is_member(Database& db, model::ClubKey club, model::GuestKey guest) {
    return asking(db, club, guest).may(Right::come_to_evening);
}

} // namespace

bool may_open_table(Database& db, model::EveningKey evening, model::GuestKey by,
                    std::vector<model::SeatRow>& seats) {
    const auto club = club_of(db, evening);
    if (!club || !asking(db, *club, by).may(Right::run_evening)) return false;
    std::erase_if(seats,
                  [&](const model::SeatRow& row) { return row.guest && !is_member(db, *club, *row.guest); });
    return true;
}

model::ClubOutcome write_evening(Database& db, const model::AddEvening& c) {
    const auto judged = judged_evening(db, c.club, "", c.by, Right::run_evening);
    if (judged.status != model::ClubStatus::done) return {judged.status};
    if (has_most_evenings(db, judged.club.key, c.evening.changed)) return {model::ClubStatus::too_many};
    add_evening(db, judged.club.key, c.by, c.evening);
    return {model::ClubStatus::done, c.evening.id};
}

model::ClubOutcome write_evening(Database& db, const model::ChangeEvening& c) {
    auto [status, club, evening] = judged_evening(db, c.club, c.evening.id, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    if (evening.version != c.evening.version) return {model::ClubStatus::stale};
    const bool goes = c.evening.called_off && !evening.called_off;
    if (goes && !evening_tables(db, evening.key, false).empty()) return {model::ClubStatus::has_tables};
    const bool revived = evening.ends() <= c.evening.changed && c.evening.ends() > c.evening.changed;
    if (revived && has_most_evenings(db, club.key, c.evening.changed)) return {model::ClubStatus::too_many};
    evening.title = c.evening.title;
    evening.begins = c.evening.begins;
    evening.minutes = c.evening.minutes;
    evening.called_off = c.evening.called_off;
    evening.changed = c.evening.changed;
    change_evening(db, evening);
    return {};
}

model::ClubOutcome write_evening(Database& db, const model::AnswerEvening& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::come_to_evening);
    if (status != model::ClubStatus::done) return {status};
    if (evening.called_off) return {model::ClubStatus::off};
    if (evening.begins <= c.at) return {model::ClubStatus::begun};
    if (c.answer == "yes" && coming(db, club.key, evening.key) >= model::kMostComing)
        return {model::ClubStatus::too_many};
    set_answer(db, evening.key, c.by, c.answer, c.at);
    return {};
}

model::ClubOutcome write_evening(Database& db, const model::AddEveningGuest& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    if (evening.called_off) return {model::ClubStatus::off};
    const auto guests = evening_guests(db, evening.key);
    if (guests.size() >= model::kMostEveningGuests || coming(db, club.key, evening.key) >= model::kMostComing)
        return {model::ClubStatus::too_many};
    // Names at one table must not look alike, and who sits with whom is not known yet.
    const auto own = names::skeletons(c.name);
    for (const model::EveningGuestRow& other : guests)
        if (names::look_alike(own, other.name)) return {model::ClubStatus::alike, other.name};
    model::CheckedNames checked = c.checked;
    if (const auto alike = alike_in_club(db, club.key, c.name, checked))
        return {model::ClubStatus::alike, *alike};
    add_evening_guest(db, evening.key, c.name);
    return {};
}

model::ClubOutcome write_evening(Database& db, const model::EndEveningGuest& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    return {end_evening_guest(db, evening.key, c.guest) ? model::ClubStatus::done
                                                        : model::ClubStatus::not_found};
}

model::ClubOutcome write_evening(Database& db, const model::SetDraw& c) {
    auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    if (evening.called_off) return {model::ClubStatus::off};
    if (evening.version != c.version) return {model::ClubStatus::stale};
    if (!evening_tables(db, evening.key, true).empty()) return {model::ClubStatus::has_tables};
    for (const model::EveningSeatRow& seat : c.seats)
        if (seat.guest && !is_member(db, club.key, *seat.guest)) return {model::ClubStatus::stale};
    evening.how = c.how;
    evening.missing = c.missing;
    evening.seed = c.seed.empty() ? std::nullopt : std::optional(c.seed); // unset if seats are set by hand
    evening.changed = c.at;
    change_evening(db, evening);
    save_draw(db, evening.key, c.seats);
    return {};
}

model::ClubOutcome write_evening(Database& db, const model::SetEveningLinks& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    // The tables' invitations end with the links that are replaced; new tables keep theirs.
    if (has_links(db, evening.key)) end_table_invitations(db, club.key, evening.key);
    set_evening_links(db, evening.key, c.links);
    return {};
}

model::ClubOutcome write_evening(Database& db, const model::FreeEveningSeat& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    if (c.seat) {
        give_evening_seat(db, evening.key, c.seat->number, c.seat->seat, std::nullopt);
        return {};
    }
    if (played(db, evening.key) || !evening_tables(db, evening.key, false).empty()) {
        forget_closed_tables(db, evening.key);
        return {model::ClubStatus::begun};
    }
    forget_evening_tables(db, evening.key);
    return {};
}

model::ClubOutcome write_evening(Database& db, const model::TakeEveningSeat& c) {
    const auto club = club_of(db, c.evening);
    if (!club) return {model::ClubStatus::not_found};
    const bool organiser = role_in(db, *club, c.guest).value_or(club::Role::member) != club::Role::member;
    if (!organiser && is_barred(db, c.table, c.guest)) return {model::ClubStatus::forbidden};
    if (!takes_seat(db, c) || has_other_seat(db, c)) return {model::ClubStatus::stale};
    if (!is_linked(db, c)) return {model::ClubStatus::not_found};
    give_evening_seat(db, c.evening, c.number, c.seat, c.guest);
    return {};
}

} // namespace germini::store

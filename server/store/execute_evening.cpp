#include "server/store/execute_evening.hpp"

#include "server/names/nickname.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"

#include <algorithm>

namespace germini::store {
namespace {

using account::Right;

/// The evening, and whether the guest may do it in its club.
struct JudgedEvening {
    ClubStatus status = ClubStatus::not_found;
    ClubRow club{};
    EveningRow evening{};
};
JudgedEvening judged_evening(Database& db, const std::string& club_id, const std::string& id, GuestKey by,
                             Right right) {
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
    judged.status = who.may(right) ? ClubStatus::done : ClubStatus::forbidden;
    return judged;
}

std::size_t coming(Database& db, ClubKey club, EveningKey evening) {
    return static_cast<std::size_t>(attendance(db, club, evening, std::nullopt).coming);
}

/// Returns whether the person has another seat of the evening.
bool has_other_seat(Database& db, const TakeEveningSeat& c) {
    Statement row(db, "SELECT 1 FROM evening_seats s JOIN guests g ON g.key = s.guest"
                      " WHERE s.evening_key = ? AND NOT (s.number = ? AND s.seat = ?)"
                      " AND coalesce(g.merged_into, g.key) = ?");
    return row.with(c.evening, c.number, c.seat, person_of(db, c.guest)).step();
}

/// Returns whether the table is still the evening's and the seat nobody else's.
bool takes_seat(Database& db, const TakeEveningSeat& c) {
    Statement row(db, "SELECT 1 FROM evening_tables t JOIN evening_seats s"
                      " ON s.evening_key = t.evening_key AND s.number = t.number WHERE t.table_key = ?"
                      " AND t.evening_key = ? AND t.number = ? AND s.seat = ? AND NOT s.bot"
                      " AND (s.guest IS NULL OR s.guest = ?)");
    return row.with(c.table, c.evening, c.number, c.seat, c.guest).step();
}

/// Returns whether the link is still that seat's.
bool is_linked(Database& db, const TakeEveningSeat& c) {
    const auto found = find_link(db, c.link);
    return found && found->evening.key == c.evening && found->link.kind == "seat" &&
           found->link.number == c.number && found->link.seat == c.seat;
}

/// Returns whether the club has the most unfinished evenings allowed.
bool has_most_evenings(Database& db, ClubKey club, std::int64_t now) {
    const auto evenings = evenings_of(db, club, now);
    const auto unfinished = std::count_if(evenings.begin(), evenings.end(),
                                          [now](const EveningRow& evening) { return evening.ends() > now; });
    return static_cast<std::size_t>(unfinished) >= kMostEvenings;
}

bool is_member(Database& db, ClubKey club, GuestKey guest) {
    return asking(db, club, guest).may(Right::come_to_evening);
}

} // namespace

bool may_open_table(Database& db, EveningKey evening, GuestKey by, std::vector<SeatRow>& seats) {
    const auto club = club_of(db, evening);
    if (!club || !asking(db, *club, by).may(Right::run_evening)) return false;
    std::erase_if(seats, [&](const SeatRow& row) { return row.guest && !is_member(db, *club, *row.guest); });
    return true;
}

ClubOutcome write_evening(Database& db, const AddEvening& c) {
    const auto judged = judged_evening(db, c.club, "", c.by, Right::run_evening);
    if (judged.status != ClubStatus::done) return {judged.status};
    if (has_most_evenings(db, judged.club.key, c.evening.changed)) return {ClubStatus::too_many};
    add_evening(db, judged.club.key, c.by, c.evening);
    return {ClubStatus::done, c.evening.id};
}

ClubOutcome write_evening(Database& db, const ChangeEvening& c) {
    auto [status, club, evening] = judged_evening(db, c.club, c.evening.id, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    if (evening.version != c.evening.version) return {ClubStatus::stale};
    const bool goes = c.evening.called_off && !evening.called_off;
    if (goes && !evening_tables(db, evening.key, false).empty()) return {ClubStatus::has_tables};
    const bool revived = evening.ends() <= c.evening.changed && c.evening.ends() > c.evening.changed;
    if (revived && has_most_evenings(db, club.key, c.evening.changed)) return {ClubStatus::too_many};
    evening.title = c.evening.title;
    evening.begins = c.evening.begins;
    evening.minutes = c.evening.minutes;
    evening.called_off = c.evening.called_off;
    evening.changed = c.evening.changed;
    change_evening(db, evening);
    return {};
}

ClubOutcome write_evening(Database& db, const AnswerEvening& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::come_to_evening);
    if (status != ClubStatus::done) return {status};
    if (evening.called_off) return {ClubStatus::off};
    if (evening.begins <= c.at) return {ClubStatus::begun};
    if (c.answer == "yes" && coming(db, club.key, evening.key) >= kMostComing) return {ClubStatus::too_many};
    set_answer(db, evening.key, c.by, c.answer, c.at);
    return {};
}

ClubOutcome write_evening(Database& db, const AddEveningGuest& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    if (evening.called_off) return {ClubStatus::off};
    const auto guests = evening_guests(db, evening.key);
    if (guests.size() >= kMostEveningGuests || coming(db, club.key, evening.key) >= kMostComing)
        return {ClubStatus::too_many};
    // Names at one table must not look alike, and who sits with whom is not known yet.
    const auto own = names::skeletons(c.name);
    for (const EveningGuestRow& other : guests)
        if (names::look_alike(own, other.name)) return {ClubStatus::alike, other.name};
    CheckedNames checked = c.checked;
    if (const auto alike = alike_in_club(db, club.key, c.name, checked)) return {ClubStatus::alike, *alike};
    add_evening_guest(db, evening.key, c.name);
    return {};
}

ClubOutcome write_evening(Database& db, const EndEveningGuest& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    return {end_evening_guest(db, evening.key, c.guest) ? ClubStatus::done : ClubStatus::not_found};
}

ClubOutcome write_evening(Database& db, const SetDraw& c) {
    auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    if (evening.called_off) return {ClubStatus::off};
    if (evening.version != c.version) return {ClubStatus::stale};
    if (!evening_tables(db, evening.key, true).empty()) return {ClubStatus::has_tables};
    for (const EveningSeatRow& seat : c.seats)
        if (seat.guest && !is_member(db, club.key, *seat.guest)) return {ClubStatus::stale};
    evening.how = c.how;
    evening.missing = c.missing;
    evening.seed = c.seed.empty() ? std::nullopt : std::optional(c.seed); // unset if seats are set by hand
    evening.changed = c.at;
    change_evening(db, evening);
    save_draw(db, evening.key, c.seats);
    return {};
}

ClubOutcome write_evening(Database& db, const SetEveningLinks& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    // The tables' invitations end with the links that are replaced; new tables keep theirs.
    if (has_links(db, evening.key)) end_table_invitations(db, club.key, evening.key);
    set_evening_links(db, evening.key, c.links);
    return {};
}

ClubOutcome write_evening(Database& db, const FreeEveningSeat& c) {
    const auto [status, club, evening] = judged_evening(db, c.club, c.evening, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    if (c.seat) {
        give_evening_seat(db, evening.key, c.seat->number, c.seat->seat, std::nullopt);
        return {};
    }
    if (played(db, evening.key) || !evening_tables(db, evening.key, false).empty()) {
        forget_closed_tables(db, evening.key);
        return {ClubStatus::begun};
    }
    forget_evening_tables(db, evening.key);
    return {};
}

ClubOutcome write_evening(Database& db, const TakeEveningSeat& c) {
    const auto club = club_of(db, c.evening);
    if (!club) return {ClubStatus::not_found};
    const bool organiser = role_in(db, *club, c.guest).value_or(club::Role::member) != club::Role::member;
    if (!organiser && is_barred(db, c.table, c.guest)) return {ClubStatus::forbidden};
    if (!takes_seat(db, c) || has_other_seat(db, c)) return {ClubStatus::stale};
    if (!is_linked(db, c)) return {ClubStatus::not_found};
    give_evening_seat(db, c.evening, c.number, c.seat, c.guest);
    return {};
}

} // namespace germini::store

#include "server/store/execute_club.hpp"

#include "server/store/accounts.hpp"
#include "server/store/evenings.hpp"
#include "server/store/guests.hpp"
#include "server/store/imported.hpp"
#include "server/store/ledger.hpp"
#include "server/store/membership.hpp"

#include <algorithm>
#include <span>

namespace germini::store {
namespace {

using account::Right;
using club::Role;

/// The club, and whether the guest may do it there.
struct Judged {
    ClubStatus status = ClubStatus::not_found;
    ClubRow club;
    club::Asking who;
};
Judged judged(Database& db, const std::string& id, GuestKey by, Right right) {
    const auto club = find_club(db, id);
    if (!club) return {};
    const club::Asking who = asking(db, club->key, by);
    if (!who.sees(club->open)) return {};
    return {who.may(right) ? ClubStatus::done : ClubStatus::forbidden, *club, who};
}

/// Same, with a season that is not archived.
struct InSeason : Judged {
    SeasonRow season;
};
InSeason in_season(Database& db, const std::string& club, const std::string& season, GuestKey by,
                   Right right) {
    InSeason in;
    static_cast<Judged&>(in) = judged(db, club, by, right);
    if (in.status != ClubStatus::done) return in;
    const auto found = find_season(db, in.club.key, season);
    if (!found) return {};
    in.season = *found;
    if (found->archived) in.status = ClubStatus::archived;
    return in;
}

/// Ends the rights at the club's tables that go with a membership or the organiser's role.
void end_rights(Database& db, const ClubRow& club, const MemberRole& member, std::optional<GuestKey> owner,
                const SetMember& c) {
    const bool leaves = member.guest == c.by && !c.role;
    const bool arranged = member.role != Role::member;
    const bool arranges = c.role.value_or(Role::member) != Role::member;
    if (leaves) {
        end_club_invitations(db, club.key, member.guest);
        end_evening_rights(db, club.key, member.guest, member.role, c.at);
    } else if (!c.role) {
        // A removed member must not come back by a link that they made or may have seen.
        end_club_invitations(db, club.key);
        end_evening_links(db, club.key);
        shut_out_of_evenings(db, club.key, member.guest, c.at);
    } else if (!arranges) {
        end_club_invitations(db, club.key, member.guest);
        end_organisers_rights(db, club.key, member.guest);
    }
    if (arranges || (leaves && !arranged)) return;
    // A member who stays keeps the tables that any member may make.
    const TablesOf which = c.role ? TablesOf::evenings : TablesOf::club;
    if (c.by != member.guest)
        hand_tables_over(db, club.key, member.guest, c.by, which);
    else if (owner)
        hand_tables_over(db, club.key, member.guest, *owner, which);
}

/// Returns the number of the first person in the sheets who is not a member.
std::optional<std::int64_t> stranger(Database& db, ClubKey club, std::span<const club::ManualResult> sheets) {
    const auto members = member_numbers(db, club);
    for (const club::ManualResult& sheet : sheets)
        for (const club::ManualPlayer& player : sheet.players)
            if (player.person && !members.contains(*player.person)) return player.person;
    return std::nullopt;
}

void book_sheet(Database& db, SeasonKey season, const club::ManualResult& sheet, club::Source source,
                std::optional<GuestKey> by, std::int64_t at) {
    club::Match match;
    match.id = sheet.match;
    match.source = source;
    match.game = sheet.game;
    match.preset = sheet.preset;
    match.unit = sheet.unit;
    match.stakes = sheet.stakes;
    match.rounds = static_cast<int>(sheet.rounds.size());
    match.started = sheet.played;
    match.ended = sheet.played;
    book_manual_result(db, season, match, club::entries_of(sheet), by, at);
}

} // namespace

ClubOutcome write_club(Database& db, const AddClub& c) {
    if (clubs_of(db, c.owner).size() >= kMostClubs) return {ClubStatus::too_many};
    add_club_member(db, add_club(db, c.club), c.owner, Role::owner, c.club.created);
    return {ClubStatus::done, c.club.id};
}

ClubOutcome write_club(Database& db, const ChangeClub& c) {
    auto [status, club, who] = judged(db, c.club, c.by, Right::run_evening);
    if (status != ClubStatus::done) return {status};
    if ((c.name || c.zone || c.open || c.rule) && !who.may(Right::change_club))
        return {ClubStatus::forbidden};
    if (club.version != c.version) return {ClubStatus::stale};
    if (c.name) club.name = *c.name;
    if (c.zone) club.zone = *c.zone;
    if (c.house) club.house = *c.house;
    if (c.rule) club.rule = *c.rule;
    if (c.open) club.open = *c.open;
    change_club(db, club);
    return {};
}

ClubOutcome write_club(Database& db, const JoinClub& c) {
    const auto invited = invited_to(db, c.secret);
    if (!invited) return {ClubStatus::not_found};
    const ClubRow& club = invited->club;
    if (role_in(db, club.key, c.guest)) return {ClubStatus::done, club.id};
    if (count_members(db, club.key) >= kMostClubMembers || clubs_of(db, c.guest).size() >= kMostClubs)
        return {ClubStatus::too_many};
    // Only what has changed since the guest's name was compared with those of up to 500 members.
    const std::string name = people_of(db, {c.guest}).at(c.guest).name;
    CheckedNames checked = name == c.name ? c.checked : CheckedNames();
    if (const auto alike = alike_in_club(db, club.key, name, checked)) return {ClubStatus::alike, *alike};
    add_club_member(db, club.key, c.guest, Role::member, c.at);
    count_joined(db, invited->invitation.id);
    return {ClubStatus::done, club.id};
}

ClubOutcome write_club(Database& db, const AddClubInvitation& c) {
    const auto judgement = judged(db, c.club, c.by, Right::manage_members);
    if (judgement.status != ClubStatus::done) return {judgement.status};
    const ClubRow& club = judgement.club;
    if (club_invitations(db, club.key).size() >= kMostClubInvitations) return {ClubStatus::too_many};
    add_club_invitation(db, club.key, {c.id, {}, c.at, c.note}, c.secret, c.by);
    return {};
}

ClubOutcome write_club(Database& db, const EndClubInvitation& c) {
    const auto judgement = judged(db, c.club, c.by, Right::manage_members);
    if (judgement.status != ClubStatus::done) return {judgement.status};
    const ClubRow& club = judgement.club;
    return {end_club_invitation(db, club.key, c.id) ? ClubStatus::done : ClubStatus::not_found};
}

ClubOutcome write_club(Database& db, const SetMember& c) {
    const auto [status, club, who] = judged(db, c.club, c.by, Right::leave_club);
    if (status != ClubStatus::done) return {status};
    const auto member = find_member(db, club.key, c.person);
    if (!member) return {ClubStatus::not_a_member};
    const bool leaves = member->guest == c.by && !c.role;
    // An organiser may remove plain members.
    const bool sends = !c.role && member->role == Role::member && who.may(Right::manage_members);
    if (!leaves && !sends && !who.may(Right::change_club)) return {ClubStatus::forbidden};
    if (c.was && *c.was != member->role) return {ClubStatus::stale};
    if (c.role == member->role) return {ClubStatus::unchanged};
    const auto owner = other_owner(db, club.key, member->guest);
    if (member->role == Role::owner && !owner) return {ClubStatus::last_owner};
    if (c.role == Role::owner && !account_of(db, member->guest)) return {ClubStatus::no_account};
    end_rights(db, club, *member, owner, c);
    if (c.role)
        set_role(db, club.key, member->guest, *c.role);
    else
        forget_attendee(db, club.key, member->guest), remove_club_member(db, club.key, member->guest);
    return {};
}

ClubOutcome write_club(Database& db, const DeleteClub& c) {
    const auto judgement = judged(db, c.club, c.by, Right::delete_club);
    if (judgement.status != ClubStatus::done) return {judgement.status};
    const ClubRow& club = judgement.club;
    if (club.version != c.version) return {ClubStatus::stale};
    std::size_t open = 0;
    for (const SeasonRow& season : seasons_of(db, club.key)) open += open_tables_of(db, season.key).size();
    if (open > 0 && !c.release) return {ClubStatus::open_tables, std::to_string(open)};
    end_table_invitations(db, club.key);
    delete_club(db, club.key, c.at);
    return {};
}

ClubOutcome write_club(Database& db, const AddSeason& c) {
    const auto judgement = judged(db, c.club, c.by, Right::run_evening);
    if (judgement.status != ClubStatus::done) return {judgement.status};
    const ClubRow& club = judgement.club;
    if (seasons_of(db, club.key).size() >= kMostSeasons) return {ClubStatus::too_many};
    if (const auto other = overlapping(db, club.key, c.season)) return {ClubStatus::overlap, other->name};
    add_season(db, club.key, c.season);
    return {ClubStatus::done, c.season.id};
}

ClubOutcome write_club(Database& db, const ChangeSeason& c) {
    const auto judgement = judged(db, c.club, c.by, Right::run_evening);
    if (judgement.status != ClubStatus::done) return {judgement.status};
    const ClubRow& club = judgement.club;
    const auto there = find_season(db, club.key, c.season.id);
    if (!there) return {ClubStatus::not_found};
    if (there->version != c.season.version) return {ClubStatus::stale};
    SeasonRow season = c.season;
    season.key = there->key;
    if (const auto other = overlapping(db, club.key, season)) return {ClubStatus::overlap, other->name};
    change_season(db, season);
    return {};
}

ClubOutcome write_club(Database& db, const AddManualResult& c) {
    const InSeason in = in_season(db, c.club, c.season, c.by, Right::enter_result);
    if (in.status != ClubStatus::done) return {in.status};
    if (const auto who = stranger(db, in.club.key, {&c.paper.sheet, 1}))
        return {ClubStatus::not_a_member, std::to_string(*who)};
    if (!accepts_manual_result(db, in.season.key)) return {ClubStatus::too_many};
    if (!has_room(db, in.season.key, club::entries_of(c.paper.sheet).size()))
        return {ClubStatus::season_full};
    add_manual_result(db, in.season.key, c.by, c.paper);
    return {ClubStatus::done, c.paper.id};
}

ClubOutcome write_club(Database& db, const AnswerManualResult& c) {
    const InSeason in = in_season(db, c.club, c.season, c.by, Right::confirm_result);
    if (in.status != ClubStatus::done) return {in.status};
    const auto paper = find_manual_result(db, in.season.key, c.paper);
    if (!paper) return {ClubStatus::not_found};
    if (!paper->waiting) return {ClubStatus::answered};
    const People people = people_of(db, {c.by});
    const auto& players = paper->sheet.players;
    const bool played = std::any_of(players.begin(), players.end(), [&](const club::ManualPlayer& one) {
        return one.person == people.at(c.by).number;
    });
    const bool arranges = in.who.may(Right::enter_result);
    if (c.confirms && (!played || paper->by == c.by)) return {ClubStatus::own_paper};
    if (!c.confirms && !played && !arranges) return {ClubStatus::forbidden};
    if (c.confirms && !has_room(db, in.season.key, club::entries_of(paper->sheet).size()))
        return {ClubStatus::season_full};
    answer_manual_result(db, c.paper, c.by, c.confirms, c.at);
    if (c.confirms) book_sheet(db, in.season.key, paper->sheet, club::Source::paper, paper->by, c.at);
    return {};
}

ClubOutcome write_club(Database& db, const TakeBackMatch& c) {
    const InSeason in = in_season(db, c.club, c.season, c.by, Right::correct_ledger);
    if (in.status != ClubStatus::done) return {in.status};
    const auto entries = counting_entries(db, in.season.key, c.match);
    if (!entries) return {ClubStatus::not_found};
    if (entries->empty()) return {ClubStatus::answered};
    if (!has_room(db, in.season.key, entries->size())) return {ClubStatus::season_full};
    for (const std::int64_t entry : *entries) reverse_entry(db, entry, c.by, c.why, c.at);
    return {};
}

ClubOutcome write_club(Database& db, const ImportMatches& c) {
    const auto club = find_club(db, c.club);
    const auto season = club ? find_season(db, club->key, c.season) : std::nullopt;
    if (!season) return {ClubStatus::not_found};
    if (season->archived) return {ClubStatus::archived};
    if (const auto who = stranger(db, club->key, c.matches))
        return {ClubStatus::not_a_member, std::to_string(*who)};
    if (!c.again)
        if (const club::ManualResult* before = imported_before(db, season->key, c.matches))
            return {ClubStatus::imported, before->day};
    std::size_t entries = 0;
    for (const club::ManualResult& sheet : c.matches) entries += club::entries_of(sheet).size();
    if (!has_room(db, season->key, entries)) return {ClubStatus::season_full};
    for (const club::ManualResult& sheet : c.matches)
        book_sheet(db, season->key, sheet, club::Source::import, std::nullopt, c.at);
    return {};
}

} // namespace germini::store

#include "server/store/execute_club.hpp"

#include "server/store/accounts.hpp"
#include "server/store/evenings.hpp"
#include "server/store/guests.hpp"
#include "server/store/imported.hpp"
#include "server/store/ledger.hpp"
#include "server/store/manual_results.hpp"
#include "server/store/membership.hpp"

#include <algorithm>
#include <span>

namespace germini::store {
namespace {

using account::Right;
using club::Role;

/// The club, and whether the guest may do it there.
struct Judged {
    model::ClubStatus status = model::ClubStatus::not_found;
    model::ClubRow club;
    club::Asking who;
};
Judged judged(Database& db, const std::string& id, model::GuestKey by, Right right) {
    const auto club = find_club(db, id);
    if (!club) return {};
    const club::Asking who = asking(db, club->key, by);
    if (!who.sees(club->open)) return {};
    return {who.may(right) ? model::ClubStatus::done : model::ClubStatus::forbidden, *club, who};
}

/// Same, with a season that is not archived.
struct InSeason : Judged {
    model::SeasonRow season;
};
InSeason in_season(Database& db, const std::string& club, const std::string& season, model::GuestKey by,
                   Right right) {
    InSeason in;
    static_cast<Judged&>(in) = judged(db, club, by, right);
    if (in.status != model::ClubStatus::done) return in;
    const auto found = find_season(db, in.club.key, season);
    if (!found) return {};
    in.season = *found;
    if (found->archived) in.status = model::ClubStatus::archived;
    return in;
}

/// Ends the rights at the club's tables that go with a membership or the organiser's role.
void end_rights(Database& db, const model::ClubRow& club, const model::MemberRole& member,
                std::optional<model::GuestKey> owner, const model::SetMember& c) {
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
std::optional<std::int64_t> stranger(Database& db, model::ClubKey club,
                                     std::span<const club::ManualResult> sheets) {
    const auto members = member_numbers(db, club);
    for (const club::ManualResult& sheet : sheets)
        for (const club::ManualPlayer& player : sheet.players)
            if (player.person && !members.contains(*player.person)) return player.person;
    return std::nullopt;
}

void book_sheet(Database& db, model::SeasonKey season, const club::ManualResult& sheet, club::Source source,
                std::optional<model::GuestKey> by, std::int64_t at) {
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

model::ClubOutcome write_club(Database& db, const model::AddClub& c) {
    if (clubs_of(db, c.owner).size() >= model::kMostClubs) return {model::ClubStatus::too_many};
    add_club_member(db, add_club(db, c.club), c.owner, Role::owner, c.club.created);
    return {model::ClubStatus::done, c.club.id};
}

model::ClubOutcome write_club(Database& db, const model::ChangeClub& c) {
    auto [status, club, who] = judged(db, c.club, c.by, Right::run_evening);
    if (status != model::ClubStatus::done) return {status};
    if ((c.name || c.zone || c.open || c.rule) && !who.may(Right::change_club))
        return {model::ClubStatus::forbidden};
    if (club.version != c.version) return {model::ClubStatus::stale};
    if (c.name) club.name = *c.name;
    if (c.zone) club.zone = *c.zone;
    if (c.house) club.house = *c.house;
    if (c.rule) club.rule = *c.rule;
    if (c.open) club.open = *c.open;
    change_club(db, club);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::JoinClub& c) {
    const auto invited = invited_to(db, c.secret);
    if (!invited) return {model::ClubStatus::not_found};
    const model::ClubRow& club = invited->club;
    if (role_in(db, club.key, c.guest)) return {model::ClubStatus::done, club.id};
    if (count_members(db, club.key) >= model::kMostClubMembers ||
        clubs_of(db, c.guest).size() >= model::kMostClubs)
        return {model::ClubStatus::too_many};
    // Only what has changed since the guest's name was compared with those of up to 500 members.
    const std::string name = people_of(db, {c.guest}).at(c.guest).name;
    model::CheckedNames checked = name == c.name ? c.checked : model::CheckedNames();
    if (const auto alike = club::first_alike(name, member_names(db, club.key), checked))
        return {model::ClubStatus::alike, *alike};
    add_club_member(db, club.key, c.guest, Role::member, c.at);
    count_joined(db, invited->invitation.id);
    return {model::ClubStatus::done, club.id};
}

model::ClubOutcome write_club(Database& db, const model::AddClubInvitation& c) {
    const auto judgement = judged(db, c.club, c.by, Right::manage_members);
    if (judgement.status != model::ClubStatus::done) return {judgement.status};
    const model::ClubRow& club = judgement.club;
    if (club_invitations(db, club.key).size() >= model::kMostClubInvitations)
        return {model::ClubStatus::too_many};
    add_club_invitation(db, club.key, {c.id, {}, c.at, c.note}, c.secret, c.by);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::EndClubInvitation& c) {
    const auto judgement = judged(db, c.club, c.by, Right::manage_members);
    if (judgement.status != model::ClubStatus::done) return {judgement.status};
    const model::ClubRow& club = judgement.club;
    return {end_club_invitation(db, club.key, c.id) ? model::ClubStatus::done : model::ClubStatus::not_found};
}

model::ClubOutcome write_club(Database& db, const model::SetMember& c) {
    const auto [status, club, who] = judged(db, c.club, c.by, Right::leave_club);
    if (status != model::ClubStatus::done) return {status};
    const auto member = find_member(db, club.key, c.person);
    if (!member) return {model::ClubStatus::not_a_member};
    const bool leaves = member->guest == c.by && !c.role;
    // An organiser may remove plain members.
    const bool sends = !c.role && member->role == Role::member && who.may(Right::manage_members);
    if (!leaves && !sends && !who.may(Right::change_club)) return {model::ClubStatus::forbidden};
    if (c.was && *c.was != member->role) return {model::ClubStatus::stale};
    if (c.role == member->role) return {model::ClubStatus::unchanged};
    const auto owner = other_owner(db, club.key, member->guest);
    if (member->role == Role::owner && !owner) return {model::ClubStatus::last_owner};
    if (c.role == Role::owner && !account_of(db, member->guest)) return {model::ClubStatus::no_account};
    end_rights(db, club, *member, owner, c);
    if (c.role)
        set_role(db, club.key, member->guest, *c.role);
    else
        forget_attendee(db, club.key, member->guest), remove_club_member(db, club.key, member->guest);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::DeleteClub& c) {
    const auto judgement = judged(db, c.club, c.by, Right::delete_club);
    if (judgement.status != model::ClubStatus::done) return {judgement.status};
    const model::ClubRow& club = judgement.club;
    if (club.version != c.version) return {model::ClubStatus::stale};
    std::size_t open = 0;
    for (const model::SeasonRow& season : seasons_of(db, club.key))
        open += open_tables_of(db, season.key).size();
    if (open > 0 && !c.release) return {model::ClubStatus::open_tables, std::to_string(open)};
    end_table_invitations(db, club.key);
    delete_club(db, club.key, c.at);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::AddSeason& c) {
    const auto judgement = judged(db, c.club, c.by, Right::run_evening);
    if (judgement.status != model::ClubStatus::done) return {judgement.status};
    const model::ClubRow& club = judgement.club;
    if (seasons_of(db, club.key).size() >= model::kMostSeasons) return {model::ClubStatus::too_many};
    if (const auto other = overlapping(db, club.key, c.season))
        return {model::ClubStatus::overlap, other->name};
    add_season(db, club.key, c.season);
    return {model::ClubStatus::done, c.season.id};
}

model::ClubOutcome write_club(Database& db, const model::ChangeSeason& c) {
    const auto judgement = judged(db, c.club, c.by, Right::run_evening);
    if (judgement.status != model::ClubStatus::done) return {judgement.status};
    const model::ClubRow& club = judgement.club;
    const auto there = find_season(db, club.key, c.season.id);
    if (!there) return {model::ClubStatus::not_found};
    if (there->version != c.season.version) return {model::ClubStatus::stale};
    model::SeasonRow season = c.season;
    season.key = there->key;
    if (const auto other = overlapping(db, club.key, season))
        return {model::ClubStatus::overlap, other->name};
    change_season(db, season);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::AddManualResult& c) {
    const InSeason in = in_season(db, c.club, c.season, c.by, Right::enter_result);
    if (in.status != model::ClubStatus::done) return {in.status};
    if (const auto who = stranger(db, in.club.key, {&c.paper.sheet, 1}))
        return {model::ClubStatus::not_a_member, std::to_string(*who)};
    if (!accepts_manual_result(db, in.season.key)) return {model::ClubStatus::too_many};
    if (!has_room(db, in.season.key, club::entries_of(c.paper.sheet).size()))
        return {model::ClubStatus::season_full};
    add_manual_result(db, in.season.key, c.by, c.paper);
    return {model::ClubStatus::done, c.paper.id};
}

model::ClubOutcome write_club(Database& db, const model::AnswerManualResult& c) {
    const InSeason in = in_season(db, c.club, c.season, c.by, Right::confirm_result);
    if (in.status != model::ClubStatus::done) return {in.status};
    const auto paper = find_manual_result(db, in.season.key, c.paper);
    if (!paper) return {model::ClubStatus::not_found};
    if (!paper->waiting) return {model::ClubStatus::answered};
    const model::People people = people_of(db, {c.by});
    const auto& players = paper->sheet.players;
    const bool played = std::any_of(players.begin(), players.end(), [&](const club::ManualPlayer& one) {
        return one.person == people.at(c.by).number;
    });
    const bool arranges = in.who.may(Right::enter_result);
    if (c.confirms && (!played || paper->by == c.by)) return {model::ClubStatus::own_paper};
    if (!c.confirms && !played && !arranges) return {model::ClubStatus::forbidden};
    if (c.confirms && !has_room(db, in.season.key, club::entries_of(paper->sheet).size()))
        return {model::ClubStatus::season_full};
    answer_manual_result(db, c.paper, c.by, c.confirms, c.at);
    if (c.confirms) book_sheet(db, in.season.key, paper->sheet, club::Source::paper, paper->by, c.at);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::TakeBackMatch& c) {
    const InSeason in = in_season(db, c.club, c.season, c.by, Right::correct_ledger);
    if (in.status != model::ClubStatus::done) return {in.status};
    const auto entries = counting_entries(db, in.season.key, c.match);
    if (!entries) return {model::ClubStatus::not_found};
    if (entries->empty()) return {model::ClubStatus::answered};
    if (!has_room(db, in.season.key, entries->size())) return {model::ClubStatus::season_full};
    for (const std::int64_t entry : *entries) reverse_entry(db, entry, c.by, c.why, c.at);
    return {};
}

model::ClubOutcome write_club(Database& db, const model::ImportMatches& c) {
    const auto club = find_club(db, c.club);
    const auto season = club ? find_season(db, club->key, c.season) : std::nullopt;
    if (!season) return {model::ClubStatus::not_found};
    if (season->archived) return {model::ClubStatus::archived};
    if (const auto who = stranger(db, club->key, c.matches))
        return {model::ClubStatus::not_a_member, std::to_string(*who)};
    if (!c.again)
        if (const club::ManualResult* before = imported_before(db, season->key, c.matches))
            return {model::ClubStatus::imported, before->day};
    std::size_t entries = 0;
    for (const club::ManualResult& sheet : c.matches) entries += club::entries_of(sheet).size();
    if (!has_room(db, season->key, entries)) return {model::ClubStatus::season_full};
    for (const club::ManualResult& sheet : c.matches)
        book_sheet(db, season->key, sheet, club::Source::import, std::nullopt, c.at);
    return {};
}

} // namespace germini::store

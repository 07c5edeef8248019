#include "server/store/execute_club.hpp"

#include "server/club/decide_club.hpp"
#include "server/club/decide_member.hpp"
#include "server/club/decide_result.hpp"
#include "server/store/accounts.hpp"
#include "server/store/club_access.hpp"
#include "server/store/evenings.hpp"
#include "server/store/guests.hpp"
#include "server/store/ledger.hpp"
#include "server/store/manual_results.hpp"
#include "server/store/membership.hpp"
#include "server/store/nodes.hpp"
#include "server/store/recorded.hpp"
#include "server/store/requests.hpp"

namespace germini::store {
namespace {

club::SeasonAccess season_access(Database& db, const std::string& club, const std::string& season,
                                 model::GuestKey by) {
    const club::Access access = club_access(db, club, by);
    return {access, find_season(db, access.club.key, season).value_or(model::SeasonRow{})};
}

auto entries_in(Database& db, model::SeasonKey season) {
    return [&db, season] { return count_entries(db, season); };
}
auto numbers_in(Database& db, model::ClubKey club) {
    return [&db, club] { return member_numbers(db, club); };
}

/// Ends the rights at the club's tables that go with a membership or the organiser's role.
void end_rights(Database& db, model::ClubKey club, const club::MemberChange& change, std::int64_t at) {
    const model::GuestKey guest = change.member.guest;
    switch (change.ending) {
    case club::Ending::none:
        break;
    case club::Ending::demoted:
        end_club_invitations(db, club, guest);
        end_organisers_rights(db, club, guest);
        break;
    case club::Ending::left:
        end_club_invitations(db, club, guest);
        end_evening_rights(db, club, guest, change.member.role, at);
        break;
    case club::Ending::removed:
        end_club_invitations(db, club);
        end_evening_links(db, club);
        shut_out_of_evenings(db, club, guest, at);
        break;
    }
    const auto which = change.ending == club::Ending::demoted ? TablesOf::evenings : TablesOf::club;
    if (change.host) hand_tables_over(db, club, guest, *change.host, which);
}

std::size_t open_tables(Database& db, model::ClubKey club) {
    std::size_t open = 0;
    for (const model::SeasonRow& season : seasons_of(db, club)) open += open_tables_of(db, season.key).size();
    return open;
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

model::ClubOutcome add_result(Database& db, const model::AddManualResult& c) {
    const club::SeasonAccess access = season_access(db, c.club, c.season, c.by);
    const model::SeasonKey season = access.season.key;
    const auto results = [&db, season] { return count_manual_results(db, season); };
    const std::vector<club::ManualResult> sheets{c.paper.sheet};
    const auto recorded = [&] {
        return c.compared.recorded ? &sheets.front() : recorded_before(db, season, sheets, c.compared);
    };
    const club::AddManualResultFacts facts{access, numbers_in(db, access.club.key), recorded, results,
                                           entries_in(db, season)};
    const auto verdict = club::decide(facts, c);
    if (!verdict) return verdict.error();
    add_manual_result(db, season, c.by, c.paper);
    return {model::ClubStatus::done, c.paper.id};
}

} // namespace

model::ClubOutcome execute(Database& db, const model::AddClub& c) {
    return create_once(db, c, [&]() -> model::ClubOutcome {
        const auto verdict = club::decide(club::AddClubFacts{clubs_of(db, c.owner).size()}, c);
        if (!verdict) return verdict.error();
        add_club_member(db, add_club(db, c.club), c.owner, club::Role::owner, c.club.created);
        return {model::ClubStatus::done, c.club.id};
    });
}

model::ClubOutcome execute(Database& db, const model::ChangeClub& c) {
    const club::Access access = club_access(db, c.club, c.by);
    const auto evenings = [&] { return evenings_of(db, access.club.key, c.at); };
    const auto changed = club::decide(club::ChangeClubFacts{access, evenings}, c);
    if (!changed) return changed.error();
    change_club(db, *changed);
    return {};
}

model::ClubOutcome execute(Database& db, const model::JoinClub& c) {
    club::JoinClubFacts facts;
    facts.invited = invited_to(db, c.secret);
    const model::ClubRow club = facts.invited ? facts.invited->club : model::ClubRow{};
    facts.role = role_in(db, club.key, c.guest);
    facts.clubs = clubs_of(db, c.guest).size();
    facts.name = people_of(db, {c.guest}).at(c.guest).name;
    facts.members = [&db, &club] { return member_names(db, club.key); };
    if (const auto verdict = club::decide(facts, c); !verdict) return verdict.error();
    add_club_member(db, club.key, c.guest, club::Role::member, c.at);
    count_joined(db, facts.invited->invitation.id);
    return {model::ClubStatus::done, club.id};
}

model::ClubOutcome execute(Database& db, const model::AddClubInvitation& c) {
    const club::Access access = club_access(db, c.club, c.by);
    const auto verdict =
        club::decide(club::InvitationsFacts{access, club_invitations(db, access.club.key)}, c);
    if (!verdict) return verdict.error();
    add_club_invitation(db, access.club.key, {c.id, {}, c.at, c.note}, c.secret, c.by);
    return {};
}

model::ClubOutcome execute(Database& db, const model::EndClubInvitation& c) {
    const club::Access access = club_access(db, c.club, c.by);
    const auto verdict =
        club::decide(club::InvitationsFacts{access, club_invitations(db, access.club.key)}, c);
    if (!verdict) return verdict.error();
    end_club_invitation(db, access.club.key, c.id);
    return {};
}

model::ClubOutcome execute(Database& db, const model::SetMember& c) {
    club::SetMemberFacts facts{club_access(db, c.club, c.by), {}, {}};
    const model::ClubKey club = facts.access.club.key;
    facts.member = find_member(db, club, c.person);
    if (facts.member) {
        facts.other_owner = other_owner(db, club, facts.member->guest);
        facts.account = account_of(db, facts.member->guest).has_value();
    }
    const auto change = club::decide(facts, c);
    if (!change) return change.error();
    end_rights(db, club, *change, c.at);
    if (c.role)
        set_role(db, club, change->member.guest, *c.role);
    else
        forget_attendee(db, club, change->member.guest), remove_club_member(db, club, change->member.guest);
    leave_message(db, model::club_changed(c.club, c.person));
    return {};
}

model::ClubOutcome execute(Database& db, const model::DeleteClub& c) {
    const club::Access access = club_access(db, c.club, c.by);
    const model::ClubKey club = access.club.key;
    const auto verdict =
        club::decide(club::DeleteClubFacts{access, [&db, club] { return open_tables(db, club); }}, c);
    if (!verdict) return verdict.error();
    end_table_invitations(db, club);
    delete_club(db, club, c.at);
    leave_message(db, model::club_changed(c.club));
    return {};
}

model::ClubOutcome execute(Database& db, const model::AddSeason& c) {
    return create_once(db, c, [&]() -> model::ClubOutcome {
        const club::Access access = club_access(db, c.club, c.by);
        const auto verdict = club::decide(club::SeasonsFacts{access, seasons_of(db, access.club.key)}, c);
        if (!verdict) return verdict.error();
        add_season(db, access.club.key, c.season);
        return {model::ClubStatus::done, c.season.id};
    });
}

model::ClubOutcome execute(Database& db, const model::ChangeSeason& c) {
    const club::Access access = club_access(db, c.club, c.by);
    const auto changed = club::decide(club::SeasonsFacts{access, seasons_of(db, access.club.key)}, c);
    if (!changed) return changed.error();
    change_season(db, *changed);
    return {};
}

model::ClubOutcome execute(Database& db, const model::AddManualResult& c) {
    return create_once(db, c, [&] { return add_result(db, c); });
}

model::ClubOutcome execute(Database& db, const model::AnswerManualResult& c) {
    club::AnswerManualResultFacts facts;
    facts.access = season_access(db, c.club, c.season, c.by);
    const model::SeasonKey season = facts.access.season.key;
    facts.result = find_manual_result(db, season, c.paper);
    facts.person = people_of(db, {c.by}).at(c.by).number;
    facts.entries = entries_in(db, season);
    if (const auto verdict = club::decide(facts, c); !verdict) return verdict.error();
    answer_manual_result(db, c.paper, c.by, c.confirms, c.at);
    if (c.confirms) book_sheet(db, season, facts.result->sheet, club::Source::paper, facts.result->by, c.at);
    return {};
}

model::ClubOutcome execute(Database& db, const model::TakeBackMatch& c) {
    const club::SeasonAccess access = season_access(db, c.club, c.season, c.by);
    const auto counting = counting_entries(db, access.season.key, c.match);
    club::TakeBackMatchFacts facts{access, {}, entries_in(db, access.season.key)};
    if (counting) facts.counting = counting->size();
    if (const auto verdict = club::decide(facts, c); !verdict) return verdict.error();
    for (const std::int64_t entry : *counting) reverse_entry(db, entry, c.by, c.why, c.at);
    return {};
}

model::ClubOutcome execute(Database& db, const model::ImportMatches& c) {
    const model::ClubKey club = find_club(db, c.club).value_or(model::ClubRow{}).key;
    const auto season = find_season(db, club, c.season).value_or(model::SeasonRow{});
    const auto recorded = [&] { return recorded_before(db, season.key, c.matches); };
    const auto verdict = club::decide(
        club::ImportMatchesFacts{season, numbers_in(db, club), recorded, entries_in(db, season.key)}, c);
    if (!verdict) return verdict.error();
    for (const club::ManualResult& sheet : c.matches)
        book_sheet(db, season.key, sheet, club::Source::import, std::nullopt, c.at);
    return {};
}

} // namespace germini::store

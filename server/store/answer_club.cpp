// Answers about clubs and their seasons.
#include "server/store/answer.hpp"
#include "server/store/clubs.hpp"
#include "server/store/guests.hpp"
#include "server/store/ledger.hpp"
#include "server/store/manual_results.hpp"
#include "server/store/membership.hpp"
#include "server/store/merges.hpp"
#include "server/store/recorded.hpp"

namespace germini::store {

using account::Right;

model::FindClub::Outcome answer(Database& db, const model::FindClub& q) {
    auto club = find_club(db, q.club);
    if (!club) return std::nullopt;
    const club::Asking who = asking(db, club->key, q.guest);
    const bool may = q.right == Right::see_public_club ? who.sees(club->open) : who.may(q.right);
    if (!may) return std::nullopt;
    return club;
}

model::FindSeason::Outcome answer(Database& db, const model::FindSeason& q) {
    auto club = answer(db, model::FindClub{q.club, q.guest, q.right});
    auto season = club ? find_season(db, club->key, q.season) : std::nullopt;
    if (!season) return std::nullopt;
    return model::ClubSeason{*std::move(club), *std::move(season)};
}

model::ListClubs::Outcome answer(Database& db, const model::ListClubs& q) {
    model::ListClubs::Outcome clubs;
    for (model::ClubRow& club : clubs_of(db, q.guest)) {
        const auto role = role_in(db, club.key, q.guest);
        clubs.emplace_back(std::move(club), role.value_or(club::Role::member));
    }
    return clubs;
}

model::SeeClub::Outcome answer(Database& db, const model::SeeClub& q) {
    auto club = answer(db, model::FindClub{q.club, q.guest, Right::see_public_club});
    if (!club) return std::nullopt;
    model::SeenClub seen{*std::move(club)};
    const model::ClubKey key = seen.club.key;
    const club::Asking who = asking(db, key, q.guest);
    seen.role = who.role;
    seen.seasons = seasons_of(db, key);
    if (!who.may(Right::see_club)) return seen;
    seen.members = club_members(db, key);
    for (const model::SeasonRow& season : seen.seasons)
        for (std::string& table : open_tables_of(db, season.key)) seen.tables.push_back(std::move(table));
    if (who.may(Right::manage_members)) seen.invitations = club_invitations(db, key);
    return seen;
}

model::FindClubForTable::Outcome answer(Database& db, const model::FindClubForTable& q) {
    auto club = answer(db, model::FindClub{q.club, q.guest, Right::come_to_evening});
    if (!club) return std::nullopt;
    const model::ClubKey key = club->key;
    return model::ClubForTable{*std::move(club), role_in(db, key, q.guest), seasons_of(db, key)};
}

model::FindInvitation::Outcome answer(Database& db, const model::FindInvitation& q) {
    auto invited = invited_to(db, q.secret);
    if (!invited) return std::nullopt;
    const auto role = q.guest ? role_in(db, invited->club.key, *q.guest) : std::nullopt;
    return model::InvitedClub{*std::move(invited), role};
}

model::CheckJoin::Outcome answer(Database& db, const model::CheckJoin& q) {
    model::JoinClub command = q.command;
    command.name = people_of(db, {command.guest}).at(command.guest).name;
    if (const auto invited = invited_to(db, command.secret))
        club::first_alike(command.name, member_names(db, invited->club.key), command.checked);
    return command;
}

model::CompareManualResult::Outcome answer(Database& db, const model::CompareManualResult& q) {
    model::AddManualResult command = q.command;
    const auto found =
        answer(db, model::FindSeason{command.club, command.season, command.by, Right::see_club});
    if (found) command.compared = compare_result(db, found->season.key, command.paper.sheet);
    return command;
}

model::FindAlikeMember::Outcome answer(Database& db, const model::FindAlikeMember& q) {
    const auto members = member_names(db, q.club);
    for (std::size_t i = 0; i < q.names.size(); ++i) {
        model::CheckedNames checked;
        if (auto alike = club::first_alike(q.names[i], members, checked))
            return model::FindAlikeMember::Alike{i, *std::move(alike)};
    }
    return std::nullopt;
}

model::CheckName::Outcome answer(Database& db, const model::CheckName& q) {
    model::CheckName::Outcome found;
    found.alike = club::first_alike(q.name, fellow_members(db, q.guest), found.checked);
    return found;
}

model::ReadLedger::Outcome answer(Database& db, const model::ReadLedger& q) {
    auto found = answer(db, model::FindSeason{q.club, q.season, q.guest, Right::see_public_club});
    if (!found) return std::nullopt;
    club::Ledger ledger = ledger_of(db, found->season.key);
    return model::SeasonLedger{std::move(found->club), std::move(found->season), std::move(ledger)};
}

model::ReadPublicClub::Outcome answer(Database& db, const model::ReadPublicClub& q) {
    auto club = answer(db, model::FindClub{q.club, q.guest, Right::see_public_club});
    if (!club) return std::nullopt;
    model::PublicClub found{*std::move(club), {}, std::nullopt};
    found.seasons = seasons_of(db, found.club.key);
    if (!found.seasons.empty()) found.ledger = ledger_of(db, found.seasons.front().key);
    return found;
}

model::ListManualResults::Outcome answer(Database& db, const model::ListManualResults& q) {
    const auto found = answer(db, model::FindSeason{q.club, q.season, q.guest, Right::see_club});
    if (!found) return std::nullopt;
    return manual_results_of(db, found->season.key);
}

model::FindImportTarget::Outcome answer(Database& db, const model::FindImportTarget& q) {
    auto club = find_club(db, q.club);
    if (!club) return std::nullopt;
    const model::ClubKey key = club->key;
    return model::ImportTarget{*std::move(club), seasons_named(db, key, q.season), club_members(db, key)};
}

model::FindClubTables::Outcome answer(Database& db, const model::FindClubTables& q) {
    const auto club = key_of_club(db, q.club);
    if (!club) return std::nullopt;
    model::ClubTables found;
    if (const auto guest = q.person ? find_number(db, *q.person) : std::nullopt) {
        found.member = role_in(db, *club, guest->key).has_value();
        found.rows = rows_of_person(db, guest->key);
    }
    found.organisers = organisers_of(db, *club);
    found.tables = tables_of_club(db, *club, q.ids);
    return found;
}

} // namespace germini::store

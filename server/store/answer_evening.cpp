// Answers about a club's evenings.
#include "server/store/answer.hpp"
#include "server/store/clubs.hpp"
#include "server/store/evenings.hpp"
#include "server/store/ledger.hpp"

namespace germini::store {
namespace {

using account::Right;

/// Returns the season that contains the moment (milliseconds since 1970), if any.
std::optional<model::SeasonRow> season_at(const std::vector<model::SeasonRow>& seasons, std::int64_t moment) {
    for (const model::SeasonRow& one : seasons)
        if (one.is_current(moment)) return one;
    return std::nullopt;
}

/// Returns the season of the evening's tables; without tables, the season at `moment`.
std::optional<model::SeasonRow> ledger_season(const std::vector<model::SeasonRow>& seasons,
                                              std::optional<model::SeasonKey> of_tables,
                                              std::int64_t moment) {
    for (const model::SeasonRow& one : seasons)
        if (of_tables ? one.key == *of_tables : one.begins <= moment && moment < one.ends) return one;
    return std::nullopt;
}

} // namespace

model::ListEvenings::Outcome answer(Database& db, const model::ListEvenings& q) {
    const auto club = answer(db, model::FindClub{q.club, q.guest, Right::see_club});
    if (!club) return std::nullopt;
    model::ClubEvenings found{club->zone, {}};
    for (model::EveningRow& one : evenings_of(db, club->key, q.now)) {
        auto answers = attendance(db, club->key, one.key, q.guest);
        found.evenings.emplace_back(std::move(one), std::move(answers));
    }
    return found;
}

model::SeeEvening::Outcome answer(Database& db, const model::SeeEvening& q) {
    auto club = answer(db, model::FindClub{q.club, q.guest, q.right});
    auto evening = club ? find_evening(db, club->key, q.evening) : std::nullopt;
    if (!evening) return std::nullopt;
    model::SeenEvening seen{*std::move(club), *std::move(evening)};
    const model::EveningKey key = seen.evening.key;
    seen.role = asking(db, seen.club.key, q.guest).role;
    const auto seasons = seasons_of(db, seen.club.key);
    seen.season = season_at(seasons, seen.evening.begins);
    seen.ledger_season = ledger_season(seasons, evening_season(db, key), seen.evening.begins);
    seen.attendees = attendees(db, seen.club.key, key);
    seen.guests = evening_guests(db, key);
    seen.seats = evening_seats(db, key);
    seen.tables = evening_tables(db, key, true);
    seen.played = played(db, key);
    seen.links = has_links(db, key);
    seen.me = q.guest;
    return seen;
}

model::ReadEveningForDraw::Outcome answer(Database& db, const model::ReadEveningForDraw& q) {
    auto seen = answer(db, model::SeeEvening{q.club, q.evening, q.guest, Right::run_evening});
    if (!seen) return std::nullopt;
    model::EveningForDraw found{*std::move(seen), {}};
    if (found.seen.season) found.meetings = meetings(db, found.seen.season->key);
    return found;
}

model::ReadEveningForSeating::Outcome answer(Database& db, const model::ReadEveningForSeating& q) {
    auto seen = answer(db, model::SeeEvening{q.club, q.evening, q.guest, Right::run_evening});
    if (!seen) return std::nullopt;
    const model::ClubKey club = seen->club.key;
    return model::EveningForSeating{*std::move(seen), club_members(db, club)};
}

model::CheckEveningGuest::Outcome answer(Database& db, const model::CheckEveningGuest& q) {
    model::AddEveningGuest command = q.command;
    if (const auto club = answer(db, model::FindClub{command.club, command.by, Right::run_evening}))
        club::first_alike(command.name, member_names(db, club->key), command.checked);
    return command;
}

model::ReadEveningLedger::Outcome answer(Database& db, const model::ReadEveningLedger& q) {
    auto seen = answer(db, model::SeeEvening{q.club, q.evening, q.guest, Right::see_club});
    if (!seen || !seen->ledger_season) return std::nullopt;
    model::EveningLedger found{*std::move(seen), {}, {}};
    found.ledger = ledger_of(db, found.seen.ledger_season->key);
    found.matches = evening_matches(db, found.seen.evening.key);
    return found;
}

model::FindEveningLink::Outcome answer(Database& db, const model::FindEveningLink& q) {
    auto linked = find_link(db, q.secret);
    if (!linked) return std::nullopt;
    const model::EveningKey key = linked->evening.key;
    return model::EveningLinkTarget{*std::move(linked), evening_seats(db, key),
                                    evening_tables(db, key, true)};
}

} // namespace germini::store

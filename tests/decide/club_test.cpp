// What a club allows about itself and its seasons.
#include "server/club/decide_club.hpp"
#include "tests/decide/support.hpp"

using namespace germini;
using namespace germini::test;

namespace {

model::ChangeClub club_change() {
    model::ChangeClub asked;
    asked.version = 3;
    return asked;
}

model::SeasonRow season(std::int64_t key, std::int64_t begins, std::int64_t ends) {
    model::SeasonRow row;
    row.key = model::SeasonKey(key);
    row.id = row.name = "s" + std::to_string(key);
    row.begins = begins;
    row.ends = ends;
    row.version = 2;
    return row;
}

club::Verdict<model::ClubRow> changed(const club::Access& access, const model::ChangeClub& asked,
                                      const std::vector<model::EveningRow>& evenings = {}) {
    return club::decide(club::ChangeClubFacts{access, [&] { return evenings; }}, asked);
}

const std::vector<model::SeasonRow> kSeasons{season(2, 200, 300), season(1, 100, 200)};

club::Verdict<> season_added(std::int64_t begins, std::int64_t ends, club::Asking who = kOrganiser,
                             const std::vector<model::SeasonRow>& seasons = kSeasons) {
    model::AddSeason asked;
    asked.season = season(0, begins, ends);
    return club::decide(club::SeasonsFacts{asks(who), seasons}, asked);
}

club::Verdict<model::SeasonRow> season_changed(const model::SeasonRow& row, club::Asking who = kOrganiser) {
    model::ChangeSeason asked;
    asked.season = row;
    asked.season.key = {};
    return club::decide(club::SeasonsFacts{asks(who), kSeasons}, asked);
}

} // namespace

TEST_CASE("a guest has at most fifty clubs") {
    CHECK(status(club::decide(club::AddClubFacts{49}, model::AddClub{})) == ClubStatus::done);
    CHECK(status(club::decide(club::AddClubFacts{50}, model::AddClub{})) == ClubStatus::too_many);
}

TEST_CASE("strangers find an open club, and no other, and an unknown club is not found") {
    CHECK(status(changed(asks(kStranger, true), club_change())) == ClubStatus::forbidden);
    CHECK(status(changed(asks(kStranger), club_change())) == ClubStatus::not_found);
    CHECK(status(changed(asks(kAdministrator), club_change())) == ClubStatus::forbidden);
    club::Access unknown;
    unknown.who = kAdministrator;
    CHECK(status(changed(unknown, club_change())) == ClubStatus::not_found);
}

TEST_CASE("organisers change the house rules, and only owners what counts, name, zone and openness") {
    model::ChangeClub asked = club_change();
    asked.house = "{}";
    for (const auto& [who, expected] : kOfOrganisers) CHECK(status(changed(asks(who), asked)) == expected);
    const auto only_owner = [](auto set) {
        model::ChangeClub change = club_change();
        set(change);
        CHECK(status(changed(asks(kOwner), change)) == ClubStatus::done);
        CHECK(status(changed(asks(kOrganiser), change)) == ClubStatus::forbidden);
    };
    only_owner([](model::ChangeClub& change) { change.name = "Il Germino"; });
    only_owner([](model::ChangeClub& change) { change.zone = "Europe/Rome"; });
    only_owner([](model::ChangeClub& change) { change.rule = "{}"; });
    only_owner([](model::ChangeClub& change) { change.open = false; });
}

TEST_CASE("a change of an outdated version of a club is stale") {
    model::ChangeClub asked = club_change();
    asked.version = 2;
    CHECK(status(changed(asks(kOwner), asked)) == ClubStatus::stale);
}

TEST_CASE("a changed club keeps what was not asked to change") {
    club::Access access = asks(kOwner);
    access.club.name = "Before";
    access.club.zone = "Europe/Rome";
    model::ChangeClub asked = club_change();
    asked.name = "After";
    asked.open = true;
    const auto done = changed(access, asked);
    REQUIRE(done);
    CHECK(done->key == access.club.key);
    CHECK(done->name == "After");
    CHECK(done->zone == "Europe/Rome");
    CHECK(done->open);
}

TEST_CASE("a zone that moves the local time of evenings ahead is changed only on a second request") {
    constexpr std::int64_t kWinter = INT64_C(1796155200000), kHour = 3'600'000; // 1 December 2026, 20:00 UTC
    club::Access access = asks(kOwner);
    access.club.zone = "Europe/Rome";
    model::EveningRow evening;
    evening.begins = kWinter;
    evening.minutes = 60;
    model::ChangeClub asked = club_change();
    asked.at = kWinter - kHour;
    asked.zone = "America/New_York";
    const auto status_of = [&] { return status(changed(access, asked, {evening, evening})); };
    CHECK(status_of() == ClubStatus::moves_evenings);
    CHECK(detail(changed(access, asked, {evening, evening})) == "2");
    asked.move_evenings = true;
    CHECK(status_of() == ClubStatus::done);
    asked.move_evenings = false;
    asked.zone = "Europe/Paris"; // the same time of day
    CHECK(status_of() == ClubStatus::done);
    asked.zone = "America/New_York";
    asked.at = kWinter + kHour; // over
    CHECK(status_of() == ClubStatus::done);
    asked.at = kWinter - kHour;
    evening.called_off = true;
    CHECK(status_of() == ClubStatus::done);
}

TEST_CASE("owners and administrators delete a club, and one with open tables only on a second request") {
    const auto deleted = [](club::Asking who, std::size_t open = 0, bool release = false,
                            std::int64_t version = 3) {
        model::DeleteClub asked;
        asked.version = version;
        asked.release = release;
        return club::decide(club::DeleteClubFacts{asks(who), number(open)}, asked);
    };
    CHECK(status(deleted(kOwner)) == ClubStatus::done);
    CHECK(status(deleted(kAdministrator)) == ClubStatus::done);
    CHECK(status(deleted(kOrganiser)) == ClubStatus::forbidden);
    CHECK(status(deleted(kStranger)) == ClubStatus::not_found);
    CHECK(status(deleted(kOwner, 0, false, 2)) == ClubStatus::stale);
    CHECK(status(deleted(kOwner, 2)) == ClubStatus::open_tables);
    CHECK(detail(deleted(kOwner, 2)) == "2");
    CHECK(status(deleted(kOwner, 2, true)) == ClubStatus::done);
}

TEST_CASE("organisers run seasons") {
    for (const auto& [who, expected] : kOfOrganisers) {
        CHECK(status(season_added(300, 400, who)) == expected);
        CHECK(status(season_changed(kSeasons.front(), who)) == expected);
    }
}

TEST_CASE("seasons of a club never overlap, and the earliest overlapping one is named") {
    CHECK(status(season_added(300, 400)) == ClubStatus::done);
    CHECK(status(season_added(0, 100)) == ClubStatus::done);
    CHECK(status(season_added(299, 400)) == ClubStatus::overlap);
    CHECK(detail(season_added(299, 400)) == "s2");
    CHECK(detail(season_added(150, 250)) == "s1");
    model::SeasonRow longer = kSeasons.front();
    longer.ends = 500;
    CHECK(status(season_changed(longer)) == ClubStatus::done); // does not overlap itself
    longer.begins = 199;
    CHECK(status(season_changed(longer)) == ClubStatus::overlap);
    CHECK(detail(season_changed(longer)) == "s1");
}

TEST_CASE("a club has at most two hundred seasons") {
    std::vector<model::SeasonRow> seasons;
    for (std::int64_t n = 1; n <= 199; ++n) seasons.push_back(season(n, n, n + 1));
    CHECK(status(season_added(900, 901, kOwner, seasons)) == ClubStatus::done);
    seasons.push_back(season(200, 200, 201));
    CHECK(status(season_added(900, 901, kOwner, seasons)) == ClubStatus::too_many);
}

TEST_CASE("a change of an unknown season is not found, and of an outdated version stale") {
    CHECK(status(season_changed(season(3, 400, 500))) == ClubStatus::not_found);
    model::SeasonRow outdated = kSeasons.front();
    outdated.version = 1;
    CHECK(status(season_changed(outdated)) == ClubStatus::stale);
    CHECK(season_changed(kSeasons.front())->key == kSeasons.front().key);
}

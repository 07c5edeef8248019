// What a club allows in a season's ledger besides the tables' hands.
#include "server/club/decide_result.hpp"
#include "tests/decide/support.hpp"

using namespace germini;
using namespace germini::test;

namespace {

const model::SeasonRow kSeason = [] {
    model::SeasonRow row;
    row.key = model::SeasonKey(2);
    return row;
}();

/// A season of a club, in which person 100000001 asks.
club::SeasonAccess in_season(club::Asking who = kOrganiser) {
    club::SeasonAccess access{asks(who), kSeason};
    return access;
}
club::SeasonAccess in_archive() {
    club::SeasonAccess access = in_season();
    access.season.archived = true;
    return access;
}
club::SeasonAccess nowhere() {
    club::SeasonAccess access = in_season();
    access.season = {};
    return access;
}

/// A sheet of two rounds' totals, which becomes two entries.
club::ManualResult sheet() {
    club::ManualResult sheet;
    sheet.day = "2026-10-05";
    sheet.players = {{100'000'001, ""}, {100'000'002, ""}, {std::nullopt, "Zia"}};
    for (int round = 0; round < 2; ++round) {
        club::ManualRound& next = sheet.rounds.emplace_back();
        next.total = {2, -1, -1};
    }
    return sheet;
}

constexpr std::size_t kFull = model::kMostSeasonEntries;

/// A result that an organiser enters.
struct Entering {
    model::AddManualResult asked;
    club::AddManualResultFacts facts;

    explicit Entering(club::SeasonAccess access = in_season()) {
        asked.paper.sheet = sheet();
        facts.access = std::move(access);
        facts.members = [] { return club::Numbers{100'000'001, 100'000'002}; };
        facts.recorded = [] { return nullptr; };
        facts.results = [] { return club::ManualResultCounts{}; };
        facts.entries = number(0);
    }
    club::Verdict<> verdict() const { return club::decide(facts, asked); }
};

/// A result entered by guest 9, which guest 1, the first player, answers.
struct Answering {
    model::AnswerManualResult asked;
    club::AnswerManualResultFacts facts;

    explicit Answering(bool confirms, club::SeasonAccess access = in_season(kMember)) {
        asked.by = 1_guest;
        asked.confirms = confirms;
        facts.access = std::move(access);
        facts.result = model::FoundManualResult{sheet(), 9_guest, true};
        facts.person = 100'000'001;
        facts.entries = number(0);
    }
    ClubStatus status() const { return test::status(club::decide(facts, asked)); }
};

ClubStatus taken_back(const club::SeasonAccess& access, std::optional<std::size_t> counting,
                      std::size_t entries = 0) {
    return status(
        club::decide(club::TakeBackMatchFacts{access, counting, number(entries)}, model::TakeBackMatch{}));
}

/// A file with one match.
struct Importing {
    model::ImportMatches asked;
    club::ImportMatchesFacts facts;

    Importing() {
        asked.matches = {sheet()};
        facts.season = kSeason;
        facts.members = [] { return club::Numbers{100'000'001, 100'000'002}; };
        facts.recorded = [] { return nullptr; };
        facts.entries = number(0);
    }
    club::Verdict<> verdict() const { return club::decide(facts, asked); }
};

} // namespace

TEST_CASE("organisers enter results and take matches back, in a season that is not archived") {
    for (const auto& [who, expected] : kOfOrganisers) {
        CHECK(status(Entering(in_season(who)).verdict()) == expected);
        CHECK(taken_back(in_season(who), 1) == expected);
    }
    CHECK(status(Entering(in_archive()).verdict()) == ClubStatus::archived);
    CHECK(taken_back(in_archive(), 1) == ClubStatus::archived);
    CHECK(status(Entering(nowhere()).verdict()) == ClubStatus::not_found);
    CHECK(taken_back(nowhere(), 1) == ClubStatus::not_found);
}

TEST_CASE("a result names members alone") {
    Entering entering;
    entering.facts.members = [] { return club::Numbers{100'000'001}; };
    CHECK(status(entering.verdict()) == ClubStatus::not_a_member);
    CHECK(detail(entering.verdict()) == "100000002");
}

TEST_CASE("a season has at most 5000 results, and at most 100 that wait") {
    Entering entering;
    const auto with = [&](std::size_t all, std::size_t waiting) {
        entering.facts.results = [=] { return club::ManualResultCounts{all, waiting}; };
        return status(entering.verdict());
    };
    CHECK(with(4999, 99) == ClubStatus::done);
    CHECK(with(5000, 0) == ClubStatus::too_many);
    CHECK(with(100, 100) == ClubStatus::too_many);
}

TEST_CASE("a season with 50000 entries takes no results, corrections or imports") {
    Entering entering;
    entering.facts.entries = number(kFull - 2);
    CHECK(status(entering.verdict()) == ClubStatus::done);
    entering.facts.entries = number(kFull - 1);
    CHECK(status(entering.verdict()) == ClubStatus::season_full);
    Answering confirming(true);
    confirming.facts.entries = number(kFull - 1);
    CHECK(confirming.status() == ClubStatus::season_full);
    CHECK(taken_back(in_season(), 2, kFull - 2) == ClubStatus::done);
    CHECK(taken_back(in_season(), 2, kFull - 1) == ClubStatus::season_full);
    Importing importing;
    importing.facts.entries = number(kFull - 1);
    CHECK(status(importing.verdict()) == ClubStatus::season_full);
}

TEST_CASE("another player of the table confirms a result") {
    CHECK(Answering(true).status() == ClubStatus::done);
    Answering absent(true);
    absent.facts.person = 100'000'003;
    CHECK(absent.status() == ClubStatus::own_paper);
    Answering own(true, in_season(kOwner));
    own.facts.result->by = 1_guest;
    CHECK(own.status() == ClubStatus::own_paper);
}

TEST_CASE("players and organisers withdraw a result, even in a full season") {
    Answering player(false);
    player.facts.entries = number(kFull);
    CHECK(player.status() == ClubStatus::done);
    Answering organiser(false, in_season(kOrganiser));
    organiser.facts.person = 100'000'003;
    CHECK(organiser.status() == ClubStatus::done);
    Answering member(false);
    member.facts.person = 100'000'003;
    CHECK(member.status() == ClubStatus::forbidden);
}

TEST_CASE("a result is answered once, in its season") {
    Answering again(true);
    again.facts.result->waiting = false;
    CHECK(again.status() == ClubStatus::answered);
    again.facts.result.reset();
    CHECK(again.status() == ClubStatus::not_found);
    CHECK(Answering(true, in_archive()).status() == ClubStatus::archived);
    CHECK(Answering(true, nowhere()).status() == ClubStatus::not_found);
    CHECK(Answering(true, in_season(kStranger)).status() == ClubStatus::not_found);
    CHECK(Answering(true, in_season(kAdministrator)).status() == ClubStatus::forbidden);
}

TEST_CASE("a match is taken back once, from its season") {
    CHECK(taken_back(in_season(), std::nullopt) == ClubStatus::not_found);
    CHECK(taken_back(in_season(), 0) == ClubStatus::answered);
    CHECK(taken_back(in_season(), 1) == ClubStatus::done);
}

TEST_CASE("an import needs a season that is not archived, and members as persons") {
    CHECK(status(Importing().verdict()) == ClubStatus::done);
    Importing importing;
    importing.facts.members = [] { return club::Numbers{100'000'001}; };
    CHECK(status(importing.verdict()) == ClubStatus::not_a_member);
    importing.facts.season.archived = true;
    CHECK(status(importing.verdict()) == ClubStatus::archived);
    importing.facts.season = {};
    CHECK(status(importing.verdict()) == ClubStatus::not_found);
}

TEST_CASE("a result that looks like one already there is entered only as another match") {
    Entering entering;
    entering.facts.recorded = [&entering] { return &entering.asked.paper.sheet; };
    CHECK(status(entering.verdict()) == ClubStatus::recorded);
    CHECK(detail(entering.verdict()) == "2026-10-05");
    entering.asked.another = true;
    CHECK(status(entering.verdict()) == ClubStatus::done);
}

TEST_CASE("a match that looks like one already there is imported only on request") {
    Importing importing;
    importing.facts.recorded = [&importing] { return &importing.asked.matches.front(); };
    CHECK(status(importing.verdict()) == ClubStatus::recorded);
    CHECK(detail(importing.verdict()) == "2026-10-05");
    importing.asked.again = true;
    CHECK(status(importing.verdict()) == ClubStatus::done);
}

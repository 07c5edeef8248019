// A season's ledger accepts a limited number of manual and imported entries, and writing one costs the same
// however many there are.
#include "server/model/season.hpp"
#include "server/store/execute_club.hpp"
#include "server/store/recorded.hpp"
#include "tests/club/club_kit.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kRoom = 3; ///< entries that the season still accepts

/// A club whose season is nearly full: Ginevra and Lapo have played very many rounds.
struct FullSeason : ClubEvening {
    test::Person lapo = joined("Lapo");

    FullSeason() {
        store::Database db(file(), store::Synchronous::normal);
        store::Transaction all(db);
        db.run(
            "INSERT INTO ledger_matches (id, season_key, source, game, unit, stakes, rounds, started, ended)"
            " SELECT 'mmmmmmmmmmmm', key, 'import', 'minchiate', 'resti', 1, 1, 0, 0 FROM seasons;"
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
            std::to_string(model::kMostSeasonEntries - kRoom) +
            ") INSERT INTO ledger_entries (key, ledger_match, cause, round, round_over, guest, at)"
            " SELECT i, m.key, 'total', 1, 1, g.key, 0 FROM n, ledger_matches m, guests g"
            " WHERE g.name = 'Ginevra';"
            "INSERT INTO ledger_lines (entry, place, guest, bot, stand_in, amount)"
            " SELECT e.key, g.name = 'Lapo', g.key, 0, 0, CASE WHEN g.name = 'Lapo' THEN -1 ELSE 1 END"
            " FROM ledger_entries e, guests g;"
            "INSERT INTO ledger_seals (entry, link) SELECT key, zeroblob(32) FROM ledger_entries");
        all.commit();
    }

    /// Ginevra enters a match of so many hands, and Lapo confirms it.
    std::string confirmed(int hands) const {
        const json sheet{
            {"game", "minchiate"},
            {"day", "2026-10-05"},
            {"players", {{{"person", number_of(*this, owner)}}, {{"person", number_of(*this, lapo)}}}},
            {"rounds", {{{"hands", std::vector<json>(static_cast<std::size_t>(hands), {5, -5})}}}},
            {"another", true}};
        const HttpAnswer entered = post("/seasons/" + season + "/papers", sheet, owner);
        if (entered.status != 201) return refused(entered, 409);
        const HttpAnswer answer =
            post("/seasons/" + season + "/papers/" + entered.value()["paper"].get<std::string>() + "/answer",
                 {{"confirm", true}}, lapo);
        return answer.status == 200 ? "taken" : refused(answer, 409);
    }
    /// Takes the newest match back.
    std::string taken_back() const {
        const std::string match = text_in(folder, "SELECT id FROM ledger_matches ORDER BY key DESC LIMIT 1");
        const HttpAnswer answer = post("/seasons/" + season + "/corrections",
                                       {{"match", match}, {"why", "It was otherwise."}}, owner);
        return answer.status == 200 ? "taken" : refused(answer, 409);
    }
    std::string imported(int matches) const {
        std::string csv = "match,day,game,round,hand,player,side,amount\n";
        for (int i = 0; i < matches; ++i) {
            const std::string begin = std::to_string(i) + ",2025-10-07,minchiate,1,,";
            csv += begin + "Ginevra,,5\n" + begin + "Lapo,,-5\n";
        }
        return import_results(csv);
    }
    std::int64_t entries() const { return number_in(folder, "SELECT count(*) FROM ledger_entries"); }
};

} // namespace

TEST_CASE("a full season refuses manual results, corrections and imports with a clear message") {
    const FullSeason club;
    const std::string no_room = "The season would have more than 50000 entries. Nothing was imported.";
    CHECK(club.imported(kRoom + 1) == no_room);
    CHECK(club.confirmed(kRoom + 1) == "season_full at ");
    CHECK(club.confirmed(1) == "taken");
    CHECK(club.taken_back() == "taken"); // with one entry more
    CHECK(club.taken_back() == "answered at ");
    CHECK(club.confirmed(1) == "taken");
    CHECK(club.entries() == model::kMostSeasonEntries);
    CHECK(club.taken_back() == "season_full at ");
    CHECK(club.confirmed(1) == "season_full at ");
    CHECK(club.imported(1) == no_room);
    CHECK(club.entries() == model::kMostSeasonEntries);
}

TEST_CASE("a correction in a full season reads little more than the number of its entries") {
    FullSeason club;
    CHECK(club.confirmed(1) == "taken");
    const std::string match = text_in(club.folder, "SELECT id FROM ledger_matches ORDER BY key DESC LIMIT 1");
    club.server->stop();
    store::Database db(club.file(), store::Synchronous::normal);
    const auto steps = [&db](const auto& done) {
        const std::uint64_t before = db.steps();
        done();
        return db.steps() - before;
    };
    store::Statement row(db, "SELECT s.key, g.key FROM seasons s, guests g WHERE g.name = 'Ginevra'");
    REQUIRE(row.step());
    const auto season = row.key<model::SeasonKey>(0);
    const model::TakeBackMatch command{club.club, club.season, row.key<model::GuestKey>(1), match, "Wrong."};
    const auto counting = steps([&] { store::count_entries(db, season); });
    const auto correcting = steps([&] {
        store::Transaction all(db);
        CHECK(execute(db, command).status == model::ClubStatus::done);
        all.commit();
    });
    MESSAGE("counting: ", counting, " steps, correcting: ", correcting);
    CHECK(correcting < counting + 5'000);
}

TEST_CASE("manual results are limited per address, and a result has at most 120 hands and totals") {
    ClubEvening club(minchiate_table({{"open", false}}), [](server::ServerSettings& settings) {
        settings.net.results_per_address = {0.001, 6}; // the club and its season are two
    });
    const std::string below = "/seasons/" + club.season;
    const auto enter = [&](std::size_t hands) {
        const json sheet{
            {"game", "minchiate"},
            {"day", "2026-10-05"},
            {"players", {{{"person", number_of(club, club.owner)}}, {{"called", "Zia"}}}},
            {"rounds", std::vector<json>(hands / 40, {{"hands", std::vector<json>(40, {5, -5})}})}};
        return club.post(below + "/papers", sheet, club.owner);
    };
    CHECK(refused(enter(160), 400) == "bad_field at /rounds");
    const HttpAnswer entered = enter(120);
    REQUIRE_MESSAGE(entered.status == 201, entered.body);
    const std::string paper = "/papers/" + entered.value()["paper"].get<std::string>() + "/answer";
    CHECK(club.post(below + paper, {{"confirm", false}}, club.owner).status == 200);
    const auto correct = [&] {
        return club.post(below + "/corrections", {{"match", "aaaaaaaaaaaa"}, {"why", "Wrong."}}, club.owner);
    };
    CHECK(correct().status == 404);
    CHECK(refused(correct(), 429) == "too_fast at ");
    CHECK(refused(enter(40), 429) == "too_fast at ");
    CHECK(refused(club.post(below + paper, {{"confirm", false}}, club.owner), 429) == "too_fast at ");
}

// The ledger: written with the closed hand, never changed, and compared with the hands.
#include "server/games/games.hpp"
#include "server/verify/verify.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <map>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

std::vector<json> lines_in(const std::string& jsonl) {
    std::vector<json> lines;
    std::istringstream in(jsonl);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(json::parse(line));
        CHECK(schema_problem("ledger.json", lines.back()) == "");
    }
    return lines;
}
std::vector<json> entries_in(const std::string& jsonl) {
    std::vector<json> entries;
    for (const json& line : lines_in(jsonl))
        if (line["kind"] == "entry") entries.push_back(line);
    return entries;
}

std::string first_difference(const std::string& file) {
    store::Database db(file, store::Synchronous::normal, store::Access::reading);
    return server::verify(db, server::all_games(), {}).first;
}

/// What verify finds after these statements have changed a copy, bypassing the triggers.
std::string found_after(const std::string& file, const std::string& sql) {
    const TempDir other;
    const std::string copy = other.file("germini.db");
    std::filesystem::copy_file(file, copy);
    {
        store::Database db(copy, store::Synchronous::normal);
        std::vector<std::string> triggers;
        {
            store::Statement row(db, "SELECT name FROM sqlite_schema WHERE type = 'trigger'");
            while (row.step()) triggers.push_back(row.text(0));
        }
        for (const std::string& trigger : triggers) db.run("DROP TRIGGER " + trigger);
        db.run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; " + sql);
    }
    return first_difference(copy);
}

bool begins(const std::string& text, const std::string& with) {
    CAPTURE(text);
    return text.rfind(with, 0) == 0;
}

const json kBonus = minchiate_table({{"open", false}, {"options", {{"girata_bonus", 3}}}});

} // namespace

TEST_CASE("a round at a club's table is one entry per hand, whose lines are its result per person") {
    ClubEvening evening(kBonus);
    const std::vector<test::Person> guests{evening.owner, evening.joined("Lapo"), evening.joined("Nannina"),
                                           evening.joined("Cosimo")};
    Party party = evening.table(guests, 4);
    play_hands(evening.loop, party, 1, 4);
    const json match = match_of(party[0]);
    const MatchScores scores = match_scores(evening.server->port(), party[0]);
    const auto entries = entries_in(evening.jsonl());
    std::map<std::int64_t, int> by_person;
    int hands = 0, lines = 0;
    for (const json& entry : entries) {
        int sum = 0;
        for (const json& line : entry["lines"]) {
            sum += line["amount"].get<int>();
            by_person[line["place"].get<int>()] += line["amount"].get<int>();
            if (entry["cause"] == "hand")
                CHECK(line["amount"] ==
                      scores.hands.at(entry["hand"].get<int>()).at(line["place"].get<std::size_t>()));
        }
        CHECK(sum == 0);
        (entry["cause"] == "hand" ? hands : lines) += 1;
        if (entry["cause"] == "hand") CHECK(entry["round_over"] == (entry["hand"] == 4));
    }
    CHECK(hands == 4);
    CHECK(lines == static_cast<int>(match["lines"].size())); // the winners' bonus, unless nobody won
    for (int person = 0; person < 4; ++person)
        CHECK(by_person[person] == match["totals"][static_cast<std::size_t>(person)]);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    CHECK(schema_problem("club.json#/$defs/Standings", evening.standings()) == "");
    CHECK(evening.standings()["games"][0]["rows"].size() == 4);
    const json standings = evening.standings();
    for (const json& row : standings["games"][0]["rows"]) {
        CHECK(row["rounds"] == 1);
        CHECK(row["matches"] == 1);
    }
    evening.server->stop();
    CHECK(first_difference(evening.file()) == "");
}

TEST_CASE("the ledger cannot be changed, and a change that bypasses the triggers is reported") {
    ClubEvening evening(kBonus);
    Party party = evening.table(
        {evening.owner, evening.joined("Lapo"), evening.joined("Nannina"), evening.joined("Cosimo")}, 4);
    play_hands(evening.loop, party, 1, 2);
    evening.server->stop();
    const std::string file = evening.file();
    {
        store::Database db(file, store::Synchronous::normal);
        for (const char* sql :
             {"UPDATE ledger_lines SET amount = amount + 1", "DELETE FROM ledger_lines",
              "UPDATE ledger_entries SET at = 0", "DELETE FROM ledger_entries",
              "UPDATE ledger_seals SET link = zeroblob(32)", "DELETE FROM ledger_seals",
              "DELETE FROM ledger_matches", "UPDATE ledger_matches SET game = 'toy'",
              "INSERT INTO ledger_lines SELECT entry, place + 9, guest, called, bot, side, stand_in,"
              " 0 FROM ledger_lines"}) {
            CAPTURE(sql);
            CHECK_THROWS_AS(db.run(sql), store::StoreError);
        }
        // An entry without lines, lines that do not sum, and an entry without a seal are not committed.
        const std::string entry =
            "INSERT INTO ledger_entries (key, ledger_match, cause, round, round_over, at)"
            " VALUES (99, 1, 'hand', 1, 0, 0);";
        const auto line = [](int place, int amount) {
            return "INSERT INTO ledger_lines (entry, place, called, bot, stand_in, amount) VALUES (99, " +
                   std::to_string(place) + ", 'x', 0, 0, " + std::to_string(amount) + ");";
        };
        const std::string seal = "INSERT INTO ledger_seals VALUES (99, zeroblob(32));";
        for (const std::string& sql :
             {entry + seal, entry + line(0, 2) + line(1, -1) + seal, entry + line(0, 1) + line(1, -1)}) {
            CAPTURE(sql);
            const auto write = [&] {
                store::Transaction transaction(db);
                db.run(sql);
                transaction.commit();
            };
            CHECK_THROWS_AS(write(), store::StoreError);
        }
    }
    CHECK(first_difference(file) == "");
    CHECK(
        begins(found_after(file, "UPDATE ledger_lines SET amount = amount + 1 WHERE entry = 2 AND place = 1"),
               "ledger entry 2: its link"));
    CHECK(begins(found_after(file, "UPDATE ledger_seals SET link = zeroblob(32) WHERE entry = 1"),
                 "ledger entry 1: its link"));
    CHECK(begins(
        found_after(file,
                    "DELETE FROM ledger_lines WHERE entry = 1; DELETE FROM ledger_seals WHERE entry = 1;"
                    " DELETE FROM ledger_entries WHERE key = 1"),
        "ledger entry 2: its link"));
    // A rebuilt ledger with valid links is compared with the hands.
    CHECK(begins(
        found_after(file, "DELETE FROM ledger_lines; DELETE FROM ledger_seals; DELETE FROM ledger_entries"),
        "match "));
    CHECK(begins(found_after(file, "UPDATE hand_seats SET guest = 1 WHERE hand_key = 2"),
                 "ledger entry 2: it differs from the result of its hand"));
    CHECK(begins(found_after(file, "UPDATE ledger_matches SET ended = 5"), "match "));
}

TEST_CASE("bots have their lines, a member removed in a match keeps theirs, an unfinished match is marked") {
    ClubEvening evening;
    const test::Person lapo = evening.joined("Lapo"), nannina = evening.joined("Nannina");
    Party party = evening.table({evening.owner, lapo, nannina}, 4);
    play_hand(evening.loop, party, 1);
    const json number =
        http_request(evening.server->port(), "GET", "/api/guests/me", "", lapo.headers()).value()["number"];
    CHECK(evening.post("/members", {{"person", number}, {"role", nullptr}}, evening.owner).status == 200);
    play_hand(evening.loop, party, 2);
    const auto entries = entries_in(evening.jsonl());
    REQUIRE(entries.size() == 2);
    for (const json& entry : entries) {
        CHECK(entry["lines"][1]["person"] == number);
        CHECK(entry["lines"][3]["person"].is_null());
        CHECK(entry["lines"][3]["bot"] == true);
    }
    for (auto& player : party.players) player->must({{"break_off", true}});
    REQUIRE(all_are(evening.loop, party, "over"));
    const auto lines = lines_in(evening.jsonl());
    for (const json& line : lines)
        if (line["kind"] == "match") {
            CHECK(line["broken_off"] == true);
            CHECK(line["ended"].is_number());
        }
    // By a new club's rule only complete rounds count, and none with a bot.
    CHECK(evening.standings()["games"][0]["rows"].empty());
    const json all{
        {"least_rounds", 1}, {"order", {"net"}}, {"bots", true}, {"stand_ins", true}, {"broken_off", "all"}};
    CHECK(evening
              .ask("PATCH", "", {{"version", evening.seen(evening.owner)["version"]}, {"rule", all}},
                   evening.owner)
              .status == 200);
    const json rows = evening.standings()["games"][0]["rows"];
    CHECK(rows.size() == 3);
    for (const json& row : rows) CHECK(row["rounds"] == 0);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    evening.server->stop();
    CHECK(first_difference(evening.file()) == "");
}

TEST_CASE("a table without a club writes no ledger entries") {
    ClubEvening evening;
    Party party = sit_down(evening.loop, evening.server->port(), kToy, 3, 3);
    play_hand(evening.loop, party, 1);
    CHECK(number_in(evening.folder, "SELECT count(*) FROM ledger_entries") == 0);
}

TEST_CASE("a game without stakes has its own amounts and unit, and its lines need not sum to zero") {
    ClubEvening evening(kToy);
    Party party = evening.table({evening.owner, evening.joined("Lapo"), evening.joined("Nannina")}, 3);
    play_hand(evening.loop, party, 1);
    const json standings = evening.standings();
    CHECK(standings["games"][0]["stakes"] == false);
    CHECK(standings["games"][0]["unit"] == "point");
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(standings));
}

// What is not added, counted, or accepted: games of different kinds, non-members, tables with other
// rules, days outside the season, deceptive names and titles.
#include "server/club/rule.hpp"
#include "server/names/zone.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <array>
#include <chrono>
#include <doctest/doctest.h>
#include <map>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::int64_t kOneDay = 24 * 3'600'000;

std::string day_after(int days) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const std::int64_t ms = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    return names::local_at("Europe/Rome", ms + days * kOneDay).substr(0, 10);
}

std::string csv_of(const std::string& day, const std::string& game, const std::string& one,
                   const std::string& other, int amount) {
    const std::string head = "m," + day + "," + game + ",1,1,";
    return "match,day,game,round,hand,player,side,amount\n" + head + one + ",," + std::to_string(amount) +
           "\n" + head + other + ",," + std::to_string(-amount) + "\n";
}

const json kClosedToy{{"game", "toy"}, {"preset", "plain"}, {"open", false}};
/// Ginevra's manual result of that day: one hand, won against a non-member.
json sheet_of(const ClubEvening& club, const std::string& day, const std::string& called) {
    json sheet;
    sheet["game"] = "toy";
    sheet["day"] = day;
    sheet["players"][0]["person"] = number_of(club, club.owner);
    sheet["players"][1]["called"] = called;
    sheet["rounds"][0]["hands"][0] = json::array({1, -1});
    return sheet;
}

/// Everybody plays automatically until the table's match is over.
void play_out(ClubEvening& club, Party& party) {
    for (auto& player : party.players) player->play_by_itself();
    for (int hand = 1; party[0].state() != "over"; ++hand) {
        for (auto& player : party.players) player->must({{"ready", true}});
        REQUIRE(
            club.loop.run_until([&] { return party[0].hand_over(hand) && party[0].state() != "playing"; }));
    }
}

} // namespace

TEST_CASE("standings keep presets with rules of their own apart") {
    ClubEvening club;
    club.joined("Lapo");
    CHECK(club.import_results(csv_of("2025-10-07", "bolognese/ottocento", "Ginevra", "Lapo", 100)).empty());
    CHECK(club.import_results(csv_of("2025-10-08", "bolognese/quattro_scartate", "Ginevra", "Lapo", 7))
              .empty());
    CHECK(club.import_results(csv_of("2025-10-09", "bolognese", "Ginevra", "Lapo", 7))
              .starts_with("Line 2: unknown game bolognese"));
    const json standings = club.standings();
    CHECK(schema_problem("club.json#/$defs/Standings", standings) == "");
    REQUIRE(standings["games"].size() == 2);
    std::map<json, json> nets;
    for (const json& game : standings["games"])
        for (const json& row : game["rows"])
            if (row["name"] == "Ginevra") nets[game["preset"]] = row["net"];
    CHECK(nets["ottocento"] == 100);
    CHECK(nets["quattro_scartate"] == 7);
    CHECK(recomputed(club.folder, club.jsonl()) == in_that_form(standings));
}

TEST_CASE(
    "SOLO-27: Minchiate for two, three and alone each have standings of their own, pairs one in common") {
    ClubEvening club;
    club.joined("Lapo");
    const std::array cells{"minchiate", "minchiate/two", "minchiate/three", "minchiate/alone"};
    for (std::size_t i = 0; i < cells.size(); ++i)
        CHECK(club.import_results(csv_of("2025-10-0" + std::to_string(i + 1), cells[i], "Ginevra", "Lapo",
                                         static_cast<int>(i) + 1))
                  .empty());
    CHECK(club.import_results(csv_of("2025-10-09", "minchiate/pagat", "Ginevra", "Lapo", 7))
              .starts_with("Line 2: unknown game minchiate/pagat"));
    const json standings = club.standings();
    REQUIRE(standings["games"].size() == cells.size());
    for (const json& game : standings["games"]) {
        CHECK(game["unit"] == (game["preset"].is_null() ? "resto" : "point"));
        CHECK(game["stakes"] == true);
    }
    CHECK(recomputed(club.folder, club.jsonl()) == in_that_form(standings));
}

TEST_CASE("matches of four games have four standings, each in its own unit") {
    ClubEvening club;
    club.joined("Lapo");
    struct Played {
        const char *cell, *unit;
        bool stakes;
        int amount;
    };
    constexpr std::array<Played, 4> kPlayed{{{"minchiate", "resto", true, 3},
                                             {"bolognese/ottocento", "point", false, 100},
                                             {"bolognese/millone", "point", false, 40},
                                             {"bolognese/terziglio", "posta", true, 20}}};
    for (std::size_t i = 0; i < kPlayed.size(); ++i)
        REQUIRE(club.import_results(csv_of("2025-10-0" + std::to_string(i + 1), kPlayed[i].cell, "Ginevra",
                                           "Lapo", kPlayed[i].amount))
                    .empty());
    const json standings = club.standings();
    REQUIRE(standings["games"].size() == kPlayed.size());
    for (const Played& played : kPlayed) {
        CAPTURE(played.cell);
        int found = 0;
        for (const json& game : standings["games"]) {
            const std::string name = game["preset"].is_null()
                                         ? std::string(game["game"])
                                         : std::string(game["game"]) + "/" + std::string(game["preset"]);
            if (name != played.cell) continue;
            ++found;
            CHECK(game["unit"] == played.unit);
            CHECK(game["stakes"] == played.stakes);
            for (const json& row : game["rows"])
                CHECK(row["net"] == (row["name"] == "Ginevra" ? played.amount : -played.amount));
        }
        CHECK(found == 1);
    }
    CHECK(recomputed(club.folder, club.jsonl()) == in_that_form(standings));
}

TEST_CASE("tables of two presets with rules of their own have two standings") {
    ClubEvening club(json{{"game", "bolognese"}, {"preset", "quattro_scartate"}, {"open", false}});
    const json change{{"version", 2},
                      {"rule",
                       {{"least_rounds", 1},
                        {"order", {"net"}},
                        {"bots", true},
                        {"stand_ins", true},
                        {"broken_off", "all"}}}};
    REQUIRE(club.ask("PATCH", "", change, club.owner).status == 200);
    const json soon{{"game", "bolognese"}, {"preset", "ottocento"}, {"options", {{"target", 1}}}};
    for (const json& otherwise : {json::object(), soon}) {
        Party party = club.table({club.owner}, 4, otherwise);
        play_out(club, party);
        party[0].disconnect();
    }
    const json standings = club.standings();
    REQUIRE(standings["games"].size() == 2);
    CHECK(standings["games"][0]["preset"] == "quattro_scartate");
    CHECK(standings["games"][1]["preset"] == "ottocento");
    CHECK(recomputed(club.folder, club.jsonl()) == in_that_form(standings));
}

TEST_CASE("a member's table follows the house rules; an organiser may choose others") {
    ClubEvening club(kClosedToy);
    const test::Person lapo = club.joined("Lapo");
    const std::vector<std::pair<json, std::string>> outside{
        {json{{"hints", true}}, "/hints"},
        {json{{"aids", true}}, "/aids"},
        {json{{"options", {{"speech", true}}}}, "/options"},
        {json{{"game", "minchiate"}, {"preset", "pagat"}}, "/game"}};
    for (const auto& [what, path] : outside)
        CHECK(refused(club.post("/tables", what, lapo), 403) == "house_rules at " + path);
    CHECK(club.post("/tables", {{"bots", false}, {"seconds", 60}}, lapo).status == 201);
    CHECK(club.post("/tables", {{"hints", true}}, club.owner).status == 201);
}

TEST_CASE("non-members at a club's table are marked in the ledger and left out of the standings") {
    ClubEvening club(kClosedToy);
    const test::Person lapo = club.joined("Lapo"), neri = new_person(club.server->port(), "Neri");
    Party party = club.table({lapo, neri}, 3);
    play_out(club, party);
    const json standings = club.standings();
    for (const json& game : standings["games"])
        for (const json& row : game["rows"]) CHECK(row["name"] == "Lapo");
    CHECK(number_in(club.folder, "SELECT count(*) FROM ledger_lines WHERE outsider = 1") > 0);
    CHECK(club.jsonl().find("\"outsider\":true") != std::string::npos);
    CHECK(recomputed(club.folder, club.jsonl()) == in_that_form(standings));
    // Once Lapo is no member, games there are no longer the club's; earlier ones still count for Lapo.
    const auto entries = number_in(club.folder, "SELECT count(*) FROM ledger_entries");
    CHECK(club.post("/members", {{"person", number_of(club, lapo)}, {"role", nullptr}}, club.owner).status ==
          200);
    for (auto& player : party.players) player->must({{"again", true}});
    REQUIRE(club.loop.run_until([&] { return party[0].state() == "waiting"; }));
    for (auto& player : party.players) player->must({{"ready", true}});
    REQUIRE(club.loop.run_until([&] {
        return number_in(club.folder, "SELECT count(*) FROM hands WHERE closed IS NOT NULL AND match_key ="
                                      " (SELECT max(key) FROM matches)") > 0;
    }));
    CHECK(number_in(club.folder, "SELECT count(*) FROM ledger_entries") == entries);
    CHECK(club.standings() == standings);
}

TEST_CASE("another match at a table of an archived season is not the club's") {
    ClubEvening club(kClosedToy);
    const test::Person lapo = club.joined("Lapo");
    Party party = club.table({lapo, club.owner}, 3);
    play_out(club, party);
    const auto entries = number_in(club.folder, "SELECT count(*) FROM ledger_entries");
    CHECK(entries > 0);
    const json archived{{"version", 1},
                        {"name", "Inverno"},
                        {"from", "2020-01-01"},
                        {"to", "2099-12-31"},
                        {"archived", true}};
    CHECK(club.ask("PATCH", "/seasons/" + club.season, archived, club.owner).status == 200);
    for (auto& player : party.players) player->must({{"again", true}});
    REQUIRE(club.loop.run_until([&] { return party[0].state() == "waiting"; }));
    for (auto& player : party.players) player->must({{"ready", true}});
    REQUIRE(club.loop.run_until([&] {
        return number_in(club.folder, "SELECT count(*) FROM hands WHERE closed IS NOT NULL AND match_key ="
                                      " (SELECT max(key) FROM matches)") > 0;
    }));
    CHECK(number_in(club.folder, "SELECT count(*) FROM ledger_entries") == entries);
}

TEST_CASE("a member's new name may not resemble another member's") {
    ClubEvening club(kClosedToy);
    const test::Person lapo = club.joined("Lapo");
    const auto rename = [&](const char* name) {
        return http_request(club.server->port(), "PATCH", "/api/guests/me", json{{"name", name}}.dump(),
                            lapo.headers());
    };
    CHECK(refused(rename("GINEVRA"), 409) == "name_alike at /name");
    CHECK(rename("Lapone").status == 200);
    CHECK(rename("LAPONE").status == 200); // a member's own name is no other's
    // Two who are already alike are distinguished by their numbers, and sit down under them.
    store::Database(club.file(), store::Synchronous::normal)
        .run("UPDATE guests SET name = 'Ginevra' WHERE name = 'LAPONE'");
    const std::string number = number_of(club, lapo).dump();
    CHECK(club.seen(club.owner)["members"][1]["name"] == "Ginevra #" + number);
    const json made = club.post("/evenings", {{"title", "x"}, {"at", in_an_hour()}}, club.owner).value();
    const std::string at = "/evenings/" + made["id"].get<std::string>();
    const json seats = json::array({json{{"person", number_of(club, club.owner)}},
                                    json{{"person", number_of(club, lapo)}}, json{{"bot", true}}});
    REQUIRE(club.post(at + "/seats", {{"version", 1}, {"tables", json::array({seats})}}, club.owner).status ==
            200);
    const HttpAnswer opened = club.post(at + "/tables", json::object(), club.owner);
    REQUIRE_MESSAGE(opened.status == 201, opened.body);
    const std::string table = club.get(at, lapo.headers()).value()["draw"]["tables"][0]["table"];
    Party party;
    party.ids = {table, ""};
    for (const test::Person& who : {club.owner, lapo}) {
        party.players.push_back(std::make_unique<Player>(club.loop, club.server->port(), who, party.ids));
        party.players.back()->connect();
        Player& player = *party.players.back();
        REQUIRE(club.loop.run_until([&] { return player.welcome && player.table; }));
    }
    CHECK((*party[0].table)["seats"][1]["name"] == "#" + number);
    play_out(club, party);
    // An import names one of the two by number, and is refused without.
    CHECK(club.import_results(csv_of("2025-10-07", "toy", "Ginevra", "Zia Bice", 1)).find("use the number") !=
          std::string::npos);
    CHECK(club.import_results(csv_of("2025-10-07", "toy", number, "Zia Bice", 1)).empty());
}

TEST_CASE("results fall in the season's days and not in the future; imports are of days before today") {
    ClubEvening club(kClosedToy);
    club.joined("Lapo");
    const auto paper = [&](const std::string& day) {
        return club.post("/seasons/" + club.season + "/papers", sheet_of(club, day, "Zia Bice"), club.owner);
    };
    CHECK(refused(paper("2019-12-31"), 400) == "bad_field at /day");
    CHECK(refused(paper("2100-01-01"), 400) == "bad_field at /day");
    CHECK(refused(paper(day_after(2)), 400) == "bad_field at /day");
    CHECK(paper(day_after(0)).status == 201);
    for (const std::string& day : {std::string("2019-12-31"), day_after(2), day_after(0)})
        CHECK(club.import_results(csv_of(day, "toy", "Ginevra", "Lapo", 1))
                  .starts_with("Line 2: the day " + day));
    CHECK(club.import_results(csv_of(day_after(-2), "toy", "Ginevra", "Lapo", 1)).empty());
    // Everybody sees which rounds were imported.
    CHECK(club.standings()["games"][0]["rows"][0]["imported"] == 1);
    CHECK(recomputed(club.folder, club.jsonl()) == in_that_form(club.standings()));
}

TEST_CASE("titles, notes, reasons and names in manual results have no deceptive characters") {
    ClubEvening club(kClosedToy);
    club.joined("Lapo");
    for (const char* bad : {"Acca\u202Edemia", "\u200B", "\u00A0", "a\u2028b", "\u2066x"}) {
        CAPTURE(bad);
        CHECK(refused(club.ask("PATCH", "", {{"version", 2}, {"name", bad}}, club.owner), 400) ==
              "bad_field at /name");
        CHECK(refused(club.post("/invitations", {{"note", bad}}, club.owner), 400) == "bad_field at /note");
        CHECK(refused(club.post("/seasons", {{"name", bad}, {"from", "2100-01-01"}, {"to", "2100-02-01"}},
                                club.owner),
                      400) == "bad_field at /name");
        CHECK(refused(club.post("/evenings", {{"title", bad}, {"at", "2098-01-01T21:00"}}, club.owner),
                      400) == "bad_field at /title");
        CHECK(refused(club.post("/seasons/" + club.season + "/papers", sheet_of(club, "2025-10-07", bad),
                                club.owner),
                      400)
                  .find(" at /players/1/called") != std::string::npos);
        CHECK(club.import_results(csv_of("2025-10-07", "toy", bad, "Lapo", 1)).starts_with("Line 2: "));
    }
    using namespace std::string_literals;
    for (const std::string& bad : {"Be\x1b[31ma"s, "Be\0a"s})
        CHECK(club.import_results(csv_of("2025-10-07", "toy", bad, "Lapo", 1)).starts_with("Line 2: "));
    CHECK(club.ask("PATCH", "", {{"version", 2}, {"name", "L’Accademia – «dei Germini» (1798)"}}, club.owner)
              .status == 200);
}

TEST_CASE("entries are numbered within their season and reveal nothing of other games") {
    ClubEvening club(kClosedToy);
    club.joined("Lapo");
    CHECK(club.import_results(csv_of("2025-10-07", "toy", "Ginevra", "Lapo", 1)).empty());
    const json season{{"name", "Prima"}, {"from", "2018-01-01"}, {"to", "2018-12-31"}};
    const std::string first = club.season;
    club.season = club.post("/seasons", season, club.owner).value()["season"];
    CHECK(club.import_results(csv_of("2018-10-07", "toy", "Ginevra", "Lapo", 5)).empty());
    CHECK(club.standings()["games"][0]["rows"][0]["best"]["entry"] == 1);
    CHECK(club.jsonl().find("\"n\":1,") != std::string::npos);
    const std::string match = text_in(club.folder, "SELECT id FROM ledger_matches ORDER BY key DESC LIMIT 1");
    const json back{{"match", match}, {"why", "Erano sei."}};
    CHECK(club.post("/seasons/" + club.season + "/corrections", back, club.owner).status == 200);
    CHECK(club.jsonl().find("\"reverses\":1,") != std::string::npos);
    CHECK(club.standings()["games"].empty());
    club.season = first;
    CHECK(club.standings()["games"][0]["rows"][0]["net"] == 1);
}

TEST_CASE("only the owner decides what counts") {
    ClubEvening club(kClosedToy);
    const test::Person lapo = club.joined("Lapo");
    club.sign_up(lapo);
    REQUIRE(club.post("/members", {{"person", number_of(club, lapo)}, {"role", "organiser"}}, club.owner)
                .status == 200);
    const json rule = club.seen(lapo)["rule"];
    CHECK(germini::club::Rule{}.least_rounds == 3);
    CHECK(refused(club.ask("PATCH", "", {{"version", 2}, {"rule", rule}}, lapo), 403) == "forbidden at ");
    CHECK(club.ask("PATCH", "", {{"version", 2}, {"house_rules", kClosedToy}}, lapo).status == 200);
    CHECK(club.ask("PATCH", "", {{"version", 3}, {"rule", rule}}, club.owner).status == 200);
}

// Manual results, imports and corrections.
#include "server/cli/admin.hpp"
#include "server/names/zone.hpp"
#include "server/store/database.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <fstream>

using namespace germini;
using namespace germini::test;

namespace {

struct PaperEvening : ClubEvening {
    test::Person lapo = joined("Lapo"), nannina = joined("Nannina"), cosimo = joined("Cosimo");
    json number(const test::Person& who) const {
        return http_request(server->port(), "GET", "/api/guests/me", "", who.headers()).value()["number"];
    }
    json sheet() const {
        return {{"game", "minchiate"},
                {"day", "2026-10-05"},
                {"players",
                 {{{"person", number(owner)}},
                  {{"person", number(lapo)}},
                  {{"person", number(nannina)}},
                  {{"called", "Zia Bice"}}}},
                {"rounds", {{{"sides", {0, 1, 0, 1}}, {"hands", {{3, -3, 3, -3}, {-1, 1, -1, 1}}}}}}};
    }
    HttpAnswer in_season(const std::string& below, const json& body, const test::Person& who) const {
        return post("/seasons/" + season + below, body, who);
    }
    json rows() const {
        const json games = standings()["games"];
        return games.empty() ? json::array() : games[0]["rows"];
    }
    json row_of(const test::Person& who) const {
        for (const json& row : rows())
            if (row["person"] == number(who)) return row;
        return nullptr;
    }
};

/// Output of `germini` with these arguments; its error if it fails.
std::string output_of(const std::string& arguments) {
    CLI::App app;
    cli::add_admin(app);
    try {
        return printed_by([&] { app.parse(arguments); });
    } catch (const std::exception& failed) { return failed.what(); }
}

json error_of(const HttpAnswer& answer) {
    CHECK_MESSAGE(answer.status == 400, answer.body);
    return answer.value()["error"];
}

} // namespace

TEST_CASE("a manual result by an organiser counts after another player of the table confirms it") {
    PaperEvening evening;
    CHECK(evening.in_season("/papers", evening.sheet(), evening.lapo).status == 403);
    const HttpAnswer entered = evening.in_season("/papers", evening.sheet(), evening.owner);
    REQUIRE_MESSAGE(entered.status == 201, entered.body);
    const std::string answer = "/papers/" + entered.value()["paper"].get<std::string>() + "/answer";
    const auto list = evening.get("/seasons/" + evening.season + "/papers", evening.lapo.headers());
    CHECK(schema_problem("club.json#/$defs/PaperList", list.value()) == "");
    CHECK(list.value()["papers"][0]["state"] == "waiting");
    CHECK(evening.rows().empty());
    // Not by its author, and not by a person who did not play.
    for (const test::Person& who : {evening.owner, evening.cosimo}) {
        const HttpAnswer no = evening.in_season(answer, {{"confirm", true}}, who);
        CHECK(no.status == 403);
        CHECK(no.value()["error"]["code"] == "own_paper");
    }
    CHECK(evening.in_season(answer, {{"confirm", true}}, evening.lapo).status == 200);
    CHECK(evening.in_season(answer, {{"confirm", true}}, evening.nannina).status == 409);
    // 3 − 1 resti to one pair, and as much from the other; an unknown player has no row.
    CHECK(evening.rows().size() == 3);
    CHECK(evening.row_of(evening.owner)["net"] == 2);
    CHECK(evening.row_of(evening.owner)["won"] == 3);
    CHECK(evening.row_of(evening.owner)["lost"] == 1);
    CHECK(evening.row_of(evening.owner)["best"]["amount"] == 3);
    CHECK(evening.row_of(evening.lapo)["net"] == -2);
    CHECK(evening.row_of(evening.owner)["rank"] == 1);
    CHECK(evening.row_of(evening.nannina)["rank"] == 1); // level in all
    CHECK(evening.row_of(evening.lapo)["rank"] == 3);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    // Withdrawn, it does not count.
    json again = evening.sheet();
    again["another"] = true;
    const json other = evening.in_season("/papers", again, evening.owner).value();
    const std::string second = "/papers/" + other["paper"].get<std::string>() + "/answer";
    CHECK(evening.in_season(second, {{"confirm", false}}, evening.lapo).status == 200);
    CHECK(evening.row_of(evening.owner)["net"] == 2);
}

TEST_CASE("an invalid manual result is refused with the field, and with the difference if it does not sum") {
    PaperEvening evening;
    const auto refused = [&](const char* pointer, const json& value) {
        json sheet = evening.sheet();
        sheet[json::json_pointer(pointer)] = value;
        return error_of(evening.in_season("/papers", sheet, evening.owner));
    };
    const json sum = refused("/rounds/0/hands/1", {-1, 1, -1, 4});
    CHECK(sum["code"] == "sum_not_zero");
    CHECK(sum["path"] == "/rounds/0/hands/1");
    CHECK(sum["message"] == "The amounts add up to 3, not 0: 3 too many.");
    CHECK(refused("/rounds/0/hands/0", {-3, -3, 3, 1})["message"] ==
          "The amounts add up to -2, not 0: 2 too few.");
    CHECK(refused("/rounds/0/hands/0", {3, -3})["path"] == "/rounds/0/hands/0");
    CHECK(refused("/players/1", {{"person", evening.number(evening.owner)}})["path"] == "/players/1/person");
    CHECK(refused("/players/1", {{"person", 999}})["code"] == "not_a_member");
    CHECK(refused("/day", "2026-02-30")["path"] == "/day");
    CHECK(refused("/game", "bridge")["path"] == "/game");
    CHECK(refused("/rounds/0/sides", {0, 1, 0, 9})["path"] == "/rounds/0/sides/3");
}

TEST_CASE("a result taken back stays in the ledger with author, time and reason, and no longer counts") {
    PaperEvening evening;
    const auto confirmed = [&] {
        const json entered = evening.in_season("/papers", evening.sheet(), evening.owner).value();
        evening.in_season("/papers/" + entered["paper"].get<std::string>() + "/answer", {{"confirm", true}},
                          evening.lapo);
        return text_in(evening.folder, "SELECT id FROM ledger_matches ORDER BY key DESC LIMIT 1");
    };
    const auto take_back = [&](const json& match, const char* why, const test::Person& who) {
        return evening.in_season("/corrections", {{"match", match}, {"why", why}}, who);
    };
    const std::string match = confirmed();
    CHECK(take_back(match, "It was four.", evening.lapo).status == 403);
    CHECK(error_of(take_back(match, "", evening.owner))["path"] == "/why");
    CHECK(take_back("mmmmmmmmmmmm", "x", evening.owner).status == 404);
    const HttpAnswer taken = take_back(match, "It was four.", evening.owner);
    CHECK(schema_problem("club.json#/$defs/CorrectionMade", taken.value()) == "");
    CHECK(taken.value()["match"] == match);
    CHECK(refused(take_back(match, "x", evening.owner), 409) == "answered at ");
    CHECK(evening.rows().empty());
    CHECK(number_in(evening.folder, "SELECT count(*) FROM ledger_entries") == 4);
    CHECK(number_in(evening.folder, "SELECT sum(amount) FROM ledger_lines WHERE place = 0") == 0);
    CHECK(text_in(evening.folder, "SELECT why FROM ledger_entries WHERE reverses = 2") == "It was four.");
    // Entered again, it counts.
    confirmed();
    CHECK(evening.row_of(evening.owner)["net"] == 2);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
}

TEST_CASE("replacements of entries in older ledgers count, and are taken back with their match") {
    PaperEvening evening;
    const json entered = evening.in_season("/papers", evening.sheet(), evening.owner).value();
    evening.in_season("/papers/" + entered["paper"].get<std::string>() + "/answer", {{"confirm", true}},
                      evening.lapo);
    // The first hand's 3 is reversed, and replaced by 4.
    store::Database db(evening.file(), store::Synchronous::normal);
    db.run(
        "BEGIN;"
        "INSERT INTO ledger_entries (key, ledger_match, cause, round, hand, round_over, reverses, corrects,"
        " guest, at, why) SELECT key + 2, ledger_match, 'reversal', round, hand, round_over, key, NULL, "
        "guest,"
        " at, 'Erano quattro.' FROM ledger_entries WHERE key = 1;"
        "INSERT INTO ledger_entries (key, ledger_match, cause, round, hand, round_over, reverses, corrects,"
        " guest, at, why) SELECT key + 3, ledger_match, cause, round, hand, round_over, NULL, key, guest,"
        " at, 'Erano quattro.' FROM ledger_entries WHERE key = 1;"
        "INSERT INTO ledger_lines (entry, place, guest, called, bot, side, stand_in, amount)"
        " SELECT 3, place, guest, called, bot, side, stand_in, -amount FROM ledger_lines WHERE entry = 1;"
        "INSERT INTO ledger_lines (entry, place, guest, called, bot, side, stand_in, amount)"
        " SELECT 4, place, guest, called, bot, side, stand_in, amount / 3 * 4 FROM ledger_lines"
        " WHERE entry = 1;"
        "INSERT INTO ledger_seals (entry, link) VALUES (3, zeroblob(32)), (4, zeroblob(32));"
        "COMMIT");
    CHECK(evening.row_of(evening.owner)["net"] == 3);
    CHECK(evening.jsonl().find("\"corrects\":1,") != std::string::npos);
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    const json back{{"match", text_in(evening.folder, "SELECT id FROM ledger_matches")}, {"why", "x"}};
    CHECK(evening.in_season("/corrections", back, evening.owner).status == 200);
    CHECK(evening.rows().empty());
    CHECK(text_in(evening.folder, "SELECT group_concat(reverses) FROM ledger_entries WHERE why = 'x'") ==
          "2,4");
}

TEST_CASE("importing past matches as CSV: a dry run writes nothing, one bad line stops the import") {
    PaperEvening evening;
    const std::string head = "match,day,game,round,hand,player,side,amount\n";
    const std::string good = head +
                             "1,2025-10-07,minchiate,1,1,Ginevra,0,3\n1,2025-10-07,minchiate,1,1,Lapo,1,-3\n"
                             "1,2025-10-07,minchiate,1,1,Nannina,0,3\n1,2025-10-07,minchiate,1,1,Zia,1,-3\n"
                             "2,2025-10-14,minchiate,1,,Lapo,,5\n2,2025-10-14,minchiate,1,,Cosimo,,-5\n";
    const auto bad = [&](const std::string& csv) { return evening.import_results(csv); };
    const auto entries = [&] { return number_in(evening.folder, "SELECT count(*) FROM ledger_entries"); };
    CHECK(evening.import_results(good, {{"dry_run", true}}).empty());
    CHECK(entries() == 0);
    CHECK(bad(good + "3,2025-10-21,minchiate,1,1,Lapo,,5\n3,2025-10-21,minchiate,1,1,Cosimo,,-4\n") ==
          "Line 8: the amounts from this line on add up to 1, not 0: 1 too many. "
          "Nothing was imported.");
    CHECK(bad(good + "3,2025-10-21,whist,1,1,Lapo,,5\n").starts_with("Line 8: unknown game"));
    CHECK(bad(good + "3,2025-13-21,minchiate,1,1,Lapo,,5\n").starts_with("Line 8: invalid day"));
    CHECK(bad(good + "3,2025-10-21,minchiate,1,1,Lapo,,five\n").starts_with("Line 8: invalid amount"));
    CHECK(bad(good + "1,2025-10-07,minchiate,2,1,Lapo,,5\n")
              .starts_with("Line 8: the lines of match 1 are not consecutive"));
    CHECK(bad(good + "only,three,cells\n").starts_with("Line 8: "));
    CHECK(bad("a,b\n").starts_with("Line 1: "));
    CHECK(bad("").starts_with("Line 1: "));
    CHECK(entries() == 0);
    CHECK(evening.import_results(good).empty());
    CHECK(entries() == 2);
    CHECK(evening.row_of(evening.lapo)["net"] == 2);
    CHECK(evening.row_of(evening.lapo)["best"]["amount"] == -3); // a round's total is no hand
    CHECK(recomputed(evening.folder, evening.jsonl()) == in_that_form(evening.standings()));
    // Semicolons, quotation marks and a byte order mark, as spreadsheets write them.
    const std::string other =
        "\xEF\xBB\xBFmatch;day;game;round;hand;player;side;amount\r\n"
        "9;2025-11-07;minchiate;1;1;\"Lapo\";;1\r\n9;2025-11-07;minchiate;1;1;Cosimo;;-1\r\n";
    CHECK(evening.import_results(other).empty());
}

TEST_CASE("a member is recognised by the stored form of a typed name; a similar name is refused") {
    PaperEvening evening;
    const test::Person nicolo = evening.joined("Nicol\u00F2");
    const std::string head = "match,day,game,round,hand,player,side,amount\n";
    const auto line = [](const std::string& name, int amount, int day) {
        return "1,2025-10-0" + std::to_string(day) + ",minchiate,1,1," + name + ",," +
               std::to_string(amount) + "\n";
    };
    int day = 1;
    for (const char* name :
         {"Nicol\u00F2", "Nicolo\u0300", " Nicol\u00F2", "Nicol\u00F2 ", "Nicol\u00F2\u00A0"}) {
        CAPTURE(name);
        CHECK(evening.import_results(head + line(name, 1, day) + line("Lapo ", -1, day)).empty());
        ++day;
    }
    CHECK(evening.row_of(nicolo)["net"] == 5);
    CHECK(evening.row_of(evening.lapo)["net"] == -5);
    // The same match in another form of the name is the same match.
    CHECK(evening.import_results(head + line("Nicolo\u0300", 1, 1) + line("Lapo", -1, 1))
              .find("is already in the season") != std::string::npos);
    CHECK(evening.import_results(head + line("nicol\u00F2", 1, 9) + line("Zia", -1, 9))
              .starts_with("Line 2: the player nicol\u00F2 looks like the member Nicol\u00F2"));
    // By hand, players who are not members have other names than members.
    for (const char* name : {"Nicolo\u0300", " NICOL\u00D2 "}) {
        json sheet = evening.sheet();
        sheet["players"][3]["called"] = name;
        CHECK(refused(evening.in_season("/papers", sheet, evening.owner), 409) ==
              "name_alike at /players/3/called");
    }
    json sheet = evening.sheet();
    sheet["players"][2] = {{"called", " Zia  Bice"}};
    CHECK(refused(evening.in_season("/papers", sheet, evening.owner), 400) ==
          "bad_field at /players/3/called");
}

TEST_CASE("an import accepts what spreadsheets add: sep=, quotation marks, empty rows and plus signs") {
    PaperEvening evening;
    int day = 1;
    for (const char* form :
         {"sep=,\n%H1,%D,minchiate,1,1,Lapo,,+3\n1,%D,minchiate,1,1,Zia,,-3\n",
          "sep=;\n%S1;%D;minchiate;1;1;Lapo;;3\r\n1;%D;minchiate;1;1;Zia;;-3\r\n;;;;;;;\r\n;;;;;;;\r\n",
          "\"match\",\"day\",\"game\",\"round\",\"hand\",\"player\",\"side\",\"amount\"\n"
          "1,%D,minchiate,1,1,Lapo,,3\n1,%D,minchiate,1,1,Zia,,-3\n,,,,,,,\n"}) {
        CAPTURE(form);
        std::string csv = form;
        const auto put = [&csv](const char* what, const std::string& by) {
            for (std::size_t at; (at = csv.find(what)) != std::string::npos;) csv.replace(at, 2, by);
        };
        put("%H", "match,day,game,round,hand,player,side,amount\n");
        put("%S", "match;day;game;round;hand;player;side;amount\r\n");
        put("%D", "2025-11-0" + std::to_string(day++));
        CHECK(evening.import_results(csv).empty());
    }
    CHECK(evening.row_of(evening.lapo)["net"] == 9);
    const std::string head =
        "match,day,game,round,hand,player,side,amount\n1,2025-11-09,minchiate,1,1,Lapo,,";
    for (const char* amount : {"+", "+-3", "++3", "-+3"})
        CHECK(evening.import_results(head + amount + "\n").starts_with("Line 2: invalid amount"));
}

TEST_CASE("the command import-results reads a file, and says what it found") {
    PaperEvening evening;
    const std::string file = evening.folder.file("past.csv");
    const auto command = [&](const std::string& csv, const std::string& more) {
        std::ofstream(file, std::ios::binary) << csv;
        return output_of("admin --data " + evening.folder.path() + " import-results --club " + evening.club +
                         " " + more + " " + file);
    };
    const std::string csv = "match,day,game,round,hand,player,side,amount\n"
                            "2,2025-10-14,minchiate,1,,Lapo,,5\n2,2025-10-14,minchiate,1,,Zia Bice,,-5\n";
    const std::string season = "--season Inverno";
    CHECK(command(csv, season + " --dry-run") == "1 match found, nothing imported\nnot members: Zia Bice\n");
    CHECK(command(csv, season) == "1 match imported\nnot members: Zia Bice\n");
    CHECK(evening.row_of(evening.lapo)["net"] == 5);
    CHECK(command(csv, season).starts_with("A match of 2025-10-14 "));
    CHECK(command(csv, season + " --again").starts_with("1 match imported"));
    CHECK(command(csv + "x\n", season).starts_with("Line 4: "));
    CHECK(command("match\xE8\n", season) == file + ": not UTF-8: save it as CSV in UTF-8");
    CHECK(command(std::string(300'000, 'x'), season).starts_with(file + ": too long (300000 bytes)"));
    CHECK(command(csv, "--season Estate") == "The club has no season \"Estate\".");
}

TEST_CASE("a day begins by local time, even if clocks change at midnight") {
    CHECK(names::ZoneDays("Europe/Rome").begins("2026-01-01") == INT64_C(1767222000000));
    CHECK(names::ZoneDays("UTC").begins("2026-01-01") == INT64_C(1767225600000));
    // Beirut put its clocks forward at midnight of 2024-03-31: that day began at one.
    CHECK(names::ZoneDays("Asia/Beirut").begins("2024-03-31") == INT64_C(1711836000000));
    CHECK_FALSE(names::ZoneDays("UTC").begins("2026-02-29"));
    CHECK_FALSE(names::is_zone("Europe/Atlantis"));
    CHECK_FALSE(names::is_zone("Roma"));
    CHECK_FALSE(names::is_zone("GMT+01:00"));
    CHECK(names::day_at("Europe/Rome", INT64_C(1767222000000)) == "2026-01-01");
    CHECK(names::day_at("Europe/Rome", INT64_C(1767221999999)) == "2025-12-31");
}

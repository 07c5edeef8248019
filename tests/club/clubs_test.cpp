// Clubs: members, roles, seasons, house rules, and concurrent changes.
#include "server/games/games.hpp"
#include "server/store/database.hpp"
#include "server/verify/verify.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

using namespace germini;
using namespace germini::test;

TEST_CASE("a club is visible to its members, and to everybody once it is open") {
    ClubEvening evening;
    const test::Person stranger = new_person(evening.server->port(), "Neri");
    for (const char* below : {"", "/seasons/x/standings"}) {
        CHECK(evening.get(below).status == 404);
        CHECK(evening.get(below, stranger.headers()).status == 404);
    }
    CHECK(evening.post("/tables", json::object(), stranger).status == 404);
    CHECK(evening.post("/invitations", json::object(), stranger).status == 403); // has no account
    evening.sign_up(stranger);
    CHECK(evening.post("/invitations", json::object(), stranger).status == 404);
    const json club = evening.seen(evening.owner);
    CHECK(club["role"] == "owner");
    CHECK(club["members"].size() == 1);
    CHECK(club["seasons"][0]["name"] == "Inverno");
    CHECK(evening.ask("PATCH", "", {{"version", club["version"]}, {"open", true}}, evening.owner).status ==
          200);
    // The public part: seasons and figures, with no names elsewhere.
    const HttpAnswer open = evening.get("");
    CHECK(open.status == 200);
    CHECK(open.value()["members"].empty());
    CHECK(open.value()["house_rules"] == json::object());
    CHECK(open.value()["role"].is_null());
    CHECK(evening.get("/seasons/" + evening.season + "/standings").status == 200);
    CHECK(evening.get("/seasons/" + evening.season + "/papers").status == 401);
    CHECK(evening.post("/tables", json::object(), stranger).status == 404);
    const HttpAnswer page = http_request(evening.server->port(), "GET", "/clubs/" + evening.club);
    CHECK(page.status == 200);
    CHECK(page.header("Content-Type") == "text/html; charset=utf-8");
    CHECK(page.body.find("<title>Accademia</title>") != std::string::npos);
    CHECK(page.body.find("<meta name=\"description\"") != std::string::npos);
    CHECK(page.body.find("No match has been counted yet.") != std::string::npos);
    CHECK(page.body.find("<table>") == std::string::npos);
    CHECK(page.body.find("Places go by the average per round") != std::string::npos);
    CHECK(http_request(evening.server->port(), "GET", "/clubs/aaaaaaaaaaaa").status == 404);
}

TEST_CASE("a guest with an invitation becomes a member until it is revoked; its secret is not stored") {
    ClubEvening evening;
    const json link = evening.post("/invitations", json::object(), evening.owner).value();
    const auto join = [&](const json& secret, const test::Person& who) {
        return http_request(evening.server->port(), "POST", "/api/clubs/join",
                            json{{"secret", secret}}.dump(), who.headers());
    };
    const test::Person lapo = new_person(evening.server->port(), "Lapo"),
                       neri = new_person(evening.server->port(), "Neri");
    CHECK(join(link["secret"], lapo).status == 200);
    CHECK(join(link["secret"], lapo).value()["club"] == evening.club); // once is enough
    CHECK(evening.seen(lapo)["role"] == "member");
    CHECK(evening.seen(lapo)["invitations"].empty()); // those are for organisers
    CHECK(evening.post("/invitations/end", {{"invitation", link["invitation"]}}, lapo).status == 403);
    CHECK(evening.post("/invitations/end", {{"invitation", link["invitation"]}}, evening.owner).status ==
          200);
    CHECK(join(link["secret"], neri).status == 404);
    CHECK(join("AAAAAAAAAAAAAAAAAAAAAA", neri).status == 404);
    std::ostringstream bytes;
    for (const char* end : {"", "-wal"})
        bytes << std::ifstream(evening.file() + end, std::ios::binary).rdbuf();
    CHECK(bytes.str().find(link["secret"].get<std::string>()) == std::string::npos);
    // A name that looks like a member's is refused.
    const json again = evening.post("/invitations", json::object(), evening.owner).value();
    CHECK(refused(join(again["secret"], new_person(evening.server->port(), "LAPO")), 409) ==
          "name_alike at ");
}

TEST_CASE("an invitation shows its holder the inviter and the club, and shows others nothing") {
    ClubEvening evening;
    const json link = evening.post("/invitations", {{"note", "il giovedì"}}, evening.owner).value();
    const auto invited = [&](const json& secret, const Headers& who) {
        return http_request(evening.server->port(), "POST", "/api/clubs/invited",
                            json{{"secret", secret}}.dump(), who);
    };
    const HttpAnswer told = invited(link["secret"], {});
    REQUIRE_MESSAGE(told.status == 200, told.body);
    CHECK(schema_problem("club.json#/$defs/ClubInvited", told.value()) == "");
    CHECK(told.value() == json{{"club", evening.club},
                               {"name", "Accademia"},
                               {"by", "Ginevra"},
                               {"members", 1},
                               {"open", false},
                               {"role", nullptr}});
    CHECK(invited(link["secret"], evening.owner.headers()).value()["role"] == "owner");
    CHECK(refused(invited("AAAAAAAAAAAAAAAAAAAAAA", {}), 404) == "not_found at ");
    // An organiser distinguishes invitations by purpose, and sees how many came by each.
    const test::Person lapo = new_person(evening.server->port(), "Lapo");
    REQUIRE(http_request(evening.server->port(), "POST", "/api/clubs/join",
                         json{{"secret", link["secret"]}}.dump(), lapo.headers())
                .status == 200);
    REQUIRE(evening.post("/invitations", json::object(), evening.owner).status == 201);
    const json all = evening.seen(evening.owner)["invitations"];
    REQUIRE(all.size() == 2);
    CHECK(all[0]["note"] == "");
    CHECK(all[0]["joined"] == 0);
    CHECK(all[1]["invitation"] == link["invitation"]);
    CHECK(all[1]["note"] == "il giovedì");
    CHECK(all[1]["joined"] == 1);
    CHECK(refused(evening.post("/invitations", {{"note", " "}}, evening.owner), 400) == "bad_field at /note");
    REQUIRE(evening.post("/invitations/end", {{"invitation", link["invitation"]}}, evening.owner).status ==
            200);
    CHECK(invited(link["secret"], {}).status == 404);
}

TEST_CASE("the owner gives roles, organisers organise, and the last owner stays") {
    ClubEvening evening;
    const test::Person lapo = evening.joined("Lapo"), nannina = evening.joined("Nannina");
    const auto set = [&](const test::Person& of, const json& role, const test::Person& by) {
        return evening.post("/members", {{"person", number_of(evening, of)}, {"role", role}}, by);
    };
    const json summer{{"name", "Estate"}, {"from", "2100-06-01"}, {"to", "2100-08-31"}};
    CHECK(refused(evening.post("/seasons", summer, lapo), 403) == "no_account at ");
    evening.sign_up(lapo);
    CHECK(refused(evening.post("/seasons", summer, lapo), 403) == "forbidden at ");
    CHECK(refused(set(lapo, "organiser", lapo), 403) == "forbidden at ");
    CHECK(set(lapo, "organiser", evening.owner).status == 200);
    CHECK(evening.post("/seasons", summer, lapo).status == 201);
    CHECK(refused(set(nannina, "organiser", lapo), 403) == "forbidden at ");
    CHECK(refused(set(evening.owner, nullptr, lapo), 403) == "forbidden at ");
    const json version = evening.seen(lapo)["version"];
    CHECK(refused(evening.ask("PATCH", "", {{"version", version}, {"name", "x"}}, lapo), 403) ==
          "forbidden at ");
    CHECK(set(nannina, nullptr, lapo).status == 200); // an organiser removes a member
    CHECK(evening.get("", nannina.headers()).status == 404);
    CHECK(refused(set(evening.owner, nullptr, evening.owner), 409) == "last_owner at /person");
    CHECK(refused(set(evening.owner, "member", evening.owner), 409) == "last_owner at /person");
    CHECK(set(lapo, "owner", evening.owner).status == 200);
    CHECK(set(evening.owner, nullptr, evening.owner).status == 200); // now they may leave
    CHECK(evening.seen(lapo)["members"].size() == 1);
    // The database enforces it too, for every writer.
    store::Database db(evening.file(), store::Synchronous::normal);
    CHECK_THROWS(db.run("DELETE FROM club_members"));
    CHECK_THROWS(db.run("UPDATE club_members SET role = 'member'"));
}

TEST_CASE("of two organisers who change the same thing the second is sent both versions") {
    ClubEvening evening;
    const json before = evening.seen(evening.owner);
    const auto change = [&](const json& what) { return evening.ask("PATCH", "", what, evening.owner); };
    CHECK(change({{"version", before["version"]}, {"name", "Prima"}}).status == 200);
    const json late{{"version", before["version"]}, {"name", "Seconda"}};
    const HttpAnswer answer = change(late);
    CHECK(answer.status == 409);
    CHECK(schema_problem("club.json#/$defs/ClubConflict", answer.value()) == "");
    CHECK(answer.value()["error"]["code"] == "stale");
    CHECK(answer.value()["asked"] == late);
    CHECK(answer.value()["now"]["name"] == "Prima");
    const json now = answer.value()["now"]["version"];
    CHECK(now == before["version"].get<int>() + 1);
    CHECK(change({{"version", now}, {"name", "Seconda"}}).value()["name"] == "Seconda");
    // The same applies to a season.
    const json season{
        {"version", 1}, {"name", "Primo"}, {"from", "2020-01-01"}, {"to", "2099-12-31"}, {"archived", false}};
    CHECK(evening.ask("PATCH", "/seasons/" + evening.season, season, evening.owner).status == 200);
    CHECK(evening.ask("PATCH", "/seasons/" + evening.season, season, evening.owner).value()["asked"] ==
          season);
}

TEST_CASE("a stale change of a role is refused, and nothing is done") {
    ClubEvening evening;
    const test::Person lapo = evening.joined("Lapo");
    evening.sign_up(lapo); // an owner must have an account
    const auto set = [&](const json& role, const json& was) {
        return evening.post("/members", {{"person", number_of(evening, lapo)}, {"role", role}, {"was", was}},
                            evening.owner);
    };
    CHECK(set("owner", "member").status == 200);
    const HttpAnswer late = set("organiser", "member");
    CHECK(late.status == 409);
    CHECK(schema_problem("club.json#/$defs/ClubConflict", late.value()) == "");
    CHECK(late.value()["error"]["code"] == "stale");
    CHECK(late.value()["now"]["members"][1]["role"] == "owner");
    CHECK(set("organiser", "owner").status == 200);
}

TEST_CASE("a deleted club cannot be found; its open tables are named and played out, its ledger stays") {
    ClubEvening evening;
    const test::Person lapo = evening.joined("Lapo");
    Party party = evening.table({evening.owner, lapo}, 4);
    play_hand(evening.loop, party, 1);
    const auto remove = [&](const json& what, const test::Person& who) {
        return evening.ask("DELETE", "", what, who);
    };
    const json version = evening.seen(evening.owner)["version"];
    CHECK(refused(remove({{"version", version}}, lapo), 403) == "no_account at ");
    evening.sign_up(lapo);
    CHECK(refused(remove({{"version", version}}, lapo), 403) == "forbidden at ");
    CHECK(remove({{"version", 99}}, evening.owner).value()["error"]["code"] == "stale");
    CHECK(refused(remove({{"version", version}}, evening.owner), 409) == "open_tables at /release");
    CHECK(evening.get("", evening.owner.headers()).status == 200);
    CHECK(remove({{"version", version}, {"release", true}}, evening.owner).status == 200);
    for (const test::Person& who : {evening.owner, lapo}) {
        CHECK(evening.get("", who.headers()).status == 404);
        CHECK(evening.get("/seasons/" + evening.season + "/ledger", who.headers()).status == 404);
        CHECK(http_request(evening.server->port(), "GET", "/api/clubs", "", who.headers())
                  .value()["clubs"]
                  .empty());
    }
    // Continued play is written as before.
    for (int hand = 2; hand <= 4; ++hand) play_hand(evening.loop, party, hand);
    REQUIRE(all_are(evening.loop, party, "over"));
    CHECK(number_in(evening.folder, "SELECT count(*) FROM ledger_entries WHERE cause = 'hand'") == 4);
    evening.server->stop();
    store::Database db(evening.file(), store::Synchronous::normal, store::Access::reading);
    CHECK(server::verify(db, server::all_games(), {}).first == "");
}

TEST_CASE("the last owner of a club cannot delete their account before there is another owner") {
    ClubEvening evening;
    const test::Person lapo = evening.joined("Lapo");
    evening.sign_up(lapo);
    const auto remove = [&] {
        return http_request(evening.server->port(), "DELETE", "/api/me",
                            json{{"password", "una parola lunga"}}.dump(), evening.owner.headers());
    };
    CHECK(refused(remove(), 409) == "last_owner at ");
    const json owner{{"person", number_of(evening, lapo)}, {"role", "owner"}};
    CHECK(evening.post("/members", owner, evening.owner).status == 200);
    CHECK(remove().status == 200);
    CHECK(evening.seen(lapo)["members"].size() == 1);
}

TEST_CASE("seasons have days in the club's zone and do not overlap; an archived one accepts nothing") {
    ClubEvening evening;
    const auto add = [&](const std::string& from, const std::string& to) {
        return evening.post("/seasons", {{"name", "x"}, {"from", from}, {"to", to}}, evening.owner);
    };
    CHECK(refused(add("2099-12-31", "2100-01-01"), 400) == "overlap at /from");
    CHECK(refused(add("2100-02-30", "2100-03-01"), 400) == "bad_field at /from");
    CHECK(refused(add("2100-03-02", "2100-03-01"), 400) == "bad_field at /to");
    CHECK(refused(add("2100-03-02", "bald"), 400).find("/to") != std::string::npos);
    CHECK(add("2100-01-01", "2100-01-01").status == 201);
    CHECK(add("2019-01-01", "2019-12-31").status == 201);
    // Midnight in Rome is 23:00 of the day before in winter, and the day of the change has 23 hours.
    CHECK(number_in(evening.folder, "SELECT begins FROM seasons WHERE name = 'Inverno'") == 1577833200000);
    CHECK(add("2101-03-27", "2101-03-27").status == 201);
    CHECK(number_in(evening.folder, "SELECT ends - begins FROM seasons WHERE from_day = '2101-03-27'") ==
          INT64_C(23) * 3600 * 1000);
    const json archived{{"version", 1},
                        {"name", "Inverno"},
                        {"from", "2020-01-01"},
                        {"to", "2099-12-31"},
                        {"archived", true}};
    CHECK(evening.ask("PATCH", "/seasons/" + evening.season, archived, evening.owner).status == 200);
    CHECK(refused(evening.post("/tables", json::object(), evening.owner), 409) == "no_season at ");
}

TEST_CASE("house rules keep the edition that they were set with (VERS-12, SETT-7)") {
    ClubEvening evening(minchiate_table({{"open", false}}));
    const test::Person lapo = evening.joined("Lapo");
    const auto rules_of = [&](const json& otherwise, const test::Person& who) {
        const HttpAnswer made = evening.post("/tables", otherwise, who);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        return json::parse(text_in(evening.folder, "SELECT rules FROM tables ORDER BY key DESC LIMIT 1"));
    };
    CHECK(evening.seen(evening.owner)["house_rules"]["edition"] == 3);
    CHECK(rules_of(json::object(), lapo)["options"]["declare"] == "lead");
    CHECK(refused(evening.post("/tables", {{"edition", 1}}, lapo), 403) == "house_rules at /edition");
    // As a program before edition 2 stored them.
    store::Database(evening.file(), store::Synchronous::normal)
        .run(R"(UPDATE clubs SET house = '{"game":"minchiate","open":false,"preset":"germini"}')");
    CHECK(evening.seen(evening.owner)["house_rules"]["edition"] == 1);
    const json older = rules_of(json::object(), lapo);
    CHECK_FALSE(older.contains("edition"));
    CHECK(older["options"]["declare"] == "after");
    CHECK(older["options"]["capotto"] == "fourteen");
    CHECK(rules_of({{"game", "minchiate"}, {"preset", "germini"}}, lapo) == older);
    CHECK(refused(evening.post("/tables", {{"edition", 2}}, lapo), 403) == "house_rules at /edition");
    CHECK(rules_of({{"game", "bolognese"}, {"preset", "ottocento"}}, evening.owner)["edition"] == 2);
    const json again{{"version", evening.seen(evening.owner)["version"]},
                     {"house_rules", minchiate_table({{"open", false}})}};
    CHECK(evening.ask("PATCH", "", again, evening.owner).status == 200);
    CHECK(rules_of(json::object(), lapo)["options"]["declare"] == "lead");
}

TEST_CASE("house rules are parsed as strictly as a table's, and a table starts from them") {
    ClubEvening evening(minchiate_table({{"seconds", 60}, {"chat", "off"}, {"open", false}}));
    const auto change = [&](const json& house) {
        return evening.ask("PATCH", "",
                           {{"version", evening.seen(evening.owner)["version"]}, {"house_rules", house}},
                           evening.owner);
    };
    CHECK(refused(change({{"game", "toy"}, {"preset", "none"}}), 400).find("/house_rules/preset") !=
          std::string::npos);
    CHECK(refused(change({{"game", "toy"}, {"preset", "plain"}, {"seconds", 1}}), 400)
              .find("/house_rules/seconds") != std::string::npos);
    CHECK(refused(evening.ask("PATCH", "", {{"version", 2}, {"zone", "Roma"}}, evening.owner), 400) ==
          "bad_field at /zone");
    const HttpAnswer made = evening.post("/tables", {{"seconds", 30}}, evening.owner);
    REQUIRE(made.status == 201);
    CHECK(text_in(evening.folder, "SELECT chat FROM tables") == "off");
    CHECK(number_in(evening.folder, "SELECT seconds FROM tables") == 30); // changed in the meantime
    CHECK(evening.post("/tables", {{"game", "toy"}, {"preset", "plain"}}, evening.owner).status == 201);
    CHECK(evening.seen(evening.owner)["tables"].size() == 2);
}

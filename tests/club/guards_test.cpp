// What a single member, or a stranger, cannot do to a club.
#include "server/model/evening.hpp"
#include "server/net/routes.hpp"
#include "server/store/database.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kHead = "match,day,game,round,hand,player,side,amount\n";

std::string code_of(const HttpAnswer& answer) {
    return std::to_string(answer.status) + ' ' + answer.value()["error"]["code"].get<std::string>();
}

} // namespace

TEST_CASE("a removed guest does not return by a link, nor by one of a former organiser") {
    ClubEvening club;
    const auto link = [&](const test::Person& by) {
        return club.post("/invitations", json::object(), by).value()["secret"];
    };
    const auto join = [&](const json& secret, const test::Person& who) {
        return http_request(club.server->port(), "POST", "/api/clubs/join", json{{"secret", secret}}.dump(),
                            who.headers())
            .status;
    };
    const auto set = [&](const test::Person& of, const json& role, const test::Person& by) {
        return club.post("/members", {{"person", number_of(club, of)}, {"role", role}}, by);
    };
    const json first = link(club.owner);
    const test::Person lapo = new_person(club.server->port(), "Lapo"),
                       neri = new_person(club.server->port(), "Neri");
    REQUIRE(join(first, lapo) == 200);
    CHECK(set(lapo, nullptr, club.owner).status == 200);
    CHECK(join(first, lapo) == 404);
    CHECK(join(first, neri) == 404);
    const test::Person nannina = club.joined("Nannina");
    club.sign_up(nannina);
    REQUIRE(set(nannina, "organiser", club.owner).status == 200);
    const json hers = link(nannina), mine = link(club.owner);
    CHECK(set(nannina, "member", club.owner).status == 200);
    CHECK(join(hers, neri) == 404);
    CHECK(join(mine, neri) == 200); // the owner's own is valid
}

TEST_CASE("a second import of thousands of matches takes about as long as the first") {
    ClubEvening club;
    constexpr int kMatches = 3000;
    const auto file_of = [](int amount) {
        std::string csv = kHead;
        for (int i = 0; i < kMatches; ++i)
            for (const int sign : {1, -1})
                csv += std::to_string(i) + ",2025-10-07,minchiate,1,," + (sign > 0 ? "Ginevra" : "Zia") +
                       ",," + std::to_string(sign * (amount + i)) + "\n";
        return csv;
    };
    const auto seconds = [&club](const std::string& csv) {
        const auto begun = std::chrono::steady_clock::now();
        REQUIRE(club.import_results(csv).empty());
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    };
    const double first = seconds(file_of(1)), second = seconds(file_of(kMatches + 1));
    MESSAGE("the second import took " << second / first << " times as long");
    CHECK(second < 5 * first); // each match was compared with all earlier ones
    CHECK(club.import_results(file_of(1)).starts_with("A match of 2025-10-07 with the same players"));
}

TEST_CASE("comparing a name with those of 500 members takes under 50 ms of CPU time") {
    ClubEvening club;
    const json secret = club.post("/invitations", json::object(), club.owner).value()["secret"];
    const test::Person lapo = new_person(club.server->port(), "Lapo"),
                       neri = new_person(club.server->port(), "Neri"),
                       nannina = new_person(club.server->port(), "Nannina");
    constexpr int kOthers = 497; // the club has its owner, and two more join
    {
        store::Database db(club.file(), store::Synchronous::normal);
        db.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
               std::to_string(kOthers) +
               ") INSERT INTO guests (id, name, secret, created, number)"
               " SELECT printf('member%06d', i), printf('Giovanfrancesco il %d', i), randomblob(32), 0,"
               " 100000000 + i FROM n");
        db.run("INSERT INTO club_members (club_key, guest, role, joined)"
               " SELECT c.key, g.key, 'member', 0 FROM clubs c, guests g WHERE g.id LIKE 'member______'");
    }
    const auto join = [&](const test::Person& who) {
        // CPU time, since other programs may use the machine; the server is a part of this process.
        const std::clock_t before = std::clock();
        const int status = http_request(club.server->port(), "POST", "/api/clubs/join",
                                        json{{"secret", secret}}.dump(), who.headers())
                               .status;
        return std::pair(status, 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    };
    REQUIRE(club.seen(club.owner)["members"].size() == kOthers + 1);
    const auto [first, before] = join(lapo);
    const auto [second, took] = join(neri);
    MESSAGE("joining a club of 499 takes ", took, " ms of the processor, the first time ", before, " ms");
    CHECK(first == 200);
    CHECK(second == 200);
    CHECK(took < 50);
    CHECK(join(nannina).first == 429); // 500 is the maximum
}

TEST_CASE("only a member with an account can become an owner") {
    ClubEvening club;
    const test::Person lapo = club.joined("Lapo");
    const json owner{{"person", number_of(club, lapo)}, {"role", "owner"}};
    CHECK(code_of(club.post("/members", owner, club.owner)) == "409 no_account");
    club.sign_up(lapo);
    CHECK(club.post("/members", owner, club.owner).status == 200);
}

TEST_CASE("a guest who takes another's name, or a name like their number, gets none of their results") {
    ClubEvening club;
    const test::Person lapo = club.joined("Lapo"), nannina = club.joined("Nannina");
    const std::string file = std::string(kHead) + "1,2025-10-07,minchiate,1,,Lapo,,5\n"
                                                  "1,2025-10-07,minchiate,1,,Nannina,,-5\n";
    const json dry{{"dry_run", true}};
    CHECK(club.import_results(file, dry).empty());
    const HttpAnswer renamed = http_request(club.server->port(), "PATCH", "/api/guests/me",
                                            json{{"name", "Lapo"}}.dump(), nannina.headers());
    CHECK(code_of(renamed) == "409 name_alike");
    // Names that were possible before the check existed.
    store::Database(club.file(), store::Synchronous::normal)
        .run("UPDATE guests SET name = 'Lapo' WHERE name = 'Nannina'");
    CHECK(club.import_results(file, dry).starts_with("Line 2: two members have the name"));
    // Their numbers identify them.
    const std::string of = number_of(club, lapo).dump(), other = number_of(club, nannina).dump();
    const std::string begin = "1,2025-10-07,minchiate,1,,";
    CHECK(club.import_results(kHead + begin + of + ",,5\n" + begin + other + ",,-5\n").empty());
    const json standings = club.standings();
    for (const json& row : standings["games"][0]["rows"])
        CHECK(row["net"] == (row["person"] == number_of(club, lapo) ? 5 : -5));
}

TEST_CASE("a file is imported a second time only on explicit request") {
    ClubEvening club;
    club.joined("Lapo");
    const std::string file = std::string(kHead) + "1,2025-10-07,minchiate,1,1,Lapo,,5\n"
                                                  "1,2025-10-07,minchiate,1,1,Zia,,-5\n";
    const auto entries = [&] {
        store::Database db(club.file(), store::Synchronous::normal, store::Access::reading);
        store::Statement row(db, "SELECT count(*) FROM ledger_entries");
        row.step();
        return row.integer(0);
    };
    REQUIRE(club.import_results(file).empty());
    CHECK(club.import_results(file).find("is already in the season. Nothing was imported; use --again") !=
          std::string::npos);
    CHECK_FALSE(club.import_results(file, {{"again", false}}).empty());
    CHECK(entries() == 1);
    CHECK(club.import_results(file, {{"again", true}}).empty());
    CHECK(entries() == 2);
    const std::string more = std::string(kHead) + "1,2025-10-07,minchiate,1,1,Lapo,,6\n"
                                                  "1,2025-10-07,minchiate,1,1,Zia,,-6\n";
    CHECK(club.import_results(more).empty());
}

TEST_CASE("a personal export includes clubs, results and what the person entered") {
    ClubEvening club;
    const test::Person lapo = club.joined("Lapo");
    REQUIRE(club.import_results(std::string(kHead) + "1,2025-10-07,minchiate,1,1,Lapo,,5\n"
                                                     "1,2025-10-07,minchiate,1,1,Zia,,-5\n")
                .empty());
    const json data = http_request(club.server->port(), "GET", "/api/me/data", "", lapo.headers()).value();
    CHECK(schema_problem("http.json#/$defs/PersonalData", data) == "");
    REQUIRE(data["clubs"].size() == 1);
    CHECK(data["clubs"][0]["club"] == club.club);
    CHECK(data["clubs"][0]["role"] == "member");
    REQUIRE(data["results"].size() == 1);
    CHECK(data["results"][0]["amount"] == 5);
    CHECK(data["results"][0]["season"] == club.season);
    CHECK(data["papers"].empty());
}

TEST_CASE("all waiting manual results are listed, and the newest of the others") {
    ClubEvening club;
    const std::string papers = "/seasons/" + club.season + "/papers";
    const json sheet{{"game", "minchiate"},
                     {"day", "2026-10-05"},
                     {"players", {{{"person", number_of(club, club.owner)}}, {{"called", "Zia"}}}},
                     {"rounds", {{{"total", {5, -5}}}}},
                     {"another", true}};
    std::string first;
    for (int i = 0; i < 55; ++i) {
        const HttpAnswer entered = club.post(papers, sheet, club.owner);
        REQUIRE_MESSAGE(entered.status == 201, entered.body);
        const std::string id = entered.value()["paper"];
        if (i == 0)
            first = id; // waiting
        else
            REQUIRE(club.post(papers + "/" + id + "/answer", {{"confirm", false}}, club.owner).status == 200);
    }
    const json told = club.get(papers, club.owner.headers()).value()["papers"];
    CHECK(told.size() == 51);
    CHECK(told.back()["paper"] == first);
}

TEST_CASE("full-season exports are limited per address") {
    ClubEvening club(minchiate_table({{"open", false}}), [](server::ServerSettings& settings) {
        settings.net.seasons_per_address = {0.05, 3};
    });
    const std::string standings = "/seasons/" + club.season + "/standings";
    for (int i = 0; i < 3; ++i) CHECK(club.get(standings, club.owner.headers()).status == 200);
    const HttpAnswer much = club.get(standings, club.owner.headers());
    CHECK(code_of(much) == "429 too_fast");
    CHECK(club.seen(club.owner)["role"] == "owner"); // everything else continues
}

TEST_CASE("a past evening that is moved to a future day counts as unfinished again") {
    ClubEvening club;
    const std::string soon = in_an_hour();
    const HttpAnswer made = club.post("/evenings", {{"title", "Giovedì"}, {"at", soon}}, club.owner);
    REQUIRE_MESSAGE(made.status == 201, made.body);
    const auto move = [&](int version, const std::string& at) {
        const json moved{{"version", version}, {"title", "Giovedì"}, {"at", at}, {"called_off", false}};
        return club.ask("PATCH", "/evenings/" + made.value()["id"].get<std::string>(), moved, club.owner);
    };
    REQUIRE(move(1, "2020-01-01T21:00").status == 200);
    store::Database db(club.file(), store::Synchronous::normal);
    db.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
           std::to_string(model::kMostEvenings) +
           ") INSERT INTO evenings (id, club_key, title, begins, minutes, guest, changed)"
           " SELECT 'evening' || i, club_key, title, 4000000000000, minutes, guest, 0 FROM n, evenings");
    CHECK(refused(move(2, soon), 429) == "too_many at ");
    CHECK(move(2, "2020-01-02T21:00").status == 200); // over as before
    db.run("DELETE FROM evenings WHERE id = 'evening1'");
    CHECK(move(3, soon).status == 200);
    CHECK(move(4, "2098-01-01T21:00").status == 200); // counted already
}

TEST_CASE("with little free disk space no route stores what stays, and each says whether it does") {
    // What these store is bounded, replaces something, or makes room.
    constexpr std::array kBounded{
        "/api/day/tables/{table}/messages", // a hand in progress continues
        "/api/guests/back",
        "/api/log-in",
        "/api/log-in/code",
        "/api/log-in/reset",
        "/api/log-in/passkey/challenge",
        "/api/log-in/passkey",
        "/api/link-code",
        "/api/me/link-code",
        "/api/me/log-out",
        "/api/me/codes",
        "/api/me/passkeys/challenge",
        "/api/administrator",
        "/api/reset-links",
        "/api/sign-up-links",
        "/api/invitations",
        "/api/hands/{id}/agreement",
        "/api/matches/{id}/agreement",
        "/api/shares/end",
        "/api/shared",
        "/api/records/replay",
        "/api/what-if",
        "/api/review",
        "/api/clubs/invited",
        "/api/clubs/{id}/invitations/end",
        "/api/clubs/{id}/members",
        "/api/clubs/{id}/evenings/{evening}/guests/end",
        "/api/clubs/{id}/evenings/{evening}/seats/free",
        "/api/clubs/{id}/evenings/{evening}/tables/close",
        "/api/clubs/{id}/evenings/{evening}/links",
        "/api/evenings/link",
        "/api/maintenance/close",
        "/api/maintenance/announcement",
        "/api/maintenance/drain",
    };
    const auto free = std::make_shared<std::atomic<std::uintmax_t>>(1'000'000'000);
    const ClubEvening club(minchiate_table({{"open", false}}), [&free](server::ServerSettings& settings) {
        settings.free_space = [free](const std::string&) { return free->load(); };
    });
    const auto post = [&club](std::string path) {
        while (path.find('{') != std::string::npos)
            path.replace(path.find('{'), path.find('}') - path.find('{') + 1, "aaaaaaaaaaaa");
        return http_request(club.server->port(), "POST", path, "{}", club.owner.headers());
    };
    *free = 1'000'000;
    EventLoop loop;
    REQUIRE(loop.run_until([&] { return post("/api/guests").status == 503; }));
    for (const server::Route& route : server::routes()) {
        if (route.method != server::Method::post) continue;
        const std::string path(route.path);
        CAPTURE(path);
        CHECK((route.stays == server::Stays::no) == (std::ranges::find(kBounded, path) != kBounded.end()));
        if (route.stays == server::Stays::yes) CHECK(code_of(post(path)) == "503 full");
    }
}

// Requests about large clubs: while the server answers one of them, nobody else waits for it.
#include "tests/club/club_kit.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <doctest/doctest.h>
#include <functional>
#include <future>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

using Seconds = std::chrono::duration<double>;

constexpr int kMostMembers = 500, kMostAttendees = 200;

/// A club served by one thread, with the maximum of members.
struct LargeClub : ClubEvening {
    explicit LargeClub(const TestServer::Change& more = {})
        : ClubEvening(json{{"game", "toy"}, {"preset", "plain"}, {"open", false}},
                      [&more](server::ServerSettings& settings) {
                          settings.threads = 1;
                          if (more) more(settings);
                      }) {
        sql("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < " +
            std::to_string(kMostMembers) +
            ") INSERT INTO guests (id, name, secret, created, number)"
            " SELECT printf('member%06d', i), printf('Giovanfrancesco il %d', i), randomblob(32), 0,"
            " 100000000 + i FROM n;"
            "INSERT INTO club_members (club_key, guest, role, joined)"
            " SELECT c.key, g.key, 'member', 0 FROM clubs c, guests g WHERE g.id LIKE 'member______'");
    }
    void sql(const std::string& statements) const {
        store::Database db(file(), store::Synchronous::normal);
        store::Transaction all(db);
        db.run(statements);
        all.commit();
    }
    /// Creates an evening with the maximum of attendees; returns its path.
    std::string evening() const {
        const HttpAnswer made = post("/evenings", {{"title", "Giovedì"}, {"at", in_an_hour()}}, owner);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        sql("INSERT INTO evening_answers (evening_key, guest, answer, at)"
            " SELECT e.key, m.guest, 'yes', 0 FROM evenings e, club_members m WHERE m.role = 'member'"
            " LIMIT " +
            std::to_string(kMostAttendees));
        return "/evenings/" + made.value()["id"].get<std::string>();
    }
    HttpAnswer ask_api(const std::string& method, const std::string& path, const json& body) const {
        return http_request(server->port(), method, path, body.is_null() ? "" : body.dump(), owner.headers());
    }
};

/// The duration of a request, and the longest wait of a short one in the meantime.
struct Waits {
    Seconds request{}, other{};
};
Waits waits_during(const LargeClub& club, const std::function<HttpAnswer()>& request) {
    Waits waits;
    std::atomic<bool> over = false;
    std::thread asking([&] {
        const auto begun = std::chrono::steady_clock::now();
        const HttpAnswer answer = request();
        waits.request = std::chrono::steady_clock::now() - begun;
        over = true;
        CHECK_MESSAGE(answer.status == 200, answer.body);
    });
    while (!over) {
        const auto begun = std::chrono::steady_clock::now();
        const json unknown{{"secret", "AAAAAAAAAAAAAAAAAAAAAA"}};
        CHECK(club.ask_api("POST", "/api/clubs/invited", unknown).status == 404);
        waits.other = std::max(waits.other, Seconds(std::chrono::steady_clock::now() - begun));
    }
    asking.join();
    return waits;
}
/// Whether nobody waits for it, in one of three attempts: other programs may delay a short request too.
bool is_apart(const LargeClub& club, const std::function<HttpAnswer()>& request) {
    for (int attempt = 0; attempt < 3; ++attempt) {
        const Waits waits = waits_during(club, request);
        MESSAGE("the request took ", waits.request.count(), " s, another waited ", waits.other.count(), " s");
        if (waits.other < waits.request / 2) return true;
    }
    return false;
}

} // namespace

TEST_CASE("drawing an evening of 200 delays nobody") {
    LargeClub club;
    const std::string evening = club.evening();
    // Everybody has met everybody a few times.
    std::string csv = "match,day,game,round,hand,player,side,amount\n";
    for (int i = 2; i < 400; ++i)
        for (const auto& [player, amount] : {std::pair(i, "5"), std::pair(2 + i % 199, "-5")})
            csv += std::to_string(i) + ",2025-10-07,minchiate,1,,Giovanfrancesco il " +
                   std::to_string(player) + ",," + amount + '\n';
    REQUIRE(club.import_results(csv).empty());
    int version = 0;
    CHECK(is_apart(club, [&] {
        return club.post(evening + "/draw", {{"version", ++version}, {"missing", "bots"}}, club.owner);
    }));
}

TEST_CASE("draws are limited per address, including outdated ones") {
    LargeClub club([](server::ServerSettings& settings) { settings.net.seasons_per_address = {0.001, 2}; });
    const std::string evening = club.evening();
    const auto draw = [&](int version) {
        return club.post(evening + "/draw", {{"version", version}, {"missing", "bots"}}, club.owner);
    };
    CHECK(refused(draw(7), 409) == "stale at ");
    CHECK(draw(1).status == 200);
    CHECK(refused(draw(2), 429) == "too_fast at ");
}

TEST_CASE(
    "reading a season's manual results, its club, its evenings, one of them or the history delays nobody") {
    LargeClub club;
    std::function<HttpAnswer()> request;
    const auto get = [&](const std::string& path) {
        return [&club, path] { return club.ask_api("GET", "/api" + path, nullptr); };
    };
    const std::string at = "/clubs/" + club.club;
    SUBCASE("manual results") {
        json hands = json::array();
        for (int i = 0; i < 40; ++i) hands.push_back({i, -i, 0});
        const json sheet{{"match", "m"},
                         {"game", "toy"},
                         {"preset", nullptr},
                         {"unit", "resti"},
                         {"stakes", true},
                         {"day", "2026-10-05"},
                         {"played", 0},
                         {"players", {{{"person", 100000002}}, {{"person", 100000003}}, {{"called", "Zia"}}}},
                         {"rounds", std::vector<json>(12, {{"hands", hands}})}};
        club.sql("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)"
                 " INSERT INTO papers (id, season_key, game, sheet, guest, at)"
                 " SELECT 'paper' || i, s.key, 'toy', '" +
                 sheet.dump() + "', g.key, 0 FROM n, seasons s, guests g WHERE g.name = 'Ginevra'");
        request = get(at + "/seasons/" + club.season + "/papers");
    }
    SUBCASE("the club") { request = get(at); }
    SUBCASE("an evening") {
        // Ten at once, since one alone takes hardly longer than a short request.
        request = [one = get(at + club.evening())] {
            std::vector<std::future<HttpAnswer>> others;
            for (int i = 0; i < 9; ++i) others.push_back(std::async(std::launch::async, one));
            for (auto& other : others) {
                const HttpAnswer answer = other.get();
                CHECK_MESSAGE(answer.status == 200, answer.body);
            }
            return one();
        };
    }
    SUBCASE("evenings") {
        club.evening();
        club.sql("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)"
                 " INSERT INTO evenings (id, club_key, title, begins, minutes, guest, changed)"
                 " SELECT 'evening' || i, club_key, title, begins - (i > 99) * 1000000000000, 240, guest, 0"
                 " FROM n, evenings;"
                 "INSERT INTO evening_answers (evening_key, guest, answer, at)"
                 " SELECT e.key, a.guest, 'yes', 0 FROM evenings e, evening_answers a"
                 " WHERE e.id LIKE 'evening%'");
        request = get(at + "/evenings");
    }
    SUBCASE("the history") {
        club.sql("INSERT INTO tables (id, game, rules, open, bots, spectators, invitation, host, state,"
                 " created) SELECT 'tttttttttttt', 'toy', "
                 "'{\"preset\":\"plain\",\"options\":{\"target\":10}}', 0, 1, 1,"
                 " zeroblob(32), key, 'over', 0 FROM guests WHERE name = 'Ginevra';"
                 "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)"
                 " INSERT INTO matches (id, table_key, first_dealer, started, ended, ranking)"
                 " SELECT 'match' || i, key, 0, 0, 1, '[0,1,2]' FROM n, tables;"
                 "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 48)"
                 " INSERT INTO hands (id, match_key, number, dealer, opened, closed, record, result)"
                 " SELECT m.id || '-' || i, m.key, i, 0, 0, 1, '{}', '{}' FROM n, matches m;"
                 "INSERT INTO hand_seats (hand_key, seat, person, guest, amount)"
                 " SELECT h.key, column1, column1, g.key + column1, 0 FROM hands h, guests g,"
                 " (VALUES (0), (1), (2)) WHERE g.name = 'Ginevra';"
                 "INSERT OR IGNORE INTO history SELECT g.key, m.key FROM guests g, matches m"
                 " WHERE g.name = 'Ginevra'");
        REQUIRE(get("/history")().value()["matches"].size() == 20);
        request = get("/history");
    }
    CHECK(is_apart(club, request));
}

TEST_CASE("reading a file of thousands of matches delays nobody") {
    LargeClub club;
    std::string csv = "match,day,game,round,hand,player,side,amount\n";
    for (int i = 0; csv.size() < 230'000; ++i)
        for (const char* amount : {"1,,5\n", "2,,-5\n"})
            csv += std::to_string(i) + ",20" + std::to_string(20 + i % 6) + '-' + std::to_string(10 + i % 3) +
                   '-' + std::to_string(10 + i % 19) + ",minchiate,1,,Giovanfrancesco il 10" + amount;
    CHECK(is_apart(club, [&] {
        HttpAnswer answer;
        answer.body = club.import_results(csv, {{"dry_run", true}});
        answer.status = answer.body.empty() ? 200 : 400;
        return answer;
    }));
}

TEST_CASE("the list of evenings counts the attendees who are members") {
    LargeClub club;
    const std::string evening = club.evening();
    club.sql(
        "UPDATE evening_answers SET answer = 'perhaps' WHERE guest % 4 = 0;"
        "UPDATE evening_answers SET answer = 'no' WHERE guest % 4 = 1;"
        "DELETE FROM club_members WHERE guest IN (SELECT guest FROM evening_answers ORDER BY 1 LIMIT 8)");
    CHECK(club.post(evening + "/guests", {{"name", "Zia Bice"}}, club.owner).status == 201);
    CHECK(club.post(evening + "/answer", {{"answer", "perhaps"}}, club.owner).status == 200);
    const json list = club.get("/evenings", club.owner.headers()).value();
    CHECK(schema_problem("evening.json#/$defs/EveningList", list) == "");
    const json coming = club.get(evening, club.owner.headers()).value()["coming"];
    const auto count = [&coming](const char* answer) {
        return std::count_if(coming.begin(), coming.end(),
                             [answer](const json& one) { return one["answer"] == answer; });
    };
    REQUIRE(list["evenings"].size() == 1);
    CHECK(list["evenings"][0]["coming"] == count("yes") + 1);
    CHECK(list["evenings"][0]["perhaps"] == count("perhaps"));
    CHECK(list["evenings"][0]["mine"] == "perhaps");
    CHECK(coming.size() == kMostAttendees - 8 + 1);
}

// What ends with a membership: the evening's tables, links and seats of members who are removed or give up
// a role.
#include "server/store/execute_evening.hpp"
#include "tests/club/organised_evening.hpp"
#include "tests/server/support/locked_database.hpp"
#include "tests/server/support/schema.hpp"

#include <array>
#include <chrono>
#include <doctest/doctest.h>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::milliseconds kMeanwhile{300};

} // namespace

TEST_CASE("an organiser who is removed hosts no table of the evening, and the links are void") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), nullptr);
    auto lapo = evening.player(evening.lapo, table);
    REQUIRE(evening.welcomed(*lapo));
    CHECK((*lapo->welcome)["you"]["host"] == true);
    REQUIRE(evening.club.loop.run_until([&] { return lapo->table.has_value(); }));
    CHECK((*lapo->table)["settings"]["seats_assigned"] == true);
    evening.set(evening.lapo, nullptr);
    // Not at the table, not by the link, and not by returning.
    REQUIRE(evening.club.loop.run_until([&] { return !lapo->connected(); }));
    auto again = evening.player(evening.lapo, table);
    CHECK_FALSE(evening.welcomed(*again));
    for (const char* kind : {"organiser", "watch"}) CHECK(evening.link(evening.links[kind]).status == 404);
    // The owner hosts the table instead, sits down, and organises it.
    CHECK(evening.club.post(evening.at + "/sit", json::object(), evening.club.owner).status == 200);
    auto owner = evening.player(evening.club.owner, table);
    REQUIRE(evening.welcomed(*owner));
    CHECK((*owner->welcome)["you"]["host"] == true);
    owner->must({{"bot", 2}});
    CHECK(text_in(evening.club.folder, "SELECT g.name FROM tables JOIN guests g ON g.key = host") ==
          "Ginevra");
    // The same after a restart.
    evening.club.server->stop();
    evening.club.server = std::make_unique<TestServer>(evening.club.folder);
    auto later = evening.player(evening.lapo, table);
    CHECK_FALSE(evening.welcomed(*later));
}

TEST_CASE("deleting an organiser voids the links of the evening") {
    RunByLapo evening;
    evening.set(evening.nannina, "organiser");
    evening.opened(evening.person(evening.club.owner), nullptr, nullptr);
    CHECK(evening.link(evening.links["organiser"]).status == 200);
    const HttpAnswer deleted =
        http_request(evening.club.server->port(), "DELETE", "/api/me", "{}", evening.nannina.headers());
    REQUIRE_MESSAGE(deleted.status == 200, deleted.body);
    for (const char* kind : {"organiser", "watch"}) CHECK(evening.link(evening.links[kind]).status == 404);
}

TEST_CASE("an organiser who becomes a plain member hosts nothing and keeps the seat") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.lapo), nullptr);
    auto lapo = evening.player(evening.lapo, table);
    REQUIRE(evening.welcomed(*lapo));
    evening.set(evening.lapo, "member");
    REQUIRE(evening.club.loop.run_until([&] { return (*lapo->welcome)["you"]["host"] == false; }));
    CHECK(lapo->seat() == 1);
    CHECK(lapo->answer(lapo->perform({{"send_away", 0}}))["rule"] == "not_host");
    CHECK(evening.link(evening.links["organiser"]).status == 404);
}

TEST_CASE("every organiser of the club hosts the tables of its evenings") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), nullptr);
    auto owner = evening.player(evening.club.owner, table);
    REQUIRE(evening.welcomed(*owner));
    CHECK((*owner->welcome)["you"]["host"] == true);
    // A host who leaves is succeeded by the same people as before, and nobody removes an organiser for good.
    auto lapo = evening.player(evening.lapo, table);
    REQUIRE(evening.welcomed(*lapo));
    lapo->must({{"send_away", 0}});
    CHECK(evening.club.post(evening.at + "/sit", json::object(), evening.club.owner).status == 200);
    // A new organiser is one at once.
    auto nannina = evening.player(evening.nannina, table);
    REQUIRE(evening.welcomed(*nannina));
    CHECK((*nannina->welcome)["you"]["host"] == false);
    evening.club.sign_up(evening.nannina);
    auto cosimo = evening.player(evening.cosimo, table);
    CHECK_FALSE(evening.welcomed(*cosimo));
    evening.club.sign_up(evening.cosimo);
    evening.set(evening.cosimo, "organiser");
    auto now = evening.player(evening.cosimo, table);
    REQUIRE(evening.welcomed(*now));
    CHECK((*now->welcome)["you"]["host"] == true);
}

TEST_CASE("an organiser removed while the evening's tables are being opened hosts none and has no seat") {
    RunByLapo evening;
    const json tables =
        json::array({json::array({evening.person(evening.club.owner), evening.person(evening.lapo), nullptr}),
                     json::array({evening.person(evening.nannina), evening.person(evening.cosimo), kBot})});
    REQUIRE(evening.club
                .post(evening.at + "/seats", {{"version", evening.seen()["version"]}, {"tables", tables}},
                      evening.lapo)
                .status == 200);
    const auto open = [&](const test::Person& who) {
        return evening.club.post(evening.at + "/tables", json::object(), who);
    };
    HttpAnswer opened;
    // The first table waits for the database, then the two removals, then the second table.
    at_once(
        evening.club.file(), [&] { opened = open(evening.lapo); },
        [&] {
            evening.set(evening.lapo, nullptr);
            evening.set(evening.nannina, nullptr);
        });
    CHECK(opened.status == 404);
    const std::string hosts = "SELECT group_concat(g.name) FROM tables JOIN guests g ON g.key = host";
    CHECK(text_in(evening.club.folder, hosts) == "Ginevra");
    CHECK(open(evening.club.owner).status == 201);
    CHECK(text_in(evening.club.folder, hosts) == "Ginevra,Ginevra");
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats s JOIN guests g ON g.key = s.guest"
                                         " WHERE g.name IN ('Lapo', 'Nannina')") == 0);
}

TEST_CASE("a member removed before a match loses the seat and the seat's link") {
    RunByLapo evening;
    const std::string table = evening.opened(evening.person(evening.club.owner),
                                             evening.person(evening.nannina), evening.person(evening.cosimo));
    auto nannina = evening.player(evening.nannina, table);
    REQUIRE(evening.welcomed(*nannina));
    evening.set(evening.nannina, nullptr);
    REQUIRE(evening.club.loop.run_until([&] { return !nannina->connected(); }));
    CHECK(evening.seen()["draw"]["tables"][0]["seats"][1]["kind"] == "open");
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats") == 2);
    auto again = evening.player(evening.nannina, table);
    CHECK_FALSE(evening.welcomed(*again));
    CHECK(evening.club.post(evening.at + "/sit", json::object(), evening.nannina).status == 404);
}

TEST_CASE("a member removed during a match finishes it, and has no seat in the next one") {
    RunByLapo evening;
    const std::string table =
        evening.opened(evening.person(evening.club.owner), evening.person(evening.nannina), kBot);
    auto owner = evening.player(evening.club.owner, table);
    auto nannina = evening.player(evening.nannina, table);
    REQUIRE(evening.welcomed(*owner));
    REQUIRE(evening.welcomed(*nannina));
    for (Player* one : {owner.get(), nannina.get()}) one->must({{"ready", true}});
    REQUIRE(evening.club.loop.run_until([&] { return owner->state() == "playing"; }));
    evening.set(evening.nannina, nullptr);
    // The connection may close and reopen.
    nannina->disconnect();
    nannina->connect();
    for (Player* one : {owner.get(), nannina.get()}) one->play_by_itself();
    for (int hand = 1; hand <= 3; ++hand) {
        REQUIRE(
            evening.club.loop.run_until([&] { return owner->hand_over(hand) && nannina->hand_over(hand); }));
        if (hand < 3)
            for (Player* one : {owner.get(), nannina.get()}) one->must({{"ready", true}});
    }
    REQUIRE(evening.club.loop.run_until([&] { return owner->state() == "over"; }));
    REQUIRE(evening.club.loop.run_until([&] { return !nannina->connected(); }));
    owner->must({{"again", true}});
    REQUIRE(evening.club.loop.run_until([&] { return owner->state() == "waiting"; }));
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE guest IS NOT NULL") == 1);
    auto later = evening.player(evening.nannina, table);
    CHECK_FALSE(evening.welcomed(*later));
}

TEST_CASE("a guest removed from an evening's table cannot enter it after merging with another person") {
    RunByLapo evening;
    const std::string table = evening.opened(evening.person(evening.club.owner), nullptr, kBot);
    const json secret = evening.links["seats"][0]["secret"];
    const unsigned short port = evening.club.server->port();
    const test::Person neri = new_person(port, "Neri"), phone = new_person(port, "Neri al telefono");
    REQUIRE(enter(evening.club, secret, phone).status == 200);
    auto owner = evening.player(evening.club.owner, table);
    REQUIRE(evening.welcomed(*owner));
    owner->must({{"send_away", 1}});
    const json code = http_request(port, "POST", "/api/me/link-code", "{}", neri.headers()).value()["code"];
    REQUIRE(
        http_request(port, "POST", "/api/link-code", json{{"code", code}}.dump(), phone.headers()).status ==
        200);
    CHECK(refused(enter(evening.club, secret, neri), 409) == "sent_away at ");
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE guest IS NOT NULL") == 1);
}

TEST_CASE("a member removed while taking a seat by its link has no seat of the evening") {
    RunByLapo evening;
    evening.opened(evening.person(evening.club.owner), nullptr, kBot);
    const json secret = evening.links["seats"][0]["secret"];
    HttpAnswer entered;
    at_once(
        evening.club.file(), [&] { entered = enter(evening.club, secret, evening.nannina); },
        [&] { evening.set(evening.nannina, nullptr); });
    // Seated before the seat was taken away again, or refused by the table.
    CHECK((entered.status == 200 || entered.status == 409));
    CHECK(evening.club.loop.run_until(
        [&] { return evening.seen()["draw"]["tables"][0]["seats"][1]["kind"] == "open"; }));
    CHECK(evening.club.loop.run_until([&] {
        return number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE guest IS NOT NULL") ==
               1; // Ginevra's
    }));
}

TEST_CASE("a seat's link is void once new links are made, even while it is being used") {
    RunByLapo evening;
    evening.opened(evening.person(evening.club.owner), nullptr, kBot);
    const json secret = evening.links["seats"][0]["secret"];
    HttpAnswer entered;
    at_once(
        evening.club.file(), [&] { evening.club.post(evening.at + "/links", json::object(), evening.lapo); },
        [&] { entered = enter(evening.club, secret, evening.nannina); });
    if (entered.status == 200) return; // it was first
    CHECK(refused(entered, 404) == "not_found at ");
    CHECK(evening.seen()["draw"]["tables"][0]["seats"][1]["kind"] == "open");
}

TEST_CASE("a guest who opens two seat links at once gets one seat of the evening") {
    RunByLapo evening;
    evening.opened(nullptr, nullptr, kBot);
    const json seats = evening.links["seats"];
    std::array<HttpAnswer, 2> entered;
    std::array<std::thread, 2> entering;
    {
        const LockedDatabase held(evening.club.file());
        for (std::size_t i : {0u, 1u})
            entering.at(i) = std::thread(
                [&, i] { entered.at(i) = enter(evening.club, seats[i]["secret"], evening.nannina); });
        std::this_thread::sleep_for(kMeanwhile);
    }
    for (std::thread& thread : entering) thread.join();
    CHECK(entered[0].status + entered[1].status == 200 + 409);
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM evening_seats WHERE guest IS NOT NULL") == 1);
    CHECK(number_in(evening.club.folder, "SELECT count(*) FROM seats WHERE guest IS NOT NULL") == 1);
}

TEST_CASE("a link gives a free seat only, at a table that still belongs to the evening") {
    RunByLapo evening;
    evening.opened(evening.person(evening.club.owner), nullptr, kBot);
    evening.club.server->stop();
    store::Database db(evening.club.file(), store::Synchronous::normal);
    store::Statement row(db,
                         "SELECT t.evening_key, t.table_key, n.key, c.key FROM evening_tables t, guests n,"
                         " guests c WHERE n.name = 'Nannina' AND c.name = 'Cosimo'");
    REQUIRE(row.step());
    const auto nannina = row.key<model::GuestKey>(2), cosimo = row.key<model::GuestKey>(3);
    const auto link = server::hash_secret(evening.links["seats"][0]["secret"].get<std::string>());
    const auto take = [&](int seat, model::GuestKey who) {
        const model::TakeEveningSeat command{row.key<model::EveningKey>(0),
                                             row.key<model::TableKey>(1),
                                             1,
                                             server::place_of<Seat>(seat),
                                             who,
                                             link};
        return execute(db, command).status;
    };
    CHECK(take(0, nannina) == model::ClubStatus::stale); // Ginevra's
    CHECK(take(2, nannina) == model::ClubStatus::stale); // a bot's
    CHECK(take(1, nannina) == model::ClubStatus::done);
    CHECK(take(1, nannina) == model::ClubStatus::done);
    CHECK(take(1, cosimo) == model::ClubStatus::stale);
    db.run("UPDATE evening_seats SET bot = 0 WHERE seat = 2");
    CHECK(take(2, nannina) == model::ClubStatus::stale);    // has another seat
    CHECK(take(2, cosimo) == model::ClubStatus::not_found); // the link is another seat's
    db.run("DELETE FROM evening_links");
    CHECK(take(1, nannina) == model::ClubStatus::not_found);
    db.run("DELETE FROM evening_tables");
    CHECK(take(1, nannina) == model::ClubStatus::stale);
}

TEST_CASE("closing an evening's tables never ends a match that has just begun") {
    RunByLapo evening;
    int begun = 0, closed = 0;
    for (int trial = 0; trial < 24; ++trial) {
        const std::string table = evening.opened(evening.person(evening.club.owner), kBot, kBot);
        auto owner = evening.player(evening.club.owner, table);
        REQUIRE(evening.welcomed(*owner));
        owner->perform({{"ready", true}});
        const HttpAnswer answer =
            evening.club.post(evening.at + "/tables/close", json::object(), evening.lapo);
        const std::string ended = "SELECT count(*) FROM matches WHERE ended IS NOT NULL";
        CHECK(number_in(evening.club.folder, ended.c_str()) == 0);
        if (answer.status == 200) {
            ++closed;
            CHECK(evening.seen()["draw"]["tables"][0]["table"].is_null());
            continue;
        }
        ++begun;
        CHECK(refused(answer, 409) == "begun at ");
        REQUIRE(evening.club.loop.run_until([&] { return owner->state() == "playing"; }));
        // Another evening for the next trial.
        const HttpAnswer made = evening.club.post(
            "/evenings", {{"title", std::to_string(trial)}, {"at", in_an_hour()}}, evening.lapo);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        evening.at = "/evenings/" + made.value()["id"].get<std::string>();
    }
    MESSAGE(closed, " closed, ", begun, " had begun");
}

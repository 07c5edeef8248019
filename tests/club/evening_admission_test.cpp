// Access to an evening's tables by a role or a link, and what ends it.
#include "tests/club/organised_evening.hpp"
#include "tests/server/support/locked_database.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <functional>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::milliseconds kUnderWay{300};

/// The table's line as this person gets it.
HttpAnswer line_for(const RunByLapo& evening, const std::string& table, const test::Person& who) {
    return http_request(evening.club.server->port(), "GET", "/api/tables/" + table, "", who.headers());
}
/// Status of the table for this person.
int seen_by(const RunByLapo& evening, const std::string& table, const test::Person& who) {
    return line_for(evening, table, who).status;
}

} // namespace

TEST_CASE("an organiser who becomes a plain member no longer sees the evening's tables") {
    RunByLapo evening;
    evening.club.sign_up(evening.nannina);
    evening.set(evening.nannina, "organiser");
    const std::string table = evening.opened(evening.person(evening.club.owner), nullptr, nullptr);
    // Lapo made the table; Nannina hosts it by her role only.
    auto lapo = evening.player(evening.lapo, table), nannina = evening.player(evening.nannina, table);
    REQUIRE(evening.welcomed(*lapo));
    REQUIRE(evening.welcomed(*nannina));
    for (const test::Person* one : {&evening.lapo, &evening.nannina}) {
        CHECK(seen_by(evening, table, *one) == 200);
        CHECK(line_for(evening, table, *one).value()["table"]["seats_assigned"] == true);
        evening.set(*one, "member");
        CHECK(seen_by(evening, table, *one) == 404);
    }
    REQUIRE(evening.club.loop.run_until([&] { return !lapo->connected() && !nannina->connected(); }));
    CHECK((*lapo->bye)["code"] == "gone");
    auto again = evening.player(evening.lapo, table);
    CHECK_FALSE(evening.welcomed(*again));
}

TEST_CASE("a table's invitation ends with the evening's links") {
    RunByLapo evening;
    const std::string table = evening.opened(evening.person(evening.club.owner), nullptr, nullptr);
    const test::Person friend_ = new_person(evening.club.server->port(), "Neri");
    const auto renew = [&] {
        CHECK(evening.club.post(evening.at + "/links", json::object(), evening.club.owner).status == 201);
    };
    const auto remove = [&] { evening.set(evening.lapo, nullptr); };
    const auto leave = [&] {
        CHECK(http_request(evening.club.server->port(), "DELETE", "/api/me", "{}", evening.nannina.headers())
                  .status == 200);
    };
    evening.set(evening.nannina, "organiser");
    auto owner = evening.player(evening.club.owner, table);
    REQUIRE(evening.welcomed(*owner));
    for (const std::function<void()>& end :
         {std::function<void()>(renew), std::function<void()>(remove), std::function<void()>(leave)}) {
        const std::string secret = evening.invite(*owner);
        auto guest = evening.player(friend_, table, secret);
        REQUIRE(evening.welcomed(*guest));
        REQUIRE(evening.club.loop.run_until([&] { return guest->table.has_value(); }));
        CHECK((*guest->table)["invitation"].is_null()); // the hosts' alone
        end();
        REQUIRE(evening.club.loop.run_until([&] { return !guest->connected(); }));
        auto again = evening.player(friend_, table, secret);
        CHECK_FALSE(evening.welcomed(*again));
    }
    CHECK(owner->connected());
}

TEST_CASE("a guest who shows an invitation while it is being replaced does not stay") {
    RunByLapo evening;
    const std::string table = evening.opened(evening.person(evening.club.owner), nullptr, nullptr);
    auto owner = evening.player(evening.club.owner, table);
    REQUIRE(evening.welcomed(*owner));
    const std::string old = evening.invite(*owner);
    const test::Person neri = new_person(evening.club.server->port(), "Neri");
    {
        const LockedDatabase held(evening.club.file());
        owner->perform({{"invite", true}});
        evening.club.loop.run_for(kUnderWay);
        auto guest = evening.player(neri, table, old);
        evening.club.loop.run_for(kUnderWay);
    }
    REQUIRE(evening.club.loop.run_until([&] { return (*owner->table)["invitation"] != old; }));
    auto later = evening.player(neri, table);
    CHECK_FALSE(evening.welcomed(*later));
}

TEST_CASE("an organiser who leaves makes no invitation by an action sent at the same time") {
    RunByLapo evening;
    evening.club.sign_up(evening.nannina);
    evening.set(evening.nannina, "organiser");
    const std::string table = evening.opened(evening.person(evening.club.owner), nullptr, nullptr);
    auto nannina = evening.player(evening.nannina, table);
    REQUIRE(evening.welcomed(*nannina));
    const std::string count = "SELECT count(DISTINCT invitation) FROM tables";
    std::thread leaving;
    {
        const LockedDatabase held(evening.club.file());
        leaving = std::thread([&] { evening.set(evening.nannina, nullptr); });
        std::this_thread::sleep_for(kUnderWay);
        nannina->perform({{"invite", true}});
        evening.club.loop.run_for(kUnderWay);
    }
    leaving.join();
    REQUIRE(evening.club.loop.run_until([&] { return !nannina->connected(); }));
    const json secret = nannina->table ? (*nannina->table)["invitation"] : json();
    if (!secret.is_string()) return;
    auto stranger = evening.player(new_person(evening.club.server->port(), "Neri"), table, secret);
    CHECK_FALSE(evening.welcomed(*stranger));
}

TEST_CASE("the link for spectators gives nobody a seat") {
    for (const bool spectators : {true, false}) {
        CAPTURE(spectators);
        RunByLapo evening(json{{"spectators", spectators}});
        const std::string table = evening.opened(evening.person(evening.club.owner), kBot, kBot);
        const test::Person stranger = new_person(evening.club.server->port(), "Neri");
        const HttpAnswer entered = enter(evening.club, evening.links["watch"], stranger, 1);
        auto watcher = evening.player(stranger, table);
        if (!spectators) {
            CHECK(refused(entered, 409) == "no_spectators at ");
            CHECK_FALSE(evening.welcomed(*watcher));
            continue;
        }
        CHECK(entered.status == 200);
        REQUIRE(evening.welcomed(*watcher));
        auto owner = evening.player(evening.club.owner, table);
        REQUIRE(evening.welcomed(*owner));
        owner->must({{"ready", true}});
        REQUIRE(evening.club.loop.run_until([&] { return owner->state() == "playing"; }));
        CHECK((*watcher->table)["invitation"].is_null());
        CHECK(watcher->answer(watcher->perform({{"sit", 1}}))["rule"] == "no_takeover");
        // Even after a restart.
        evening.club.server->stop();
        evening.club.server = std::make_unique<TestServer>(evening.club.folder);
        auto later = evening.player(stranger, table);
        REQUIRE(evening.welcomed(*later));
        CHECK(later->answer(later->perform({{"sit", 1}}))["rule"] == "no_takeover");
    }
}

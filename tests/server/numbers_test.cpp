// A guest's public number distinguishes people with the same name, wherever names are shown.
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::int64_t kLeast = 100'000'000, kMost = 999'999'999; // nine digits

struct Newcomer {
    test::Person person;
    std::int64_t number = 0;
};

Newcomer new_guest(unsigned short port, const std::string& name) {
    const HttpAnswer answer = http_request(port, "POST", "/api/guests", json{{"name", name}}.dump());
    REQUIRE(answer.status == 201);
    const json guest = answer.value();
    CHECK(schema_problem("http.json#/$defs/GuestCreated", guest) == "");
    return {{guest["guest"], guest["name"], guest["secret"]}, guest.value("number", std::int64_t{0})};
}

} // namespace

TEST_CASE("every guest has a permanent unique number of nine digits") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    std::set<std::int64_t> numbers;
    std::vector<Newcomer> guests;
    for (int i = 0; i < 60; ++i) {
        guests.push_back(new_guest(server->port(), "Lapo"));
        CHECK(guests.back().number >= kLeast);
        CHECK(guests.back().number <= kMost);
        numbers.insert(guests.back().number);
    }
    CHECK(numbers.size() == guests.size());
    server.reset();
    server = std::make_unique<TestServer>(folder);
    const Newcomer& last = guests.back();
    CHECK(
        http_request(server->port(), "PATCH", "/api/guests/me", R"({"name": "Neri"})", last.person.headers())
            .value()
            .value("number", std::int64_t{0}) == last.number);
    const json me = http_request(server->port(), "GET", "/api/guests/me", "", last.person.headers()).value();
    CHECK(me.value("number", std::int64_t{0}) == last.number);
    CHECK(me["name"] == "Neri");
}

TEST_CASE("a number is random, not derived from the guest, and drawn again if it is taken") {
    const auto numbers = [](std::vector<std::uint32_t> words, const std::string& salt) {
        TempDir folder;
        auto drawn = std::make_shared<std::size_t>(0);
        TestServer server(folder, [&](server::ServerSettings& s) {
            s.environment.random = [words, drawn] { return words.at((*drawn)++ % words.size()); };
            s.environment.new_id = [salt, n = std::make_shared<int>(0)] {
                return salt + "aaaaaaaa" + std::string(1, static_cast<char>('a' + (*n)++));
            };
            s.environment.new_secret = [salt, n = std::make_shared<int>(0)] {
                return salt + "BBBBBBBBBBBBBBBBBBBBB" + std::string(1, static_cast<char>('a' + (*n)++));
            };
        });
        std::vector<std::int64_t> given;
        for (int i = 0; i < 3; ++i) given.push_back(new_guest(server.port(), "Lapo").number);
        return given;
    };
    const auto first = numbers({5, 5, 7, 7, 5, 9}, "x");
    CHECK(first[0] != first[1]);
    CHECK(first[1] != first[2]);
    CHECK(first[0] != first[2]);
    // The same randomness with other ids and secrets: the same numbers. Other randomness: others.
    CHECK(numbers({5, 5, 7, 7, 5, 9}, "y") == first);
    CHECK(numbers({11, 12, 13}, "x")[0] != first[0]);
}

TEST_CASE("the number is beside the name in the welcome message and at the table") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Newcomer host = new_guest(server.port(), "Ginevra"), guest = new_guest(server.port(), "Lapo");
    const TableIds ids = new_table(server.port(), host.person, {{"game", "toy"}, {"preset", "plain"}});
    Player first(loop, server.port(), host.person, ids), second(loop, server.port(), guest.person, ids);
    first.connect();
    second.connect();
    first.must({{"sit", 0}});
    second.must({{"sit", 1}});
    first.must({{"bot", 2}});
    const auto number_at = [&](std::size_t seat) -> json {
        return (*first.table)["seats"][seat].value("number", json("none"));
    };
    REQUIRE(loop.run_until([&] { return !(*first.table)["seats"][2].is_null(); }));
    CHECK((*first.welcome)["you"].value("number", std::int64_t{0}) == host.number);
    CHECK(number_at(0) == host.number);
    CHECK(number_at(1) == guest.number);
    CHECK(number_at(2).is_null());
    // A bot in the seat of a guest who may come back: the number is the guest's, like the name.
    for (Player* player : {&first, &second}) player->must({{"ready", true}});
    REQUIRE(loop.run_until([&] { return first.hand == 1; }));
    second.must({{"stand", true}});
    first.must({{"bot", 1}});
    REQUIRE(loop.run_until([&] { return (*first.table)["seats"][1]["substitute"] == true; }));
    CHECK(number_at(1) == guest.number);
    CHECK(first.all_problems().empty());
}

// Two requests that meet in the database: one is done, and the other is answered with what the first has
// made of it, not with a fault.
#include "server/names/zone.hpp"
#include "tests/club/club_kit.hpp"
#include "tests/server/kit/held_database.hpp"

#include <chrono>
#include <doctest/doctest.h>
#include <functional>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::milliseconds kUnderWay{300};

/// Both are under way before either is written; the first one asked for is written first.
std::pair<HttpAnswer, HttpAnswer> at_once(const std::string& file, const std::function<HttpAnswer()>& first,
                                          const std::function<HttpAnswer()>& second) {
    std::pair<HttpAnswer, HttpAnswer> answers;
    std::thread one, other;
    {
        const HeldDatabase held(file);
        one = std::thread([&] { answers.first = first(); });
        std::this_thread::sleep_for(kUnderWay);
        other = std::thread([&] { answers.second = second(); });
        std::this_thread::sleep_for(kUnderWay);
    }
    one.join();
    other.join();
    return answers;
}

} // namespace

TEST_CASE("two organisers who open an evening's tables at once open each table once") {
    ClubEvening club(json{{"game", "toy"}, {"preset", "plain"}, {"open", false}});
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    const HttpAnswer called = club.post(
        "/evenings",
        {{"title", "Giovedì"}, {"at", names::local_at("Europe/Rome", now + 3'600'000)}, {"minutes", 240}},
        club.owner);
    REQUIRE(called.status == 201);
    const std::string at = "/evenings/" + called.value()["id"].get<std::string>();
    for (const test::Person& who : {club.owner, club.joined("Lapo"), club.joined("Nannina")})
        REQUIRE(club.post(at + "/answer", {{"answer", "yes"}}, who).status == 200);
    const json version = club.get(at, club.owner.headers()).value()["version"];
    REQUIRE(club.post(at + "/draw", {{"version", version}, {"how", "lot"}, {"missing", "bots"}}, club.owner)
                .status == 200);
    const auto open = [&] { return club.post(at + "/tables", json::object(), club.owner); };
    const auto [first, second] = at_once(club.file(), open, open);
    CHECK(first.status == 201);
    CHECK(refused(second, 409) == "has_tables at ");
    CHECK(number_in(club.folder, "SELECT count(*) FROM tables") == 1);
    CHECK(open().status == 201); // what is there stays, and its links are new ones
}

TEST_CASE("one guest who says two people's codes at once becomes one of them") {
    const Folder folder;
    Running server(folder);
    const auto post = [&](const test::Person& who, const char* path, const json& body) {
        return http_request(server.port(), "POST", path, body.dump(), who.headers());
    };
    const auto code_of = [&](const test::Person& who) {
        return post(who, "/api/me/same", json::object()).value()["code"].get<std::string>();
    };
    const test::Person ginevra = new_person(server.port(), "Ginevra"),
                       lapo = new_person(server.port(), "Lapo"),
                       nannina = new_person(server.port(), "Nannina");
    const std::string one = code_of(ginevra), other = code_of(lapo);
    const auto say = [&](const std::string& code) {
        return [&, code] { return post(nannina, "/api/same", {{"code", code}}); };
    };
    const auto [first, second] = at_once(folder.file("germini.db"), say(one), say(other));
    CHECK(first.status == 200);
    CHECK(second.status >= 400);
    CHECK(second.status < 500);
    CHECK(number_in(folder, "SELECT count(*) FROM merges") == 1);
}

// Access to a match: everybody, if its host said so before the first deal; otherwise those present,
// until all its players agree.
#include "server/store/execute.hpp"
#include "tests/server/support/closed_hand.hpp"
#include "tests/server/support/evening_file.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

json toy_table(bool open) { return {{"game", "toy"}, {"preset", "plain"}, {"open", open}}; }
bool says_public(const Player& player) { return (*player.table)["settings"]["public"]; }

/// A match stopped by consent, with its closed hands.
std::string broken_off(EventLoop& loop, Party& party) {
    const std::string match = match_of(party[0])["id"];
    for (auto& player : party.players) player->must({{"break_off", true}});
    REQUIRE(all_are(loop, party, "over"));
    return match;
}
HttpAnswer match_page(unsigned short port, const std::string& match, const Headers& who = {}) {
    return http_request(port, "GET", "/api/matches/" + match, "", who);
}
bool listed(unsigned short port, const std::string& match, const Headers& who = {}) {
    const HttpAnswer answer = http_request(port, "GET", "/api/history", "", who);
    REQUIRE(answer.status == 200);
    CHECK(schema_problem("http.json#/$defs/History", answer.value()) == "");
    const json all = answer.value();
    for (const json& one : all["matches"])
        if (one["id"] == match) return true;
    return false;
}

} // namespace

TEST_CASE("a match is public if everybody could watch it; its host may change that before the first deal") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, [](server::ServerSettings&) {});
    EventLoop loop;
    Party open = sit_down(loop, server->port(), toy_table(true), 2, 3);
    CHECK(says_public(open[1]));
    json asked = toy_table(true);
    asked["public"] = false;
    Party other = sit_down(loop, server->port(), asked, 2, 3);
    CHECK_FALSE(says_public(other[1]));
    Party party = sit_down(loop, server->port(), toy_table(false), 2, 3);
    CHECK_FALSE(says_public(party[1]));
    CHECK(rule_of(party[1], {{"public", true}}) == "not_host");

    // A player who was ready was ready for another kind of match; repeating the setting changes nothing.
    party[1].must({{"ready", true}});
    REQUIRE(loop.run_until([&] { return seat(party[0], 1)["ready"] == true; }));
    CHECK(rule_of(party[0], {{"public", false}}) == "done");
    CHECK(seat(party[0], 1)["ready"] == true);
    CHECK(rule_of(party[0], {{"public", true}}) == "done");
    REQUIRE(loop.run_until([&] { return says_public(party[1]); }));
    CHECK(seat(party[1], 1)["ready"] == false);

    server.reset();
    server = std::make_unique<TestServer>(folder, [](server::ServerSettings&) {});
    come_back(loop, party, server->port());
    CHECK(says_public(party[1]));
    begin_hand(loop, party, 1);
    CHECK(rule_of(party[0], {{"public", false}}) == "started");
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return match_of(party[0])["hands"].size() == 1; }));
    for (auto& player : party.players) player->play_by_itself(false);
    const std::string hand = match_of(party[0])["hands"][0]["hand"];
    CHECK(http_request(server->port(), "GET", "/api/hands/" + hand).status == 200);
    const std::string match =
        party[0].state() == "over" ? match_of(party[0])["id"].get<std::string>() : broken_off(loop, party);
    const HttpAnswer page = match_page(server->port(), match);
    REQUIRE(page.status == 200);
    CHECK(page.value()["match"]["public"] == true);
    CHECK(page.value()["match"]["agreements"].empty());
    CHECK(listed(server->port(), match));

    // The next match at this table may differ.
    ask_again(party);
    REQUIRE(all_are(loop, party, "waiting"));
    CHECK(rule_of(party[0], {{"public", false}}) == "done");
    CHECK(listed(server->port(), match));
}

TEST_CASE("a private match is public while all its players agree") {
    ClosedHandOf hand({{"game", "bolognese"}, {"preset", "ottocento"}, {"open", false}});
    const auto stranger = new_person(hand.port(), "Neri").headers();
    const std::string running = match_of(hand.party()[0])["id"];
    const auto agree = [&](const std::string& match, const Headers& who, bool yes) {
        return hand.post("/api/matches/" + match + "/agreement", {{"agree", yes}}, who).status;
    };
    CHECK(agree(running, hand.player(0), true) == 404); // not before it is over
    for (auto& player : hand.party().players) player->play_by_itself(false);
    const std::string match = broken_off(hand.loop(), hand.party());
    CHECK(agree(match, {}, true) == 401);
    CHECK(agree(match, stranger, true) == 404);
    CHECK(agree("aaaaaaaaaaaa", hand.player(0), true) == 404);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        CHECK(match_page(hand.port(), match).status == 404);
        CHECK_FALSE(listed(hand.port(), match));
        CHECK(agree(match, hand.player(seat), true) == 200);
        CHECK(agree(match, hand.player(seat), true) == 200);
        const json page = match_page(hand.port(), match, hand.player(0)).value();
        CHECK(schema_problem("http.json#/$defs/MatchOne", page) == "");
        const json& said = page["match"]["agreements"];
        REQUIRE(said.size() == 4);
        for (std::size_t other = 0; other < 4; ++other) {
            CHECK(said[other]["agrees"] == (other <= seat));
            CHECK(said[other]["own"] == (other == 0));
            CHECK(said[other]["name"] == hand.party()[other].person().name);
        }
        CHECK(page["match"]["open"] == (seat == 3));
        CHECK(page["match"]["public"] == false);
    }
    // Its page, its place in everybody's list, and its hands.
    CHECK(match_page(hand.port(), match).status == 200);
    CHECK(match_page(hand.port(), match, stranger).status == 200);
    CHECK(listed(hand.port(), match));
    CHECK(listed(hand.port(), match, stranger));
    CHECK(listed(hand.port(), match, hand.player(1)));
    CHECK(http_request(hand.port(), "GET", "/api/hands/" + hand.hand()).status == 200);
    CHECK(agree(match, hand.player(2), false) == 200);
    CHECK(match_page(hand.port(), match).status == 404);
    CHECK_FALSE(listed(hand.port(), match));
    CHECK(listed(hand.port(), match, hand.player(2)));
    CHECK(http_request(hand.port(), "GET", "/api/hands/" + hand.hand()).status == 404);
    // Agreeing on the hand alone makes the hand public, and not the match.
    CHECK(hand.post("/api/hands/" + hand.hand() + "/agreement", {{"agree", true}}, hand.player(2)).status ==
          200);
    CHECK(http_request(hand.port(), "GET", "/api/hands/" + hand.hand()).status == 200);
    CHECK(match_page(hand.port(), match).status == 404);
    CHECK_FALSE(listed(hand.port(), match));
    CHECK(agree(match, hand.player(2), true) == 200);
    CHECK(listed(hand.port(), match));
    CHECK(hand.post("/api/matches/" + match + "/agreement", json::object(), hand.player(0))
              .value()["error"]["path"] == "/agree");
}

TEST_CASE("AgreeOnMatch: for a finished match, by those who played it or finished a hand of it") {
    EveningFile open;
    CHECK(open.written(model::AgreeOnMatch{"m", 2_guest, true}) == model::Agree::Outcome::no_hand);
    CHECK(open.come == "");
}

// Tables of the toy game on the whole server: sitting, playing, refusals, returning.
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini::test;

namespace {

bool all_over(Party& party, int number) {
    return std::all_of(party.players.begin(), party.players.end(),
                       [&](const auto& p) { return p->hand_over(number); });
}

void no_problems(Party& party) {
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

} // namespace

TEST_CASE("three guests play a match of the toy game to its end") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    for (int number = 1; number <= 3; ++number) play_hand(loop, party, number);
    CHECK(loop.run_until([&] { return party[0].state() == "over" && party[2].state() == "over"; }));
    no_problems(party);

    // Numbers are the same for all; only the cards in the events differ.
    for (int number = 1; number <= 3; ++number) {
        const auto& first = party[0].told[number];
        for (auto& player : party.players) {
            REQUIRE(player->told[number].size() == first.size());
            for (std::size_t i = 0; i < first.size(); ++i)
                CHECK(player->told[number][i]["e"] == first[i]["e"]);
        }
    }
    // The ledger: on the table and on the pages.
    const json match = (*party[0].table)["match"];
    CHECK(match["hands"].size() == 3);
    CHECK(match["totals"][0].get<int>() + match["totals"][1].get<int>() + match["totals"][2].get<int>() == 0);
    const auto page = http_request(server.port(), "GET", "/api/matches/" + match["id"].get<std::string>());
    REQUIRE(page.status == 200);
    CHECK(page.value()["match"]["totals"] == match["totals"]);
    CHECK(page.value()["match"]["names"] == json({"Ginevra", "Lapo", "Nannina"}));
    CHECK(page.value()["match"]["hands"][1]["dealer"] == (match["hands"][0]["dealer"].get<int>() + 1) % 3);
    const auto history = http_request(server.port(), "GET", "/api/history").value();
    CHECK(history["matches"].size() == 1);
    CHECK(history["next"].is_null());
}

TEST_CASE("a refusal goes only to its sender and changes nothing") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    Player& other = &due == &party[0] ? party[1] : party[0];
    const int frames = other.frames;

    const auto refused = [](Player& player, const json& move, const char* rule) {
        const json answer = player.answer(player.act(move));
        CHECK(answer["t"] == "refused");
        CHECK(answer["rule"] == rule);
    };
    refused(due, {{"play", "A1"}}, "TURN-2");
    refused(due, {{"discard", json::array()}}, "TOY-1");
    const json cards = (*due.choice)["choice"]["moves"][0]["cards"];
    refused(due, {{"discard", {cards[0], cards[1], cards[1]}}}, "TOY-1");
    loop.run_for(std::chrono::milliseconds(100));
    CHECK(other.frames == frames);
    refused(other, {{"discard", cards}}, "stale");

    SUBCASE("of another hand") {
        const json answer = due.answer(due.act({{"play", "A1"}}, 0, 2));
        CHECK(answer["rule"] == "wrong_hand");
    }
    SUBCASE("malformed messages are errors, with their path and id") {
        due.line().send_text(R"({"t":"act","id":1,"hand":1,"n":1,"move":{"play":"Z9"}})");
        const json answer = due.answer(1);
        CHECK(answer["t"] == "error");
        CHECK(answer["path"] == "/move/play");
    }
    // And the game continues.
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return all_over(party, 1); }));
}

TEST_CASE("an action repeated with its id is answered and done once") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json move = due.pick((*due.choice)["choice"]);
    const auto sat = due.answers.begin()->first, once = due.act(move);
    CHECK(due.answer(once)["t"] == "done");
    const int last = due.last;
    due.answers.clear();
    CHECK(due.answer(due.act(move, once))["t"] == "done");
    due.answers.clear();
    // Another move with the same id is the same action, too.
    CHECK(due.answer(due.act({{"play", "A1"}}, once))["t"] == "done");
    CHECK(due.last == last);

    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        due.move_to(server->port());
        due.connect();
        due.answers.clear();
        CHECK(due.answer(due.act(move, once))["t"] == "done");
        CHECK(due.last == last);
        CHECK(due.all_problems().empty());
        due.answers.clear();
        CHECK(due.answer(due.perform({{"sit", due.seat()}}, sat))["t"] == "done");
    }
    SUBCASE("in the next hand") {
        for (auto& player : party.players) player->play_by_itself();
        REQUIRE(loop.run_until([&] { return all_over(party, 1); }));
        begin_hand(loop, party, 2);
        due.answers.clear();
        CHECK(due.answer(due.act(move, once, 1))["t"] == "done");
        due.answers.clear();
        CHECK(due.answer(due.act(move, 0, 1))["rule"] == "stale");
    }
}

TEST_CASE("a returning client gets what it missed, by number") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& gone = party[2];
    gone.play_by_itself();
    gone.disconnect();
    CHECK(loop.run_until([&] { return (*party[0].table)["seats"][2]["here"] == false; }));
    party[0].play_by_itself();
    party[1].play_by_itself();
    loop.run_for(std::chrono::milliseconds(100));
    gone.connect();
    CHECK(loop.run_until([&] { return all_over(party, 1); }));
    no_problems(party);
    // From the beginning it is the same once more.
    const auto before = gone.told[1];
    gone.connect(true);
    CHECK(loop.run_until(
        [&] { return gone.welcome.has_value() && gone.last == static_cast<int>(before.size()); }));
    loop.run_for(std::chrono::milliseconds(50));
    CHECK(gone.told[1] == before);
    no_problems(party);
}

TEST_CASE("the same guest in another browser takes over") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 2);
    Player again(loop, server.port(), party[0].person(), party.ids);
    again.connect();
    CHECK(loop.run_until([&] { return party[0].bye.has_value() && party[0].line().closed(); }));
    CHECK((*party[0].bye)["code"] == "second_tab");
    CHECK(party[0].line().close_code() == 4001);
    CHECK(loop.run_until([&] { return again.seat() == 0; }));
    CHECK(again.connected());
}

// An answer names its question: late, repeated or foreign answers play nothing, even after a restart.
#include "server/table/answer_cache.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>
#include <map>

using namespace germini;
using namespace germini::test;

namespace {

std::int64_t moves(const TempDir& folder) {
    return number_in(folder, "SELECT count(*) FROM events WHERE cause = 1");
}

} // namespace

TEST_CASE("a move after its time was out is stale, and is not played for the next question") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    json timed = kToy;
    timed["seconds"] = 5;
    Party party = sit_down(loop, server.port(), timed, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json move = due.pick((*due.choice)["choice"]);
    const int n = (*due.choice)["n"];
    // The player's time runs out; and later the player is asked something else.
    for (auto& player : party.players)
        if (player.get() != &due) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return (*due.choice)["n"] != n; }, std::chrono::seconds(30)));
    const auto before = moves(folder);
    const int last = due.last;
    const json late = due.answer(due.act(move, 0, 0, n));
    CHECK(late["t"] == "refused");
    CHECK(late["rule"] == "stale");
    CHECK(due.last == last);
    CHECK(moves(folder) == before);
    // The current question may be answered.
    CHECK(due.answer(due.act(due.pick((*due.choice)["choice"])))["t"] == "done");
}

TEST_CASE("a choice keeps its number over a reconnect and a restart, and a late answer is stale") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json choice = *due.choice;
    due.choice.reset();
    due.connect();
    REQUIRE(loop.run_until([&] { return due.choice.has_value(); }));
    CHECK(*due.choice == choice);
    server.reset();
    server = std::make_unique<TestServer>(folder);
    due.choice.reset();
    come_back(loop, party, server->port());
    REQUIRE(loop.run_until([&] { return due.choice.has_value(); }));
    CHECK(*due.choice == choice);

    // The same guest in another tab moves; what the first one still shows is out of date.
    Player tab(loop, server->port(), due.person(), party.ids);
    tab.connect();
    REQUIRE(loop.run_until([&] { return tab.choice.has_value(); }));
    const json move = tab.pick(choice["choice"]);
    CHECK(tab.answer(tab.act(move))["t"] == "done");
    due.connect();
    REQUIRE(loop.run_until([&] { return due.welcome.has_value(); }));
    CHECK((*due.welcome)["you"]["last"] == tab.answers.rbegin()->first);
    CHECK(due.answer(due.act(move, 0, 0, choice["n"]))["rule"] == "stale");
    CHECK(moves(folder) == 1);
}

TEST_CASE("after thousands of actions the last answers are kept over a restart, and older ids are stale") {
    const Player::Id actions = 10'001 / support::sample_interval();
    TempDir folder;
    const auto quick = [](server::ServerSettings& settings) {
        settings.store.synchronous = store::Synchronous::normal;
    };
    auto server = std::make_unique<TestServer>(folder, quick);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 1, 1);
    Player& me = party[0];
    const Player::Id first = me.answers.begin()->first;
    constexpr Player::Id kAtOnce = 50;
    for (Player::Id i = 1; i <= actions; ++i) {
        me.perform({{"sit", 0}}, first + i);
        if (i % kAtOnce == 0 || i == actions) REQUIRE(me.answer(first + i)["t"] == "done");
    }
    const auto kept = static_cast<Player::Id>(server::AnswerCache::kKept);
    CHECK(number_in(folder, "SELECT count(*) FROM answers") == kept);
    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder, quick);
        come_back(loop, party, server->port());
    }
    me.answers.clear();
    CHECK(me.answer(me.perform({{"sit", 0}}, first + actions))["t"] == "done");
    CHECK(me.answer(me.perform({{"sit", 0}}, first + actions - kept + 1))["t"] == "done");
    for (const Player::Id old : {first, first + 1, first + actions - kept}) {
        const json answer = me.answer(me.perform({{"sit", 0}}, old));
        CHECK(answer["t"] == "refused");
        CHECK(answer["rule"] == "stale");
    }
    CHECK((*me.welcome)["you"]["last"].get<Player::Id>() <= first + actions);
}

TEST_CASE("a refusal is the final answer to its id, even if the action would be legal now") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 2);
    const auto id = party[1].perform({{"sit", 0}});
    CHECK(party[1].answer(id)["rule"] == "seat_taken");
    party[0].must({{"sit", 2}});
    const auto again = [&] {
        party[1].answers.clear();
        return party[1].answer(party[1].perform({{"sit", 0}}, id));
    };
    CHECK(again()["rule"] == "seat_taken");
    server.reset();
    server = std::make_unique<TestServer>(folder);
    come_back(loop, party, server->port());
    CHECK(again()["rule"] == "seat_taken");
    CHECK(rule_of(party[1], {{"sit", 0}}) == "done");
}

TEST_CASE("a seat that may not answer is not asked: vacated seats, and all in a suspended match") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json choice = *due.choice;
    const auto asked_anew = [&] {
        Player page(loop, server.port(), due.person(), party.ids);
        page.connect();
        REQUIRE(loop.run_until([&] { return page.last == due.last; }));
        loop.run_for(std::chrono::milliseconds(50));
        return page.choice.has_value();
    };
    CHECK(asked_anew());
    due.connect();
    due.must({{"stand", true}});
    CHECK_FALSE(asked_anew());
    due.choice.reset();
    due.connect();
    due.must({{"takeback", true}});
    REQUIRE(loop.run_until([&] { return due.choice.has_value(); }));
    CHECK(*due.choice == choice);

    for (std::size_t i = 0; i < 2; ++i) party[i].must({{"vote", {{"for", "pause"}}}});
    CHECK_FALSE(asked_anew());
    due.choice.reset();
    due.connect();
    for (auto& player : party.players) player->must({{"ready", true}});
    REQUIRE(loop.run_until([&] { return due.choice.has_value(); }));
    CHECK(*due.choice == choice);
}

TEST_CASE("a move of a future or an incomplete hand plays nothing") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json move = due.pick((*due.choice)["choice"]);
    const auto early = due.act(move, 0, 2);
    CHECK(due.answer(early)["rule"] == "wrong_hand");
    due.answers.clear();
    CHECK(due.answer(due.act(move, early))["rule"] == "wrong_hand"); // the first answer to this id
    for (auto& player : party.players) player->must({{"break_off", true}});
    REQUIRE(loop.run_until([&] { return due.state() == "over"; }));
    CHECK(due.answer(due.act(move))["rule"] == "finished");
    CHECK(moves(folder) == 0);
}

TEST_CASE("a refused move stays refused under its id after a restart, even if it would be legal now") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json move = due.pick((*due.choice)["choice"]);
    const int n = (*due.choice)["n"];
    for (std::size_t i = 0; i < 2; ++i) party[i].must({{"vote", {{"for", "pause"}}}});
    const auto refused = due.act(move, 0, 1, n);
    CHECK(due.answer(refused)["rule"] == "halted");
    for (auto& player : party.players) player->must({{"ready", true}});
    SUBCASE("at once") {}
    SUBCASE("after a restart") {
        server.reset();
        server = std::make_unique<TestServer>(folder);
        come_back(loop, party, server->port());
    }
    due.answers.clear();
    CHECK(due.answer(due.act(move, refused, 1, n))["rule"] == "halted");
    CHECK(moves(folder) == 0);
    CHECK(due.answer(due.act(move, 0, 1, n))["t"] == "done");
}

TEST_CASE("an id older than those kept is stale after a restart too, across moves and other actions") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    for (auto& player : party.players) player->play_by_itself();
    begin_hand(loop, party, 1);
    Player& me = party[0];
    REQUIRE(loop.run_until([&] { return me.hand_over(1) && me.state() == "between"; }));
    // The first id was for a seat, later ones are moves of the first hand; then come more than are kept.
    const Player::Id sat = me.answers.begin()->first;
    Player::Id moved = 0;
    for (const auto& [id, answer] : me.answers)
        if (moved == 0 &&
            number_in(folder, "SELECT count(*) FROM events WHERE action = '" + std::to_string(id) + "'") == 1)
            moved = id;
    REQUIRE(moved != 0);
    begin_hand(loop, party, 2);
    REQUIRE(loop.run_until([&] { return me.hand_over(2) && me.state() == "between"; }));
    constexpr auto kMore =
        static_cast<int>(server::AnswerCache::kKept) - 3; // with a seat, and being ready twice
    for (int i = 0; i < kMore; ++i) me.must({{"break_off", false}});
    const auto again = [&](Player::Id id) {
        me.answers.clear();
        return id == sat ? me.answer(me.perform({{"sit", 0}}, id))
                         : me.answer(me.act({{"play", "A1"}}, id, 1, 1));
    };
    std::map<Player::Id, json> before;
    for (const Player::Id id : {sat, moved}) before[id] = again(id);
    server.reset();
    server = std::make_unique<TestServer>(folder);
    come_back(loop, party, server->port());
    for (const auto& [id, answer] : before) {
        CAPTURE(id);
        CHECK(again(id) == answer);
    }
}

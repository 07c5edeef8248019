// Sei tocchi and Al palio on the server: matches to their end, and calls that stay secret until all have
// answered.
#include "server/games/games.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <numeric>
#include <sstream>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

json tocchi_table(const std::string& preset, const json& options) {
    return {{"game", "tocchi"}, {"preset", preset}, {"options", options}, {"rounds", 1}};
}

json replayed(const json& record) {
    std::istringstream in(record.dump());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, server::all_tools()) == 0);
    return json::parse(out.str());
}

void play_match(EventLoop& loop, Party& party) {
    for (int number = 1; party[0].state() != "over"; ++number) play_hand(loop, party, number);
    for (auto& player : party.players)
        for (const std::string& problem : player->all_problems()) FAIL_CHECK(problem);
}

/// Checks each closed hand's page against its record; returns the hands' results.
std::vector<json> checked_hands(Player& player) {
    std::vector<json> results;
    for (const json& hand : match_of(player)["hands"]) {
        const json page =
            page_of(player.port(), player.person(), "/api/hands/" + hand["hand"].get<std::string>());
        CHECK(replayed(page["record"]) == page["result"]);
        results.push_back(page["result"]);
    }
    return results;
}

/// The dealers of these hands turn the cards.
void unhurried(server::ServerSettings& settings) {
    settings.table.first_look = settings.table.next_card = 8s;
}

/// Three guests at a table where each card may be called for three seconds, before a card is turned.
struct Calling {
    explicit Calling(const TestServer::Change& change = &unhurried) : server(folder, change) {
        party =
            sit_down(loop, server.port(), tocchi_table("sei_tocchi", {{"players", 3}, {"call", 3}}), 3, 3);
        begin_hand(loop, party, 1);
    }
    /// Has the dealer turn a card; everybody is asked for a call then.
    void turn() {
        const std::size_t dealer = test::asked(loop, party);
        party[dealer].move_once();
        REQUIRE(loop.run_until([&] {
            return std::all_of(party.players.begin(), party.players.end(), [](const auto& player) {
                return player->choice && (*player->choice)["choice"]["phase"] == "call" &&
                       !player->answered();
            });
        }));
    }
    json call(std::size_t guest, const char* word) {
        Player& player = party[guest];
        return player.answer(player.act({{word, true}}, 0, 1));
    }

    TempDir folder;
    TestServer server;
    EventLoop loop;
    Party party;
};

std::vector<std::string> words_said(const Player& player, std::size_t from) {
    std::vector<std::string> words;
    const auto& events = player.told.at(1);
    for (std::size_t i = from; i < events.size(); ++i)
        if (events[i]["e"] == "said") words.push_back(events[i]["word"]);
    return words;
}

} // namespace

TEST_CASE("TOC-18: a round of Sei tocchi has a hand dealt by each, and what some get the others pay") {
    for (const int players : {2, 6}) {
        CAPTURE(players);
        TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party =
            sit_down(loop, server.port(),
                     tocchi_table("sei_tocchi", {{"players", players}, {"wagers", "all"}}), 2, players);
        play_match(loop, party);
        const auto results = checked_hands(party[0]);
        REQUIRE(results.size() == static_cast<std::size_t>(players));
        const json& hands = match_of(party[0])["hands"];
        for (std::size_t i = 0; i < results.size(); ++i) {
            CHECK(hands[i]["dealer"] == (hands[0]["dealer"].get<std::size_t>() + i) % results.size());
            CHECK(hands[i]["seats"] == results[i]["seats"]);
            const auto row = results[i]["seats"].get<std::vector<int>>();
            CHECK(std::accumulate(row.begin(), row.end(), 0) == 0);
        }
    }
}

TEST_CASE("TOC-18, D-68: Al palio is won by the first to the target, by the plain marks of all hands") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(),
                           tocchi_table("palio", {{"players", 3}, {"target", 10}, {"call", 3}}), 2, 3);
    play_match(loop, party);
    std::vector<int> marks(3);
    const auto results = checked_hands(party[0]);
    for (const json& result : results) {
        CHECK(*std::max_element(marks.begin(), marks.end()) < 10);
        for (const json& mark : result["marks"])
            marks[mark["seat"].get<std::size_t>()] += mark["marks"].get<int>();
    }
    CHECK(*std::max_element(marks.begin(), marks.end()) >= 10);
    CHECK(results.back()["how"] == "target");
    const json& match = match_of(party[0]);
    for (std::size_t seat = 0; seat < 3; ++seat)
        CHECK(match["totals"][match["seating"][seat].get<std::size_t>()] == marks[seat]);
}

TEST_CASE(
    "CALL-5: until all have answered nobody is sent that somebody has; then all answers come together") {
    Calling table;
    table.turn();
    Player& witness = table.party[0];
    const std::size_t before = witness.told.at(1).size();
    const int frames = witness.frames;
    CHECK(table.call(1, "call")["t"] == "done");
    CHECK(table.call(2, "silent")["t"] == "done");
    table.loop.run_for(400ms);
    CHECK(witness.frames == frames);
    // One who comes back meanwhile is sent no more, and is not asked again.
    Player& caller = table.party[1];
    caller.choice.reset();
    caller.disconnect();
    caller.connect(true);
    REQUIRE(table.loop.run_until([&] { return caller.told.at(1).size() == before; }));
    table.loop.run_for(200ms);
    CHECK(caller.told.at(1).size() == before);
    CHECK_FALSE(caller.choice);
    CHECK(table.call(0, "silent")["t"] == "done");
    REQUIRE(table.loop.run_until([&] { return words_said(witness, before).size() >= 3; }));
    const auto words = words_said(witness, before);
    CHECK(std::vector(words.begin(), words.begin() + 3) ==
          std::vector<std::string>{"call", "silent", "silent"});
}

TEST_CASE("CALL-5: an answer is in the log at once, and a restart forgets none") {
    auto table = std::make_unique<Calling>();
    table->turn();
    CHECK(table->call(1, "call")["t"] == "done");
    CHECK(number_in(table->folder, "SELECT count(*) FROM events WHERE seat IS NOT NULL") == 2);
    table->server.stop();
    TestServer again(table->folder);
    for (auto& player : table->party.players) {
        player->choice.reset();
        player->move_to(again.port());
        player->connect();
    }
    const auto is_asked = [&](std::size_t guest) { return table->party[guest].choice.has_value(); };
    REQUIRE(table->loop.run_until([&] { return is_asked(0) && is_asked(2); }));
    table->loop.run_for(200ms);
    CHECK_FALSE(is_asked(1));
    for (const std::size_t guest : {std::size_t{0}, std::size_t{2}})
        CHECK(table->call(guest, "silent")["t"] == "done");
    const auto said = [&] { return words_said(table->party[0], 0); };
    REQUIRE(table->loop.run_until([&] { return std::ranges::count(said(), "silent") == 2; }));
    CHECK(std::ranges::count(said(), "call") == 1);
}

TEST_CASE(
    "CALL-1: the seconds run for each seat from when its page shows the card; a silent seat has not called") {
    Calling table([](server::ServerSettings& settings) {
        unhurried(settings);
        settings.table.show_move = 1500ms;
    });
    table.turn();
    const auto start = std::chrono::steady_clock::now();
    const auto passed = [&] { return std::chrono::steady_clock::now() - start; };
    for (auto& player : table.party.players)
        if (player->seat() != 2)
            player->line().send({{"t", "shown"}, {"hand", 1}, {"n", (*player->choice)["n"]}});
    const auto answers = [&] {
        return number_in(table.folder, "SELECT count(*) FROM events WHERE cause = 3");
    };
    REQUIRE(table.loop.run_until([&] { return answers() == 2; }));
    CHECK(passed() > 2900ms);
    CHECK(passed() < 4200ms);
    // The page of seat 2 never said that it shows the card.
    REQUIRE(table.loop.run_until([&] { return answers() == 3; }));
    CHECK(passed() > 4300ms);
    REQUIRE(table.loop.run_until(
        [&] { return std::ranges::count(words_said(table.party[0], 0), "silent") == 3; }));
}

TEST_CASE("a dealer who is silent has the server turn, also at a table without a limit for moves") {
    Calling table([](server::ServerSettings& settings) { settings.table.first_look = 900ms; });
    const auto start = std::chrono::steady_clock::now();
    REQUIRE(table.loop.run_until(
        [&] { return number_in(table.folder, "SELECT count(*) FROM events WHERE cause = 3") == 1; }));
    const auto passed = std::chrono::steady_clock::now() - start;
    CHECK(passed > 700ms);
    CHECK(passed < 2s);
}

// Whole matches of other games on the server: Tarocco bolognese with each preset, and the toy game in every
// form: two to six seats, a match to a target, hands annulled and called out, sides made in the hand.
#include "protocol/tools/bolognese/tools.hpp"
#include "server/table/match_sheet.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/toy_process.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <doctest/doctest.h>
#include <set>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

std::string together(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

bool is_over(Player& player) { return player.state() == "over"; }

/// Everybody plays automatically until the match is over.
void play_out(EventLoop& loop, Party& party) {
    for (auto& player : party.players) player->play_by_itself();
    std::vector<int> ready_after(party.players.size()); // which hand
    REQUIRE(loop.run_until(
        [&] {
            for (std::size_t i = 0; i < party.players.size(); ++i) {
                Player& player = party[i];
                const int hand = (*player.table)["hand"];
                if (player.state() != "between" || ready_after[i] == hand) continue;
                ready_after[i] = hand;
                player.perform({{"ready", true}});
            }
            return std::all_of(party.players.begin(), party.players.end(),
                               [](auto& p) { return is_over(*p); });
        },
        std::chrono::seconds(90)));
}

json page_of_match(unsigned short port, Player& player) {
    const json match = (*player.table)["match"];
    const HttpAnswer page = http_request(port, "GET", "/api/matches/" + match["id"].get<std::string>(), "",
                                         player.person().headers());
    REQUIRE_MESSAGE(page.status == 200, page.body);
    CHECK(schema_problem("http.json#/$defs/MatchOne", page.value()) == "");
    return page.value()["match"];
}

json page_of_hand(unsigned short port, Player& player, const json& hand) {
    const HttpAnswer page = http_request(port, "GET", "/api/hands/" + hand["hand"].get<std::string>(), "",
                                         player.person().headers());
    REQUIRE_MESSAGE(page.status == 200, page.body);
    CHECK(schema_problem("http.json#/$defs/HandOne", page.value()) == "");
    return page.value();
}

json replayed(const json& record) {
    std::istringstream in(record.dump());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, std::array{protocol::bolognese::tools()}) == 0);
    return json::parse(out.str());
}

json table_of(const std::string& preset, const json& options = json::object()) {
    return {{"game", "bolognese"}, {"preset", preset}, {"options", options}};
}

/// Hands, totals and pages of a match that is over.
void check_match(unsigned short port, Player& player, int target) {
    const json match = (*player.table)["match"], page = page_of_match(port, player);
    for (const char* same : {"rounds", "length", "lines", "totals", "broken_off", "course"})
        CHECK(page[same] == match[same]);
    std::array<int, 2> sides{};
    for (const json& hand : match["hands"]) {
        const json closed = page_of_hand(port, player, hand);
        CHECK(closed["record"]["game"] == "bolognese");
        CHECK(closed["unit"] == "point");
        CHECK(closed["sides"] == json{0, 1, 0, 1});
        CHECK(closed["seats"] == hand["seats"]);
        CHECK(closed["result"]["seats"] == hand["seats"]);
        CHECK((closed["result"].contains("called")) == (hand["ending"] == "called"));
        CHECK(replayed(closed["record"]) == closed["result"]);
        CHECK(player.told.at(hand["number"]).back()["numbers"] == json{hand["seats"][0], hand["seats"][1]});
        if (target > 0) CHECK(closed["record"]["score"] == json{sides[0], sides[1]});
        for (std::size_t side = 0; side < 2; ++side) sides[side] += hand["seats"][side].get<int>();
    }
    // A player keeps the seat, and has the amounts of their side.
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const std::size_t person = match["seating"][seat];
        CHECK(match["totals"][person] == sides[seat % 2]);
    }
    if (target > 0) {
        CHECK(std::max(sides[0], sides[1]) >= target); // 5.1
        CHECK(sides[0] != sides[1]);                   // D-7
    }
}

} // namespace

TEST_CASE(
    "Tarocco bolognese: four guests play four hands of Quattro Scartate, and one with bots plays to 800") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    SUBCASE("four hands, each player dealing once") {
        Party party = sit_down(loop, server.port(), table_of("quattro_scartate"), 4, 4);
        begin_hand(loop, party, 1);
        CHECK((*party[0].table)["sides"] == json{0, 1, 0, 1});
        CHECK((*party[0].table)["match"]["length"] == 4);
        play_out(loop, party);
        for (auto& player : party.players) CHECK(together(player->all_problems()) == "");
        check_match(server.port(), party[0], 0);
        std::set<int> dealers;
        for (const json& hand : (*party[0].table)["match"]["hands"])
            dealers.insert(hand["dealer"].get<int>());
        CHECK(dealers.size() == 4);
    }
    SUBCASE("as many hands as needed") {
        Party party = sit_down(loop, server.port(), table_of("ottocento"), 1, 4);
        begin_hand(loop, party, 1);
        CHECK((*party[0].table)["match"]["length"].is_null());
        CHECK((*party[0].table)["match"]["course"].size() == 1);
        play_out(loop, party);
        CHECK(together(party[0].all_problems()) == "");
        check_match(server.port(), party[0], 800);
    }
}

TEST_CASE("Tarocco bolognese, 5.2: near the target a match ends within a hand by calling out, and the table "
          "has its score") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    // A player with three of a kind may end a match to ten at once; sooner or later somebody does.
    bool called = false;
    for (int attempt = 0; attempt < 12 && !called; ++attempt) {
        Party party = sit_down(loop, server.port(), table_of("ottocento", {{"target", 10}}), 4, 4);
        begin_hand(loop, party, 1);
        play_out(loop, party);
        check_match(server.port(), party[0], 10);
        for (const json& hand : (*party[0].table)["match"]["hands"])
            called = called || hand["ending"] == "called";
    }
    CHECK(called);
}

TEST_CASE("Tarocco bolognese: a match continues with its score after the server is killed") {
    TempDir folder;
    ToyServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port, table_of("ottocento", {{"target", 300}}), 4, 4);
    begin_hand(loop, party, 1);
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return party[0].hand_over(1) && party[0].state() != "playing"; },
                           std::chrono::seconds(60)));
    for (auto& player : party.players) player->play_by_itself(false);
    const json before = (*party[0].table)["match"];
    CHECK(server.end(SIGKILL) == -SIGKILL);
    server.start();
    come_back(loop, party, server.port);
    REQUIRE(loop.run_until([&] { return (*party[0].table)["match"]["hands"] == before["hands"]; }));
    CHECK((*party[0].table)["match"]["totals"] == before["totals"]);
    if (!is_over(party[0])) play_out(loop, party);
    check_match(server.port, party[0], 300);
}

TEST_CASE("two to six play the toy game to a target, with signals, composed words, cards turned up, annulled "
          "hands and calling out") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    std::set<std::string> endings;
    bool made_sides = false;
    std::set<std::string> words;
    for (int seats = 2; seats <= 6; ++seats)
        for (const bool speech : {false, true}) {
            CAPTURE(seats);
            CAPTURE(speech);
            Party party = sit_down(loop, server.port(),
                                   {{"game", "toy"},
                                    {"preset", "plain"},
                                    {"options",
                                     {{"seats", seats},
                                      {"target", 7},
                                      {"speech", speech},
                                      {"words", speech == (seats % 2 == 0)}}}},
                                   seats, seats);
            begin_hand(loop, party, 1);
            const json table = *party[0].table;
            CHECK(table["seats"].size() == static_cast<std::size_t>(seats));
            for (int seat = 0; seat < seats; ++seat)
                CHECK(table["sides"][static_cast<std::size_t>(seat)] ==
                      (speech ? json(nullptr) : json(seat)));
            play_out(loop, party);
            for (auto& player : party.players) CHECK(together(player->all_problems()) == "");
            const json match = page_of_match(server.port(), party[0]);
            CHECK(match["length"].is_null());
            CHECK(match["sides"] == table["sides"]);
            std::vector<int> totals(static_cast<std::size_t>(seats));
            for (const json& hand : match["hands"]) {
                endings.insert(hand["ending"]);
                for (std::size_t s = 0; s < totals.size(); ++s)
                    totals[hand["persons"][s].get<std::size_t>()] += hand["seats"][s].get<int>();
                const json closed = page_of_hand(server.port(), party[0], hand);
                CHECK(closed["sides"] == table["sides"]);
                CHECK(closed["seats"] == hand["seats"]);
                for (const json& event : closed["events"]) {
                    made_sides = made_sides || event["e"] == "sides";
                    words.insert(event.value("word", event.value("why", "")));
                }
                if (hand["ending"] == "annulled") {
                    // Dealt again by the same dealer.
                    const std::size_t next = hand["number"].get<std::size_t>();
                    if (next < match["hands"].size()) CHECK(match["hands"][next]["dealer"] == hand["dealer"]);
                }
            }
            CHECK(match["totals"] == json(totals));
            // Hands may be annulled so often that the match ends by its number of hands.
            const bool is_longest = match["hands"].size() == server::kMostHands;
            CHECK((is_longest || *std::max_element(totals.begin(), totals.end()) >= 7));
        }
    CHECK(made_sides);
    for (const char* word : {"show", "tell", "mine", "low"}) CHECK(words.contains(word));
    CHECK(endings.contains("counted"));
    CHECK(endings.contains("called"));
    CHECK(endings.contains("annulled"));
}

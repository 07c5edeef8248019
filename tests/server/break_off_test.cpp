// Stopping a match early: votes, payment for the hands not played, the current hand, deserters (D-4).
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const json kInterruption{{"options", {{"interruption", 2}}}};

void break_off(Party& party, std::initializer_list<std::size_t> who) {
    for (std::size_t i : who) CHECK(rule_of(party[i], {{"break_off", true}}) == "done");
}

/// What the missing hands `from` … 4 of a girata with chosen seats bring each person.
json interruption(int dealer, int from) {
    json lines = json::array();
    for (int number = from; number <= 4; ++number) {
        Four resti{};
        const int deals = (dealer + number - 1) % 4;
        for (int s = 0; s < 4; ++s) resti.at(static_cast<std::size_t>(s)) = s % 2 == deals % 2 ? 2 : -2;
        lines.push_back({{"reason", "interruption"}, {"round", 1}, {"hand", number}, {"amounts", resti}});
    }
    return lines;
}

/// The deserter pays two to each opponent per hand.
json desertion(int person, int from) {
    json lines = json::array();
    for (int number = from; number <= 4; ++number) {
        Four resti{};
        for (int p = 0; p < 4; ++p)
            resti.at(static_cast<std::size_t>(p)) = p == person ? -4 : p % 2 == person % 2 ? 0 : 2;
        lines.push_back({{"reason", "desertion"}, {"round", 1}, {"hand", number}, {"amounts", resti}});
    }
    return lines;
}

/// What the table announces for a match in progress.
/// What breaking off would cost, without the seats that must wish it.
json foretold(Player& player) {
    json cost = match_of(player)["if_broken_off"];
    if (cost.is_object()) cost.erase("of");
    return cost;
}
json told(const json& deserters, const json& lines) { return {{"deserters", deserters}, {"lines", lines}}; }

int first_dealer(Player& player) { return player.told.at(1).at(0)["seat"]; }

void check_totals(unsigned short port, const TempDir& folder, Player& player) {
    const json match = match_of(player);
    Four totals = match_scores(port, player).totals;
    const Four lines = sum_of_lines(match);
    for (std::size_t p = 0; p < 4; ++p) totals[p] += lines[p];
    CHECK(match["totals"] == totals);
    const json page =
        page_of(port, player.person(), "/api/matches/" + match["id"].get<std::string>())["match"];
    CHECK(page["totals"] == totals);
    CHECK(page["lines"] == match["lines"]);
    CHECK(page["broken_off"] == true);
    CHECK(page["ended"].is_string());
    for (std::size_t p = 0; p < 4; ++p)
        CHECK(number_in(folder, "SELECT coalesce(sum(amount), 0) FROM match_ledger WHERE person = " +
                                    std::to_string(p)) == totals[p]);
    CHECK(page_of(port, player.person(), "/api/history")["matches"][0]["id"] == match["id"]);
}

} // namespace

TEST_CASE("D-4: an incomplete hand stays in the log, is never closed and has no page") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), minchiate_table(kInterruption), 4, 4);
    play_hand(loop, party, 1);
    begin_hand(loop, party, 2);
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] {
        const auto& told = party[0].told[2];
        return std::any_of(told.begin(), told.end(), [](const json& e) { return e["e"] == "trick"; });
    }));
    for (auto& player : party.players) player->play_by_itself(false);
    CHECK(foretold(party[3]) == told(json::array(), interruption(first_dealer(party[0]), 2)));
    break_off(party, {0, 1, 2, 3});
    REQUIRE(all_are(loop, party, "over"));
    CHECK_FALSE(party[0].hand_over(2));
    CHECK(match_of(party[0])["hands"].size() == 1);
    CHECK((*party[0].table)["hand"] == 2);
    CHECK(match_of(party[0])["lines"] == interruption(first_dealer(party[0]), 2));
    check_totals(server->port(), folder, party[0]);
    const std::string struck = text_in(folder, "SELECT id FROM hands WHERE closed IS NULL");
    CHECK(
        http_request(server->port(), "GET", "/api/hands/" + struck, "", party[0].person().headers()).status ==
        404);
    CHECK(number_in(folder,
                    "SELECT sum(count) FROM events JOIN hands ON hands.key = hand_key WHERE closed IS "
                    "NULL") == party[0].last);
    // Nobody moves in it any longer, but a repeated answer is given again.
    Player& last = party[0];
    CHECK(last.answer(last.act({{"play", "T1"}}, 0, 2))["rule"] == "finished");
    // Even after a restart, which resumes the match as it ended.
    server.reset();
    server = std::make_unique<TestServer>(folder);
    come_back(loop, party, server->port());
    CHECK(party[0].state() == "over");
    CHECK(match_of(party[0])["broken_off"] == true);
    CHECK(last.answer(last.act({{"play", "T2"}}, 0, 2))["rule"] == "finished");
    check_totals(server->port(), folder, party[0]);
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

TEST_CASE("D-4: a player who leaves without being replaced pays alone for the hands not played") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table(kInterruption), 4, 4);
    play_hand(loop, party, 1);
    begin_hand(loop, party, 2);
    break_off(party, {0});
    CHECK(rule_of(party[2], {{"leave", true}}) == "done");
    REQUIRE(loop.run_until([&] { return (*party[0].table)["seats"][2]["vacated"] == true; }));
    CHECK(party[0].state() == "playing");
    REQUIRE(loop.run_until([&] { return party[2].line().closed(); }));
    CHECK(party[2].line().close_code() == 4004);
    CHECK(foretold(party[0]) == told(json::array({2}), desertion(2, 2)));
    CHECK(match_of(party[0])["if_broken_off"]["of"] == json::array({0, 1, 3}));
    break_off(party, {1, 3});
    REQUIRE(loop.run_until([&] { return party[0].state() == "over" && party[3].state() == "over"; }));
    CHECK(match_of(party[0])["lines"] == desertion(2, 2));
    CHECK(match_of(party[0])["names"][2] == "Nannina");
    check_totals(server.port(), folder, party[0]);
    CHECK(number_in(folder, "SELECT person FROM deserters") == 2);
    CHECK(number_in(folder, "SELECT sum(amount) FROM match_lines JOIN guests ON key = guest AND "
                            "guests.name = 'Nannina'") == -12);
}

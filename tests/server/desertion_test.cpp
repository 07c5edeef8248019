// Who owns a hand and a line, and who deserts, over the wire and in the database (D-25, D-29 … D-33).
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const json kInterruption{{"options", {{"interruption", 2}}}};

void all_do(Party& party, const json& what, std::initializer_list<std::size_t> who) {
    for (std::size_t i : who) CHECK(rule_of(party[i], what) == "done");
}
void wish(Party& party, std::initializer_list<std::size_t> who) { all_do(party, {{"break_off", true}}, who); }
void leave(Party& party, std::initializer_list<std::size_t> who) { all_do(party, {{"leave", true}}, who); }

/// The guests among these play a hand in progress to its end, as one of them sees it.
void play_out(EventLoop& loop, Party& party, int number, std::initializer_list<std::size_t> who) {
    for (std::size_t i : who) party[i].play_by_itself();
    Player& sees = party[*who.begin()];
    REQUIRE(loop.run_until([&] { return sees.hand_over(number) && sees.state() != "playing"; },
                           std::chrono::seconds(120)));
    for (std::size_t i : who) party[i].play_by_itself(false);
}
void begin(EventLoop& loop, Party& party, int number, std::initializer_list<std::size_t> who) {
    all_do(party, {{"ready", true}}, who);
    for (std::size_t i : who) REQUIRE(loop.run_until([&] { return party[i].hand == number; }));
}

bool over(EventLoop& loop, Player& player) {
    return loop.run_until([&] { return player.state() == "over"; });
}

/// `resti` for each hand of a girata from `from` on.
json lines(const std::string& reason, int from, const Four& resti) {
    json all = json::array();
    for (int hand = from; hand <= 4; ++hand)
        all.push_back({{"reason", reason}, {"round", 1}, {"hand", hand}, {"amounts", resti}});
    return all;
}

json deserters_of(const json& match) { return match.value("deserters", json("none told")); }

std::set<std::string> reasons(const json& match) {
    std::set<std::string> all;
    for (const json& line : match["lines"]) all.insert(line["reason"]);
    return all;
}

/// What the lines bring to the guest who had this name when the guest was created.
std::int64_t lines_of(const TempDir& folder, const Player& player) {
    return number_in(
        folder, "SELECT coalesce(sum(amount), 0) FROM match_lines JOIN guests ON key = guest WHERE id = '" +
                    player.person().id + "'");
}
std::int64_t deserted(const TempDir& folder, const Player& player) {
    return number_in(folder, "SELECT count(*) FROM deserters JOIN guests ON key = guest WHERE id = '" +
                                 player.person().id + "'");
}

} // namespace

TEST_CASE("D-29: each of several deserters pays every opponent who has not deserted, and receives nothing") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table(kInterruption), 4, 4);
    play_hand(loop, party, 1);
    leave(party, {1});
    SUBCASE("one of each side") {
        leave(party, {2});
        wish(party, {0, 3});
        REQUIRE(over(loop, party[0]));
        CHECK(deserters_of(match_of(party[0])) == json({1, 2}));
        // 1 pays only 0, since 2 has deserted; and 2 pays only 3.
        CHECK(match_of(party[0])["lines"] == lines("desertion", 2, {2, -2, -2, 2}));
        for (std::size_t i : {1U, 2U})
            CHECK((lines_of(folder, party[i]) == -6 && deserted(folder, party[i]) == 1));
    }
    SUBCASE("a whole side") {
        leave(party, {3});
        wish(party, {0, 2});
        REQUIRE(over(loop, party[0]));
        CHECK(deserters_of(match_of(party[0])) == json({1, 3}));
        CHECK(match_of(party[0])["lines"] == lines("desertion", 2, {4, -4, 4, -4}));
    }
    const json id = match_of(party[0])["id"];
    const json page =
        page_of(server.port(), party[0].person(), "/api/matches/" + id.get<std::string>())["match"];
    CHECK(deserters_of(page) == deserters_of(match_of(party[0])));
    for (const char* same : {"lines", "totals"}) CHECK(page.at(same) == match_of(party[0]).at(same));
}

TEST_CASE("D-29: if all have left, the match is over at once, and nothing is owed") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    std::string id;
    std::int64_t deserters = 0;
    SUBCASE("four guests, one after the other") {
        Party party = sit_down(loop, server->port(), minchiate_table(kInterruption), 4, 4);
        play_hand(loop, party, 1);
        begin_hand(loop, party, 2);
        id = match_of(party[0])["id"];
        leave(party, {2, 0, 3});
        CHECK(number_in(folder, "SELECT count(*) FROM matches WHERE ended IS NULL") == 1);
        leave(party, {1});
        deserters = 3; // the last one left nobody behind
        CHECK(deserted(folder, party[1]) == 0);
        CHECK(deserted(folder, party[3]) == 1);
    }
    SUBCASE("one guest among bots") {
        Party party = sit_down(loop, server->port(), minchiate_table(kInterruption), 1, 4);
        begin_hand(loop, party, 1);
        id = match_of(party[0])["id"];
        leave(party, {0});
    }
    SUBCASE("one guest among bots, with a bot in the guest's seat") {
        Party party = sit_down(loop, server->port(), minchiate_table(kInterruption), 1, 4);
        begin_hand(loop, party, 1);
        id = match_of(party[0])["id"];
        all_do(party, {{"stand", true}}, {0});
        CHECK(number_in(folder, "SELECT count(*) FROM matches WHERE ended IS NULL") == 1);
        leave(party, {0});
    }
    const test::Person reader = new_person(server->port(), "Neri");
    for (int start = 0; start < 2; ++start) {
        const json match = page_of(server->port(), reader, "/api/matches/" + id)["match"];
        CHECK(match["ended"].is_string());
        CHECK(match["broken_off"] == true);
        CHECK(match["lines"] == json::array());
        CHECK(deserters_of(match).size() == static_cast<std::size_t>(deserters));
        CHECK(number_in(folder, "SELECT count(*) FROM tables WHERE state <> 'over'") == 0);
        if (start > 0) break;
        server.reset();
        server = std::make_unique<TestServer>(folder);
    }
}

TEST_CASE("D-30: between two girate nothing is owed, and the match is shown as stopped early") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    json request{{"rounds", 3}, {"seats", "chosen"}};
    request.update(kInterruption);
    Party party = sit_down(loop, server.port(), minchiate_table(request), 2, 4);
    play_hands(loop, party, 1, 4);
    json deserters = json::array();
    SUBCASE("by consent") { wish(party, {1}); }
    SUBCASE("by a deserter, who is named") {
        leave(party, {1});
        deserters.push_back(1);
        CHECK(loop.run_until([&] { return match_of(party[0])["if_broken_off"]["deserters"] == deserters; }));
    }
    SUBCASE("from the first hand of the next girata its four hands are owed") {
        begin_hand(loop, party, 5);
        wish(party, {0, 1});
        REQUIRE(over(loop, party[0]));
        CHECK(match_of(party[0])["lines"].size() == 4);
        CHECK(match_of(party[0])["lines"][0]["round"] == 2);
        return;
    }
    CHECK(match_of(party[0])["if_broken_off"]["lines"] == json::array());
    wish(party, {0});
    REQUIRE(over(loop, party[0]));
    const json match = match_of(party[0]);
    CHECK(match["broken_off"] == true);
    CHECK(match["lines"] == json::array());
    CHECK(deserters_of(match) == deserters);
    CHECK(match["totals"] == match_scores(server.port(), party[0]).totals);
    const json page =
        page_of(server.port(), party[0].person(), "/api/matches/" + match["id"].get<std::string>())["match"];
    for (const char* same : {"lines", "deserters", "totals", "broken_off"})
        CHECK(page.at(same) == match.at(same));
}

TEST_CASE("D-31, D-32: a substitute plays for the player who may come back, and is named beside the line") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(),
                           minchiate_table({{"options", {{"interruption", 2}, {"girata_bonus", 3}}}}), 2, 4);
    play_hand(loop, party, 1);
    all_do(party, {{"stand", true}}, {1});
    all_do(party, {{"bot", 1}}, {0});
    begin(loop, party, 2, {0});
    play_out(loop, party, 2, {0});
    const std::string id = match_of(party[0])["id"];
    const auto hand = [&](std::size_t i) {
        return page_of(server.port(), party[0].person(), "/api/matches/" + id)["match"]["hands"][i];
    };
    const json nobody{nullptr, nullptr, nullptr, nullptr};
    CHECK(hand(1)["names"] == json({"Ginevra", "Lapo", "Bot 3", "Bot 4"}));
    CHECK(hand(1)["substitutes"] == json({nullptr, "Bot 2", nullptr, nullptr}));
    CHECK(hand(1)["finished_by"] == json({nullptr, "Bot 2", nullptr, nullptr}));
    CHECK(hand(0)["substitutes"] == nobody);
    const std::string his = "(SELECT key FROM guests WHERE id = '" + party[1].person().id + "')";
    CHECK(number_in(folder, "SELECT count(*) FROM hand_seats WHERE guest = " + his) == 2);
    SUBCASE("a hand dealt to the substitute is finished by the guest who takes the seat back") {
        begin(loop, party, 3, {0});
        all_do(party, {{"takeback", true}}, {1});
        play_out(loop, party, 3, {0, 1});
        CHECK(hand(2)["substitutes"] == json({nullptr, "Bot 2", nullptr, nullptr}));
        CHECK(hand(2)["finished_by"] == nobody);
        CHECK(hand(2)["names"][1] == "Lapo");
    }
    SUBCASE("the guest has the lines too: an interruption") {
        wish(party, {0});
        REQUIRE(over(loop, party[0]));
        CHECK(reasons(match_of(party[0])) == std::set<std::string>{"interruption"});
        CHECK(deserters_of(match_of(party[0])) == json::array());
        CHECK(number_in(folder, "SELECT count(*) FROM match_lines WHERE guest = " + his +
                                    " AND called IS NULL AND substitute = 'Bot 2'") == 2);
        CHECK(number_in(folder, "SELECT count(*) FROM match_lines WHERE substitute IS NOT NULL") == 2);
    }
    SUBCASE("a seat left for good is the bot's from the next hand on, and its player no deserter") {
        begin(loop, party, 3, {0});
        leave(party, {1});
        play_out(loop, party, 3, {0});
        CHECK(hand(2)["names"][1] == "Lapo");
        begin(loop, party, 4, {0});
        wish(party, {0});
        REQUIRE(over(loop, party[0]));
        CHECK(deserters_of(match_of(party[0])) == json::array());
        CHECK(reasons(match_of(party[0])) == std::set<std::string>{"interruption"});
        CHECK(number_in(folder, "SELECT count(*) FROM hand_seats WHERE guest = " + his) == 3);
        CHECK(number_in(folder, "SELECT count(*) FROM match_lines WHERE guest = " + his) == 0);
    }
}

TEST_CASE("D-32: a player who leaves for good while a bot plays for them deserts in their own name") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), minchiate_table(kInterruption), 3, 4);
    play_hand(loop, party, 1);
    bool deserter = true;
    SUBCASE("after a bot substituted for them") {
        begin_hand(loop, party, 2);
        all_do(party, {{"stand", true}}, {1});
        all_do(party, {{"bot", 1}}, {0});
        leave(party, {1});
    }
    SUBCASE("after vacating the seat") {
        all_do(party, {{"stand", true}}, {1});
        leave(party, {1});
    }
    SUBCASE("a bot was put in the seat afterwards, and no hand dealt yet") {
        leave(party, {1});
        all_do(party, {{"bot", 1}}, {0});
    }
    SUBCASE("under a new name") {
        CHECK(http_request(server->port(), "PATCH", "/api/guests/me", R"({"name":"Ginevra"})",
                           party[1].person().headers())
                  .status == 200);
        party[1].connect();
        REQUIRE(loop.run_until(
            [&] { return party[1].welcome && (*party[1].welcome)["you"]["name"] == "Ginevra"; }));
        leave(party, {1});
    }
    SUBCASE("another player with the same name took the seat and left it too") {
        leave(party, {1});
        Player other(loop, server->port(), new_person(server->port(), "Lapo"), party.ids);
        other.connect();
        CHECK(rule_of(other, {{"sit", 1}}) == "done");
        SUBCASE("the second player pays") {
            CHECK(rule_of(other, {{"leave", true}}) == "done");
            wish(party, {0, 2});
            REQUIRE(over(loop, party[0]));
            CHECK(deserters_of(match_of(party[0])) == json({1}));
            CHECK(lines_of(folder, other) == -12);
            CHECK(lines_of(folder, party[1]) == 0);
            return;
        }
        SUBCASE("the second player stays: nobody deserts, and the lines go to the player last dealt to") {
            CHECK(rule_of(other, {{"break_off", true}}) == "done");
            deserter = false;
        }
    }
    SUBCASE("with a restart in between") {
        leave(party, {1});
        server.reset();
        server = std::make_unique<TestServer>(folder);
        for (std::size_t i : {0U, 2U}) {
            party[i].move_to(server->port());
            party[i].table.reset();
            party[i].connect();
            REQUIRE(loop.run_until([&] { return party[i].table.has_value(); }));
        }
    }
    wish(party, {0, 2});
    REQUIRE(over(loop, party[0]));
    const json match = match_of(party[0]);
    if (deserter) {
        CHECK(deserters_of(match) == json({1}));
        CHECK(match["lines"] == lines("desertion", 2, {2, -4, 2, 0}));
        CHECK(lines_of(folder, party[1]) == -12);
        CHECK(deserted(folder, party[1]) == 1);
    } else {
        CHECK(deserters_of(match) == json::array());
        CHECK(reasons(match) == std::set<std::string>{"interruption"});
        CHECK(lines_of(folder, party[1]) == sum_of_lines(match)[1]);
    }
    CHECK(lines_of(folder, party[0]) == sum_of_lines(match)[0]);
}

TEST_CASE("D-32: a bonus belongs to the player who was dealt the last hand, not to its finisher") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    // A girata that ends in a tie brings no bonus: then play another.
    for (int match = 0; match < 20 && number_in(folder, "SELECT count(*) FROM match_lines") == 0; ++match) {
        Party party =
            sit_down(loop, server.port(), minchiate_table({{"options", {{"girata_bonus", 3}}}}), 2, 4);
        play_hands(loop, party, 1, 3);
        begin_hand(loop, party, 4);
        leave(party, {1});
        all_do(party, {{"bot", 1}}, {0});
        play_out(loop, party, 4, {0});
        if (match_of(party[0])["lines"].empty()) continue;
        CHECK(lines_of(folder, party[1]) == match_of(party[0])["lines"][0]["amounts"][1]);
        CHECK(number_in(folder, "SELECT count(*) FROM match_lines WHERE guest IS NULL") == 2);
    }
    CHECK(number_in(folder, "SELECT count(*) FROM match_lines") == 4);
}

TEST_CASE("D-33: the last player to leave after all others voted to end it consents by leaving") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table(kInterruption), 4, 4);
    play_hands(loop, party, 1, 1);
    Four resti{};
    SUBCASE("they leave") {
        wish(party, {0, 1, 2});
        leave(party, {3});
    }
    SUBCASE("they vacate the seat") {
        wish(party, {0, 1, 2});
        all_do(party, {{"stand", true}}, {3});
    }
    SUBCASE("an earlier leaver is a deserter all the same") {
        leave(party, {1});
        wish(party, {0, 2});
        leave(party, {3});
        resti = {2, -4, 2, 0};
    }
    REQUIRE(over(loop, party[0]));
    const json match = match_of(party[0]);
    CHECK(match["lines"].size() == 3);
    if (resti == Four{}) {
        CHECK(deserters_of(match) == json::array());
        CHECK(reasons(match) == std::set<std::string>{"interruption"});
    } else {
        CHECK(deserters_of(match) == json({1}));
        CHECK(match["lines"] == lines("desertion", 2, resti));
    }
    CHECK(lines_of(folder, party[3]) == sum_of_lines(match)[3]);
    CHECK(deserted(folder, party[3]) == 0);
}

// Who owns a hand and a line that a substitute played, over the wire and in the database (D-31, D-32).
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

void all_do(Party& party, const json& what, std::initializer_list<std::size_t> who) {
    for (std::size_t i : who) CHECK(rule_of(party[i], what) == "done");
}
void wish(Party& party, std::initializer_list<std::size_t> who) { all_do(party, {{"break_off", true}}, who); }

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

json deserters_of(const json& match) { return match.value("deserters", json("none told")); }

std::set<std::string> reasons(const json& match) {
    std::set<std::string> all;
    for (const json& line : match["lines"]) all.insert(line["reason"]);
    return all;
}

} // namespace

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
        return;
    }
    wish(party, {0});
    REQUIRE(over(loop, party[0]));
    CHECK(reasons(match_of(party[0])) == std::set<std::string>{"interruption"});
    CHECK(deserters_of(match_of(party[0])) == json::array());
    CHECK(number_in(folder, "SELECT count(*) FROM match_lines WHERE guest = " + his +
                                " AND called IS NULL AND substitute = 'Bot 2'") == 2);
    CHECK(number_in(folder, "SELECT count(*) FROM match_lines WHERE substitute IS NOT NULL") == 2);
}

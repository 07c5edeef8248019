// Sicilian tarocchi on the server: a match to its target, with annulled hands in it.
#include "protocol/tools/siciliano/tools.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

json table_of(const std::string& preset, const json& options = json::object()) {
    return {{"game", "siciliano"}, {"preset", preset}, {"options", options}};
}

json replayed_result(const json& record) {
    std::istringstream in(record.dump());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, std::array{protocol::siciliano::tools()}) == 0);
    return json::parse(out.str());
}

} // namespace

TEST_CASE("Sicilian tarocchi: four guests play a match to its target by each preset (MATCH-1, MATCH-2)") {
    for (const char* preset : {"tortorici2014", "dummett"}) {
        CAPTURE(preset);
        TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), table_of(preset), 4, 4);
        begin_hand(loop, party, 1);
        CHECK((*party[0].table)["sides"] == json{0, 1, 0, 1});
        CHECK((*party[0].table)["match"]["length"].is_null());
        CHECK((*party[0].table)["settings"]["level"] == "greedy"); // there is no search
        play_out(loop, party, 1);
        for (int number = 2; party[0].state() != "over"; ++number) play_hand(loop, party, number);
        for (auto& player : party.players)
            for (const std::string& problem : player->all_problems()) FAIL_CHECK(problem);
        const json match = match_of(party[0]);
        std::array<int, 2> sides{};
        for (std::size_t i = 0; i < match["hands"].size(); ++i) {
            const json& hand = match["hands"][i];
            CAPTURE(hand.dump());
            const bool annulled = hand["ending"] == "annulled";
            if (i + 1 < match["hands"].size())
                CHECK(match["hands"][i + 1]["dealer"] ==
                      (hand["dealer"].get<int>() + (annulled ? 0 : 1)) % 4);
            for (std::size_t side = 0; side < 2; ++side) {
                CHECK(hand["seats"][side] == hand["seats"][side + 2]);
                sides[side] += hand["seats"][side].get<int>();
            }
            const json page =
                page_of(server.port(), party[0].person(), "/api/hands/" + hand["hand"].get<std::string>());
            CHECK(replayed_result(page["record"]) == page["result"]);
            CHECK(page["result"]["annulled"].is_null() == !annulled);
        }
        CHECK(std::max(sides[0], sides[1]) >= 51);
        CHECK(std::min(sides[0], sides[1]) < 51);
    }
}

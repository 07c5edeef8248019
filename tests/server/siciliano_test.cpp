// Sicilian tarocchi on the server: matches to their target, hands annulled in each round, who is sent which
// cards, and moves made for silent players.
#include "protocol/tools/siciliano/tools.hpp"
#include "protocol/wire/library_json.hpp"
#include "server/games/games.hpp"
#include "server/verify/fair_proof.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/sicilian_viewer.hpp"
#include "tests/server/support/sicilian_words.hpp"

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

/// Players of a match and a spectator, each with a viewer that reads whatever they are sent.
struct WatchedTable {
    Party party;
    std::unique_ptr<Player> spectator;
    std::vector<std::unique_ptr<SicilianViewer>> viewers;

    WatchedTable(EventLoop& loop, unsigned short port, const std::string& preset)
        : party(sit_down(loop, port, table_of(preset), 4, 4)),
          spectator(std::make_unique<Player>(loop, port, new_person(port, "Neri"), party.ids)) {
        for (int seat = 0; seat < 4; ++seat) watch(party[static_cast<std::size_t>(seat)], seat);
        watch(*spectator, -1);
        spectator->connect();
    }
    void watch(Player& player, int seat) {
        viewers.push_back(std::make_unique<SicilianViewer>(seat));
        player.listen([viewer = viewers.back().get()](const json& message) { viewer->message(message); });
    }
    void check() {
        for (std::size_t i = 0; i < viewers.size(); ++i) {
            CAPTURE(i);
            for (const std::string& problem : viewers[i]->problems()) FAIL_CHECK(problem);
            const auto& shown = viewers[i]->shown();
            for (const char* why : {"expose", "play", "gather", "show"}) CHECK(shown.contains(why));
            CHECK(shown.contains("deal") == (i < 4));
        }
        for (auto& player : party.players)
            for (const std::string& problem : player->all_problems()) FAIL_CHECK(problem);
    }
};

/// The hands of a match that is over: their dealers, results, deals and sums (MATCH-1 to MATCH-3).
void check_match(Player& player) {
    const json match = match_of(player);
    std::array<int, 2> sides{};
    for (std::size_t i = 0; i < match["hands"].size(); ++i) {
        const json& hand = match["hands"][i];
        CAPTURE(hand.dump());
        const bool annulled = hand["ending"] == "annulled";
        if (i + 1 < match["hands"].size())
            CHECK(match["hands"][i + 1]["dealer"] == (hand["dealer"].get<int>() + (annulled ? 0 : 1)) % 4);
        CHECK(std::max(sides[0], sides[1]) < 51);
        for (std::size_t side = 0; side < 2; ++side) {
            CHECK(hand["seats"][side] == hand["seats"][side + 2]);
            sides[side] += hand["seats"][side].get<int>();
        }
        const json page =
            page_of(player.port(), player.person(), "/api/hands/" + hand["hand"].get<std::string>());
        CHECK(schema_problem("http.json#/$defs/HandOne", page) == "");
        CHECK(replayed_result(page["record"]) == page["result"]);
        CHECK(page["result"]["annulled"].is_null() == !annulled);
        const auto differences = server::fair_differences(
            protocol::parsed_json({{"deal", page["deal"]}, {"record", page["record"]}}), server::all_games());
        REQUIRE(differences);
        CHECK(differences->empty());
    }
    CHECK(std::max(sides[0], sides[1]) >= 51);
    CHECK(std::min(sides[0], sides[1]) < 51);
    for (std::size_t person = 0; person < 4; ++person)
        CHECK(match["totals"][match["seating"][person].get<std::size_t>()] == sides[person % 2]);
}

} // namespace

TEST_CASE("Sicilian tarocchi: in a match with hands annulled in each round, nobody is sent a card too early "
          "(DEAL-5, SAY-4, MATCH-1 to MATCH-3, who sees what)") {
    struct Case {
        const char* preset;
        int rounds; ///< with words
    };
    for (const Case& one : {Case{"tortorici2014", 3}, Case{"dummett", 2}}) {
        CAPTURE(one.preset);
        const auto environment = std::make_shared<FakeEnvironment>(); // the same hands every time
        TempDir folder;
        TestServer server(folder, [&](server::ServerSettings& settings) {
            settings.environment = environment->environment(environment);
        });
        EventLoop loop;
        WatchedTable table(loop, server.port(), one.preset);
        Party& party = table.party;
        int number = 0;
        for (int round = 1; round <= one.rounds;) {
            begin_hand(loop, party, ++number);
            if (!annul_hand(loop, party, number, round)) continue;
            CHECK(match_of(party[0])["hands"].back()["seats"] == json{0, 0, 0, 0});
            // Packets of that many rounds were dealt, and nothing else was shown.
            const auto& told = party[0].told[number];
            const auto is_deal = [](const json& event) { return event.value("why", "") == "deal"; };
            CHECK(std::ranges::count_if(told, is_deal) == 4 * round);
            CHECK(told.back() == json{{"e", "over"}, {"numbers", json::array()}});
            ++round;
        }
        CHECK((*party[0].table)["sides"] == json{0, 1, 0, 1});
        CHECK(match_of(party[0])["length"].is_null());
        CHECK((*party[0].table)["settings"]["level"] == "quick"); // its bots search
        while (party[0].state() != "over") play_hand(loop, party, ++number);
        table.check();
        CHECK(table.viewers[0]->shown().contains("peek") == (one.preset == std::string("tortorici2014")));
        check_match(party[0]);
    }
}

TEST_CASE("Sicilian tarocchi: a guest with three bots plays a match to its end") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), table_of("tortorici2014"), 1, 4);
    for (int number = 1; party[0].state() != "over"; ++number) play_hand(loop, party, number);
    for (const std::string& problem : party[0].all_problems()) FAIL_CHECK(problem);
    check_match(party[0]);
}

TEST_CASE("Sicilian tarocchi: an announcement is made for a silent player when the time is out (D-20)") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    json request = table_of("tortorici2014");
    request["seconds"] = 5;
    Party party = sit_down(loop, server.port(), request, 4, 4);
    begin_hand(loop, party, 1);
    const std::size_t dealer = asked(loop, party), first = (dealer + 1) % 4;
    party[dealer].play_by_itself();
    REQUIRE(loop.run_until([&] {
        return std::ranges::any_of(party[dealer].told[1],
                                   [](const json& e) { return e.value("word", "") == "announce"; });
    }));
    CHECK(text_in(folder, "SELECT group_concat(seat) FROM events WHERE cause = 3") == std::to_string(first));
}

// Minchiate on the whole server: girate with four protocol clients and with bots, with each preset; what
// was sent compared with the visibility table; the ledger, the pages and the replayed records to the last
// point.
#include "engine/minchiate/rules.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/test_server.hpp"
#include "tests/server/support/visibility_checker.hpp"

#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

json table_by(std::string_view preset) { return {{"game", "minchiate"}, {"preset", preset}}; }

std::string together(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// Checks every hand sent to a viewer against what the viewer may know. Choices come with the number of the
/// event that they follow.
void check_sight(Player& player, int seat, const std::vector<json>& choices) {
    const json options = (*player.table)["rules"]["options"];
    for (const auto& [number, events] : player.told) {
        VisibilityChecker checker(seat, options);
        int n = 0;
        for (const json& event : events) {
            checker.event(event);
            ++n;
            for (const json& choice : choices)
                if (choice["hand"] == number && choice["n"] == n) checker.choice(choice["choice"]);
        }
        CHECK(together(checker.problems()) == "");
        CHECK(checker.cards_told() > 90);
    }
}

/// The result of the record, as `germini replay` prints it.
json replayed(const json& record) {
    std::istringstream in(record.dump());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, std::array{protocol::minchiate::tools()}) == 0);
    return json::parse(out.str());
}

void check_pages(unsigned short port, Player& player, int hands) {
    const json match = (*player.table)["match"];
    REQUIRE(match["hands"].size() == static_cast<std::size_t>(hands));
    const HttpAnswer page = http_request(port, "GET", "/api/matches/" + match["id"].get<std::string>(), "",
                                         player.person().headers());
    REQUIRE(page.status == 200);
    CHECK(schema_problem("http.json#/$defs/MatchOne", page.value()) == "");
    CHECK(page.value()["match"]["totals"] == match["totals"]);
    std::vector<int> totals(4);
    for (const json& hand : match["hands"]) {
        const HttpAnswer answer = http_request(port, "GET", "/api/hands/" + hand["hand"].get<std::string>(),
                                               "", player.person().headers());
        REQUIRE(answer.status == 200);
        const json closed = answer.value();
        CHECK(schema_problem("http.json#/$defs/HandOne", closed) == "");
        CHECK(closed["result"]["seats"] == hand["seats"]);
        CHECK(closed["record"]["dealer"] == hand["dealer"]);
        CHECK(replayed(closed["record"]) == closed["result"]);
        // The stream has the same end.
        const json last = player.told.at(hand["number"]).back();
        CHECK(last["numbers"][0] == closed["result"]["end"]);
        for (std::size_t s = 0; s < 4; ++s) totals[s] += hand["seats"][s].get<int>();
    }
    CHECK(match["totals"] == json(totals));
}

bool over(Player& player) { return player.state() == "over"; }

} // namespace

TEST_CASE("four guests and a spectator play a girata of Minchiate with each preset") {
    for (const std::string_view preset : minchiate::kPresets) {
        CAPTURE(preset);
        TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), table_by(preset), 4, 4);
        party.players.push_back(std::make_unique<Player>(
            loop, server.port(), new_person(server.port(), "Bianca"), TableIds{party.ids.id, ""}));
        party[4].connect();
        REQUIRE(loop.run_until([&] { return party[4].table.has_value(); }));
        std::vector<std::vector<json>> choices(5);
        for (std::size_t i = 0; i < 5; ++i)
            party[i].listen([&choices, i](const json& message) {
                if (message["t"] == "choice") choices[i].push_back(message);
            });
        for (int number = 1; number <= 4; ++number) {
            for (std::size_t i = 0; i < 4; ++i) party[i].must({{"ready", true}});
            for (std::size_t i = 0; i < 4; ++i) party[i].play_by_itself();
            REQUIRE(loop.run_until(
                [&] {
                    return party[4].hand_over(number) && party[0].hand_over(number) &&
                           party[0].state() != "playing";
                },
                std::chrono::seconds(120)));
        }
        REQUIRE(loop.run_until([&] {
            return std::all_of(party.players.begin(), party.players.end(), [](auto& p) { return over(*p); });
        }));
        for (std::size_t i = 0; i < 5; ++i) {
            CHECK(together(party[i].all_problems()) == "");
            check_sight(party[i], i < 4 ? static_cast<int>(i) : -1, choices[i]);
            if (i < 4) CHECK(choices[i].size() > 4);
        }
        CHECK(choices[4].empty());
        check_pages(server.port(), party[0], 4);
    }
}

TEST_CASE("one guest plays a girata with three bots") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), table_by("germini"), 1, 4);
    Player& me = party[0];
    me.play_by_itself();
    for (int number = 1; number <= 4; ++number) {
        begin_hand(loop, party, number);
        REQUIRE(loop.run_until([&] { return me.hand_over(number) && me.state() != "playing"; },
                               std::chrono::seconds(60)));
    }
    CHECK(over(me));
    CHECK(together(me.all_problems()) == "");
    check_sight(me, 0, {});
    check_pages(server.port(), me, 4);
}

TEST_CASE("a legal card is played, and the refusal of a barred one names its clause") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), table_by("pagat"), 1, 4);
    Player& me = party[0];
    me.perform({{"ready", true}});
    int tried = 0;
    REQUIRE(loop.run_until(
        [&] {
            if (me.choice && me.connected() && !me.answered()) {
                const json choice = (*me.choice)["choice"];
                const json barred = choice["moves"][0].value("barred", json::object());
                for (const auto& [card, clause] : barred.items()) {
                    if (choice["phase"] != "play" || tried >= 5) break;
                    const json answer = me.answer(me.act({{"play", card}}));
                    CHECK(answer["t"] == "refused");
                    CHECK(answer["rule"] == clause);
                    CHECK(answer["message"].get<std::string>().size() > 10);
                    ++tried;
                    break;
                }
                me.move_once();
            }
            return me.hand_over(1);
        },
        std::chrono::seconds(60)));
    CHECK(tried > 0);
}

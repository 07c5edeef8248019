// A match of Mattazza on the whole server: players drop out, and the others play on.
#include "server/games/games.hpp"
#include "server/store/database.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <memory>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

const json kMattazza{
    {"game", "bolognese"}, {"preset", "mattazza"}, {"options", {{"players", 4}, {"target", 1}}}};

/// The seats that lost the match's last closed hand.
std::set<int> losers_of(const json& match) {
    std::set<int> losers;
    const json& amounts = match["hands"].back()["seats"];
    for (std::size_t seat = 0; seat < amounts.size(); ++seat)
        if (amounts[seat] == -1) losers.insert(static_cast<int>(seat));
    return losers;
}

} // namespace

TEST_CASE("Tarocco bolognese MATCH-10, D-31: players who have dropped out sit the later hands out, and are "
          "not waited for") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    int hands = 0;
    // A match may end with its first hand, if two players lose it.
    for (int match = 0; match < 4 && hands < 2; ++match) {
        Party party = sit_down(loop, server->port(), kMattazza, 4, 4);
        std::set<int> out;
        hands = 0;
        for (bool over = false; !over; ++hands) {
            REQUIRE(hands < 3);
            // Only those who are still in say that they are ready. One of the others has left the table.
            for (int seat = 0; seat < 4; ++seat)
                if (!out.contains(seat)) party[static_cast<std::size_t>(seat)].must({{"ready", true}});
            REQUIRE(loop.run_until([&] {
                return std::all_of(party.players.begin(), party.players.end(),
                                   [&](const auto& p) { return p->hand == hands + 1; });
            }));
            play_out(loop, party, hands + 1);
            const json& deal = party[0].told[hands + 1][0];
            CHECK(deal["word"] == "deal");
            CHECK(deal.value("numbers", json::array()) == json(std::vector<int>(out.begin(), out.end())));
            const std::set<int> lost = losers_of(match_of(party[0]));
            REQUIRE_FALSE(lost.empty());
            for (const int seat : lost) CHECK_FALSE(out.contains(seat));
            out.insert(lost.begin(), lost.end());
            over = out.size() >= 2;
            CHECK((party[0].state() == "over") == over);
            for (const int seat : lost)
                if (!over) CHECK(rule_of(party[static_cast<std::size_t>(seat)], {{"stand", true}}) == "done");
        }
        // Each hand's record has those who played it, in playing order.
        const json page = page_of(server->port(), party[0].person(),
                                  "/api/matches/" + match_of(party[0])["id"].get<std::string>())["match"];
        for (const json& hand : page["hands"]) {
            const json played = page_of(server->port(), party[0].person(),
                                        "/api/hands/" + hand["hand"].get<std::string>())["record"];
            CHECK(played["rules"]["options"]["players"] == (hand == page["hands"].front() ? 4 : 3));
        }
    }
    CHECK(hands >= 2);
    server.reset();
    store::Database db(database_of(folder), store::Synchronous::normal, store::Access::reading);
    const server::VerifyResult verified = server::verify(db, server::all_games(), {});
    CHECK(verified.first == "");
    CHECK(verified.hands >= 2);
}

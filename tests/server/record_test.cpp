// A hand's record, with its pack, is withheld from everybody before the hand is closed;
// afterwards it is available to those who may see the table's history.
#include "tests/server/support/deterministic_server.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

/// Everybody who may request a hand.
struct Requesters {
    test::Person spectator, member, stranger;
    std::vector<std::pair<std::string, Headers>> all(const Party& party) const {
        std::vector<std::pair<std::string, Headers>> out;
        for (const auto& player : party.players) out.emplace_back("a player", player->person().headers());
        out.emplace_back("a spectator", spectator.headers());
        out.emplace_back("somebody with the invitation", member.headers());
        out.emplace_back("a stranger", stranger.headers());
        out.emplace_back("nobody", Headers{});
        out.emplace_back("a wrong secret", Headers{{"Authorization", "Bearer AAAAAAAAAAAAAAAAAAAAAA"}});
        return out;
    }
};

/// Some stretch of the pack, as any text with the pack would contain it.
bool names_pack(const std::string& text) {
    return text.find("\"pack\"") != std::string::npos || text.find("\"moves\"") != std::string::npos ||
           text.find("germini-hand") != std::string::npos || text.find("germini-result") != std::string::npos;
}

/// The hand is withheld: the answer is the same as for a nonexistent one.
void nobody_gets(unsigned short port, const std::string& hand, const std::string& match,
                 const std::vector<std::pair<std::string, Headers>>& people) {
    for (const auto& [name, headers] : people) {
        const std::string& who = name; // clang 14 captures no structured binding
        CAPTURE(who);
        const auto never = http_request(port, "GET", "/api/hands/aaaaaaaaaaaa", "", headers);
        for (const std::string& path : {"/api/hands/" + hand, "/api/hands/" + hand + "?closed=1"}) {
            const auto answer = http_request(port, "GET", path, "", headers);
            CHECK(answer.status == 404);
            CHECK(answer.body == never.body);
        }
        CHECK(http_request(port, "HEAD", "/api/hands/" + hand, "", headers).status == 404);
        CHECK(http_request(port, "GET", "/api/hands/" + match, "", headers).status == 404);
        for (const std::string& path :
             {"/api/matches/" + match, std::string("/api/history"), std::string("/api/tables")}) {
            const std::string body = http_request(port, "GET", path, "", headers).body;
            CHECK(body.find(hand) == std::string::npos);
            CHECK_FALSE(names_pack(body));
        }
    }
}

struct Case {
    bool open, spectators;
};

} // namespace

TEST_CASE("a hand's record is withheld until it is closed, even if it is abandoned or resumed") {
    for (const Case& kind : {Case{true, true}, Case{true, false}, Case{false, true}}) {
        CAPTURE(kind.open);
        CAPTURE(kind.spectators);
        const TempDir folder;
        const auto dials = std::make_shared<FakeEnvironment>();
        const auto settings = [&](server::ServerSettings& s) {
            s.environment = dials->environment(dials);
            s.stop_time = std::chrono::seconds(0);
        };
        auto server = std::make_unique<TestServer>(folder, settings);
        EventLoop loop;
        const json request{{"game", "minchiate"},
                           {"preset", "germini"},
                           {"open", kind.open},
                           {"spectators", kind.spectators}};
        Party party = sit_down(loop, server->port(), request, 2, 4);
        const Requesters people{new_person(server->port(), "Neri"), new_person(server->port(), "Bianca"),
                                new_person(server->port(), "Cosimo")};
        Player watching(loop, server->port(), people.spectator, party.ids);
        Player invited(loop, server->port(), people.member, party.ids);
        watching.connect();
        invited.connect();
        begin_hand(loop, party, 1);
        const std::string hand = dials->id(0), match = dials->id(1);
        const auto everybody = people.all(party);
        nobody_gets(server->port(), hand, match, everybody);

        // Some moves later, and after a restart in the middle of it.
        const auto moved = [&](int events) {
            return loop.run_until([&] {
                for (auto& player : party.players) player->move_once();
                return party[0].last >= events;
            });
        };
        REQUIRE(moved(80));
        nobody_gets(server->port(), hand, match, everybody);
        server.reset();
        server = std::make_unique<TestServer>(folder, settings);
        for (auto& player : party.players) {
            player->move_to(server->port());
            player->connect();
        }
        REQUIRE(loop.run_until([&] { return party[0].welcome && party[1].welcome && party[0].table; }));
        nobody_gets(server->port(), hand, match, everybody);

        // One player leaves for good: a hand that nobody finishes stays secret, even from the player who
        // left.
        party[1].perform({{"leave", true}});
        REQUIRE(loop.run_until([&] { return party[1].line().closed(); }));
        nobody_gets(server->port(), hand, match, everybody);

        // Finally closed: available to those who may see the table's history, and to no others.
        party[0].must({{"bot", 1}});
        party[0].play_by_itself();
        REQUIRE(loop.run_until([&] { return party[0].hand_over(1); }, std::chrono::seconds(60)));
        REQUIRE(loop.run_until([&] { return party[0].state() == "between"; }));
        const bool shown = kind.open && kind.spectators;
        for (const auto& [name, headers] : everybody) {
            const std::string& who = name;
            CAPTURE(who);
            const bool own =
                who == "a player" || ((who == "a spectator" || who == "somebody with the invitation"));
            const auto answer = http_request(server->port(), "GET", "/api/hands/" + hand, "", headers);
            CHECK(answer.status == (shown || own ? 200 : 404));
            CHECK(names_pack(answer.body) == (answer.status == 200));
        }
    }
}

TEST_CASE("the record of an incomplete hand is never given out, even after a restart (SETT-10, D-4)") {
    const TempDir folder;
    const auto dials = std::make_shared<FakeEnvironment>();
    const auto settings = [&](server::ServerSettings& s) {
        s.environment = dials->environment(dials);
        s.stop_time = std::chrono::seconds(0);
    };
    auto server = std::make_unique<TestServer>(folder, settings);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), {{"game", "minchiate"}, {"preset", "germini"}}, 2, 4);
    const Requesters people{new_person(server->port(), "Neri"), new_person(server->port(), "Bianca"),
                            new_person(server->port(), "Cosimo")};
    begin_hand(loop, party, 1);
    const std::string hand = dials->id(0), match = dials->id(1);
    REQUIRE(loop.run_until([&] {
        for (auto& player : party.players) player->move_once();
        return party[0].last >= 80;
    }));
    for (auto& player : party.players) player->must({{"break_off", true}});
    REQUIRE(loop.run_until([&] { return party[0].state() == "over" && party[1].state() == "over"; }));
    CHECK((*party[0].table)["match"]["broken_off"] == true);
    for (int start = 0; start < 2; ++start) {
        nobody_gets(server->port(), hand, match, people.all(party));
        const auto page = http_request(server->port(), "GET", "/api/matches/" + match);
        CHECK(page.status == 200);
        CHECK(page.value()["match"]["hands"].empty());
        for (auto& player : party.players) CHECK(player->table->dump().find(hand) == std::string::npos);
        server.reset();
        server = std::make_unique<TestServer>(folder, settings);
    }
}

// Emotes at a table: a limit per seat and per table; the excess reaches nobody.
#include "tests/server/support/test_server.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kSent = 50;

/// All messages of this kind on one connection.
std::ptrdiff_t told(Player& player, const char* kind, const json& more) {
    const auto& messages = player.line().messages();
    return std::count_if(messages.begin(), messages.end(), [&](const json& message) {
        return message["t"] == kind &&
               std::all_of(more.items().begin(), more.items().end(), [&](const auto& m) {
                   return message.contains(m.key()) && message[m.key()] == m.value();
               });
    });
}

void greet(Player& player, int times) {
    for (int i = 0; i < times; ++i) player.line().send({{"t", "say"}, {"emote", "bravo"}});
}

} // namespace

TEST_CASE(
    "of fifty emotes in a moment three per seat and eight per table are delivered, the others refused") {
    TempDir folder;
    TestServer server(folder,
                      [](server::ServerSettings& s) { s.table.message_span = std::chrono::seconds(60); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 3, 3);
    const json refused{{"code", "too_many_emotes"}, {"path", "/emote"}};
    greet(party[0], kSent);
    REQUIRE(loop.run_until([&] { return told(party[0], "error", refused) == kSent - 3; }));
    CHECK(told(party[1], "said", {{"seat", 0}}) == 3);
    // Another seat has its own three; the third gets what is left of the table's eight.
    greet(party[1], kSent);
    REQUIRE(loop.run_until([&] { return told(party[1], "error", refused) == kSent - 3; }));
    greet(party[2], kSent);
    REQUIRE(loop.run_until([&] { return told(party[2], "error", refused) == kSent - 2; }));
    for (auto& player : party.players) {
        CHECK(told(*player, "said", json::object()) == 8);
        CHECK(player->connected());
        CHECK(player->all_problems().empty());
    }
}

TEST_CASE("a seat's emotes are delivered again after the interval") {
    TempDir folder;
    TestServer server(
        folder, [](server::ServerSettings& s) { s.table.message_span = std::chrono::milliseconds(300); });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}}, 2, 3);
    greet(party[0], 3);
    REQUIRE(loop.run_until([&] { return told(party[1], "said", {{"seat", 0}}) == 3; }));
    loop.run_for(std::chrono::milliseconds(400));
    greet(party[0], 1);
    CHECK(loop.run_until([&] { return told(party[1], "said", {{"seat", 0}}) == 4; }));
}

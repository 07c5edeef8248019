// A long match: each closed hand is sent once, and messages stay small.
#include "server/table/match_sheet.hpp"
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <map>
#include <string>

using namespace germini;
using namespace germini::test;

namespace {

constexpr int kMostPlayers = 6, kNameLength = 24, kTarget = 99, kLong = 30;
constexpr std::size_t kMostBytes = 32u * 1024;

/// As long as a name may be, of characters of three bytes.
std::string longest_name(int seat) {
    std::string name(1, static_cast<char>('A' + seat));
    for (int i = 1; i < kNameLength; ++i) name += "ế";
    return name;
}

/// What one client was sent.
struct SentHands {
    std::map<int, int> hands; ///< times, by number
    std::size_t messages = 0, longest = 0;

    void take(const json& message) {
        longest = std::max(longest, message.dump().size());
        if (message["t"] != "hands") return;
        ++messages;
        for (const json& hand : message["hands"]) ++hands[hand["number"]];
    }
};

} // namespace

TEST_CASE("in a long match each closed hand is sent once, and no message would exceed 32 KB in the longest") {
    const TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    Party party;
    const json request{
        {"game", "toy"}, {"preset", "plain"}, {"options", {{"seats", kMostPlayers}, {"target", kTarget}}}};
    for (int seat = 0; seat < kMostPlayers; ++seat) {
        test::Person person = new_person(server.port(), longest_name(seat));
        if (seat == 0) party.ids = new_table(server.port(), person, request);
        party.players.push_back(std::make_unique<Player>(loop, server.port(), std::move(person), party.ids));
        party.players.back()->connect();
        party.players.back()->must({{"sit", seat}});
    }
    SentHands sent;
    party[0].listen([&sent](const json& message) { sent.take(message); });
    int played = 0;
    // More than one message of closed hands; the whole match takes up to a hundred hands, by luck.
    while (played < kLong && party[0].state() != "over") play_hand(loop, party, ++played);
    CHECK(sent.hands.size() == static_cast<std::size_t>(played));
    for (const auto& [number, times] : sent.hands) CHECK_MESSAGE(times == 1, "hand ", number);
    CHECK(sent.longest * server::kMostHands < kMostBytes * static_cast<std::size_t>(played));

    // Who connects gets all of them, in several messages.
    SentHands again;
    party[0].listen([&again](const json& message) { again.take(message); });
    party[0].table.reset();
    party[0].connect(true);
    CHECK(loop.run_until([&] { return party[0].table.has_value(); }));
    CHECK(again.hands.size() == static_cast<std::size_t>(played));
    CHECK(again.messages > 1);
    CHECK(again.longest < kMostBytes);
    for (const auto& player : party.players) CHECK(json(player->all_problems()).dump() == "[]");
}

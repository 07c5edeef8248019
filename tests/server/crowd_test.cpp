// Spectators of a table: how many, and what their coming and going costs the others.
#include "tests/server/support/test_server.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

using Crowd = std::vector<std::unique_ptr<Player>>;

std::unique_ptr<Player> onlooker(EventLoop& loop, unsigned short port, const TableIds& table, int number) {
    return std::make_unique<Player>(loop, port, new_person(port, "Guest " + std::to_string(number)),
                                    TableIds{table.id, ""});
}

bool let_in(EventLoop& loop, Player& player) {
    player.connect();
    REQUIRE(loop.run_until([&] { return player.table || player.bye; }));
    return player.table.has_value();
}

int spectators(const Player& player) { return (*player.table)["spectators"]; }

} // namespace

TEST_CASE("a table bounds its spectators; host and seats keep their places") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) { s.table.most_spectators = 3; });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    Crowd crowd;
    for (int n = 0; n < 5; ++n) crowd.push_back(onlooker(loop, server.port(), party.ids, n));
    for (int n = 0; n < 3; ++n) CHECK(let_in(loop, *crowd[static_cast<std::size_t>(n)]));
    CHECK_FALSE(let_in(loop, *crowd[3]));
    CHECK((*crowd[3]->bye)["code"] == "full");
    REQUIRE(loop.run_until([&] { return crowd[3]->line().closed(); }));
    CHECK(crowd[3]->line().close_code() == 4013);

    // Players with a seat may return, and the host without one; guests who are present may reconnect.
    party[1].connect(true);
    REQUIRE(loop.run_until([&] { return party[1].welcome.has_value(); }));
    CHECK(party[1].seat() == 1);
    party[0].must({{"stand", true}});
    party[0].bye.reset();
    CHECK(let_in(loop, party[0]));
    crowd[2]->table.reset();
    CHECK(let_in(loop, *crowd[2]));

    REQUIRE(loop.run_until([&] { return spectators(party[1]) == 4; })); // three, and the host
    crowd[0]->disconnect();
    REQUIRE(loop.run_until([&] { return spectators(party[1]) == 3; })); // two, and the host
    crowd[3]->bye.reset();
    CHECK(let_in(loop, *crowd[3]));
    CHECK_FALSE(let_in(loop, *crowd[4]));
}

TEST_CASE("one address takes a part of the spectators' places, and none of the invited guests'") {
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& s) {
        s.table.most_spectators = 3;
        s.table.most_of_address = 2;
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    Crowd crowd;
    for (int n = 0; n < 4; ++n) crowd.push_back(onlooker(loop, server.port(), party.ids, n));
    CHECK(let_in(loop, *crowd[0]));
    CHECK(let_in(loop, *crowd[1]));
    CHECK_FALSE(let_in(loop, *crowd[2]));
    CHECK((*crowd[2]->bye)["code"] == "full");
    // A guest who is present may connect again.
    crowd[1]->table.reset();
    CHECK(let_in(loop, *crowd[1]));
    // As many guests with the invitation may enter, in addition to the spectators.
    Crowd friends;
    for (int n = 0; n < 4; ++n)
        friends.push_back(std::make_unique<Player>(
            loop, server.port(), new_person(server.port(), "Friend " + std::to_string(n)), party.ids));
    for (int n = 0; n < 3; ++n) CHECK(let_in(loop, *friends[static_cast<std::size_t>(n)]));
    CHECK_FALSE(let_in(loop, *friends[3]));
    party[0].must({{"unbot", 2}});
    friends[0]->must({{"sit", 2}});
    CHECK(loop.run_until([&] { return friends[0]->seat() == 2; }));
}

TEST_CASE("spectators who join are announced in batches: n of them do not cost n² messages") {
    constexpr std::chrono::milliseconds kPause{300};
    constexpr int kCrowd = 40;
    const TempDir folder;
    const TestServer server(folder, [&](server::ServerSettings& s) {
        s.table.crowd_pause = kPause;
        s.table.most_of_address = kCrowd;
    });
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    Crowd crowd;
    for (int n = 0; n < kCrowd; ++n) crowd.push_back(onlooker(loop, server.port(), party.ids, n));
    int tables = 0;
    const auto count = [&tables](const json& message) { tables += message["t"] == "table" ? 1 : 0; };
    for (auto& player : crowd) player->listen(count);
    for (auto& player : party.players) player->listen(count);

    const auto start = std::chrono::steady_clock::now();
    for (auto& player : crowd) player->connect();
    const auto all_told = [&](int number) {
        const auto told = [number](const auto& player) {
            return player->table && spectators(*player) == number;
        };
        return std::all_of(party.players.begin(), party.players.end(), told) &&
               std::all_of(crowd.begin(), crowd.end(),
                           [&](const auto& player) { return !player->connected() || told(player); });
    };
    CHECK(loop.run_until([&] { return all_told(kCrowd); }));
    for (int n = 0; n < kCrowd / 2; ++n) crowd[static_cast<std::size_t>(n)]->disconnect();
    CHECK(loop.run_until([&] { return all_told(kCrowd / 2); }));
    const auto pauses = static_cast<int>((std::chrono::steady_clock::now() - start) / kPause);
    CAPTURE(pauses);
    CHECK(tables <= kCrowd + (pauses + 2) * (kCrowd + 3));

    // A move is sent at once all the same.
    begin_hand(loop, party, 1);
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return crowd.back()->hand_over(1); }));
}

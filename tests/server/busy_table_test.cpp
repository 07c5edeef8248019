// A table whose queue of actions is full: what the table itself has to do is done all the same.
#include "tests/server/support/locked_database.hpp"
#include "tests/server/support/match_play.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <functional>

using namespace germini;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kPendingWrite{300};
constexpr std::size_t kFew = 2;

std::unique_ptr<Player> spectator(EventLoop& loop, unsigned short port, const TableIds& table,
                                  const std::string& name) {
    auto made = std::make_unique<Player>(loop, port, new_person(port, name), TableIds{table.id, ""});
    made->connect();
    REQUIRE(loop.run_until([&] { return made->table.has_value(); }));
    return made;
}

/// While the database accepts no write, sends an action that is written, and then as many actions of
/// spectators, from each an equal number, as fill a queue of `most`, and one more from each: what arrives
/// last is refused. Returns after `time`.
void fill_queue(EventLoop& loop, const TempDir& folder, std::size_t most, const std::function<void()>& send,
                const std::vector<Player*>& spectators, std::chrono::milliseconds time = kPendingWrite) {
    const LockedDatabase held(folder.file("germini.db"));
    send();
    loop.run_for(kPendingWrite);
    for (std::size_t i = 0; i < most + spectators.size(); ++i)
        spectators[i % spectators.size()]->perform({{"ready", true}});
    const auto refused = [](const Player* spectator) {
        return std::any_of(spectator->answers.begin(), spectator->answers.end(),
                           [](const auto& answer) { return answer.second.value("code", "") == "busy"; });
    };
    CHECK(loop.run_until([&] { return std::any_of(spectators.begin(), spectators.end(), refused); }));
    loop.run_for(time);
}

TestServer::Change few_waiting(const std::function<void(server::TableSettings&)>& more) {
    return [more](server::ServerSettings& settings) {
        settings.table.most_waiting = kFew;
        more(settings.table);
    };
}

} // namespace

TEST_CASE("spectators who fill the queue while the last player gets ready do not prevent the deal") {
    const TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 1, 3);
    const auto one = spectator(loop, server.port(), party.ids, "Bianca"),
               other = spectator(loop, server.port(), party.ids, "Neri");
    Player::Id ready = 0;
    fill_queue(loop, folder, server::TableSettings().most_waiting,
               [&] {
                   ready = party[0].perform({{"ready", true}});
               },
               {one.get(), other.get()});
    CHECK(party[0].answer(ready)["t"] == "done");
    CHECK(loop.run_until([&] { return party[0].state() == "playing"; }));
}

TEST_CASE("spectators who fill the queue when an absence reaches its limit do not keep the match going") {
    const TempDir folder;
    const TestServer server(folder, few_waiting([](server::TableSettings& table) { table.absence = 1s; }));
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    const auto watcher = spectator(loop, server.port(), party.ids, "Bianca");
    for (const std::size_t s : {0u, 1u}) party[s].must({{"break_off", true}});
    party[2].disconnect();
    fill_queue(
        loop, folder, kFew,
        [&] {
            party[0].perform({{"mute_chat", true}});
        },
        {watcher.get()}, 1s);
    CHECK(loop.run_until([&] { return party[0].state() == "over"; }));
}

TEST_CASE("spectators who fill the queue when a bot moves delay it only until the queue is empty") {
    constexpr std::chrono::milliseconds kThinks{1500};
    const TempDir folder;
    const TestServer server(folder, few_waiting([&](server::TableSettings& table) {
                                table.bot_least = table.bot_most = kThinks;
                                table.retry = 1h;
                            }));
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    const auto watcher = spectator(loop, server.port(), party.ids, "Bianca");
    // Everybody moves until the bot is asked.
    do loop.run_for(kPendingWrite);
    while (party[0].move_once() || party[1].move_once());
    REQUIRE_FALSE(party[0].hand_over(1));
    const int before = party[0].last;
    fill_queue(
        loop, folder, kFew,
        [&] {
            party[0].perform({{"mute_chat", true}});
        },
        {watcher.get()}, kThinks);
    CHECK(loop.run_until([&] { return party[0].last > before; }));
}

// A bot's or a timeout's move that crosses with a pending write: by then there may be
// nothing left to answer.
#include "server/store/database.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::milliseconds kPace{500}, kLonger{800};

/// Three players at a table; a bot takes the seat that is asked, and moves after kPace.
struct Scene {
    Scene() {
        begin_hand(loop, party, 1);
        const auto is_asked = [this] {
            for (due = 0; due < 3; ++due)
                if (party[due].choice) return true;
            return false;
        };
        REQUIRE(loop.run_until(is_asked));
    }
    Player& him() { return party[due]; }
    Player& other(std::size_t i) { return party[(due + i) % 3]; }
    void put_bot() {
        him().must({{"stand", true}});
        other(1).must({{"bot", static_cast<int>(due)}});
    }
    /// `action` waits for the disk that long; then it is answered.
    void keep_waiting(Player& player, const std::function<Player::Id()>& action) {
        store::Database elsewhere(database_of(folder), store::Synchronous::normal);
        elsewhere.run("BEGIN IMMEDIATE");
        const auto id = action();
        loop.run_for(kLonger);
        CHECK_FALSE(player.answers.contains(id));
        elsewhere.run("COMMIT");
        CHECK(player.answer(id)["t"] == "done");
        loop.run_for(std::chrono::milliseconds(100));
    }
    std::int64_t moves() const { return number_in(folder, "SELECT count(*) FROM events WHERE n > 1"); }

    TempDir folder;
    TestServer server{folder, [](server::ServerSettings& settings) {
                          settings.table.bot_least = settings.table.bot_most = kPace;
                      }};
    EventLoop loop;
    Party party = sit_down(loop, server.port(), {{"game", "toy"}, {"preset", "plain"}, {"seconds", 5}}, 3, 3);
    std::size_t due = 0;
};

} // namespace

TEST_CASE("the bot does not move if its guest takes the seat back in the meantime") {
    Scene scene;
    scene.put_bot();
    Player& him = scene.him();
    scene.keep_waiting(him, [&] { return him.perform({{"takeback", true}}); });
    CHECK(scene.moves() == 0);
    CHECK(him.answer(him.act(him.pick((*him.choice)["choice"])))["t"] == "done");
}

TEST_CASE("a timeout plays nothing while the player's own move waits for the disk") {
    Scene scene;
    Player& him = scene.him();
    constexpr std::chrono::milliseconds kTime{5000};
    scene.loop.run_for(kTime + kPace - kLonger / 2);
    scene.keep_waiting(him, [&] { return him.act(him.pick((*him.choice)["choice"])); });
    CHECK(scene.moves() == 1);
    CHECK(number_in(scene.folder, "SELECT count(*) FROM events WHERE cause = 1") == 1);
    CHECK_FALSE(him.bye.has_value());
}

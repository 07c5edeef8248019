// Seeing a hand is permanent: each guard of "one hand per guest and deal" on its own, where the
// random sequences of one_hand_test.cpp rarely come.
#include "server/store/database.hpp"
#include "server/table/hand_disclosures.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/table/support/keys.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

json seat(Player& player, std::size_t number) { return (*player.table)["seats"][number]; }
json step_in(int about) { return {{"vote", {{"for", "step_in"}, {"seat", about}}}}; }

/// Some card that was dealt face down to that seat was sent to the player.
bool told_hand(Player& player, int seat_number) {
    const auto& events = player.told[player.hand];
    return std::any_of(events.begin(), events.end(), [&](const json& e) {
        return e.value("to", "") == "hand:" + std::to_string(seat_number) && e.contains("cards") &&
               e.value("why", "") == "deal";
    });
}

void slow_bots(server::ServerSettings& settings) {
    settings.table.bot_least = settings.table.bot_most = std::chrono::seconds(60);
}

void change(const TempDir& folder, const char* sql) {
    store::Database db(database_of(folder), store::Synchronous::full);
    store::Statement(db, sql).run();
}

void come(EventLoop& loop, Player& player) {
    player.connect(true);
    REQUIRE(loop.run_until([&] { return player.welcome && player.table; }));
}

/// Joins as a spectator.
std::unique_ptr<Player> visitor(EventLoop& loop, unsigned short port, const std::string& name,
                                const TableIds& ids) {
    auto player = std::make_unique<Player>(loop, port, new_person(port, name), ids);
    come(loop, *player);
    return player;
}

/// Connects the same guest again with a client that has received nothing yet.
std::unique_ptr<Player> fresh_client(EventLoop& loop, unsigned short port, Player& guest,
                                     const TableIds& ids) {
    auto player = std::make_unique<Player>(loop, port, guest.person(), ids);
    come(loop, *player);
    return player;
}

void leave(EventLoop& loop, Player& player) {
    player.must({{"leave", true}});
    REQUIRE(loop.run_until([&] { return !player.connected(); }));
}

} // namespace

TEST_CASE("a second hand of one deal is a fault; in unrecorded deals every guest counts as a viewer") {
    server::HandDisclosures sightings;
    sightings.add(1_guest, 0_seat);
    sightings.add(1_guest, 0_seat);
    CHECK_THROWS_AS(sightings.add(1_guest, 1_seat), server::BrokenInvariant);
    CHECK(sightings.has(1_guest, 0_seat));
    CHECK(sightings.none(2_guest));
    CHECK_FALSE(sightings.none(1_guest));
    CHECK_FALSE(server::HandDisclosures(false).none(2_guest));
}

TEST_CASE("a hand that is over is not sent to a player who takes over the seat afterwards") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    play_hand(loop, party, 1);
    leave(loop, party[1]);
    const auto second = fresh_client(loop, server.port(), party[1], party.ids);
    second->must({{"sit", 2}});
    REQUIRE(loop.run_until([&] { return second->seat() == 2; }));
    come(loop, *second);
    REQUIRE(loop.run_until([&] { return second->hand_over(1); }));
    CHECK_FALSE(told_hand(*second, 2));
    CHECK_FALSE(told_hand(*second, 1));
    // The next one is theirs.
    party[0].must({{"bot", 1}});
    second->must({{"ready", true}});
    party[0].must({{"ready", true}});
    CHECK(loop.run_until([&] { return second->hand == 2 && told_hand(*second, 2); }));
}

TEST_CASE("a player whom the log does not list as a viewer of a hand is sent none and asked nothing") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, slow_bots);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    server.reset();
    change(folder, "DELETE FROM sightings");
    server = std::make_unique<TestServer>(folder, slow_bots);
    int asked = 0;
    for (std::size_t s = 0; s < 3; ++s) {
        party[s].move_to(server->port());
        const auto guest = fresh_client(loop, server->port(), party[s], party.ids);
        REQUIRE(loop.run_until([&] { return guest->hand == 1; }));
        asked += seat(*guest, s)["asked"].is_string() ? 1 : 0;
        loop.run_for(std::chrono::milliseconds(30));
        CHECK_FALSE(told_hand(*guest, static_cast<int>(s)));
        CHECK_FALSE(guest->choice.has_value());
    }
    CHECK(asked == 1);
}

TEST_CASE("nobody steps into a hand that was dealt before its viewers were recorded") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder, slow_bots);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 1, 3);
    begin_hand(loop, party, 1);
    server.reset();
    change(folder, "UPDATE hands SET sighted = 0");
    server = std::make_unique<TestServer>(folder, slow_bots);
    come_back(loop, party, server->port());
    const auto stranger = visitor(loop, server->port(), "Neri", party.ids);
    stranger->must({{"sit", 2}});
    CHECK(rule_of(party[0], step_in(2)) == "saw_hand");
    CHECK(stranger->seat() == -1);
}

TEST_CASE("a player substituted by a bot owns the dealt hand: they take the seat back and see no other") {
    TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    Player &first = party[0], &second = party[1];
    second.must({{"stand", true}});
    first.must({{"bot", 1}});
    first.play_by_itself();
    REQUIRE(loop.run_until([&] { return first.state() == "between"; }));
    first.play_by_itself(false);
    first.must({{"ready", true}});
    REQUIRE(loop.run_until([&] { return first.hand == 2 && second.hand == 2; }));
    CHECK(number_in(folder, "SELECT count(*) FROM sightings WHERE hand_key = 2") == 2);
    second.must({{"takeback", true}});
    CHECK(loop.run_until([&] { return told_hand(second, 1); }));
    leave(loop, second);
    const auto again = fresh_client(loop, server.port(), second, party.ids);
    again->must({{"sit", 2}});
    CHECK(rule_of(first, step_in(2)) == "saw_hand");
}

TEST_CASE("an agreement to one successor does not admit another who has seen a hand of the deal") {
    TempDir folder;
    TestServer server(folder, slow_bots);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table(), 3, 4);
    begin_hand(loop, party, 1);
    const auto stranger = visitor(loop, server.port(), "Neri", party.ids);
    stranger->must({{"sit", 3}});
    party[0].must(step_in(3));
    stranger->must({{"stand", true}});
    leave(loop, party[2]);
    const auto third = fresh_client(loop, server.port(), party[2], party.ids);
    third->must({{"sit", 3}});
    REQUIRE(loop.run_until([&] { return seat(party[0], 3)["next"] == "Nannina"; }));
    // The first vote is that of all players.
    party[1].must({{"stand", true}});
    REQUIRE(loop.run_until([&] { return seat(party[0], 1)["vacated"] == true; }));
    CHECK(third->seat() == -1);
    CHECK_FALSE(told_hand(*third, 3));
    CHECK(seat(party[0], 3)["kind"] == "bot");
    CHECK(number_in(folder, "SELECT count(*) FROM sightings") == 3);
    CHECK_FALSE(party[0].bye.has_value());
}

TEST_CASE("of two who may step in at the same moment one does and is sent the hand, the other waits") {
    TempDir folder;
    TestServer server(folder, slow_bots);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), minchiate_table(), 2, 4);
    begin_hand(loop, party, 1);
    const auto one = visitor(loop, server.port(), "Neri", party.ids),
               other = visitor(loop, server.port(), "Bianca", party.ids);
    one->must({{"sit", 2}});
    other->must({{"sit", 3}});
    party[0].must(step_in(2));
    party[0].must(step_in(3));
    party[1].must({{"stand", true}});
    REQUIRE(loop.run_until([&] { return one->seat() == 2; }));
    // The cut precedes the deal: the database says whose it is.
    CHECK(number_in(folder, "SELECT count(*) FROM sightings") == 3);
    CHECK(number_in(folder, "SELECT count(*) FROM sightings WHERE seat = 2") == 1);
    CHECK(other->seat() == -1);
    CHECK(seat(party[0], 3)["next"] == "Bianca");
}

TEST_CASE("a player who left a seat taken over gets no other, even across a restart") {
    TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    const auto stranger = visitor(loop, server->port(), "Neri", party.ids);
    stranger->must({{"sit", 2}});
    for (auto& player : party.players) player->play_by_itself();
    REQUIRE(loop.run_until([&] { return stranger->seat() == 2; }));
    leave(loop, *stranger);
    server.reset();
    server = std::make_unique<TestServer>(folder);
    stranger->move_to(server->port());
    come(loop, *stranger);
    CHECK(rule_of(*stranger, {{"sit", 2}}) == "gave_up_seat");
}

// Two guests who are merged while one of them sits down: they have one seat, and the table
// continues for the others (decision 22).
#include "tests/server/support/locked_database.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>
#include <random>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr std::chrono::milliseconds kUnderWay{300};

HttpAnswer post(unsigned short port, const test::Person& who, const std::string& path, const json& body) {
    return http_request(port, "POST", path, body.dump(), who.headers());
}

void run_sql(const TempDir& folder, const std::string& sql) {
    store::Database db(database_of(folder), store::Synchronous::full);
    db.run(sql);
}

/// A new guest who looks at the party's table.
std::unique_ptr<Player> come_late(EventLoop& loop, unsigned short port, const Party& party,
                                  const std::string& name) {
    auto late = std::make_unique<Player>(loop, port, new_person(port, name), party.ids);
    late->connect();
    REQUIRE(loop.run_until([&] { return late->table.has_value(); }));
    return late;
}

/// `second` is merged into `first`, and meanwhile performs the action at its own table: returns the answer,
/// if the connection lived to receive it.
json join_and(EventLoop& loop, const TempDir& folder, unsigned short port, const test::Person& first,
              Player& second, const json& what) {
    const std::string code = post(port, first, "/api/me/link-code", json::object()).value()["code"];
    HttpAnswer joined;
    Player::Id id = 0;
    std::thread joining;
    {
        const LockedDatabase held(folder.file("germini.db"));
        joining = std::thread([&] {
            joined = post(port, second.person(), "/api/link-code", {{"code", code}});
        });
        loop.run_for(kUnderWay);
        id = second.perform(what);
        loop.run_for(kUnderWay);
    }
    joining.join();
    REQUIRE_MESSAGE(joined.status == 200, joined.body);
    loop.run_until([&] { return second.answers.contains(id) || !second.connected(); });
    return second.answers.contains(id) ? second.answers.at(id) : json();
}

/// Seats whose guest or successor is one of these two.
std::int64_t seats_of(const TempDir& folder) {
    return number_in(folder, "SELECT count(*) FROM seats s JOIN guests g ON g.key IN (s.guest, s.heir)"
                             " WHERE coalesce(g.merged_into, g.key) IN"
                             " (SELECT merged_into FROM guests WHERE merged_into IS NOT NULL)");
}

bool nobody_was_sent_home(Party& party) {
    for (auto& player : party.players)
        if (player->bye) return false;
    return true;
}

} // namespace

TEST_CASE("a guest merged with a player while sitting down gets no second seat, and the match begins") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 2);
    const auto late = come_late(loop, server.port(), party, "Nannina");
    const json answer = join_and(loop, folder, server.port(), party[1].person(), *late, {{"sit", 2}});
    if (answer.is_object()) CHECK(answer["rule"] == "already_seated");
    CHECK(seats_of(folder) == 1);
    for (auto& player : party.players) {
        player->connect();
        REQUIRE(loop.run_until([&] { return player->table.has_value() && player->welcome.has_value(); }));
    }
    CHECK(party[1].seat() == 1);
    CHECK(seat(party[0], 2).is_null());
    party[0].must({{"bot", 2}});
    play_hand(loop, party, 1);
    CHECK(nobody_was_sent_home(party));
}

TEST_CASE("a guest merged with a player while claiming a bot's seat does not succeed to it") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, party, 1);
    const auto late = come_late(loop, server.port(), party, "Nannina");
    const json answer = join_and(loop, folder, server.port(), party[1].person(), *late, {{"sit", 2}});
    if (answer.is_object()) CHECK(answer["rule"] == "already_seated");
    CHECK(seats_of(folder) == 1);
    party[1].connect();
    REQUIRE(loop.run_until([&] { return party[1].welcome.has_value(); }));
    play_out(loop, party, 1);
    play_hand(loop, party, 2);
    CHECK(nobody_was_sent_home(party));
}

TEST_CASE("a person sent a hand under another identity does not step into another hand of that deal") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    party[1].must({{"leave", true}});
    party[2].must({{"leave", true}});
    const auto late = come_late(loop, server.port(), party, "Bianca");
    join_and(loop, folder, server.port(), party[1].person(), *late, {{"sit", 2}});
    // The connection may end with the merge before the seat is written.
    CHECK(loop.run_until([&] { return seats_of(folder) == 1; }));
    const json step_in{{"vote", {{"for", "step_in"}, {"seat", 2}}}};
    CHECK(rule_of(party[0], step_in) == "saw_hand");
    CHECK(rule_of(party[0], step_in) == "saw_hand");
    CHECK(number_in(folder, "SELECT count(*) FROM sightings") == 3);
    // Nothing else at the table waits for that.
    party[0].must({{"bot", 1}});
    party[0].must({{"bot", 2}});
    party[0].play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
    CHECK_FALSE(party[0].bye);
}

TEST_CASE("a table where one person already has two seats recovers at a restart, and is dealt") {
    const TempDir folder;
    auto server = std::make_unique<TestServer>(folder);
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3);
    // Lapo and Nannina are one person from now on, bypassing all checks.
    const std::string one_person =
        "UPDATE guests SET merged_into = (SELECT key FROM guests WHERE name = 'Lapo') WHERE name = 'Nannina'";
    bool under_way = false;
    SUBCASE("before a match, all of them ready") {}
    SUBCASE("between two hands, all of them ready") {
        play_hand(loop, party, 1);
        under_way = true;
    }
    server.reset();
    run_sql(folder, one_person + "; UPDATE seats SET ready = 1");
    server = std::make_unique<TestServer>(folder);
    party[2].disconnect();
    for (std::size_t i : {0u, 1u}) {
        party[i].move_to(server->port());
        party[i].table.reset();
        party[i].connect(true);
        REQUIRE(loop.run_until([&] { return party[i].welcome && party[i].table; }));
    }
    REQUIRE(loop.run_until([&] { return seats_of(folder) == 1; }));
    CHECK(party[1].seat() == 1);
    if (!under_way) party[0].must({{"bot", 2}});
    for (std::size_t i : {0u, 1u}) {
        party[i].play_by_itself();
        if (party[i].state() != "playing") party[i].perform({{"ready", true}});
    }
    const int hand = under_way ? 2 : 1;
    CHECK(loop.run_until([&] { return party[0].hand_over(hand) && party[1].hand_over(hand); }));
    CHECK_FALSE(party[0].bye);
    CHECK_FALSE(party[1].bye);
}

TEST_CASE("two guests merged after a match have one seat in the next") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    for (auto& player : party.players) player->must({{"break_off", true}});
    REQUIRE(all_are(loop, party, "over"));
    const std::string code =
        post(server.port(), party[1].person(), "/api/me/link-code", json::object()).value()["code"];
    REQUIRE(post(server.port(), party[2].person(), "/api/link-code", {{"code", code}}).status == 200);
    party[2].disconnect();
    for (std::size_t i : {0u, 1u}) {
        party[i].connect();
        REQUIRE(loop.run_until([&] { return party[i].welcome && party[i].table; }));
    }
    REQUIRE(loop.run_until([&] { return seats_of(folder) == 1; }));
    CHECK(number_in(folder, "SELECT count(*) FROM seats WHERE name <> '' AND guest IS NULL AND NOT bot") ==
          0);
    for (std::size_t i : {0u, 1u}) party[i].must({{"again", true}});
    REQUIRE(loop.run_until([&] { return party[0].state() == "waiting"; }));
    party[0].must({{"bot", 2}});
    for (std::size_t i : {0u, 1u}) {
        party[i].play_by_itself();
        party[i].must({{"ready", true}});
    }
    CHECK(loop.run_until([&] { return party[0].hand_over(2); }));
}

TEST_CASE("a write that the database refuses is an answer to that request, and the others play on") {
    const TempDir folder;
    TestServer server(folder);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    Player& due = party[asked(loop, party)];
    const json move = due.pick((*due.choice)["choice"]);
    run_sql(folder, "CREATE TRIGGER nobody_stands BEFORE UPDATE ON seats WHEN NEW.vacated = 1 BEGIN"
                    " SELECT RAISE(ABORT, 'nobody stands up'); END;"
                    "CREATE TRIGGER nobody_moves BEFORE INSERT ON events WHEN NEW.cause = 1 BEGIN"
                    " SELECT RAISE(ABORT, 'nobody moves'); END");
    const json stand = due.answer(due.perform({{"stand", true}}));
    CHECK(stand["t"] == "error");
    CHECK(stand["code"] == "internal_error");
    const json moved = due.answer(due.act(move));
    CHECK(moved["t"] == "error");
    CHECK(moved["code"] == "internal_error");
    CHECK(nobody_was_sent_home(party));
    CHECK(seat(due, 0)["vacated"] == false);
    run_sql(folder, "DROP TRIGGER nobody_stands; DROP TRIGGER nobody_moves");
    CHECK(due.answer(due.act(move))["t"] == "done");
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
    CHECK(nobody_was_sent_home(party));
}

TEST_CASE("guests who merge and sit down at once, repeatedly: nobody has two seats, no table breaks") {
    constexpr int kRounds = 20;
    const TempDir folder;
    TestServer server(folder, [](server::ServerSettings& settings) { settings.threads = 4; });
    EventLoop loop;
    std::minstd_rand chance(1798);
    for (int round = 0; round < kRounds; ++round) {
        CAPTURE(round);
        Party party = sit_down(loop, server.port(), kToy, 2, 2);
        const auto late = come_late(loop, server.port(), party, "Nannina");
        const std::string code =
            post(server.port(), party[1].person(), "/api/me/link-code", json::object()).value()["code"];
        std::thread joining([&] { post(server.port(), late->person(), "/api/link-code", {{"code", code}}); });
        loop.run_for(std::chrono::milliseconds(chance() % 4));
        late->perform({{"sit", 2}});
        late->perform({{"ready", true}});
        joining.join();
        loop.run_for(std::chrono::milliseconds(20));
        for (auto& player : party.players) {
            player->connect();
            REQUIRE(loop.run_until([&] { return player->welcome && player->table; }));
            CHECK_FALSE(player->bye);
        }
        CHECK(number_in(folder, "SELECT count(*) FROM (SELECT 1 FROM seats s JOIN guests g ON g.key ="
                                " s.guest GROUP BY table_key, coalesce(g.merged_into, g.key)"
                                " HAVING count(*) > 1)") == 0);
    }
}

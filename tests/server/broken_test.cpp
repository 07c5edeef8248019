// A broken invariant stops one table: it says so, its log is kept, the others play on; and what a restart
// does with it.
#include "server/store/database.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/toy/toy_wire.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

/// All logged hands of one table, as bytes; the tables are numbered from 1.
std::string log_of(const std::string& file, int table) {
    store::Database db(file, store::Synchronous::full);
    store::Statement row(db, "SELECT e.n || ':' || e.count || ':' || hex(bytes) FROM events e JOIN hands h"
                             " ON h.key = hand_key JOIN matches m ON m.key = match_key WHERE table_key = ?"
                             " ORDER BY e.key");
    row.with(table);
    std::string all;
    while (row.step()) all += row.text(0) + "\n";
    return all;
}

void change(const std::string& file, const char* sql) {
    store::Database db(file, store::Synchronous::full);
    store::Statement(db, sql).run();
}

/// Both tables have begun, and somebody has moved at each.
void begin(EventLoop& loop, Party& party) {
    begin_hand(loop, party, 1);
    const auto moved = [&] {
        for (auto& player : party.players) player->move_once();
        return party[0].last >= 12;
    };
    REQUIRE(loop.run_until(moved));
}

void without_delay(server::ServerSettings& settings) { settings.stop_time = std::chrono::seconds(0); }

bool says_broken(EventLoop& loop, Player& player) {
    if (!loop.run_until([&] { return player.bye.has_value() && player.line().closed(); })) return false;
    return (*player.bye)["code"] == "internal_error" && player.line().close_code() == 1011;
}

void plays_to_the_end(EventLoop& loop, Party& party) {
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
    for (auto& player : party.players) CHECK(player->all_problems() == std::vector<std::string>{});
}

void come_to(Party& party, unsigned short port) {
    for (auto& player : party.players) {
        player->move_to(port);
        player->connect();
    }
}

} // namespace

TEST_CASE("a broken invariant at a guest's move is reported to the table, and the move is not logged") {
    const TempDir folder;
    LogCatcher log;
    auto server = std::make_unique<TestServer>(folder, without_delay);
    log.listen();
    EventLoop loop;
    Party party = sit_down(loop, server->port(), kToy, 3, 3),
          others = sit_down(loop, server->port(), kToy, 3, 3);
    begin(loop, party);
    begin(loop, others);
    server::toy_move_breaks() = true;
    REQUIRE(loop.run_until([&] {
        for (auto& player : party.players) player->move_once();
        return party[0].bye.has_value();
    }));
    server::toy_move_breaks() = false;
    for (auto& player : party.players) CHECK(says_broken(loop, *player));
    // Newcomers are sent the same; HTTP continues to work.
    party[1].connect();
    CHECK(says_broken(loop, party[1]));
    CHECK(http_request(server->port(), "GET", "/api/tables/" + party.ids.id).status == 200);
    CHECK(http_request(server->port(), "GET", "/healthz").status == 200);
    plays_to_the_end(loop, others);
    CHECK(log.take().find("table stopped, log kept: broken on purpose\x1ftable\x1f" + party.ids.id) !=
          std::string::npos);

    // The cause is gone after the next start: the hand continues from the last stored move.
    const int last = party[0].last;
    server.reset();
    server = std::make_unique<TestServer>(folder, without_delay);
    come_to(party, server->port());
    REQUIRE(loop.run_until([&] { return party[0].welcome && party[0].table && party[0].choice; }));
    CHECK(party[0].last == last);
    plays_to_the_end(loop, party);
}

TEST_CASE("a log without a valid hand marks its table broken after every start; other tables play on") {
    const std::string damages[] = {
        "UPDATE events SET bytes = substr(bytes, 1, length(bytes) - 3) WHERE key = 1",
        "UPDATE events SET bytes = CAST(bytes || x'00' AS BLOB) WHERE key = 1",
        "UPDATE events SET codec = 99 WHERE key = 1",
        "UPDATE hands SET closed = 5, record = '{}', result = '{}' WHERE key = 1",
        "DELETE FROM events WHERE hand_key = 1",
    };
    for (const std::string& damage : damages) {
        CAPTURE(damage);
        const TempDir folder;
        LogCatcher log;
        EventLoop loop;
        auto server = std::make_unique<TestServer>(folder, without_delay);
        Party party = sit_down(loop, server->port(), kToy, 3, 3);
        begin(loop, party);
        Party others = sit_down(loop, server->port(), kToy, 3, 3);
        begin(loop, others);
        server.reset();
        change(folder.file("germini.db"), damage.c_str());
        const std::string kept = log_of(folder.file("germini.db"), 1);
        for (int start = 0; start < 2; ++start) {
            server = std::make_unique<TestServer>(folder, without_delay);
            come_to(party, server->port());
            for (auto& player : party.players) CHECK(says_broken(loop, *player));
            come_to(others, server->port());
            REQUIRE(loop.run_until([&] { return others[0].welcome && others[0].table; }));
            if (start == 1) plays_to_the_end(loop, others);
            server.reset();
            CHECK(log.take().find("table cannot be restored and is halted: ") != std::string::npos);
        }
        CHECK(log_of(folder.file("germini.db"), 1) == kept);
    }
}

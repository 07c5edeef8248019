// What only PostgreSQL can do to a server. Run by tests/postgres/server.sh; elsewhere these cases are
// skipped.
#include "server/games/games.hpp"
#include "server/store/copy.hpp"
#include "server/store/migrate.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/cutting_proxy.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/test_server.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <thread>

namespace germini::test {
namespace {

bool without_postgres() { return std::getenv("TESTS_POSTGRES") == nullptr; }

} // namespace

TEST_SUITE("postgres" * doctest::skip(without_postgres())) {

    TEST_CASE("a move whose commit was made while the connection broke is answered and in the log once") {
        const TempDir folder;
        CuttingProxy proxy;
        TestServer server(folder, [&](server::ServerSettings& settings) {
            settings.store.postgres = proxy.through(settings.store.postgres);
        });
        EventLoop loop;
        Party party = sit_down(loop, server.port(), kToy, 1, 3);
        proxy.cut_at_commit();
        begin_hand(loop, party, 1); // its answer comes although the connection was cut
        CHECK(proxy.has_cut());
        CHECK(number_in(folder, "SELECT count(*) FROM hands") == 1);
    }

    TEST_CASE("after PostgreSQL has ended every connection, moves are stored again") {
        const TempDir folder;
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), kToy, 1, 3);
        store::Database(database_of(folder), store::Synchronous::full)
            .run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                 " WHERE datname = current_database() AND pid <> pg_backend_pid()");
        CHECK_THROWS(party[0].must({{"ready", true}})); // not_stored, after which a page sends it again
        begin_hand(loop, party, 1);
        CHECK(number_in(folder, "SELECT count(*) FROM hands") == 1);
    }

    TEST_CASE("a server that has asked nothing for longer than idle_session_timeout stores the next move") {
        const TempDir folder;
        store::Database(database_of(folder), store::Synchronous::full)
            .run("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET idle_session_timeout = 300',"
                 " current_database()); END $$");
        TestServer server(folder);
        EventLoop loop;
        Party party = sit_down(loop, server.port(), kToy, 1, 3);
        std::this_thread::sleep_for(std::chrono::milliseconds(800));
        begin_hand(loop, party, 1);
        CHECK(number_in(folder, "SELECT count(*) FROM hands") == 1);
    }

    TEST_CASE("a second server on the same database is refused") {
        const TempDir folder;
        TestServer server(folder);
        CHECK_THROWS_WITH_AS(TestServer{folder}, "Another Germini is running on the database as node a.",
                             store::StoreError);
    }

    TEST_CASE("a copy to PostgreSQL and back has the same rows, and verify finds no difference in it") {
        const TempDir played, there, back;
        {
            TestServer server(played,
                              [&](server::ServerSettings& settings) { settings.store.postgres.clear(); });
            EventLoop loop;
            Party party = sit_down(loop, server.port(), minchiate_table(), 4, 4);
            play_hands(loop, party, 1, 1);
            for (auto& player : party.players) player->disconnect();
        }
        // What remains of a match that has expired.
        store::Database(played.file("germini.db"), store::Synchronous::normal)
            .run("INSERT INTO expired_matches (id, started, ended, hands, expired) VALUES ('e', 0, 0, 0, 1)");
        // More rows than are read at a time.
        store::Database(played.file("germini.db"), store::Synchronous::normal)
            .run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3500)"
                 " INSERT INTO guests (id, name, secret, created, number)"
                 " SELECT 'guest' || i, 'Lapo', randomblob(32), i, 1000000 + i FROM n");
        const std::string file = played.file("germini.db"), returned = back.file("germini.db");
        store::Database from(file, store::Synchronous::full, store::Access::reading);
        store::Database postgres(database_of(there), store::Synchronous::full);
        store::copy(from, postgres);
        CHECK(server::verify(postgres, server::all_games(), {}).differences == 0);
        store::Database to(returned, store::Synchronous::full);
        store::migrate(to, returned, to.engine().migrations());
        store::copy(postgres, to);
        CHECK(lines_beyond(rows_in(file), rows_in(returned)) == "");
        CHECK(lines_beyond(rows_in(returned), rows_in(file)) == "");
        CHECK_THROWS_WITH_AS(store::copy(postgres, to),
                             "The database copied to has guests already: expected an empty one.",
                             store::StoreError);
    }

} // TEST_SUITE

} // namespace germini::test

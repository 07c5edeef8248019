// Merging two people and deleting one cost the same, however many rows other people have.
#include "server/store/accounts.hpp"
#include "server/store/merges.hpp"
#include "server/store/migrate.hpp"
#include "tests/server/support/temp_dir.hpp"
#include "tests/table/support/keys.hpp"

#include <doctest/doctest.h>
#include <functional>

using namespace germini;
using namespace germini::test;

namespace {

// With a margin: rows beside the two people's own must cost nothing.
constexpr std::uint64_t kMostPersonSteps = 4'000;

/// Ginevra (1) and Lapo (2), who have nothing yet; guests from 4 on were merged into Nannina (3), who has all
/// others.
constexpr const char* kRowsOfOthers = R"sql(
    CREATE TEMP TABLE n (i INTEGER PRIMARY KEY);
    INSERT INTO n WITH RECURSIVE n(i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) SELECT i FROM n;
    INSERT INTO guests (key, id, name, secret, created, number) VALUES
        (1, 'g1', 'Ginevra', randomblob(32), 0, 100000001), (2, 'g2', 'Lapo', randomblob(32), 0, 100000002),
        (3, 'g3', 'Nannina', randomblob(32), 0, 100000003);
    INSERT INTO guests (key, id, name, secret, created, number, merged_into)
        SELECT i, 'g' || i, 'Cosimo', randomblob(32), 0, 100000000 + i, 3 FROM n;
    INSERT INTO merges (n, guest, person, at, link) SELECT i - 3, i, 3, 0, randomblob(32) FROM n;
    INSERT INTO tables (key, id, game, rules, open, bots, spectators, invitation, host, state, created)
        SELECT i, 't' || i, 'toy', '{}', 0, 1, 1, zeroblob(32), 3, iif(i % 100, 'over', 'waiting'), 0 FROM n;
    INSERT INTO seats (table_key, seat, guest, name, bot, vacated, ready, left_by, heir)
        SELECT i, column1, 3, '', 0, 0, 0, iif(column1 = 1, 3, NULL), iif(column1 = 2, 3, NULL)
        FROM n, (VALUES (0), (1), (2));
    INSERT INTO matches (key, id, table_key, first_dealer, started) SELECT i, 'm' || i, i, 0, 0 FROM n;
    INSERT INTO hands (key, id, match_key, number, dealer, opened) SELECT i, 'h' || i, i, 1, 0, 0 FROM n;
    INSERT INTO sightings (hand_key, guest, seat) SELECT i, 3, 0 FROM n;
    INSERT INTO shares (id, secret, hand_key, guest, seat, created)
        SELECT 's' || i, randomblob(32), i, 3, 0, 0 FROM n;
    INSERT INTO agreements (hand_key, guest) SELECT i, 3 FROM n;
    INSERT INTO tickets (secret, kind, guest, until) SELECT randomblob(32), 'same', i, 9 FROM n;
    INSERT INTO clubs (key, id, name, zone, house, rule, created) VALUES (1, 'c', 'Accademia', 'UTC', '{}', '{}', 0);
    INSERT INTO seasons (key, id, club_key, name, from_day, to_day, begins, ends)
        VALUES (1, 's', 1, 'Inverno', '2020-01-01', '2020-12-31', 0, 1);
    INSERT INTO club_invitations (id, club_key, secret, guest, created) SELECT 'i' || i, 1, randomblob(32), 3, 0 FROM n;
    INSERT INTO papers (id, season_key, game, sheet, guest, at, answerer) SELECT 'p' || i, 1, 'toy', '{}', 3, 0, 3 FROM n;
    INSERT INTO evenings (key, id, club_key, title, begins, minutes, guest, changed)
        SELECT i, 'e' || i, 1, '', 0, 1, 3, 0 FROM n;
    INSERT INTO evening_answers (evening_key, guest, answer, at) SELECT i, 3, 'yes', 0 FROM n;
)sql";

} // namespace

TEST_CASE("merging two people, and deleting one, cost the same however many rows others have") {
    const test::TempDir folder;
    const std::string path = folder.file("a.db");
    store::Database db(path, store::Synchronous::normal);
    store::migrate(db, path, store::sqlite_migrations());
    db.run(kRowsOfOthers);
    const auto steps = [&db](const std::function<void()>& done) {
        const std::uint64_t before = db.steps();
        done();
        return db.steps() - before;
    };
    CHECK(steps([&] { CHECK_FALSE(store::refusal_at_tables(db, 2_guest, 1_guest)); }) < kMostPersonSteps);
    CHECK(steps([&] { store::merge(db, 2_guest, 1_guest, 0); }) < kMostPersonSteps);
    CHECK(store::person_of(db, 2_guest) == 1_guest);
    CHECK(store::merges_of(db).size() == 2998);
    CHECK(steps([&] { CHECK_FALSE(store::ties_of(db, 1_guest).seated); }) < kMostPersonSteps);
    CHECK(steps([&] { store::delete_guest(db, 1_guest, 0); }) < kMostPersonSteps);
    CHECK(steps([&] { store::end_tickets(db, "same", 1_guest); }) < kMostPersonSteps);
    CHECK(steps([&] { store::add_ticket(db, {{}, "same", 1_guest, 9}, 5); }) < kMostPersonSteps);
}

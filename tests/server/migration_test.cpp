// A database of the first schema with a girata in progress, resumed by this program.
#include "server/model/saved_table.hpp"
#include "server/store/migrate.hpp"
#include "server/store/saved_table.hpp"
#include "tests/server/support/test_server.hpp"
#include "tests/table/support/keys.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::model;
using namespace germini::store;
using namespace germini::test;

namespace {

// As the program of the first schema wrote them: a closed hand and an open one, the first dealt by seat 1.
constexpr const char* kOldRows = R"sql(
    INSERT INTO guests VALUES (1, 'aaaaaaaaaaaa', 'Ginevra', zeroblob(32), 0);
    INSERT INTO tables VALUES (1, 'tttttttttttt', 'minchiate', '{"preset":"pagat","options":{}}', 1, 1, 1, NULL,
                               zeroblob(32), 1, 'playing', 0);
    INSERT INTO seats VALUES (1, 0, 1, 'Ginevra', 0, 0, 0);
    INSERT INTO matches VALUES (1, 'mmmmmmmmmmmm', 1, 4, 1, 0, NULL);
    INSERT INTO hands VALUES (1, 'hhhhhhhhhhh1', 1, 1, 1, 0, 5, '{}', '{}');
    INSERT INTO hands VALUES (2, 'hhhhhhhhhhh2', 1, 2, 2, 6, NULL, NULL, NULL);
    INSERT INTO hand_seats VALUES (1, 0, 1, 'Ginevra', 2, NULL), (1, 1, NULL, 'Bot 2', -2, NULL),
                                  (1, 2, NULL, 'Bot 3', 2, NULL), (1, 3, NULL, 'Bot 4', -2, NULL),
                                  (2, 0, 1, 'Ginevra', NULL, NULL), (2, 1, NULL, 'Bot 2', NULL, NULL),
                                  (2, 2, NULL, 'Bot 3', NULL, NULL), (2, 3, NULL, 'Bot 4', NULL, NULL);
)sql";

} // namespace

TEST_CASE("a girata of the first schema continues: chosen seats, everybody the person of that seat") {
    test::TempDir folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::full);
    migrate(db, path, sqlite_migrations().first(1));
    db.run(kOldRows);
    db.run("UPDATE tables SET state = 'between'"); // as in the first three schemas
    migrate(db, path, sqlite_migrations());
    CHECK(schema_version(db) == sqlite_migrations().back().number);

    REQUIRE(unfinished_tables(db) == std::vector<std::string>{"tttttttttttt"});
    const auto table = find_table(db, "tttttttttttt");
    REQUIRE(table);
    CHECK(table->state == Stage::playing);
    CHECK(table->rounds == 1);
    CHECK_FALSE(table->drawn);
    const SavedTable saved = load_table(db, *table);
    CHECK(saved.last_hand == server::TableHand{2});
    REQUIRE(saved.match);
    CHECK(saved.match->ranking == "[1,3,2,0]");
    CHECK(saved.match->from_hand == server::TableHand{1});
    CHECK(saved.match->rounds == 1);
    CHECK_FALSE(saved.match->draw);
    CHECK_FALSE(saved.match->broken_off);
    REQUIRE(saved.hands.size() == 2);
    for (const HandRow& hand : saved.hands)
        for (const HandSeat& seat : hand.seats) CHECK(index(seat.person) == index(seat.seat));
    CHECK_FALSE(saved.seats.at(0).break_off);

    // Every guest has a public number now; players are listed with theirs.
    CHECK(saved.people.at(1_guest).number >= kLeastNumber);
    CHECK(saved.people.at(1_guest).number <= kMostNumber);

    // The ledger is by person, and lines count in it.
    add_lines(db, saved.match->key,
              {{0, "bonus", 1, server::MatchHand{4}, 0_person, 1_guest, "Ginevra", 3, {}},
               {0, "bonus", 1, server::MatchHand{4}, 1_person, {}, "Bot 2", -3, {}}});
    Statement row(db, "SELECT person, amount FROM match_ledger ORDER BY person");
    for (const int resti : {5, -5, 2, -2}) {
        REQUIRE(row.step());
        CHECK(row.integer(1) == resti);
    }
    CHECK(has_action(db, 1_table, server::TableHand{2}, 1_guest, 7_action) == false);
}

TEST_CASE("a deserter of the third schema keeps the amount, and a match stopped without one has none") {
    test::TempDir folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::full);
    migrate(db, path, sqlite_migrations().first(1));
    db.run(kOldRows);
    migrate(db, path, sqlite_migrations().first(3));
    // Paid for; and if the option was off, so that there is no line, a deserter by the last hand; and
    // none.
    db.run(R"sql(
        INSERT INTO guests VALUES (2, 'bbbbbbbbbbbb', 'Lapo', x'0202020202020202020202020202020202020202020202020202020202020202', 0);
        UPDATE matches SET broken_off = 1, deserter = 1, ended = 9;
        INSERT INTO match_lines VALUES (1, 0, 'desertion', 1, 2, 0, 1, 'Ginevra', 4),
                                       (1, 0, 'desertion', 1, 2, 1, 2, 'Lapo', -4);
        INSERT INTO matches (key, id, table_key, length, first_dealer, started, ended, broken_off, deserter)
            VALUES (2, 'mmmmmmmmmmm2', 1, 4, 0, 10, 19, 1, 0), (3, 'mmmmmmmmmmm3', 1, 4, 0, 20, 29, 1, NULL);
        INSERT INTO hands (key, id, match_key, number, dealer, opened) VALUES (3, 'hhhhhhhhhhh3', 2, 1, 0, 11),
                                                                             (4, 'hhhhhhhhhhh4', 2, 2, 1, 12);
        INSERT INTO hand_seats (hand_key, seat, guest, name, person)
            VALUES (3, 0, 2, 'Lapo', 0), (4, 1, 1, 'Ginevra', 0), (4, 0, 2, 'Lapo', 1);
    )sql");
    migrate(db, path, sqlite_migrations());
    CHECK(match_of(db, 1_match).deserters == std::vector<DeserterRow>{{1_person, 2_guest}});
    CHECK(match_of(db, 2_match).deserters == std::vector<DeserterRow>{{0_person, 1_guest}});
    CHECK(match_of(db, 3_match).deserters.empty());
    for (const MatchKey key : {1_match, 2_match, 3_match}) CHECK_FALSE(match_of(db, key).all_left);
    const auto seats = seats_of(db, 1_table);
    REQUIRE(seats.size() == 1);
    CHECK_FALSE(seats[0].stalled);
    CHECK_FALSE(seats[0].left_by);
    CHECK_FALSE(hands_of(db, 1_match).at(0).seats.at(0).substitute);
}

TEST_CASE("a deserter of the third schema keeps the amount, and a match stopped without one has none") {
    test::TempDir folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::full);
    migrate(db, path, sqlite_migrations().first(1));
    db.run(kOldRows);
    migrate(db, path, sqlite_migrations().first(3));
    // Paid for; and if the option was off, so that there is no line, a deserter by the last hand; and
    // none.
    db.run(R"sql(
        INSERT INTO guests VALUES (2, 'bbbbbbbbbbbb', 'Lapo', x'0202020202020202020202020202020202020202020202020202020202020202', 0);
        UPDATE matches SET broken_off = 1, deserter = 1, ended = 9;
        INSERT INTO match_lines VALUES (1, 0, 'desertion', 1, 2, 0, 1, 'Ginevra', 4),
                                       (1, 0, 'desertion', 1, 2, 1, 2, 'Lapo', -4);
        INSERT INTO matches (key, id, table_key, length, first_dealer, started, ended, broken_off, deserter)
            VALUES (2, 'mmmmmmmmmmm2', 1, 4, 0, 10, 19, 1, 0), (3, 'mmmmmmmmmmm3', 1, 4, 0, 20, 29, 1, NULL);
        INSERT INTO hands (key, id, match_key, number, dealer, opened) VALUES (3, 'hhhhhhhhhhh3', 2, 1, 0, 11),
                                                                             (4, 'hhhhhhhhhhh4', 2, 2, 1, 12);
        INSERT INTO hand_seats (hand_key, seat, guest, name, person)
            VALUES (3, 0, 2, 'Lapo', 0), (4, 1, 1, 'Ginevra', 0), (4, 0, 2, 'Lapo', 1);
    )sql");
    migrate(db, path, sqlite_migrations());
    CHECK(match_of(db, 1_match).deserters == std::vector<DeserterRow>{{1_person, 2_guest}});
    CHECK(match_of(db, 2_match).deserters == std::vector<DeserterRow>{{0_person, 1_guest}});
    CHECK(match_of(db, 3_match).deserters.empty());
    for (const MatchKey key : {1_match, 2_match, 3_match}) CHECK_FALSE(match_of(db, key).all_left);
    const auto seats = seats_of(db, 1_table);
    REQUIRE(seats.size() == 1);
    CHECK_FALSE(seats[0].stalled);
    CHECK_FALSE(seats[0].left_by);
    CHECK_FALSE(hands_of(db, 1_match).at(0).seats.at(0).substitute);
}

TEST_CASE("existing guests get unique public numbers, however many they are") {
    test::TempDir folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::normal);
    migrate(db, path, sqlite_migrations().first(3));
    // So many that some draw the same number: about five pairs on average.
    db.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
           " INSERT INTO guests SELECT i, printf('g%011d', i), 'Lapo', randomblob(32), i FROM n");
    migrate(db, path, sqlite_migrations());
    const auto one = [&db](const char* sql) {
        Statement row(db, sql);
        REQUIRE(row.step());
        return row.integer(0);
    };
    CHECK(one("SELECT count(DISTINCT number) FROM guests") == 100'000);
    CHECK(one("SELECT min(number) FROM guests") >= kLeastNumber);
    CHECK(one("SELECT max(number) FROM guests") <= kMostNumber);
    // They follow neither the order of the rows nor each other.
    const auto rising = one("SELECT count(*) FROM guests a JOIN guests b ON b.key = a.key + 1"
                            " WHERE b.number > a.number");
    CHECK(rising > 49'000);
    CHECK(rising < 51'000);
}

TEST_CASE("existing records keep no name of a guest; unknown ones stay as they were") {
    test::TempDir folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::normal);
    migrate(db, path, sqlite_migrations().first(3));
    db.run(R"sql(
        INSERT INTO guests VALUES (1, 'aaaaaaaaaaaa', 'Bianca', zeroblob(32), 0),
                                  (2, 'bbbbbbbbbbbb', 'Lapo', randomblob(32), 0);
        INSERT INTO tables (key, id, game, rules, open, bots, spectators, invitation, host, state, created)
            VALUES (1, 'tttttttttttt', 'minchiate', '{"preset":"pagat","options":{}}', 1, 1, 1, zeroblob(32), 1,
                    'over', 0);
        INSERT INTO matches (key, id, table_key, length, first_dealer, started, ended)
            VALUES (1, 'mmmmmmmmmmmm', 1, 4, 1, 0, 9);
        INSERT INTO hands VALUES (1, 'hhhhhhhhhhh1', 1, 1, 1, 0, 5, '{}', '{}');
        INSERT INTO hand_seats (hand_key, seat, person, guest, name, resti, finished_by) VALUES
            (1, 0, 0, 1, 'Ginevra', 2, 'Lapo'), (1, 1, 1, NULL, 'Bot 2', -2, NULL),
            (1, 2, 2, NULL, 'Cosimo', 2, 'Neri'), (1, 3, 3, 2, 'Lapo', -2, 'Bot 4');
        INSERT INTO events (hand_key, n, count, codec, seat, cause, guest, at, bytes)
            VALUES (1, 1, 1, 1, 0, 1, 2, 0, zeroblob(1));
        INSERT INTO match_lines VALUES (1, 0, 'bonus', 1, 4, 0, 1, 'Ginevra', 3),
                                       (1, 0, 'bonus', 1, 4, 2, NULL, 'Cosimo', -3);
    )sql");
    migrate(db, path, sqlite_migrations());
    const auto seats = seats_of_hand(db, 1_hand);
    REQUIRE(seats.size() == 4);
    CHECK(seats[0].name == "Bianca"); // under her current name
    CHECK(seats[0].number >= kLeastNumber);
    CHECK(seats[0].finisher == 2_guest); // found by the move made in that seat
    CHECK(seats[0].finished_by == "Lapo");
    CHECK(seats[1].name == "Bot 2");
    CHECK_FALSE(seats[1].number);
    CHECK(seats[2].name == "Cosimo"); // nobody knows the player
    CHECK(seats[2].finished_by == "Neri");
    CHECK_FALSE(seats[2].finisher);
    CHECK(seats[3].finished_by == "Bot 4");
    const auto lines = lines_of(db, 1_match);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].name == "Bianca");
    CHECK(lines[1].name == "Cosimo");
    Statement kept(db, "SELECT count(*) FROM hand_seats WHERE guest IS NOT NULL AND called IS NOT NULL");
    REQUIRE(kept.step());
    CHECK(kept.integer(0) == 0);
}

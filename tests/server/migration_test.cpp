// A database of the first schema, with a girata in its midst, taken up by this program.
#include "server/store/migrate.hpp"
#include "server/store/saved_table.hpp"
#include "tests/server/kit/running.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::store;

namespace {

// As the program of the first schema wrote them: a closed hand and one under way, the first dealt by seat 1.
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

TEST_CASE("a girata of the first schema goes on: chosen seats, everybody the person of his seat") {
    test::Folder folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::full);
    migrate(db, path, migrations().first(1));
    db.run(kOldRows);
    db.run("UPDATE tables SET state = 'between'"); // as it said until the third schema
    migrate(db, path, migrations());
    CHECK(schema_version(db) == migrations().back().number);

    REQUIRE(unfinished_tables(db) == std::vector<std::string>{"tttttttttttt"});
    const auto table = find_table(db, "tttttttttttt");
    REQUIRE(table);
    CHECK(table->state == TableState::playing);
    CHECK(table->girate == 1);
    CHECK_FALSE(table->drawn);
    const SavedTable saved = load_table(db, *table);
    CHECK(saved.last_hand == 2);
    REQUIRE(saved.match);
    CHECK(saved.match->ranking == "[1,3,2,0]");
    CHECK(saved.match->from_hand == 1);
    CHECK(saved.match->girate == 1);
    CHECK_FALSE(saved.match->draw);
    CHECK_FALSE(saved.match->broken_off);
    REQUIRE(saved.hands.size() == 2);
    for (const HandRow& hand : saved.hands)
        for (const HandSeat& seat : hand.seats) CHECK(seat.person == seat.seat);
    CHECK_FALSE(saved.seats.at(0).break_off);

    // The ledger is by person, and lines count in it.
    add_lines(db, saved.match->key,
              {{0, "bonus", 1, 4, 0, 1, "Ginevra", 3, {}}, {0, "bonus", 1, 4, 1, {}, "Bot 2", -3, {}}});
    Statement row(db, "SELECT person, resti FROM match_ledger ORDER BY person");
    for (const int resti : {5, -5, 2, -2}) {
        REQUIRE(row.step());
        CHECK(row.integer(1) == resti);
    }
    CHECK(has_action(db, 1, 2, 1, 7) == false);
}

TEST_CASE("a deserter of the third schema keeps his account, and a match broken off without one has none") {
    test::Folder folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::full);
    migrate(db, path, migrations().first(1));
    db.run(kOldRows);
    migrate(db, path, migrations().first(3));
    // Paid for; and where the option was off, so that there is no line, a deserter by his last hand; and
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
    migrate(db, path, migrations());
    CHECK(match_of(db, 1).deserters == std::vector<DeserterRow>{{1, 2}});
    CHECK(match_of(db, 2).deserters == std::vector<DeserterRow>{{0, 1}});
    CHECK(match_of(db, 3).deserters.empty());
    for (const std::int64_t key : {1, 2, 3}) CHECK_FALSE(match_of(db, key).all_left);
    const auto seats = seats_of(db, 1);
    REQUIRE(seats.size() == 1);
    CHECK_FALSE(seats[0].stalled);
    CHECK_FALSE(seats[0].left_by);
    CHECK_FALSE(hands_of(db, 1).at(0).seats.at(0).substitute);
}

TEST_CASE("a deserter of the third schema keeps his account, and a match broken off without one has none") {
    test::Folder folder;
    const std::string path = folder.file("germini.db");
    Database db(path, Synchronous::full);
    migrate(db, path, migrations().first(1));
    db.run(kOldRows);
    migrate(db, path, migrations().first(3));
    // Paid for; and where the option was off, so that there is no line, a deserter by his last hand; and
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
    migrate(db, path, migrations());
    CHECK(match_of(db, 1).deserters == std::vector<DeserterRow>{{1, 2}});
    CHECK(match_of(db, 2).deserters == std::vector<DeserterRow>{{0, 1}});
    CHECK(match_of(db, 3).deserters.empty());
    for (const std::int64_t key : {1, 2, 3}) CHECK_FALSE(match_of(db, key).all_left);
    const auto seats = seats_of(db, 1);
    REQUIRE(seats.size() == 1);
    CHECK_FALSE(seats[0].stalled);
    CHECK_FALSE(seats[0].left_by);
    CHECK_FALSE(hands_of(db, 1).at(0).seats.at(0).substitute);
}

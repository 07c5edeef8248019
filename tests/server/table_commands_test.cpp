// The commands of guests and tables: which rows they write, all or none, and what they return.
#include "server/store/execute.hpp"
#include "server/store/migrate.hpp"
#include "tests/server/support/evening_file.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::model;
using namespace germini::store;
using namespace germini::test;

TEST_CASE("AddGuest: with the guest's key and the drawn number") {
    const AddGuest command{Guest{GuestKey(), "d", "Tessa", 123'456'789, hash(9)}, hash(4), 70};
    check(command, "guests: key=4 id=d name=Tessa secret=x04*32 created=70 number=123456789 browser=x09*32\n"
                   "sessions: key=2 id=d guest=4 secret=x04*32 created=70 seen=70\n");
    EveningFile evening;
    const Guest guest = evening.written(command);
    CHECK(guest.key == 4_guest);
    CHECK(guest.number == 123'456'789);
    CHECK(guest.name == "Tessa");
}

TEST_CASE("AddGuest: a number that is taken is replaced by the next free one") {
    EveningFile evening;
    const auto number = [&](const char* id, std::uint8_t secret, std::int64_t drawn) {
        return evening.written(AddGuest{Guest{GuestKey(), id, "Tessa", drawn, {}}, hash(secret), 70}).number;
    };
    CHECK(number("d", 4, 100'000'001) == 100'000'003); // 1 and 2 are taken
    CHECK(number("e", 5, 999'999'999) == 100'000'000); // after the last comes the first
    CHECK(number("f", 6, 999'999'999) == 100'000'004);
}

TEST_CASE("RenameGuest and MarkBrowser") {
    check(RenameGuest{2_guest, "Lapo II"}, "guests: key=2 id=b name=Lapo II secret=x02*32 number=100000002\n",
          "guests: key=2 id=b name=Lapo secret=x02*32 number=100000002\n");
    check(MarkBrowser{2_guest, hash(8)},
          "guests: key=2 id=b name=Lapo secret=x02*32 number=100000002 browser=x08*32\n",
          "guests: key=2 id=b name=Lapo secret=x02*32 number=100000002\n");
}

TEST_CASE("AddTable: its host is a member of it") {
    TableRow table;
    table.id = "u";
    table.game = "toy";
    table.rules = "{}";
    table.open = false;
    table.seconds = 30;
    table.rounds = 3;
    table.drawn = true;
    table.invitation = hash(6);
    table.host = 3_guest;
    table.created = 70;
    table.takeover = false;
    check(AddTable{table}, "members: table_key=2 guest=3\n"
                           "tables: key=2 id=u game=toy rules={} bots=1 spectators=1 seconds=30 "
                           "invitation=x06*32 host=3 state=waiting created=70 drawn=1 rounds=3 chat=between "
                           "public=1 level=greedy\n");
    EveningFile evening;
    CHECK(evening.written(AddTable{table}).key == 2_table);
}

TEST_CASE("AddMember") {
    EveningFile evening;
    evening.written(AddGuest{Guest{GuestKey(), "d", "Tessa", 123'456'789, {}}, hash(4), 70});
    evening.written(AddMember{1_table, 4_guest});
    CHECK(evening.come == "members: table_key=1 guest=4\n");
    evening.written(AddMember{1_table, 4_guest}); // once is enough
    CHECK(evening.come == "");
    // With a secret that has become void in the meantime.
    evening.written(AddGuest{Guest{GuestKey(), "f", "Bice", 123'456'781, {}}, hash(6), 70});
    evening.written(AddMember{1_table, 5_guest, Admitted::player, hash(99)});
    CHECK(evening.come == "");
    evening.written(AddMember{1_table, 5_guest, Admitted::player, hash(0)});
    CHECK(evening.come == "members: table_key=1 guest=5\n");
    evening.written(AddGuest{Guest{GuestKey(), "e", "Tessa", 123'456'780, {}}, hash(5), 70});
    evening.refused(AddMember{1_table, 6_guest});
}

TEST_CASE("AddAnswer and ForgetAnswers") {
    check(AddAnswer{1_table, {2_guest, 10_action, "not_host"}},
          "answers: table_key=1 guest=2 id=10 rule=not_host\n");
    check(ForgetAnswers{1_table, {3_guest, 1_guest}}, "", "answers: table_key=1 guest=3 id=8\n");
}

TEST_CASE("AddAnswer: only the most recent answers per guest are kept") {
    EveningFile evening;
    const auto last = static_cast<std::int64_t>(9 + kAnswersKept) - 1;
    for (std::int64_t id = 10; id <= last; ++id)
        evening.written(AddAnswer{1_table, {2_guest, protocol::ActionId{id}, ""}});
    CHECK(evening.gone == ""); // 9 … last
    evening.written(AddAnswer{1_table, {2_guest, protocol::ActionId{last + 1}, ""}});
    CHECK(evening.gone == "answers: table_key=1 guest=2 id=9\n");
}

TEST_CASE("NewInvitation: excluded guests are no longer members") {
    check(NewInvitation{1_table, {1_guest, 10_action, ""}, hash(7), {3_guest}},
          "answers: table_key=1 guest=1 id=10\n"
          "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x07*32 host=1 "
          "state=playing takeover=1 rounds=1 chat=between level=greedy\n",
          "members: table_key=1 guest=3\n"
          "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 "
          "state=playing takeover=1 rounds=1 chat=between level=greedy\n");
}

TEST_CASE("CloseTable") {
    check(CloseTable{1_table},
          "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 state=over "
          "takeover=1 rounds=1 chat=between level=greedy\n",
          "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 "
          "state=playing takeover=1 rounds=1 chat=between level=greedy\n");
}

TEST_CASE("ChangeTable: what does not change stays as it is") {
    ChangeTable command;
    command.table = 1_table;
    command.seats = seats();
    EveningFile evening;
    evening.written(command);
    CHECK(evening.come + evening.gone == "");
}

TEST_CASE("ChangeTable: seats, host, excluded and barred guests, hands sent, seats left") {
    ChangeTable command;
    command.table = 1_table;
    command.answer = AnswerRow{2_guest, 10_action, ""};
    command.seats = {seats()[1]};
    command.host = 2_guest;
    command.shut_out = {1_guest, 3_guest};
    command.barred = 1_guest;
    command.disclosed = {1_hand, {2_guest, 1_seat}};
    command.left_place = {1_match, 3_guest};
    command.halt = HaltRow{"pause", 30, 40};
    check(command,
          "answers: table_key=1 guest=2 id=10\n"
          "barred: table_key=1 guest=1\n"
          "left_places: match_key=1 guest=3\n"
          "sightings: hand_key=1 guest=2 seat=1\n"
          "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=2 state=playing "
          "takeover=1 halt=pause halt_since=30 halt_until=40 rounds=1 chat=between level=greedy\n",
          "members: table_key=1 guest=1\nmembers: table_key=1 guest=3\n" + std::string(kFirstSeat) +
              "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 "
              "state=playing takeover=1 rounds=1 chat=between level=greedy\n");
}

TEST_CASE("ChangeTable and OpenHand: a second seat for a person is refused, and nothing is written") {
    EveningFile evening;
    evening.written(MergeGuests{.guest = 3_guest, .asking = SessionKey(1), .other = 2_guest});
    ChangeTable command;
    command.table = 1_table;
    command.seats = seats();
    SeatRow third{2_seat, 3_guest, "Neri"};
    SUBCASE("as the guest of a seat") { command.seats.push_back(third); }
    SUBCASE("as the successor of a bot's seat") {
        third.heir = std::exchange(third.guest, std::nullopt);
        command.seats.push_back(third);
    }
    const auto outcome = evening.written(command);
    const auto* second = std::get_if<DuplicateSeats>(&outcome);
    REQUIRE(second != nullptr);
    CHECK(second->seats == std::vector<Seat>{2_seat});
    CHECK_FALSE(second->before);
    CHECK(evening.come + evening.gone == "");

    OpenHand next;
    next.table = 1_table;
    next.match.key = 1_match;
    next.seats = command.seats;
    const auto opened = evening.written(next);
    REQUIRE(std::get_if<DuplicateSeats>(&opened) != nullptr);
    CHECK(evening.come + evening.gone == "");
}

TEST_CASE("ChangeTable: a person already sent a hand in another row is sent no second one") {
    EveningFile evening;
    ChangeTable command;
    command.table = 1_table;
    command.seats = {seats()[0]};
    command.disclosed = {1_hand, {2_guest, 1_seat}};
    evening.written(command);
    evening.written(MergeGuests{.guest = 3_guest, .asking = SessionKey(1), .other = 2_guest});
    command.disclosed = {1_hand, {3_guest, 2_seat}};
    const auto outcome = evening.written(command);
    const auto* saw = std::get_if<OtherHandSeen>(&outcome);
    REQUIRE(saw != nullptr);
    CHECK(saw->guest == 3_guest);
    CHECK(saw->seat == 1_seat);
    CHECK(evening.come + evening.gone == "");
}

TEST_CASE("ChangeTable: a match that is stopped early") {
    ChangeTable command;
    command.table = 1_table;
    command.seats = seats();
    command.seats[1].left_by = 2_guest;
    command.seats[1].guest = std::nullopt;
    command.stage = Stage::over;
    command.end = EndMatch{ended(), {line(0_person, 1_guest, 6), line(1_person, 2_guest, -6)}};
    command.end->match.broken_off = true;
    command.end->match.deserters = {{1_person, 2_guest}};
    check(command,
          "deserters: match_key=1 person=1 guest=2\n"
          "history: guest=1 match_key=1\nhistory: guest=2 match_key=1\nhistory: guest=3 match_key=1\n"
          "match_lines: match_key=1 round=1 hand=1 guest=1 amount=6 reason=desertion\n"
          "match_lines: match_key=1 round=1 hand=1 person=1 guest=2 amount=-6 reason=desertion\n"
          "matches: key=1 id=m table_key=1 started=5 ended=20 rounds=1 from_hand=1 ranking=[] broken_off=1 "
          "for_club=1\n"
          "seats: table_key=1 seat=1 name=Lapo ready=1 left_by=2\n"
          "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 state=over "
          "takeover=1 rounds=1 chat=between level=greedy\n",
          "matches: key=1 id=m table_key=1 started=5 rounds=1 from_hand=1 ranking=[] for_club=1\n" +
              std::string(kSecondSeat) +
              "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 "
              "state=playing takeover=1 rounds=1 chat=between level=greedy\n");
}

TEST_CASE("a command that the database rejects midway leaves nothing of its earlier writes") {
    const TempDir folder;
    const std::string path = folder.file("a.db");
    Database db(path, Synchronous::full);
    migrate(db, path, sqlite_migrations());
    db.run(kEvening);
    const auto before = rows_in(path);
    ChangeTable command;
    command.table = 1_table;
    command.answer = AnswerRow{2_guest, 10_action, ""};
    command.seats = {SeatRow{0_seat, 99_guest, "Nobody"}}; // there is no such guest
    {
        Transaction transaction(db);
        CHECK_THROWS_AS(execute(db, command), StoreError);
    }
    CHECK(rows_in(path) == before);
}

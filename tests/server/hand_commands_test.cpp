// The commands of a hand: which rows they write, all or none, and what they return.
#include "tests/server/support/evening_file.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::model;
using namespace germini::test;

namespace {

/// The second hand of the match, with the table's people.
OpenHand second_hand() {
    OpenHand command;
    command.table = 1_table;
    command.match.key = command.hand.match = 1_match;
    command.hand.id = "i";
    command.hand.number = server::MatchHand{2};
    command.hand.dealer = 1_seat;
    command.hand.opened = 60;
    command.hand.seats = {hand_seat(0_seat, 1_guest), hand_seat(1_seat, 2_guest)};
    command.first.count = 3;
    command.first.codec = 4;
    command.first.at = 60;
    command.first.bytes = server::Sealed("deal");
    command.disclosures = {{1_guest, 0_seat}, {2_guest, 1_seat}};
    command.seats = seats();
    command.seats[0].ready = command.seats[1].ready = false;
    command.people = {{1_guest, Guest{1_guest, "a", "Ginevra", 100'000'001, {}}},
                      {2_guest, Guest{2_guest, "b", "Lapo", 100'000'002, {}}}};
    command.known = {1_guest, 2_guest, 3_guest};
    return command;
}

} // namespace

TEST_CASE("OpenHand: the store writes the hand, its first events, its viewers and the seats") {
    check(second_hand(),
          "events: key=1 hand_key=2 n=1 count=3 codec=4 at=60 bytes=x64*4\n"
          "hand_seats: hand_key=2 guest=1\n"
          "hand_seats: hand_key=2 seat=1 guest=2 person=1\n"
          "hands: key=2 id=i match_key=1 number=2 dealer=1 opened=60 sighted=1\n"
          "seats: table_key=1 guest=1 name=Ginevra\n"
          "seats: table_key=1 seat=1 guest=2 name=Lapo\n"
          "sightings: hand_key=2 guest=1\n"
          "sightings: hand_key=2 guest=2 seat=1\n",
          std::string(kFirstSeat) + kSecondSeat);
    EveningFile evening;
    const auto opened = std::get<OpenHand::Opened>(evening.written(second_hand()));
    CHECK(opened.match == 1_match);
    CHECK(opened.hand == 2_hand);
    REQUIRE(opened.people.size() == 3); // every viewer, seated or not
    CHECK(opened.people.at(3_guest).name == "Neri");
}

TEST_CASE("OpenHand: the first hand begins its match, and the starter's request is answered") {
    OpenHand command = second_hand();
    command.answer = AnswerRow{2_guest, 10_action, ""};
    command.match = MatchRow{};
    command.match.id = "n";
    command.match.table = 1_table;
    command.match.from_hand = server::TableHand{2};
    command.match.started = 60;
    command.hand.number = server::MatchHand{1};
    EveningFile evening;
    const auto opened = std::get<OpenHand::Opened>(evening.written(command));
    CHECK(opened.match == 2_match);
    CHECK(evening.come.find("matches: key=2 id=n table_key=1 started=60 rounds=1 from_hand=2 for_club=1\n") !=
          std::string::npos);
    CHECK(evening.come.find("hands: key=2 id=i match_key=2 number=1 dealer=1 opened=60 sighted=1\n") !=
          std::string::npos);
    CHECK(evening.come.find("answers: table_key=1 guest=2 id=10\n") != std::string::npos);
}

TEST_CASE("OpenHand: nothing is written if a player's name has changed") {
    EveningFile evening;
    evening.written(RenameGuest{2_guest, "Lapo II"});
    OpenHand command = second_hand();
    const auto outcome = evening.written(command);
    CHECK(evening.come + evening.gone == "");
    const auto& people = std::get<OpenHand::NamesChanged>(outcome).people;
    CHECK(people.at(2_guest).name == "Lapo II");
    CHECK(people.at(1_guest).name == "Ginevra");
    command.people = people;
    command.seats[1].name = "Lapo II";
    CHECK(std::holds_alternative<OpenHand::Opened>(evening.written(command)));
    CHECK(evening.come.find("seats: table_key=1 seat=1 guest=2 name=Lapo II\n") != std::string::npos);
    // A guest without a seat may have any name.
    evening.written(RenameGuest{3_guest, "Neri II"});
    command.hand.id = "j";
    command.hand.number = server::MatchHand{3};
    CHECK(std::holds_alternative<OpenHand::Opened>(evening.written(command)));
}

namespace {

TakeStep step() {
    TakeStep command;
    command.table = 1_table;
    command.events = {1_hand, 4, 2, 5, 1_seat, Cause::seat, 2_guest, 11_action, 80, server::Sealed("step")};
    return command;
}
constexpr const char* kStep =
    "events: key=1 hand_key=1 n=4 count=2 codec=5 seat=1 cause=1 guest=2 action=11 at=80 bytes=x73*4\n";

/// The last step of the hand.
TakeStep last_step() {
    TakeStep command = step();
    CloseHand& close = command.close.emplace();
    close.hand.key = 1_hand;
    close.hand.closed = 80;
    close.hand.ending = Ending::called;
    close.hand.seats = {hand_seat(0_seat, 1_guest), hand_seat(1_seat, 2_guest)};
    close.hand.seats[0].amount = 5;
    close.hand.seats[1].amount = -5;
    close.hand.seats[1].finisher = 3_guest;
    close.hand.seats[1].finished_by = "Neri";
    close.record = server::Sealed("{1}");
    close.result = server::Sealed("{2}");
    close.match = 1_match;
    close.lines = {line(0_person, 1_guest, 6)};
    close.seats = seats();
    close.seats->at(1).guest = 3_guest;
    close.seats->at(1).name = "Neri";
    return command;
}
// BLAKE2b of the parts named in docs/verify.md, computed with Python's hashlib: 740e…
constexpr const char* kLink = "chain: n=1 hand_key=1 link=x74*32\n";
constexpr const char* kClosed = "hand_seats: hand_key=1 guest=1 amount=5\n"
                                "hand_seats: hand_key=1 seat=1 guest=2 amount=-5 person=1 finisher=3\n"
                                "hands: key=1 id=h match_key=1 number=1 opened=5 closed=80 record={1} "
                                "result={2} sighted=1 ending=called\n";
constexpr const char* kLine = "match_lines: match_key=1 round=1 hand=1 guest=1 amount=6 reason=desertion\n";
constexpr const char* kHeir = "seats: table_key=1 seat=1 guest=3 name=Neri ready=1\n";
constexpr const char* kOpen = "hand_seats: hand_key=1 guest=1\n"
                              "hand_seats: hand_key=1 seat=1 guest=2 person=1\n"
                              "hands: key=1 id=h match_key=1 number=1 opened=5 sighted=1\n";

} // namespace

TEST_CASE("TakeStep: within the hand") { check(step(), kStep); }

TEST_CASE("TakeStep: the last step closes the hand") {
    check(last_step(), std::string(kLink) + kStep + kClosed + kLine + kHeir,
          std::string(kOpen) + kSecondSeat);
}

TEST_CASE("TakeStep: the last step ends the match") {
    TakeStep command = last_step();
    command.ended = ended();
    check(command,
          std::string(kLink) + kStep + kClosed +
              "history: guest=1 match_key=1\nhistory: guest=2 match_key=1\nhistory: guest=3 match_key=1\n" +
              kLine +
              "matches: key=1 id=m table_key=1 started=5 ended=20 rounds=1 from_hand=1 ranking=[] "
              "for_club=1\n" +
              kHeir +
              "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 state=over "
              "takeover=1 rounds=1 chat=between level=greedy\n",
          std::string(kOpen) +
              "matches: key=1 id=m table_key=1 started=5 rounds=1 from_hand=1 ranking=[] for_club=1\n" +
              kSecondSeat +
              "tables: key=1 id=t game=toy rules={} bots=1 spectators=1 invitation=x00*32 host=1 "
              "state=playing takeover=1 rounds=1 chat=between level=greedy\n");
}

TEST_CASE("SetAbsences") {
    check(SetAbsences{1_hand, {{0_seat, 900}, {1_seat, 800}}},
          "hand_seats: hand_key=1 guest=1 absence=900\n"
          "hand_seats: hand_key=1 seat=1 guest=2 person=1 absence=800\n",
          "hand_seats: hand_key=1 guest=1\nhand_seats: hand_key=1 seat=1 guest=2 person=1\n");
}

// The owner of a hand or line, the early end of a match, and its deserters: the pure rule.
#include "server/table/settlement.hpp"
#include "tests/table/support/four_guests.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;
using germini::model::DeserterRow;
using germini::model::HandSeat;

namespace {

constexpr SeatSet kNobodyAway;

/// Dealt in seats 0 … 3 as persons 0, 3, 2, 1.
Seating dealt() { return four().known_as({0_person, 3_person, 2_person, 1_person}); }
Seating wished(Seating table, std::initializer_list<Asker> askers) {
    for (const Asker& asker : askers) table = good(table.break_off(asker, true));
    return table;
}
std::vector<DeserterRow> deserters(const Seating& before, const Seating& now) {
    const auto end = ended_by(before, now, kNobodyAway);
    REQUIRE(end);
    CHECK_FALSE(end->all_left);
    return end->deserters;
}
using Deserters = std::vector<DeserterRow>;

} // namespace

TEST_CASE("D-25, D-31: a hand is dealt for the player who may come back, else for the bot") {
    Seating table = dealt();
    CHECK(dealt_to(table, 1_seat, 3_person).guest == 2_guest);
    CHECK_FALSE(dealt_to(table, 1_seat, 3_person).substitute);
    for (const Seating& replaced :
         {good(good(table.stand(kSecond)).substitute(kFirst, 1_seat)), table.replaced(1_seat)}) {
        const HandSeat row = dealt_to(replaced, 1_seat, 3_person);
        CHECK(row.seat == 1_seat);
        CHECK(row.person == 3_person);
        CHECK(row.guest == 2_guest);
        CHECK(row.name == "Lapo");
        CHECK(row.substitute == "Bot 4"); // named after its person
    }
    for (const Seating& left :
         {good(good(table.leave(kSecond)).substitute(kFirst, 1_seat)),
          good(good(good(table.stand(kSecond)).substitute(kFirst, 1_seat)).leave(kSecond))}) {
        const HandSeat row = dealt_to(left, 1_seat, 3_person);
        CHECK_FALSE(row.guest);
        CHECK(row.name == "Bot 4");
        CHECK_FALSE(row.substitute);
    }
}

TEST_CASE("a match continues until all players vote to end it") {
    const Seating table = dealt();
    CHECK_FALSE(ended_by(table, table, kNobodyAway));
    const Seating three = wished(table, {kFirst, kSecond, kThird});
    CHECK_FALSE(ended_by(table, three, kNobodyAway));
    CHECK(deserters(three, wished(three, {kFourth})) == Deserters{});
    CHECK_FALSE(ended_by(table, good(table.leave(kFourth)), kNobodyAway));
    // Bots and inactive players have no vote, and silence is no consent.
    const Seating bot = good(good(three.stand(kFourth)).substitute(kFirst, 3_seat));
    CHECK(deserters(bot, bot) == Deserters{});
    Seating all_stood = table;
    for (const Asker& asker : {kFirst, kSecond, kThird, kFourth}) all_stood = good(all_stood.stand(asker));
    CHECK_FALSE(ended_by(table, all_stood, kNobodyAway));
}

TEST_CASE(
    "D-29: every player who left is a deserter; if all have left, the match is over and nothing is owed") {
    const Seating table = dealt(), one = good(table.leave(kSecond)), two = good(one.stand(kThird));
    CHECK(deserters(two, wished(two, {kFirst, kFourth})) ==
          Deserters{{2_person, 3_guest}, {3_person, 2_guest}});
    CHECK_FALSE(ended_by(two, good(two.leave(kFirst)), kNobodyAway));
    const Seating three = good(two.leave(kFirst));
    // One may still come back, though nobody plays.
    const Seating none = good(three.leave(kFourth));
    CHECK_FALSE(ended_by(three, none, kNobodyAway));
    const auto end = ended_by(none, good(none.leave(kThird)), kNobodyAway);
    REQUIRE(end);
    CHECK(end->all_left);
    CHECK(end->deserters == Deserters{{0_person, 1_guest}, {1_person, 4_guest}, {3_person, 2_guest}});
    // A table of bots alone has nobody who could leave.
    Seating bots(2);
    bots = good(good(bots.put_bot(kFirst, 0_seat)).put_bot(kFirst, 1_seat));
    CHECK_FALSE(ended_by(bots, bots, kNobodyAway));
}

TEST_CASE("D-33: the last player to leave after all others voted to end it consents") {
    const Seating wishes = wished(dealt(), {kFirst, kSecond, kThird});
    CHECK(deserters(wishes, good(wishes.leave(kFourth))) == Deserters{});
    CHECK(deserters(wishes, good(wishes.stand(kFourth))) == Deserters{});
    // Not the player who left earlier and was not the last to be asked.
    const Seating before = wished(good(dealt().leave(kSecond)), {kFirst, kThird});
    CHECK(deserters(before, good(before.leave(kFourth))) == Deserters{{3_person, 2_guest}});
    const Seating stood = wished(good(dealt().stand(kSecond)), {kFirst, kThird});
    CHECK(deserters(stood, good(stood.leave(kFourth))) == Deserters{{3_person, 2_guest}});
}

TEST_CASE("D-33: nobody waits for a player whose connection is lost, and they are not a deserter") {
    const Seating wishes = wished(dealt(), {kFirst, kSecond, kThird});
    const auto end = ended_by(wishes, wishes, SeatSet(3_seat));
    REQUIRE(end);
    CHECK(end->deserters.empty());
    CHECK_FALSE(end->all_left);
    CHECK_FALSE(ended_by(wishes, wishes, SeatSet::all(3)));
    CHECK_FALSE(ended_by(dealt(), dealt(), SeatSet::all(4)));
}

TEST_CASE("D-33: a staller is a deserter, whatever they or the others do later") {
    auto rows = wished(dealt(), {kFirst, kSecond, kThird}).replaced(3_seat).rows();
    rows.at(3).stalled = true;
    const Seating stalled = Seating(4, rows).known_as({0_person, 3_person, 2_person, 1_person});
    CHECK(deserters(stalled, stalled) == Deserters{{1_person, 4_guest}});
    CHECK(deserters(stalled, good(stalled.leave(kFourth))) == Deserters{{1_person, 4_guest}});
}

TEST_CASE("D-32: a line belongs to the player dealt the last hand, a deserter's to the deserter") {
    std::vector<HandSeat> dealt(3);
    dealt[0] = {0_seat, 2_person, 7_guest, "Ginevra", {}, {}, {}, {}};
    dealt[1] = {1_seat, 0_person, 8_guest, "Lapo", {}, {}, "Bot 1", "Bot 1"};
    dealt[2] = {2_seat, 1_person, {}, "Bot 2", {}, {}, {}, {}};
    const auto of = [&](germini::Person person, const Deserters& who) {
        return account_of(person, dealt, who);
    };
    CHECK(of(2_person, {}).guest == 7_guest);
    CHECK(of(2_person, {}).name == "Ginevra");
    CHECK(of(0_person, {}).guest == 8_guest);
    CHECK(of(0_person, {}).substitute == "Bot 1");
    CHECK_FALSE(of(1_person, {}).guest);
    CHECK(of(1_person, {}).name == "Bot 2");
    CHECK(of(0_person, {{0_person, 8_guest}}).name == "Lapo");
    CHECK(of(0_person, {{1_person, 9_guest}}).guest == 8_guest);
    CHECK(of(1_person, {{1_person, 9_guest}}).guest == 9_guest);
    CHECK(of(1_person, {{1_person, 9_guest}}).name == "");
}

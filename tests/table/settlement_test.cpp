// Who a hand is dealt to, when a match ends before its time, who deserts, and whose a line is: the pure rule.
#include "server/table/settlement.hpp"
#include "tests/table/kit/keys.hpp"

#include <doctest/doctest.h>

using namespace germini::server;
using namespace germini::test;
using germini::store::DeserterRow;
using germini::store::HandSeat;

namespace {

const Asker kFirst{1_guest, "Ginevra", true}, kSecond{2_guest, "Lapo", false},
    kThird{3_guest, "Nannina", false}, kFourth{4_guest, "Cosimo", false}, kStranger{5_guest, "Neri", false};
const std::vector<bool> kNobodyAway(4, false);

Seating good(const Seating::Outcome& outcome) {
    REQUIRE_MESSAGE(outcome.has_value(), (outcome ? "" : std::string(outcome.error())));
    return *outcome;
}

/// Four guests, dealt in seats 0 … 3 as persons 0, 3, 2, 1.
Seating four() {
    Seating table(4);
    for (const Asker& asker : {kFirst, kSecond, kThird, kFourth})
        table = good(table.sit(asker, static_cast<int>(asker.guest.number()) - 1));
    return table.known_as({0, 3, 2, 1});
}
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

TEST_CASE("D-25, D-31: a hand is dealt on the account of who may come back, else on the bot's own") {
    Seating table = four();
    CHECK(dealt_to(table, 1, 3).guest == 2_guest);
    CHECK_FALSE(dealt_to(table, 1, 3).substitute);
    for (const Seating& replaced :
         {good(good(table.stand(kSecond)).substitute(kFirst, 1)), table.replaced(1)}) {
        const HandSeat row = dealt_to(replaced, 1, 3);
        CHECK(row.seat == 1);
        CHECK(row.person == 3);
        CHECK(row.guest == 2_guest);
        CHECK(row.name == "Lapo");
        CHECK(row.substitute == "Bot 4"); // called after its person
    }
    for (const Seating& left :
         {good(good(table.leave(kSecond)).substitute(kFirst, 1)),
          good(good(good(table.stand(kSecond)).substitute(kFirst, 1)).leave(kSecond))}) {
        const HandSeat row = dealt_to(left, 1, 3);
        CHECK_FALSE(row.guest);
        CHECK(row.name == "Bot 4");
        CHECK_FALSE(row.substitute);
    }
}

TEST_CASE("a match goes on until all who play wish its end") {
    const Seating table = four();
    CHECK_FALSE(ended_by(table, table, kNobodyAway));
    const Seating three = wished(table, {kFirst, kSecond, kThird});
    CHECK_FALSE(ended_by(table, three, kNobodyAway));
    CHECK(deserters(three, wished(three, {kFourth})) == Deserters{});
    CHECK_FALSE(ended_by(table, good(table.leave(kFourth)), kNobodyAway));
    // Bots and whoever does not play himself have no say, and nobody's silence is no consent.
    const Seating bot = good(good(three.stand(kFourth)).substitute(kFirst, 3));
    CHECK(deserters(bot, bot) == Deserters{});
    Seating all_stood = table;
    for (const Asker& asker : {kFirst, kSecond, kThird, kFourth}) all_stood = good(all_stood.stand(asker));
    CHECK_FALSE(ended_by(table, all_stood, kNobodyAway));
}

TEST_CASE("D-29: every one who left deserts; where all have left it is over, and nothing is owed") {
    const Seating table = four(), one = good(table.leave(kSecond)), two = good(one.stand(kThird));
    CHECK(deserters(two, wished(two, {kFirst, kFourth})) == Deserters{{2, 3_guest}, {3, 2_guest}});
    CHECK_FALSE(ended_by(two, good(two.leave(kFirst)), kNobodyAway));
    const Seating three = good(two.leave(kFirst));
    // One may still come back, though nobody plays.
    const Seating none = good(three.leave(kFourth));
    CHECK_FALSE(ended_by(three, none, kNobodyAway));
    const auto end = ended_by(none, good(none.leave(kThird)), kNobodyAway);
    REQUIRE(end);
    CHECK(end->all_left);
    CHECK(end->deserters == Deserters{{0, 1_guest}, {1, 4_guest}, {3, 2_guest}});
    // A table of bots alone has nobody who could leave.
    Seating bots(2);
    bots = good(good(bots.put_bot(kFirst, 0)).put_bot(kFirst, 1));
    CHECK_FALSE(ended_by(bots, bots, {false, false}));
}

TEST_CASE("D-33: who goes last where all the others wish the end consents to it") {
    const Seating wishes = wished(four(), {kFirst, kSecond, kThird});
    CHECK(deserters(wishes, good(wishes.leave(kFourth))) == Deserters{});
    CHECK(deserters(wishes, good(wishes.stand(kFourth))) == Deserters{});
    // Not who went before: he was not the last to be asked.
    const Seating before = wished(good(four().leave(kSecond)), {kFirst, kThird});
    CHECK(deserters(before, good(before.leave(kFourth))) == Deserters{{3, 2_guest}});
    const Seating stood = wished(good(four().stand(kSecond)), {kFirst, kThird});
    CHECK(deserters(stood, good(stood.leave(kFourth))) == Deserters{{3, 2_guest}});
}

TEST_CASE("D-33: for one whose line is lost nobody waits, and he is no deserter") {
    const Seating wishes = wished(four(), {kFirst, kSecond, kThird});
    const auto end = ended_by(wishes, wishes, {false, false, false, true});
    REQUIRE(end);
    CHECK(end->deserters.empty());
    CHECK_FALSE(end->all_left);
    CHECK_FALSE(ended_by(wishes, wishes, {true, true, true, false}));
    CHECK_FALSE(ended_by(four(), four(), {true, true, true, true}));
}

TEST_CASE("D-33: a staller deserts, whatever he or the others do then") {
    auto rows = wished(four(), {kFirst, kSecond, kThird}).replaced(3).rows();
    rows.at(3).stalled = true;
    const Seating stalled = Seating(4, rows).known_as({0, 3, 2, 1});
    CHECK(deserters(stalled, stalled) == Deserters{{1, 4_guest}});
    CHECK(deserters(stalled, good(stalled.leave(kFourth))) == Deserters{{1, 4_guest}});
}

TEST_CASE("D-32: a line is whose the last hand was dealt to, a deserter's his own") {
    std::vector<HandSeat> dealt(3);
    dealt[0] = {0, 2, 7_guest, "Ginevra", {}, {}, {}};
    dealt[1] = {1, 0, 8_guest, "Lapo", {}, "Bot 1", "Bot 1"};
    dealt[2] = {2, 1, {}, "Bot 2", {}, {}, {}};
    const auto of = [&](int person, const Deserters& who) { return account_of(person, dealt, who); };
    CHECK(of(2, {}).guest == 7_guest);
    CHECK(of(2, {}).name == "Ginevra");
    CHECK(of(0, {}).guest == 8_guest);
    CHECK(of(0, {}).substitute == "Bot 1");
    CHECK_FALSE(of(1, {}).guest);
    CHECK(of(1, {}).name == "Bot 2");
    CHECK(of(0, {{0, 8_guest}}).name == "Lapo");
    CHECK(of(0, {{1, 9_guest}}).guest == 8_guest);
    CHECK(of(1, {{1, 9_guest}}).guest == 9_guest);
    CHECK(of(1, {{1, 9_guest}}).name == "");
}

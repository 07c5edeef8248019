// Calling "tocco!": who is asked, which calls are true, and who gets the card.
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tocchi_game;

namespace {

Rules called_six(int wagers = kTouches) { return six(wagers, 3); }
Rules called_palio() { return rules_of("palio", {{"call", 8}}); }

SeatSet seats(std::initializer_list<int> numbers) {
    SeatSet out;
    for (const int number : numbers) out.add(seat(number));
    return out;
}

} // namespace

TEST_CASE("CALL-1, TURN-1, TURN-2: every seat answers once after each card, the dealer too, in any order") {
    HandDriver hand(called_six(), 2, kThree, "SK CK");
    hand.turn();
    CHECK(hand.state().phase == Phase::call);
    CHECK(hand.state().due == seats({0, 1, 2}));
    CHECK(hand.clause_of_turn(2) == "TURN-2");
    CHECK(hand.clause_of_call(3) == "TURN-1"); // no such seat
    hand.answer(1, false);
    CHECK(hand.clause_of_call(1) == "TURN-1"); // it has answered
    hand.answer(2, false);
    CHECK(hand.clause_of_call(0).empty());
    hand.answer(0, false);
    CHECK(hand.state().phase == Phase::turn);
    CHECK(hand.clause_of_call(0) == "TURN-2");
    CHECK(hand.clause_of_turn(0) == "TURN-1");
    CHECK(hand.clause_of_turn(2).empty());
}

TEST_CASE("CALL-1: with 0 seconds nobody is asked, with 3, 5 or 8 everybody is") {
    for (const int seconds : {0, 3, 5, 8}) {
        HandDriver hand(rules_of("sei_tocchi", {{"call", seconds}}), 1, kTwo, "D8");
        hand.turn();
        CHECK((hand.state().phase == Phase::call) == (seconds > 0));
        CHECK((hand.taken(0) == "D8") == (seconds == 0));
    }
}

TEST_CASE("CALL-2: in sei tocchi a call is true if the card touches the caller") {
    HandDriver hand(called_six(), 1, kTwo, "D8 D9");
    CHECK(hand.turn_for({0}).last() == "seat 0");
    CHECK(hand.state().barred.empty());
    CHECK(hand.turn_for({0}).last() == "nobody"); // at two
    CHECK(hand.state().barred == seats({0}));
}

TEST_CASE("CALL-2: in al palio a call is true if nobody is nearer, not even a player who is not asked") {
    HandDriver far(called_palio(), 2, kThree, "S1 T38 BK");
    CHECK(far.turn_for({1, 2}).last() == "seat 2"); // at 3; the T38's player has no sword
    CHECK(far.state().barred == seats({1}));
    CHECK(far.turn_for({2}).last() == "missed"); // at 8; seat 1, which is not asked, is at 1
    CHECK(far.state().barred == seats({2}));
    CHECK(far.turn_for({1}).last() == "seat 1"); // at 3, the only baton
    CHECK(far.state().barred.empty());
}

TEST_CASE("CALL-3: a missed card goes to the middle, and a shared one to the only player who calls it") {
    const auto goes = [](std::initializer_list<int> callers, std::string_view code) {
        return HandDriver(called_six(), 1, kTwo, code).turn_for(callers).last();
    };
    CHECK(goes({}, "T24") == "missed");
    CHECK(goes({0}, "T24") == "seat 0");
    CHECK(goes({1}, "T24") == "seat 1");
    CHECK(goes({0, 1}, "T24") == "shared");
    CHECK(goes({}, "D8") == "missed");
    CHECK(goes({1}, "D8") == "missed");
    CHECK(goes({0, 1}, "D8") == "seat 0");
    CHECK(goes({}, "DK") == "nobody");
    CHECK(goes({0, 1}, "DK") == "nobody");
    // In al palio too: T25 is at 5 from seats 0 and 2.
    CHECK(HandDriver(called_palio(), 2, kThree, "T25").turn_for({0}).last() == "seat 0");
    CHECK(HandDriver(called_palio(), 2, kThree, "T25").turn_for({0, 2}).last() == "shared");
    CHECK(HandDriver(called_palio(), 2, kThree, "T25").turn_for({1}).last() == "missed");
}

TEST_CASE(
    "CALL-4, TURN-1: after a false call its caller is not asked at the next card, but at the one after") {
    HandDriver hand(called_six(), 1, kTwo, "DK D8 D2 B6");
    hand.turn_for({1}).turn();
    CHECK(hand.state().due == seats({0}));
    CHECK(hand.clause_of_call(1) == "TURN-1");
    hand.answer(0, true);
    CHECK(hand.taken(0) == "D8");
    hand.turn();
    CHECK(hand.state().due == seats({0, 1}));
    hand.answer(0, true).answer(1, true); // seat 0 calls falsely beside a true call
    CHECK(hand.taken(1) == "D2");
    CHECK(hand.turn().state().due == seats({1}));
}

TEST_CASE("CALL-4: a card about which nobody may be asked goes to the middle at once") {
    HandDriver missed(called_six(2), 1, kTwo, "DK D8 B6");
    missed.turn_for({0, 1}).turn();
    CHECK(missed.state().phase == Phase::turn);
    CHECK(missed.last() == "missed");
    CHECK(missed.state().middle == cards("DK D8"));
    CHECK(missed.turn().state().due == seats({0, 1})); // at the next card both may call again
    HandDriver nobody(called_six(2), 1, kTwo, "DK T27");
    nobody.turn_for({0, 1}).turn();
    CHECK(nobody.last() == "nobody");
    CHECK(nobody.marks() == "guasto 0 1 [T27]"); // which nobody has to call
}

TEST_CASE("CALL-5: nothing happens before the last answer, and until then every answer is withheld") {
    HandDriver hand(called_six(2), 1, kTwo, "T27 T24");
    hand.turn();
    CHECK(withheld(hand.state()) == 0);
    hand.answer(1, true);
    CHECK(withheld(hand.state()) == 1);
    CHECK(hand.state().turned == card("T27"));
    CHECK(hand.state().middle.empty());
    CHECK(hand.state().barred.empty());
    CHECK(hand.marks().empty());
    hand.answer(0, false);
    CHECK(withheld(hand.state()) == 0);
    CHECK(hand.marks() == "guasto 0 1 [T27]");
    CHECK(hand.state().barred == seats({1}));
}

TEST_CASE("CALL-5, D-65: pappoleggio, versicole, guasto and privilegio are marked without a call, and a "
          "missed touch "
          "is neither of the last two") {
    HandDriver hand(called_six(2), 1, kTwo, "T27 T28 T26 C3");
    CHECK(hand.turn_for({}).turn_for({}).marks() == "guasto 0 1 [T27]; guasto 1 1 [T28]");
    hand.turn_for({}); // the T26 touches seat 0
    CHECK(hand.last() == "missed");
    CHECK(hand.marks() == "guasto 0 1 [T27]; guasto 1 1 [T28]");
    CHECK(hand.turn_for({0}).ending() == "0 pappoleggio");
    HandDriver versicola(called_six(), 1, {"T28 T29 C2 C4 D7 S1 BK", "T23 T33 C9 D1 S10 B5 M"}, "T30");
    CHECK(versicola.turn_for({0}).marks() == "tavola 0 2 [T30]; versicola 0 1 [T28 T29 T30]");
}

TEST_CASE(
    "CALL-3, TOC-11, TOC-12: the first touch is the first that is taken; a missed first card is no tavola") {
    HandDriver hand(called_six(), 1, kTwo, "T24 D8");
    CHECK(hand.turn_for({}).turn_for({0}).marks() == "primo 0 1 [D8]");
    HandDriver lupini(called_palio(), 2, kThree, "T38 D6");
    CHECK(lupini.turn_for({}).turn_for({1}).marks() ==
          "accusa 1 1 [D7 D5]; primo 1 1 [D6]; pappoleggio 1 3 [D7 D6 D5]");
}

TEST_CASE("CALL-3, TOC-9: a card of al palio that touches counts two for its caller") {
    HandDriver hand(called_palio(), 2, kThree, "T38 S1");
    CHECK(hand.turn_for({1}).state().count[1] == 2);
    CHECK(hand.turn_for({2}).state().count[2] == 1);
}

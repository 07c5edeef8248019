// The calls between partners, and what everybody knows by them.
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;

namespace {

bool is_true(Call call, std::string_view hand, std::string_view played = "", std::string_view partner = "") {
    return has(true_calls(cards(hand), {cards(played), cards(partner)}), call);
}

// A hand under way: the trick's cards so far, by seat; seat 0 is due.
State under_way(std::string_view hand, std::string_view played) {
    State s;
    s.dealer = seat(3);
    s.phase = Phase::play;
    s.due = SeatSet(seat(0));
    s.hand[0] = cards(hand);
    s.played = cards(played);
    return s;
}

} // namespace

TEST_CASE("Sicilian tarocchi (CALL-2 … CALL-6, CALL-8, V-CALL-1 … V-CALL-5): the calls of high trumps") {
    CHECK(is_true(Call::batto, "T20 T18 T17 C5"));
    CHECK(is_true(Call::batto_forte, "T20 T18 T17 C5"));
    CHECK_FALSE(is_true(Call::sfondo, "T20 T18 T17 C5"));
    CHECK(is_true(Call::batto, "T19 T17", "T20 T18"));
    CHECK_FALSE(is_true(Call::batto, "T19 T17"));
    CHECK_FALSE(is_true(Call::batto, "T19 T18"));
    CHECK(is_true(Call::batto_senza_giove, "T19 T18"));
    CHECK_FALSE(is_true(Call::batto_forte, "T19 T18 T17"));
    CHECK(is_true(Call::batto_forte, "T19 T18 T17", "", "T20"));
    CHECK(is_true(Call::batto_forte, "T19 T18 T17", "T20"));
    CHECK(is_true(Call::batto_forte, "T18 T17 T16", "T20 T19"));
    CHECK(is_true(Call::sfondissimo, "T20 T19 T18 T17"));
    CHECK_FALSE(is_true(Call::sfondo_i_tavoli, "T20 T19 T18 T17"));
    CHECK(is_true(Call::sfondo_i_tavoli, "T20 T19 T18 T17 T16"));
    CHECK(is_true(Call::maggiori_bianchi, "T14 T15"));
    CHECK(is_true(Call::minore_bianco, "T13"));
    CHECK_FALSE(is_true(Call::minore_bianco, "T14"));
}

TEST_CASE("Sicilian tarocchi (CALL-10, D-11): a call shows its cards to be the caller's") {
    CHECK(implied_by(Call::batto, {}) == cards("T20"));
    CHECK(implied_by(Call::batto, cards("T20 T18")) == cards("T19 T17"));
    CHECK(implied_by(Call::batto_forte, {}).empty());
    CHECK(implied_by(Call::sfondo, {}) == cards("T20 T19 T18"));
    HandDriver caller(under_way("T20 C5", ""));
    caller.make(PlayMove{card("C5"), {Call::giove}, false});
    CHECK(caller.state().shown[0] == cards("T20 C5"));
}

TEST_CASE("Sicilian tarocchi (CALL-1, CALL-9): false, repeated, unknown and forbidden calls are refused") {
    State state = under_way("T20 T18 C5", "");
    const HandDriver hand(state);
    CHECK(hand.clause_of_card("C5", {Call::giove, Call::batto}) == "");
    CHECK(hand.clause_of_card("C5", {Call::balla}) == "CALL-1");
    CHECK(hand.clause_of_card("C5", {Call::giove, Call::giove}) == "CALL-1");
    CHECK(hand.clause(PlayMove{card("C5"), {}, true}) == "CALL-1");
    CHECK(hand.clause_of_card("T20", {Call::giove}) == ""); // the card about to be played counts
    state.rules.calls = false;
    CHECK(HandDriver(state).clause_of_card("C5", {Call::giove}) == "CALL-1");
}

TEST_CASE("Sicilian tarocchi (CALL-7, D-11): a suit that the others lack, by what the caller knows") {
    State state = under_way("C5 D6 T3", "");
    const auto allowed = [&](std::string_view code, Call call) {
        return HandDriver(state).clause_of_card(code, {call}).empty();
    };
    state.voids = {0, 1, 0, 1}; // of cups
    CHECK(allowed("C5", Call::a_due));
    CHECK_FALSE(allowed("C5", Call::a_tutti));
    CHECK_FALSE(allowed("D6", Call::a_due));
    CHECK_FALSE(allowed("T3", Call::a_due));
    state.voids = {0, 1, 1, 1};
    CHECK(allowed("C5", Call::a_tutti));
    state.voids = {};
    state.played = suit_cards(Suit::coins) - cards("D6");
    CHECK(allowed("D6", Call::a_tutti));
    state.played.remove(card("DQ"));
    CHECK_FALSE(allowed("D6", Call::a_tutti));
    state.dealer = seat(0);
    state.discard = cards("DQ"); // the dealer's own discard is known to the dealer
    CHECK(allowed("D6", Call::a_tutti));
}

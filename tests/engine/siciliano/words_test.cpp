// Packets, cards turned up, announcements, and the words that annul a hand.
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;

namespace {

const Rules kTortorici = *preset("tortorici2014"), kDummett = *preset("dummett");

// A hand of dealer 3 before the words of a round; the rounds before it end with the first speaker's Tengo.
HandDriver before_words(int round, const std::array<std::string_view, kSeats>& hands = {"", "", "", ""},
                        Rules rules = kTortorici) {
    rules.first_tengo = FirstTengo::binds;
    HandDriver hand(rules, 3, pack_of(3, hands));
    for (int r = 1;; ++r) {
        if (hand.phase() == Phase::expose) hand.expose({0, 0, 0});
        if (r == round) return hand;
        hand.make(tengo());
    }
}

int dealt(const HandDriver& hand) { return kCards - hand.state().stock.size(); }

} // namespace

TEST_CASE("Sicilian tarocchi (DEAL-1, DEAL-2, DEAL-4, SAY-6): packets of five are dealt from the dealer's "
          "right, the monte last") {
    Pack pack{};
    std::size_t i = 0;
    for (Card one : kWholePack) pack[i++] = one;
    HandDriver hand(kTortorici, 1, pack);
    CHECK(hand.state().hand[2] == CardSet(CardList{pack[0], pack[1], pack[2], pack[3], pack[4]}));
    CHECK(hand.state().hand[1].has(pack[19]));
    hand.expose({0, 4, 2}).make(tengo()).make(tengo());
    CHECK(hand.state().hand[2].has(pack[40]));
    hand.expose({1, 1, 0}).make(tengo());
    CHECK(hand.phase() == Phase::discard);
    CHECK(hand.due() == 1);
    CHECK(hand.state().hand[1].size() == 18);
    for (std::size_t place : {60u, 61u, 62u}) CHECK(hand.state().hand[1].has(pack[place]));
}

TEST_CASE("Sicilian tarocchi (EXP-1, EXP-3, D-13): the dealer turns up one card of each other packet") {
    HandDriver hand(kTortorici, 3, pack_of(3, {"C5 C6 C7 C8 C9", "D5 D6 D7 D8 D9", "S5 S6 S7 S8 S9", ""}));
    const auto clause = [&](std::initializer_list<std::optional<int>> positions) {
        ExposeMove move;
        for (const auto& position : positions) move.positions.push_back(position);
        return hand.clause(move);
    };
    CHECK(clause({0, 1}) == "EXP-1");
    CHECK(clause({0, 1, 2, 3}) == "EXP-1");
    CHECK(clause({0, 5, 2}) == "EXP-1");
    CHECK(clause({0, -1, 2}) == "EXP-1");
    CHECK(clause({0, std::nullopt, 2}) == "EXP-1");
    hand.expose({0, 4, 2});
    CHECK(hand.state().shown[0] == cards("C5"));
    CHECK(hand.state().shown[1] == cards("D9"));
    CHECK(hand.state().shown[2] == cards("S7"));
    CHECK(hand.state().shown[3].empty());
}

TEST_CASE("Sicilian tarocchi (EXP-1, EXP-2, D-8, D-14): Dummett's dealer may turn up cards of all four in "
          "rounds 1 and 2") {
    HandDriver hand(kDummett, 3, pack_of(3, {"", "", "", "CK"}));
    CHECK(hand.clause(ExposeMove{{0, 1, 2}}) == "EXP-1");
    hand.expose({std::nullopt, std::nullopt, std::nullopt, 0});
    CHECK(hand.state().shown[3] == cards("CK"));
    hand.make(AnnounceMove{});
    CHECK(hand.phase() == Phase::expose);
    hand.expose({std::nullopt, std::nullopt, std::nullopt, std::nullopt}).make(AnnounceMove{});
    CHECK(hand.phase() == Phase::discard); // no words after round 3
    CHECK(dealt(hand) == 63);
}

TEST_CASE(
    "Sicilian tarocchi (ANN-1, ANN-2, ANN-4, ANN-5, V-ANN-1, V-ANN-2): announcements in the first round") {
    const HandDriver hand = before_words(1, {"M T5 T9 CK S7", "", "", ""});
    for (const int trionfi : {3, 4, 5}) CHECK(hand.clause(items("M", 0, 1, trionfi)) == "");
    for (const int trionfi : {-1, 2, 6}) CHECK(hand.clause(items("M", 0, 1, trionfi)) == "ANN-4");
    CHECK(hand.clause(items("", 0, 2)) == "ANN-2");
    CHECK(hand.clause(items("T1")) == "ANN-2");
    CHECK(hand.clause(items("", 1)) == "ANN-2");
    CHECK(hand.clause(items("M M")) == "ANN-1");
    CHECK(hand.clause(AnnounceMove{}) == "ANN-1");
    AnnounceMove both = tengo();
    both.re = 1;
    CHECK(hand.clause(both) == "ANN-1");
    both = {};
    both.decine = CardList{};
    CHECK(hand.clause(both) == "ANN-1");
    both = {};
    both.arie = 0;
    CHECK(hand.clause(both) == "ANN-2");
}

TEST_CASE("Sicilian tarocchi (ANN-4, V-ANN-3): the number of trumps may exceed the real one by two, up to "
          "the cards") {
    const auto allowed = [](std::string_view hand) {
        std::string out;
        const HandDriver driver = before_words(1, {hand, "", "", ""});
        for (int n = 1; n <= 7; ++n)
            if (driver.clause(items("", 0, 0, n)).empty()) out += std::to_string(n);
        return out;
    };
    CHECK(allowed("T2 T3 T4 T5 M") == "5");
    CHECK(allowed("T2 C5 C6 C7 C8") == "123");
    CHECK(allowed("C9 C5 C6 C7 C8") == "12");
    HandDriver last = before_words(3, {"T2 T3 T4 C5 C6 T5 T6 C7 C8 C9 T7 T8 B5 B6 B7", "", "", ""});
    for (const int n : {6, 8, 9}) CHECK(last.clause(items("", 0, 0, n)) == "ANN-4");
    CHECK(last.clause(items("", 0, 0, 7)) == "");
    const HandDriver none = before_words(3, {"C5 C6 C7 C8 C9 D5 D6 D7 D8 D9 B5 B6 B7 B8 B9", "", "", ""});
    for (const int n : {1, 2}) CHECK(none.clause(items("", 0, 0, n)) == "ANN-4");
}

TEST_CASE("Sicilian tarocchi (ANN-2, ANN-11, V-ANN-4): the examples of composed statements are true") {
    CHECK(before_words(1, {"T18 T3 BK C8 D9", "", "", ""}).clause(items("", 1, 1, 2)) == "");
    CHECK(before_words(1, {"T1 T4 T6 DK SK", "", "", ""}).clause(items("T1", 0, 2, 3)) == "");
}

TEST_CASE("Sicilian tarocchi (ANN-2, ANN-10, D-3): Giove is an Aria in a number only with that option") {
    Rules rules = kTortorici;
    CHECK(before_words(1, {"T20 T16", "", "", ""}, rules).clause(items("", 2)) == "ANN-2");
    rules.aria_giove = true;
    CHECK(before_words(1, {"T20 T16", "", "", ""}, rules).clause(items("", 2)) == "");
}

TEST_CASE("Sicilian tarocchi (ANN-1, ANN-3, ANN-6, V-ANN-5): the second speaker names two Kings at most, "
          "after items only") {
    HandDriver hand = before_words(1, {"BK", "CK DK SK", "", ""});
    hand.make(items("", 0, 1));
    CHECK(hand.due() == 1);
    CHECK(hand.clause(items("", 0, 3)) == "ANN-3");
    CHECK(hand.clause(items("", 0, 2)) == "");
    CHECK(hand.clause(AnnounceMove{}) == "");
    HandDriver after_tengo = before_words(1);
    after_tengo.make(tengo());
    CHECK(decide(after_tengo.state(), Move{seat(1), items("", 0, 1)}).error().clause == "TURN-1");
}

TEST_CASE(
    "Sicilian tarocchi (ANN-1, ANN-3, ANN-9, D-17): Dummett's speakers tell Arie and at most two Kings") {
    HandDriver hand(kDummett, 3, pack_of(3, {"CK DK SK T20 M", "", "", ""}));
    hand.expose({std::nullopt, std::nullopt, std::nullopt, std::nullopt});
    CHECK(hand.clause(tengo()) == "ANN-1");
    CHECK(hand.clause(items("M")) == "ANN-1");
    CHECK(hand.clause(items("", 0, 0, 2)) == "ANN-1");
    CHECK(hand.clause(items("", 0, 3)) == "ANN-3");
    CHECK(hand.clause(items("", 1, 2)) == "");
    CHECK(hand.clause(AnnounceMove{}) == "");
}

TEST_CASE("Sicilian tarocchi (SAY-1 … SAY-6, ANN-7, D-5, D-12, V-SAY-1): who is asked, and when the hand is "
          "annulled, in each round") {
    const std::array<std::string_view, kSeats> kings{"CK", "DK", "", ""};
    for (const int round : {1, 2, 3}) {
        CAPTURE(round);
        const auto goes_on = [&](const HandDriver& hand) {
            return round == 3 ? hand.phase() == Phase::discard : hand.state().round == round + 1;
        };
        for (const bool announces : {true, false}) {
            HandDriver hand = before_words(round, kings);
            hand.make(items("", 0, 1)).make(announces ? items("", 0, 1) : AnnounceMove{});
            CHECK(hand.due() == 2);
            CHECK(hand.clause(SayMove{SayMove::Word::other}) == "SAY-1");
            HandDriver third = hand, fourth = hand;
            CHECK(goes_on(third.keep()));
            fourth.mischio();
            CHECK(fourth.due() == 3);
            CHECK(goes_on(fourth.keep()));
            hand.mischio().mischio();
            CHECK(hand.phase() == Phase::over);
            CHECK(hand.state().ending == Ending::annulled);
            CHECK(hand.state().round == round);
            CHECK(dealt(hand) == 20 * round);
            CHECK(result(hand.state())->amounts == Amounts{0, 0, 0, 0});
        }
        HandDriver second = before_words(round, kings);
        CHECK(goes_on(second.make(items("", 0, 1)).make(tengo())));
        HandDriver first = before_words(round, kings);
        CHECK(goes_on(first.make(tengo())));
        Rules silent = kTortorici;
        silent.silence = true;
        HandDriver silence = before_words(round, kings, silent);
        CHECK(goes_on(silence.make(AnnounceMove{})));
    }
}

TEST_CASE(
    "Sicilian tarocchi (SAY-5, D-4, VAR-2): a Tengo that only informs leaves the decision to the last two") {
    Rules rules = kTortorici;
    rules.first_tengo = FirstTengo::informs;
    HandDriver hand(rules, 3, pack_of(3, {"CK", "", "", ""}));
    hand.expose({0, 0, 0});
    HandDriver first = hand;
    first.make(tengo());
    CHECK(first.due() == 2);
    hand.make(items("", 0, 1)).make(tengo());
    CHECK(hand.due() == 2);
    CHECK(hand.mischio().mischio().state().ending == Ending::annulled);
}

TEST_CASE(
    "Sicilian tarocchi (SCA-1, SCA-2, D-6): the dealer discards three cards that are not worth 5 or 10") {
    HandDriver hand = before_words(3, {"", "", "", "M T1 T16 CK CQ CJ C5 T2"});
    hand.make(tengo());
    CHECK(hand.clause(DiscardMove{run("CQ CJ")}) == "SCA-1");
    CHECK(hand.clause(DiscardMove{run("CQ CJ CJ")}) == "SCA-1");
    for (const std::string_view banned : {"CQ CJ M", "CQ CJ T1", "CQ CJ T16", "CQ CJ CK"})
        CHECK(hand.clause(DiscardMove{run(banned)}) == "SCA-2");
    CHECK(hand.clause(DiscardMove{run("CQ CJ T2")}) == "");
    hand.discard("CQ CJ C5");
    CHECK(hand.due() == 0);
    CHECK(hand.state().hand[3].size() == 15);
}

// The signals of the greedy bots of Minchiate: each occurs, is true, is what the hand warrants, and is read.
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/signals.hpp"
#include "engine/minchiate/fumata.hpp"
#include "engine/minchiate/game.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>
#include <map>
#include <string>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

constexpr int kHands = 100;

Rules with_fumata(std::string_view name, Fumata fumata) {
    Rules rules = *preset(name);
    rules.fumata = fumata;
    return rules;
}

// What a fumata says of the hand, counted again from the plays alone (SIG-1, SIG-2).
class FumataCheck {
public:
    explicit FumataCheck(Fumata fumata) : fumata_(fumata) {}

    /// Checks a card that is played; called before it is on the table.
    void check(const State& state, Seat seat, Card card) {
        const bool first = is_trump(card) && !trumped_.has(seat);
        if (is_trump(card)) trumped_.add(seat);
        const int best = number_of(state, card, first);
        for (int i = 0; i < best; ++i) {
            CardSet left = trumps(36, 40) - signalled_ - state.pile[0] - state.pile[1];
            for (const CardSet& shown : state.shown) left -= shown;
            if (left.empty()) return;
            CHECK(at(state.hand, seat).has(left.last()));
            signalled_.add(left.last());
        }
    }

private:
    // The number of arie that the card signals; 0 if it is no fumata.
    int number_of(const State& state, Card card, bool first) const {
        if (!is_trump(card)) return 0;
        const int number = trump_number(card);
        const bool leads = state.trick.count == 0;
        if (leads && number >= 2 && number <= 5) return state.trick.number < 14 ? 1 : 0;
        if (!leads && number == 10 && first)
            return is_suit_card(at(state.trick.cards, state.trick.leader)) ? 1 : 0;
        if (!leads || !first || number < 21 || number > 27) return 0;
        return fumata_ == Fumata::best ? 1 : number < 25 ? 3 : 2;
    }

    Fumata fumata_;
    SeatSet trumped_;
    CardSet signalled_;
};

// What the other signals say of the hands.
void check_warranted(const State& state, Seat seat, Card card, std::string_view signal) {
    const CardSet hand = at(state.hand, seat);
    if (signal == "girare") {
        CardSet out = kTrumpCards - hand - state.pile[0] - state.pile[1] - state.fola;
        CHECK(value(card) > 0);
        CHECK(at(state.hand, partner(seat)).has((out & kTrumpCards).last()));
    } else if (signal == "tenuta") {
        CHECK(state.trick.count == 2);
        for (const Card other : state.trick.cards) CHECK((!is_trump(other) || other < card));
        CHECK((kTrumpCards - state.pile[0] - state.pile[1] - hand)
                  .meets(kCounting & trumps(1, trump_number(card))));
    } else if (signal == "impiccare") {
        CHECK(hand.has(king(suit_of(card))));
        CHECK(card != king(suit_of(card)));
    }
}

using Given = std::map<std::string, int, std::less<>>;

// How often each signal is given.
Given given_in(const Rules& rules) {
    Given given;
    Rng rng(1754);
    for (int i = 0; i < kHands; ++i) {
        HandInPlay<Minchiate> hand(rules);
        hand.take(open(rules, static_cast<Seat>(i % kSeats), draw_pack(rules, rng)));
        FumataCheck fumate(rules.fumata);
        while (!hand.over()) {
            const View& view = hand.view(hand.due());
            const Move move = bots::greedy_move(view);
            const auto* play = std::get_if<PlayMove>(&move.what);
            if (play != nullptr && play->by == kNoSeat) {
                const bots::Information info = bots::information(view);
                const std::string_view signal = bots::signal_of(bots::Knowledge(info), play->card);
                ++given[std::string(signal)];
                if (signal == "fumata") ++given[kFumataPapi.has(play->card) ? "papa" : "sopraventi"];
                check_warranted(hand.state(), move.seat, play->card, signal);
                if (rules.fumata != Fumata::none) fumate.check(hand.state(), move.seat, play->card);
            }
            hand.take(*decide(hand.state(), move));
        }
    }
    return given;
}

PublicState table_with(Fumata fumata) {
    PublicState table;
    table.rules.fumata = fumata;
    table.phase = Phase::play;
    return table;
}

} // namespace

TEST_CASE(
    "SIG-1, SIG-2, SIG-4, SIG-6, SIG-7: a hundred hands of greedy bots have every signal, and each is true") {
    for (const std::string_view name : kPresets)
        for (const Fumata fumata : {Fumata::best, Fumata::counted}) {
            CAPTURE(name);
            const Given given = given_in(with_fumata(name, fumata));
            for (const char* signal :
                 {"papa", "sopraventi", "hidden_fumata", "girare", "tenuta", "impiccare"}) {
                CAPTURE(signal);
                // The two or three best arie are seldom in one hand.
                if (fumata == Fumata::counted && signal == std::string_view("sopraventi")) continue;
                CHECK(given.contains(signal));
            }
        }
}

TEST_CASE("SIG-1: no bot gives a fumata where the option is `none`, and one without signals plays the same") {
    const Rules silent = with_fumata("pagat", Fumata::none);
    const Given given = given_in(silent);
    CHECK_FALSE(given.contains("fumata"));
    CHECK_FALSE(given.contains("hidden_fumata"));
    Rng rng(1754);
    for (int i = 0; i < kHands; ++i) {
        const Pack pack = draw_pack(silent, rng);
        HandInPlay<Minchiate> hand(silent), other(*preset("pagat"));
        hand.take(open(silent, static_cast<Seat>(i % kSeats), pack));
        other.take(open(*preset("pagat"), static_cast<Seat>(i % kSeats), pack));
        while (!hand.over()) {
            const Move move = bots::greedy_move(hand.view(hand.due()));
            const Move same = bots::greedy_move(other.view(other.due()), Talk::none);
            REQUIRE(same.seat == move.seat);
            if (const auto* play = std::get_if<PlayMove>(&move.what))
                REQUIRE(std::get<PlayMove>(same.what).card == play->card);
            hand.take(*decide(hand.state(), move));
            other.take(*decide(other.state(), same));
        }
    }
}

TEST_CASE("SIG-1, SIG-2: what a card signals by each convention") {
    const auto signalled = [](const PublicState& table, std::string_view code) {
        return signalled_by(table, Seat{0}, card(code));
    };
    const PublicState best = table_with(Fumata::best), counted = table_with(Fumata::counted);
    for (const char* code : {"T2", "T5", "T21", "T24", "T25", "T27"}) {
        CHECK(signalled(best, code) == cards("T40"));
        CHECK(signalled(table_with(Fumata::none), code).empty());
    }
    for (const char* code : {"T1", "T6", "T10", "T20", "T28", "T29", "T30", "CK", "M"}) {
        CHECK(signalled(best, code).empty());
        CHECK(signalled(counted, code).empty());
    }
    CHECK(signalled(counted, "T3") == cards("T40"));
    CHECK(signalled(counted, "T25") == cards("T40 T39"));
    CHECK(signalled(counted, "T24") == cards("T40 T39 T38"));

    PublicState later = best; // the Trumpets are shown, the World is signalled of
    later.shown[1] = cards("T40");
    later.signalled[2] = bits_of(cards("T39"));
    CHECK(signalled(later, "T3") == cards("T38"));
    later.trumped.add(Seat{0});
    CHECK(signalled(later, "T22").empty());
    CHECK(signalled(later, "T3") == cards("T38"));
    later.trick.number = kNoMoreFumate;
    CHECK(signalled(later, "T3").empty());

    PublicState ruff = best; // seat 0 trumps cups
    ruff.trick.leader = Seat{3};
    ruff.trick.cards[3] = card("C7");
    ruff.trick.count = 1;
    CHECK(signalled(ruff, "T10") == cards("T40"));
    CHECK(signalled(ruff, "T3").empty());
    CHECK(signalled(ruff, "T22").empty());
    note_fumata(ruff, Seat{0}, card("T10"));
    CHECK(arie_of(ruff.signalled[0]) == cards("T40"));
    CHECK(signalled(ruff, "T10").empty()); // not the first trump
}

TEST_CASE("SIG-1: a fumata is believed by the partner, and by nobody who gives no signals") {
    Position position(*preset("pagat"));
    position.hand(0, "T6 T7 S2").hand(1, "T11 T12 S3").hand(2, "T40 T8 S4").hand(3, "T14 T15 S5");
    const HandDriver driver = position.table();
    View view = driver.view(Viewer{Seat{0}});
    for (const int sender : {1, 2}) {
        view.signalled = {};
        view.signalled[static_cast<std::size_t>(sender)] = bits_of(cards("T40"));
        const bots::Information info = bots::information(view);
        const Seat seat = static_cast<Seat>(sender);
        CHECK(bots::Knowledge(info).sure(seat).has(card("T40")) == (seat == partner(Seat{0})));
        CHECK(bots::Knowledge(info, Talk::none).sure(seat).empty());
    }
}

TEST_CASE("SIG-3: the third player wins a papa high that its partner led as a fumata") {
    Position position(*preset("pagat"));
    position.hand(0, "T9 T23 T27 T29")
        .hand(1, "T11 T13 S5 S6 S7")
        .hand(2, "T40 T3 S8 S9 S10")
        .hand(3, "T7 T15 D5 D6 D7");
    const HandDriver driver = position.up_to_trick(5, 2).on_table(2, "T3 T7").table();
    const View view = driver.view(Viewer{driver.due()});
    CHECK(arie_of(view.signalled[2]) == cards("T40"));
    const auto played = [&view](Talk talk) {
        return std::get<PlayMove>(bots::greedy_move(view, talk).what).card;
    };
    CHECK(code(played(Talk::none)) == "T9");
    CHECK(code(played(Talk::signals)) == "T27");
}

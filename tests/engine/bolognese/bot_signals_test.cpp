// The signals of the greedy bots of Tarocco bolognese: each occurs, is true, is what the hand warrants, and
// is read.
#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/odds.hpp"
#include "engine/bolognese/follow.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/rng.hpp"
#include "tests/support/bolognese/hand_driver.hpp"

#include <array>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::tarocco;

namespace {

constexpr int kHands = 100;

// What a signal says of the hand (SAY-2, TACT-6), counted again from all hands.
void check_warranted(const State& state, Seat seat, const PlayMove& play) {
    const CardSet family = family_of(play.card);
    const CardSet left = at(state.hand, seat) - CardSet(play.card);
    CardSet theirs;
    for (const Seat other : state.in_play())
        if (state.side(other) != state.side(seat)) theirs |= at(state.hand, other);
    switch (play.signal) {
    case Signal::busso:
        CHECK(!kPips.has(play.card));
        break;
    case Signal::striscio:
        REQUIRE(left.meets(family));
        CHECK((theirs & family & bots::beating((left & family).last())).empty());
        break;
    case Signal::volo:
        CHECK_FALSE(left.meets(family));
        CHECK(left.meets(kNumeri));
        break;
    case Signal::none:
        break;
    }
}

// How often each signal is given.
using Heard = std::array<int, 4>;

Heard heard_in(const Rules& rules, Talk talk = Talk::signals) {
    Heard heard{};
    Rng rng(1754);
    for (int i = 0; i < kHands; ++i) {
        HandInPlay<Bolognese> hand(rules);
        hand.take(open(rules, seat(i % rules.players), draw_pack(rng), {}));
        while (!hand.over()) {
            const Move move = bots::greedy_move(hand.view(hand.due()), talk);
            if (const auto* play = std::get_if<PlayMove>(&move.what)) {
                ++heard[static_cast<std::size_t>(play->signal)];
                check_warranted(hand.state(), move.seat, *play);
            }
            const auto decided = decide(hand.state(), move); // refuses what is not true
            REQUIRE(decided.has_value());
            hand.take(*decided);
        }
    }
    return heard;
}
int count(const Heard& heard, Signal signal) { return heard[static_cast<std::size_t>(signal)]; }

} // namespace

TEST_CASE("Tarocco bolognese (SAY-1, SAY-2): a hundred hands of greedy bots have every signal") {
    for (const std::string_view name : {"ottocento", "quattro_scartate"}) {
        CAPTURE(name);
        const Heard heard = heard_in(*preset(name));
        for (const Signal signal : {Signal::busso, Signal::striscio, Signal::volo})
            CHECK(count(heard, signal) > 0);
    }
}

TEST_CASE("Tarocco bolognese (SAY-5): nobody signals if the rules exclude it, or a bot has no signals") {
    Rules silent = *preset("ottocento");
    silent.signals = false;
    const Heard without = heard_in(silent);
    CHECK(count(without, Signal::none) > kHands);
    for (const Heard& heard : {without, heard_in(*preset("ottocento"), Talk::none),
                               heard_in(*preset("centocinquanta")), heard_in(*preset("mattazza"))})
        for (const Signal signal : {Signal::busso, Signal::striscio, Signal::volo})
            CHECK(count(heard, signal) == 0);
}

TEST_CASE("Tarocco bolognese (SAY-2): what a signal said is known until its cards are played") {
    State state;
    state.rules = *preset("ottocento");
    state.trick = state.begun(5, seat(0));
    state.trick.signal = Signal::volo;
    note_told(state, seat(0), card("C6"));
    CHECK(families(state.told[0].none) == suit_cards(Suit::cups));
    state.trick = state.begun(6, seat(2));
    state.trick.signal = Signal::striscio;
    note_told(state, seat(2), card("T12"));
    CHECK(families(state.told[2].more) == kNumeri);
    state.trick = state.begun(7, seat(1));
    state.trick.count = 1;
    note_told(state, seat(2), kMatto);
    CHECK(families(state.told[2].more) == kNumeri);
    note_told(state, seat(2), card("T13"));
    CHECK(families(state.told[2].more).empty());
}

TEST_CASE("Tarocco bolognese (TACT-6): a greedy bot leads what its partner asked for by volo") {
    // The King of cups was played. Without the word a small card of any suit would do.
    State state;
    state.rules = *preset("quattro_scartate");
    state.dealer = seat(3);
    state.phase = Phase::play;
    state.due = SeatSet(seat(2));
    state.declared = SeatSet::all(kSeats);
    state.trick = state.begun(10, seat(2));
    state.hand[2] = cards("C7 C8 S8 S9 B8");
    const auto led = [&state] {
        return std::get<PlayMove>(bots::greedy_move(information_state(state, seat(2), false)).what).card;
    };
    REQUIRE_FALSE(suit_cards(Suit::cups).has(led()));
    state.told[0].none = family_bit(card("C7"));
    CHECK(suit_cards(Suit::cups).has(led()));
}

// Imagined hands fit the view that they come from, and moves without events change the state as moves with
// events do: for every game, under random rules.
#include "engine/bolognese/bots/imagination.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/minchiate/bots/imagination.hpp"
#include "engine/siciliano/bots/imagination.hpp"
#include "engine/solo/bots/imagination.hpp"
#include "tests/support/bolognese/play.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/siciliano/play.hpp"
#include "tests/support/solo/play.hpp"
#include "tests/support/test_size.hpp"

#include <doctest/doctest.h>

using namespace germini;
using bolognese::Bolognese;
using minchiate::Minchiate;
using siciliano::Siciliano;
using solo::Solo;

namespace {

constexpr std::uint32_t kImaginedOnceIn = 12; // decisions

// Plays random hands and calls `at_decision(hand, seat, rng)` before each move.
template <class G> void play_hands(int hands, std::uint64_t seed, auto at_decision, auto after_move) {
    using Traits = support::GameTraits<G>;
    Rng rng(seed);
    for (int i = 0; i < hands; i += support::sample_interval()) {
        const auto rules = Traits::any_rules(rng);
        const Seat dealer = static_cast<Seat>(below(static_cast<std::uint32_t>(G::seats(rules)), rng));
        HandInPlay<G> hand(rules);
        hand.take(
            G::open(rules, dealer, Traits::any_pack(rules, rng), Traits::any_context(rules, dealer, rng)));
        while (!hand.over()) {
            const Seat seat = hand.due();
            at_decision(hand, seat, rng);
            const auto move = Traits::any_move(hand.state(), seat, rng);
            typename G::State advanced = hand.state();
            hand.take(*G::decide(hand.state(), move));
            after_move(hand, advanced, move);
        }
    }
}

template <class I> void check_worlds(int hands, std::uint64_t seed) {
    using G = typename I::Game;
    using Traits = support::GameTraits<G>;
    int worlds = 0, impossible = 0;
    const auto imagine = [&](const HandInPlay<G>& hand, Seat seat, Rng& rng) {
        if (below(kImaginedOnceIn, rng) != 0) return;
        const auto& view = hand.view(seat);
        const I imagination(view, {});
        if (!imagination.possible()) {
            ++impossible;
            return;
        }
        Rng source(rng());
        auto deal = imagination.start(source);
        for (int i = 0; i < 3; ++i) {
            const auto world = imagination.world(deal, source);
            const std::string fault = Traits::agrees(world, view);
            REQUIRE_MESSAGE(fault.empty(), fault);
            const std::string_view broken = G::check(world);
            REQUIRE_MESSAGE(broken.empty(), broken);
            const std::string differs = Traits::same(G::legal_moves(G::information_state(world, seat)),
                                                     G::legal_moves(G::information_state(view)));
            REQUIRE_MESSAGE(differs.empty(), differs);
            ++worlds;
        }
        for (const auto& move : imagination.candidates())
            REQUIRE(G::allows(G::legal_moves(G::information_state(view)), seat, move));
    };
    play_hands<G>(hands, seed, imagine, [](const auto&...) {});
    // The pack is not dealt yet at the cut, and counting cards are discarded only from hands without others
    // (D-13).
    CHECK_MESSAGE(impossible < worlds / 20, worlds, " worlds, no world in ", impossible, " views");
}

template <class G> void check_advance(int hands, std::uint64_t seed, auto advance) {
    using Traits = support::GameTraits<G>;
    const auto compare = [&](const HandInPlay<G>& hand, typename G::State& state,
                             const typename G::Move& move) {
        advance(state, move);
        for (int s = 0; s < G::seats(state.rules); ++s) {
            const Seat seat = static_cast<Seat>(s);
            const std::string fault = Traits::agrees(state, hand.view(seat));
            REQUIRE_MESSAGE(fault.empty(), fault);
            REQUIRE(state.hand == hand.state().hand);
            const std::string differs =
                Traits::same(G::legal_moves(G::information_state(state, seat)),
                             G::legal_moves(G::information_state(hand.state(), seat)));
            REQUIRE_MESSAGE(differs.empty(), differs);
        }
        REQUIRE(G::result(state) == G::result(hand.state()));
    };
    play_hands<G>(
        hands, seed, [](const auto&...) {}, compare);
}

template <class I> void check_repeats(int hands, std::uint64_t seed) {
    using G = typename I::Game;
    int searched = 0;
    const auto search = [&](const HandInPlay<G>& hand, Seat seat, Rng& rng) {
        if (below(kImaginedOnceIn, rng) != 0) return;
        const auto copy = hand.view(seat);
        Search<I> one(hand.view(seat), 7), two(copy, 7);
        for (int i = 0; i < 2; ++i) {
            one.step();
            two.step();
        }
        REQUIRE(one.worlds() == two.worlds());
        REQUIRE(&one.move() != &two.move());
        REQUIRE(one.place() == two.place());
        searched += one.worlds() > 0 ? 1 : 0;
    };
    play_hands<G>(hands, seed, search, [](const auto&...) {});
    CHECK(searched > 0);
}

} // namespace

TEST_CASE("imagined hands of Minchiate fit the view under any rules") {
    check_worlds<minchiate::bots::Imagination>(300, 31);
}
TEST_CASE("imagined hands without partners fit the view under any rules") {
    check_worlds<solo::bots::Imagination>(400, 48);
}
TEST_CASE("imagined hands of Tarocco bolognese fit the view under any rules") {
    check_worlds<bolognese::bots::Imagination>(400, 32);
}
TEST_CASE("imagined hands of Sicilian tarocchi fit the view under any rules") {
    check_worlds<siciliano::bots::Imagination>(400, 37);
}
TEST_CASE("moves without events change the state of Minchiate as moves with events do") {
    check_advance<Minchiate>(200, 33, [](minchiate::State& state, const minchiate::Move& move) {
        minchiate::advance(state, move);
    });
}
TEST_CASE("moves without events change the state of a hand without partners as moves with events do") {
    check_advance<Solo>(300, 49,
                        [](solo::State& state, const solo::Move& move) { solo::advance(state, move); });
}
TEST_CASE("moves without events change the state of Tarocco bolognese as moves with events do") {
    check_advance<Bolognese>(300, 34, [](bolognese::State& state, const bolognese::Move& move) {
        bolognese::advance(state, move);
    });
}
TEST_CASE("moves without events change the state of Sicilian tarocchi as moves with events do") {
    check_advance<Siciliano>(300, 38, [](siciliano::State& state, const siciliano::Move& move) {
        siciliano::advance(state, move);
    });
}
TEST_CASE("a search finds the same move again from the same view and seed") {
    check_repeats<minchiate::bots::Imagination>(20, 35);
    check_repeats<solo::bots::Imagination>(20, 50);
    check_repeats<bolognese::bots::Imagination>(40, 36);
    check_repeats<siciliano::bots::Imagination>(40, 39);
}
TEST_CASE("Sicilian tarocchi: no announcement is compared with itself") {
    int compared = 0;
    const auto look = [&](const HandInPlay<Siciliano>& hand, Seat seat, Rng&) {
        const auto all = siciliano::bots::Imagination(hand.view(seat), {}).candidates();
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) {
                const auto* const one = std::get_if<siciliano::AnnounceMove>(&all[i].what);
                const auto* const other = std::get_if<siciliano::AnnounceMove>(&all[j].what);
                if (one == nullptr || other == nullptr) continue;
                ++compared;
                CHECK_FALSE(*one == *other);
            }
    };
    play_hands<Siciliano>(200, 45, look, [](const auto&...) {});
    CHECK(compared > 0);
}

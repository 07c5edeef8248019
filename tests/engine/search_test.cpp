// The search sees no hidden cards, and what it learns from the moves of the others is true.
#include "engine/bolognese/bots/imagination.hpp"
#include "engine/core/hand_in_play.hpp"
#include "engine/core/search.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/imagination.hpp"
#include "engine/siciliano/bots/imagination.hpp"
#include "engine/solo/bots/imagination.hpp"
#include "tests/support/bolognese/play.hpp"
#include "tests/support/minchiate/play.hpp"
#include "tests/support/siciliano/play.hpp"
#include "tests/support/solo/play.hpp"
#include "tests/support/test_size.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <type_traits>
#include <vector>

using namespace germini;

namespace {

// A hand as it was dealt, and the moves so far.
template <class G> struct Course {
    using Traits = support::GameTraits<G>;
    typename G::Rules rules;
    Seat dealer{};
    typename G::Pack pack;
    decltype(Traits::any_context(std::declval<typename G::Rules&>(), Seat{}, std::declval<Rng&>())) context;
    std::vector<typename G::Move> moves{};

    /// The hand after these moves; nullopt if one of them is illegal.
    std::optional<HandInPlay<G>> played() const {
        HandInPlay<G> hand(rules);
        hand.take(G::open(rules, dealer, pack, context));
        for (const auto& move : moves) {
            const auto decided = G::decide(hand.state(), move);
            if (!decided) return std::nullopt;
            hand.take(*decided);
        }
        return hand;
    }
};

// The course with two cards exchanged that two others than the seat hold; nullopt if it has no such cards.
template <class G>
std::optional<Course<G>> with_cards_exchanged(const Course<G>& course, const typename G::State& state,
                                              Seat seat, Rng& rng) {
    std::vector<Seat> others;
    for (int s = 0; s < G::seats(course.rules); ++s)
        if (static_cast<Seat>(s) != seat && !state.hand[static_cast<std::size_t>(s)].empty())
            others.push_back(static_cast<Seat>(s));
    if (others.size() < 2) return std::nullopt;
    shuffle(std::span(others), rng);
    const auto any_of = [&](Seat other) {
        const CardSet cards = state.hand[static_cast<std::size_t>(index(other))];
        return cards.nth(static_cast<int>(below(static_cast<std::uint32_t>(cards.size()), rng)));
    };
    Course<G> out = course;
    std::iter_swap(std::find(out.pack.begin(), out.pack.end(), any_of(others[0])),
                   std::find(out.pack.begin(), out.pack.end(), any_of(others[1])));
    return out;
}

// At every decision, exchanges hidden cards that the seat cannot know of: its move stays the same.
template <class I> void check_blindness(int decisions, std::uint64_t seed) {
    using G = typename I::Game;
    using Traits = support::GameTraits<G>;
    static_assert(!std::is_constructible_v<I, typename G::State, SearchSettings>);
    static_assert(!std::is_constructible_v<Search<I>, typename G::State, std::uint64_t>);
    Rng rng(seed);
    int left = decisions / support::sample_interval();
    while (left > 0) {
        const auto rules = Traits::any_rules(rng);
        const Seat dealer = static_cast<Seat>(below(static_cast<std::uint32_t>(G::seats(rules)), rng));
        Course<G> course{rules, dealer, Traits::any_pack(rules, rng),
                         Traits::any_context(rules, dealer, rng)};
        HandInPlay<G> hand = *course.played();
        for (; !hand.over() && left > 0;) {
            const Seat seat = hand.due();
            const auto changed = with_cards_exchanged(course, hand.state(), seat, rng);
            const auto other = changed ? changed->played() : std::nullopt;
            if (other && other->due() == seat && Traits::agrees(other->state(), hand.view(seat)).empty()) {
                const std::uint64_t draws = rng();
                Search<I> one(hand.view(seat), draws), two(other->view(seat), draws);
                one.step();
                two.step();
                REQUIRE(one.place() == two.place());
                REQUIRE(one.worlds() == two.worlds());
                --left;
            }
            const auto move = Traits::any_move(hand.state(), seat, rng);
            hand.take(*G::decide(hand.state(), move));
            course.moves.push_back(move);
        }
    }
}

} // namespace

TEST_CASE("hidden cards of Minchiate that change under a view do not change the move") {
    check_blindness<minchiate::bots::Imagination>(700, 41);
}
TEST_CASE("hidden cards without partners that change under a view do not change the move") {
    check_blindness<solo::bots::Imagination>(600, 47);
}
TEST_CASE("hidden cards of Tarocco bolognese that change under a view do not change the move") {
    check_blindness<bolognese::bots::Imagination>(700, 42);
}
TEST_CASE("hidden cards of Sicilian tarocchi that change under a view do not change the move") {
    check_blindness<siciliano::bots::Imagination>(600, 43);
}

TEST_CASE("the imagined hands of greedy players are more often the true ones if their moves are read") {
    using namespace minchiate;
    const Rules rules = *preset("pagat");
    const int hands = 24 / std::min(support::sample_interval(), 4);
    int blind = 0, reading = 0; // cards imagined in the right hand
    const auto right = [](const View& view, const State& state, bool inference) {
        const bots::Imagination imagination(view, {.inference = inference});
        Rng rng(5);
        auto deal = imagination.start(rng);
        int cards = 0;
        for (int i = 0; i < 50; ++i) {
            const State world = imagination.world(deal, rng);
            for (std::size_t s = 0; s < kSeats; ++s) cards += (world.hand[s] & state.hand[s]).size();
        }
        return cards;
    };
    for (int i = 0; i < hands; ++i) {
        Rng rng(static_cast<std::uint64_t>(i) + 100);
        HandInPlay<Minchiate> hand(rules);
        hand.take(open(rules, static_cast<Seat>(i % kSeats), draw_pack(rules, rng)));
        while (!hand.over()) {
            const Seat seat = hand.due();
            const View& view = hand.view(seat);
            if (view.phase == Phase::play && view.trick.number == 13 && view.trick.count == 1) {
                blind += right(view, hand.state(), false);
                reading += right(view, hand.state(), true);
            }
            hand.take(*decide(hand.state(), bots::greedy_move(view)));
        }
    }
    CHECK_MESSAGE(reading > blind + blind / 50, blind, " without, ", reading, " with");
}

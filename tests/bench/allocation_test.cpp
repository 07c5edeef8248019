// A hand allocates no memory: neither a choice, a decision, a fold or a projection, nor a bot's
// thinking.
#include "engine/core/hand_in_play.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <new>

namespace {

bool counting = false;
long allocations = 0;

} // namespace

// This program's own operators: each counts while `counting`.
void* operator new(std::size_t size) {
    if (counting) ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace germini {
namespace {

using namespace minchiate;

void play(const Rules& rules, Seat dealer, bool greedy, Rng& rng) {
    HandInPlay<Minchiate> hand(rules);
    hand.take(open(rules, dealer, draw_pack(rules, rng)));
    while (!hand.over()) {
        const Seat seat = hand.due();
        const View& view = hand.view(seat);
        hand.take(*decide(hand.state(),
                          greedy ? bots::greedy_move(view)
                                 : bots::random_move(legal_moves(information_state(view)), seat, rng)));
    }
}

// Allocations in so many hands with random rules.
long count(int hands, bool greedy) {
    Rng rng(7);
    allocations = 0;
    counting = true;
    for (int i = 0; i < hands; ++i) play(bots::any_rules(rng), static_cast<Seat>(i % kSeats), greedy, rng);
    counting = false;
    return allocations;
}

TEST_CASE("the allocation counter counts") {
    allocations = 0;
    counting = true;
    int* volatile kept = new int(1);
    counting = false;
    delete kept;
    CHECK(allocations == 1);
}

TEST_CASE("hands of the random bot allocate no memory") { CHECK(count(300, false) == 0); }

TEST_CASE("hands of the greedy bot allocate no memory") { CHECK(count(100, true) == 0); }

} // namespace
} // namespace germini

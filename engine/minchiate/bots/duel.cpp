#include "engine/minchiate/bots/duel.hpp"

#include "engine/core/hand_in_play.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"

namespace germini::minchiate::bots {
namespace {

// Returns the resti of each seat of `side`, which plays policy `one`.
int play(Policy one, Policy two, Side side, const Rules& rules, Seat dealer, const Pack& pack,
         std::uint64_t seed) {
    Rng rng(seed);
    HandInPlay<Minchiate> hand(rules);
    hand.take(open(rules, dealer, pack));
    while (!hand.over()) {
        const Seat seat = hand.due();
        hand.take(*decide(hand.state(), (side_of(seat) == side ? one : two)(hand.view(seat), rng)));
    }
    return at(ledger(hand.state())->seats, static_cast<Seat>(index(side)));
}

} // namespace

Move greedy_policy(const View& view, Rng&) { return greedy_move(view); }
Move random_policy(const View& view, Rng& rng) {
    return random_move(legal_moves(information_state(view)), view.viewer.seat, rng);
}

int duel(Policy one, Policy two, const Rules& rules, Seat dealer, const Pack& pack, std::uint64_t seed) {
    return play(one, two, Side{0}, rules, dealer, pack, seed) +
           play(one, two, Side{1}, rules, dealer, pack, seed);
}

} // namespace germini::minchiate::bots

#include "engine/bolognese/bots/reasons.hpp"

#include "engine/bolognese/combination.hpp"
#include "engine/bolognese/follow.hpp"
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/result.hpp"

#include <array>

namespace germini::bolognese::bots {
namespace {

constexpr std::size_t kKinds = 9; // of combinations

// What a card adds to a pile, apart from combinations and from the number of its cards (VAL-4).
constexpr int points_of(Card card) { return scartini_in(CardSet(card), 0); }
constexpr int difference_of(Card card) { return 2 * points_of(card); }

// The difference of two sides' points counts everything twice; a player alone counts their own.
Scoring scoring(const Shape& shape) {
    Scoring out;
    out.counting = kValued;
    out.of = shape.alone ? points_of : difference_of;
    out.last = shape.alone ? kLastTrick : 2 * kLastTrick;
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        out.sets[kind] = names().words[word(static_cast<Kind>(kind))];
    out.costs = shape.alone;
    out.hands = shape.alone || shape.bidding;
    return out;
}

} // namespace

void CountOfHand::add(const State& state, Seat me, Figures& figures) {
    const Side side = state.side(me);
    const bool alone = state.shape().alone;
    const int amount = amount_of(state, me);
    figures.wins += alone ? (amount == 0 ? 1 : 0) : (amount > 0 ? 1 : 0);
    for (const bool own : {true, false}) {
        if (!own && alone) break;
        std::array<bool, kKinds> has{};
        for (const Combination& one : combinations(at(state.pile, own ? side : other(side)))) {
            const auto kind = static_cast<std::size_t>(one.kind);
            has[kind] = true;
            figures.scored[kind] += own ? one.worth : -one.worth;
        }
        for (std::size_t kind = 0; kind < kKinds; ++kind)
            (own ? figures.ours : figures.theirs)[kind] += has[kind] ? 1 : 0;
    }
}

TrickProof trick_proof(const View& view, Card card) {
    const Seat me = view.viewer.seat;
    for (const Seat seat : view.in_play()) // a call ends the hand within the trick (OUT-9)
        if (seat != me && view.trick.number == 0 && !view.trick.has(seat) && may_call_out(view, seat))
            return {};
    const Unseen unseen = unseen_of(view);
    const auto may_hold = [&unseen](Seat seat) {
        return at(unseen.known.hand, seat) | unseen.zones[static_cast<std::size_t>(index(seat))].possible();
    };
    return germini::trick_proof(view.trick, me, view.partner(me), card, may_hold, winner_of);
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    const Scoring points = scoring(view.shape());
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr) return reasons_to_move(compared, points);
    return reasons_to_play(compared, points, play->card, trick_proof(view, play->card));
}

} // namespace germini::bolognese::bots

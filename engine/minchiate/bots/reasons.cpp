#include "engine/minchiate/bots/reasons.hpp"

#include "engine/minchiate/follow.hpp"

namespace germini::minchiate::bots {

void CountOfHand::add(const State& state, Seat me, Figures& figures) {
    const Side side = side_of(me);
    for (const bool own : {true, false})
        add_versicole(at(state.pile, own ? side : other(side)), state.rules.devil, own, figures);
}

TrickProof trick_proof(const View& view, Card card) {
    if (!view.fallen.empty() && view.trick.count + 1 < kSeats) return {};
    const Seat me = view.viewer.seat;
    const Unseen unseen = unseen_of(view);
    const auto may_hold = [&](Seat seat) {
        const int zone = (index(seat) - index(me) + kSeats) % kSeats - 1;
        return at(unseen.known.hand, seat) | unseen.zones[static_cast<std::size_t>(zone)].possible();
    };
    const auto winner = [&view](const Trick& one) {
        return card_to_follow(one, view.fallen, kSeats) == kNoCard ? kNoSeat : winner_of(one, view.fallen);
    };
    return germini::trick_proof(view.trick, me, partner(me), card, may_hold, winner);
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr) return reasons_to_move(compared, kScoring);
    if (play->by != kNoSeat) return {};
    return reasons_to_play(compared, kScoring, play->card, trick_proof(view, play->card));
}

} // namespace germini::minchiate::bots

#include "engine/siciliano/bots/reasons.hpp"

#include "engine/siciliano/count.hpp"
#include "engine/siciliano/follow.hpp"

namespace germini::siciliano::bots {
namespace {

// What one side counts more, the other counts less, and only one of them gains.
constexpr Scoring kScoring{
    kCounting, [](Card card) { return value(card) - 1; }, kLastTrick, {}, false, true,
};

} // namespace

void CountOfHand::add(const State& state, Seat me, Figures& figures) {
    figures.wins += at(state.gains, side_of(me)) > 0 ? 1 : 0;
}

TrickProof trick_proof(const View& view, Card card) {
    const Seat me = view.viewer.seat;
    const Unseen unseen = unseen_of(view);
    const auto may_hold = [&unseen](Seat seat) {
        CardSet cards = at(unseen.known.hand, seat);
        // Of the zones after the hands, those of the first speakers' words are parts of their hands.
        for (std::size_t zone = 0; zone < unseen.zones.size(); ++zone)
            if (zone == static_cast<std::size_t>(index(seat)) || zone >= kAnnouncedZone)
                cards |= unseen.zones[zone].possible();
        return cards;
    };
    return germini::trick_proof(view.trick, me, next(me, 2), card, may_hold, winner_of);
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    if (const auto* play = std::get_if<PlayMove>(&move.what))
        return reasons_to_play(compared, kScoring, play->card, trick_proof(view, play->card));
    // Until the words are said the hand may be annulled, and an annulled hand is neither won nor lost
    // (SAY-4).
    if (!std::holds_alternative<DiscardMove>(move.what)) return {};
    return reasons_to_move(compared, kScoring);
}

} // namespace germini::siciliano::bots

#include "engine/solo/bots/reasons.hpp"

#include "engine/minchiate/bots/versicola_kinds.hpp"
#include "engine/solo/follow.hpp"

namespace germini::solo::bots {
namespace {

TrickProof proof(const View& view, Card card) {
    const Unseen unseen = unseen_of(view);
    const auto may_hold = [&](Seat seat) {
        if (!view.trick.players.has(seat)) return CardSet{};
        return at(unseen.known.hand, seat) | unseen.zones[static_cast<std::size_t>(index(seat))].possible();
    };
    const auto winner = [](Trick trick) {
        trick.count = static_cast<std::uint8_t>(CardSet(trick.cards).size());
        return card_to_follow(trick) == kNoCard ? kNoSeat : winner_of(trick);
    };
    return trick_proof(view.trick, view.viewer.seat, kNoSeat, card, may_hold, winner);
}

} // namespace

void CountOfHand::add(const State& state, Seat me, Figures& figures) {
    for (const Seat seat : state.in_play())
        minchiate::bots::add_versicole(at(state.pile, seat), state.rules.devil, seat == me, figures);
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr) return reasons_to_move(compared, minchiate::bots::kScoring);
    return reasons_to_play(compared, minchiate::bots::kScoring, play->card, proof(view, play->card));
}

} // namespace germini::solo::bots

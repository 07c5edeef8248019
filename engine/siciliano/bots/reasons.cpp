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

void ExplainingImagination::play_out(State& state, Rng& rng, Figures& figures) const {
    while (state.phase != Phase::over && tricks_won(state) == won_before_) move_on(state, rng);
    if (tricks_won(state) > won_before_) {
        figures.takes += state.last_winner == me_ ? 1 : 0;
        figures.partner_takes += state.last_winner == next(me_, 2) ? 1 : 0;
    }

    Imagination::play_out(state, rng);
    const Side side = side_of(me_);
    figures.wins += at(state.gains, side) > 0 ? 1 : 0;
    if (state.last_winner != kNoSeat) figures.last += side_of(state.last_winner) == side ? 1 : 0;
    for (Card card : at(state.pile, side) & kCounting) ++figures.home[static_cast<std::size_t>(index(card))];
}

TrickProof trick_proof(const View& view, Card card) {
    const Seat me = view.viewer.seat;
    const Unseen unseen = unseen_of(view);
    Trick trick = view.trick;
    at(trick.cards, me) = card;
    List<LaterSeat, kSeats> later;
    for (int place = view.trick.count + 1; place < kSeats; ++place) {
        const Seat seat = trick.seat_at(place);
        CardSet cards = at(unseen.known.hand, seat);
        // Of the zones after the hands, those of the first speakers' words are parts of their hands.
        for (std::size_t zone = 0; zone < unseen.zones.size(); ++zone)
            if (zone == static_cast<std::size_t>(index(seat)) || zone >= kAnnouncedZone)
                if (unseen.zones[zone].count > 0) cards |= unseen.zones[zone].may;
        later.push_back({seat, cards});
    }
    return germini::trick_proof(trick, me, next(me, 2), later,
                                [](const Trick& one) { return winner_of(one); });
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr) return reasons_to_move(compared, kScoring);
    return reasons_to_play(compared, kScoring, play->card, trick_proof(view, play->card));
}

} // namespace germini::siciliano::bots

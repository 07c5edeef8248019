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

void ExplainingImagination::play_out(State& state, Rng& rng, Figures& figures) const {
    while (state.phase != Phase::over && tricks_won(state) == won_before_) move_on(state, rng);
    if (tricks_won(state) > won_before_) {
        figures.takes += state.last_winner == me_ ? 1 : 0;
        const Seat partner = state.partner(me_);
        figures.partner_takes += partner != kNoSeat && state.last_winner == partner ? 1 : 0;
    }

    Imagination::play_out(state, rng);
    const Side side = state.side(me_);
    const bool alone = state.shape().alone;
    const int amount = amount_of(state, me_);
    figures.wins += alone ? (amount == 0 ? 1 : 0) : (amount > 0 ? 1 : 0);
    if (state.last_winner != kNoSeat) figures.last += state.side(state.last_winner) == side ? 1 : 0;
    for (Card card : at(state.pile, side) & kValued) ++figures.home[static_cast<std::size_t>(index(card))];
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
    const Unseen unseen = unseen_of(view);
    Trick trick = view.trick;
    at(trick.cards, me) = card;
    List<LaterSeat, kMostSeats> later;
    for (int place = position_in_trick(trick, me) + 1; place < trick.players; ++place) {
        const Seat seat = trick.seat_at(place);
        if (trick.number == 0 && may_call_out(view, seat))
            return {}; // ends the hand within the trick (OUT-9)
        const HiddenZone& hidden = unseen.zones[static_cast<std::size_t>(index(seat))];
        later.push_back({seat, at(unseen.known.hand, seat) | (hidden.count > 0 ? hidden.may : CardSet{})});
    }
    return germini::trick_proof(trick, me, view.partner(me), later,
                                [](const Trick& one) { return winner_of(one); });
}

Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
    const Scoring points = scoring(view.shape());
    const auto* play = std::get_if<PlayMove>(&move.what);
    if (play == nullptr) return reasons_to_move(compared, points);
    return reasons_to_play(compared, points, play->card, trick_proof(view, play->card));
}

} // namespace germini::bolognese::bots

#include "engine/solo/bots/imagination.hpp"

#include "engine/minchiate/bots/alternatives.hpp"
#include "engine/solo/bots/greedy.hpp"
#include "engine/solo/bots/random.hpp"

namespace germini::solo::bots {

using minchiate::beside;
using minchiate::bots::add_discards;
using minchiate::bots::kPlain;

Imagination::Imagination(const View& view, SearchSettings settings)
    : view_(view), settings_(settings), unseen_(unseen_of(view)), deal_(unseen_.cards, unseen_.zones) {}

Candidates<Solo> Imagination::candidates() const {
    const InformationState info = information_state(view_);
    const Move greedy = greedy_move(info);
    Candidates<Solo> out{greedy};
    const LegalMoves choice = legal_moves(info);
    if (const auto* leaving = std::get_if<OutMove>(&greedy.what))
        out.push_back({info.seat, OutMove{!leaving->out}});
    if (const auto* discard = std::get_if<DiscardMove>(&greedy.what))
        add_discards(out, *discard, choice, info.seat);
    const auto* play = std::get_if<PlayMove>(&greedy.what);
    if (play == nullptr) return out;

    CardSet others = unseen_.cards | CardSet(view_.trick.cards);
    for (const Seat seat : SeatSet::all(view_.seats()))
        if (seat != info.seat) others |= at(unseen_.known.hand, seat);
    Card before = kNoCard;
    bool listed = false; // one of the cards that do the same as this one is in the list
    for (Card card : choice.cards) {
        listed = listed && kPlain.has(before) && kPlain.has(card) && beside(before, card, others);
        before = card;
        if (card == play->card && listed) out.pop_back();
        if (card != play->card && !listed && !out.full()) out.push_back({info.seat, PlayMove{card}});
        listed = true;
    }
    return out;
}

Imagination::Deal Imagination::start(Rng& rng) const {
    Deal likely(deal_.begun(rng));
    if (settings_.inference) likely.explain(Plausibility(view_), filler(), rng);
    return likely;
}

State Imagination::world(Deal& deal, Rng& rng) const {
    State state = deal.next(filler(), rng);
    if (settings_.playout == Playout::seeing) state.shown = state.hand;
    return state;
}

void Imagination::move_on(State& state, Rng& rng) const {
    const Seat seat = *state.due.begin();
    const InformationState info = information_state(state, seat, false);
    solo::advance(state, settings_.playout == Playout::random ? random_move(legal_moves(info), seat, rng)
                                                              : greedy_move(info));
}

} // namespace germini::solo::bots

#include "engine/bolognese/bots/imagination.hpp"

#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/random.hpp"
#include "engine/bolognese/bots/signals.hpp"
#include "engine/core/neighbours.hpp"

#include <algorithm>

namespace germini::bolognese::bots {
namespace {

constexpr std::int32_t kPosta = 16, kPunto = 400; // in points of the hand

// Cards of a suit that do the same as their neighbours unless somebody else has a card between them.
CardSet same_as(Card card, CardSet plain, CardSet others) {
    if (!is_suit_card(card)) return CardSet(card);
    const CardSet suit = suit_cards(suit_of(card));
    return neighbours(card, plain & suit, others & suit);
}

// For each pip that the greedy discard keeps, the best discard with it.
void add_discards(Candidates<Bolognese>& out, const DiscardMove& greedy, const LegalMoves& choice,
                  Seat seat) {
    CardSet kept = choice.cards & kPips;
    for (Card card : greedy.cards) kept.remove(card);
    for (Card card : kept)
        if (!out.full()) out.push_back({seat, best_discard(choice, card)});
}

} // namespace

Imagination::Imagination(const View& view, SearchSettings settings)
    : view_(view), settings_(settings), unseen_(unseen_of(view)), deal_(unseen_.cards, unseen_.zones) {}

Candidates<Bolognese> Imagination::candidates() const {
    const InformationState info = information_state(view_);
    const LegalMoves choice = legal_moves(info);
    const Move greedy = greedy_move(info);
    Candidates<Bolognese> out{greedy};
    if (const auto* bid = std::get_if<BidMove>(&greedy.what)) {
        for (const Bid other : {Bid::passo, Bid::posso, Bid::di_mio})
            if (other != bid->bid) out.push_back({greedy.seat, BidMove{other}});
        return out;
    }
    if (const auto* answer = std::get_if<AnswerBidMove>(&greedy.what)) {
        if (choice.may_object) out.push_back({greedy.seat, AnswerBidMove{!answer->objects}});
        return out;
    }
    if (const auto* shown = std::get_if<DeclareMove>(&greedy.what);
        shown && !shown->out && !shown->shown.empty())
        out.push_back({greedy.seat, DeclareMove{}});
    if (const auto* discard = std::get_if<DiscardMove>(&greedy.what))
        add_discards(out, *discard, choice, info.seat);
    const auto* play = std::get_if<PlayMove>(&greedy.what);
    if (play == nullptr) return out;

    CardSet others = unseen_.cards;
    for (std::size_t s = 0; s < kMostSeats; ++s)
        if (static_cast<Seat>(s) != info.seat) others |= unseen_.known.hand[s];
    others |= CardSet(view_.trick.cards);
    const CardSet plain = kPips & choice.cards;
    CardSet left = choice.cards - same_as(play->card, plain, others);
    while (!left.empty() && !out.full()) {
        const Card card = left.first();
        out.push_back({greedy.seat, PlayMove{card, signal_with(info, choice.signals, card)}});
        left -= same_as(card, plain, others);
    }
    return out;
}

State Imagination::world(HiddenDeal& deal, Rng& rng) const {
    deal.shuffle(HiddenDeal::kMoreSteps, rng);
    State state = filled(unseen_, deal, rng);
    if (settings_.playout == Playout::seeing) state.shown = state.hand;
    return state;
}

void Imagination::move_on(State& state, Rng& rng) const {
    const Seat seat = *state.due.begin();
    const InformationState info = information_state(state, seat, false);
    bolognese::advance(state, settings_.playout == Playout::random ? random_move(legal_moves(info), seat, rng)
                                                                   : greedy_move(info));
}

std::int32_t Imagination::points(const State& state) const {
    const Side side = state.side(view_.viewer.seat);
    if (state.shape().alone) return -at(state.points, side);
    return state.ending == Ending::annulled ? 0 : at(state.points, side) - at(state.points, other(side));
}

std::int32_t Imagination::value(const State& state) const {
    const Seat me = view_.viewer.seat;
    const Shape& shape = state.shape();
    constexpr auto kMost = static_cast<std::int32_t>(PairedTally::kLargest);
    std::int32_t value = points(state);
    if (shape.alone) {
        for (const Seat seat : state.in_play())
            value += kPunto * (seat == me ? state.in_play().size() - 1 : -1) * amount_of(state, seat);
    } else if (state.ending != Ending::annulled && shape.bidding) {
        value += kPosta * amount_of(state, me);
    }
    return std::clamp(value, -kMost, kMost);
}

} // namespace germini::bolognese::bots

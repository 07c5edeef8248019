#include "engine/minchiate/bots/imagination.hpp"

#include "engine/core/shuffle.hpp"
#include "engine/minchiate/bots/alternatives.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/knowledge.hpp"
#include "engine/minchiate/bots/random.hpp"

#include <algorithm>
#include <array>

namespace germini::minchiate::bots {
namespace {

// The trick from which on resti decide; before it, points are nearly as good and tell more.
constexpr int kLateTrick = 14;
constexpr std::int32_t kEarlyResto = 1 * kResto, kLateResto = 7 * kResto;

int started(int points) { return (points + kResto - 1) / kResto; }

int balance_of(const State& state) { return at(state.resti, Side{0}) - at(state.resti, Side{1}); }

} // namespace

Imagination::Imagination(const View& view, SearchSettings settings)
    : view_(view), settings_(settings), unseen_(unseen_of(view)), deal_(unseen_.cards, unseen_.zones) {}

Candidates<Minchiate> Imagination::candidates() const {
    const Information info = information(view_);
    Candidates<Minchiate> out{greedy_move(info)};
    const Move greedy = out[0];
    const LegalMoves choice = legal_moves(info);
    if (const auto* discard = std::get_if<DiscardMove>(&greedy.what))
        add_discards(out, *discard, choice, info.seat);
    const auto* play = std::get_if<PlayMove>(&greedy.what);
    if (play == nullptr) return out;

    CardSet others = unseen_.cards;
    for (int i = 1; i < kSeats; ++i) others |= at(unseen_.known.hand, next(info.seat, i));
    others |= CardSet(view_.trick.cards);
    // Two plain cards do the same if nobody else has a card between them.
    const auto same = [&](Card low, Card high) {
        return choice.play_for == kNoSeat && kPlain.has(low) && kPlain.has(high) && beside(low, high, others);
    };
    Card before = kNoCard;
    bool listed = false; // one of the cards that do the same as this one is in the list
    for (Card card : choice.cards) {
        listed = listed && same(before, card);
        before = card;
        if (card == play->card && listed) out.pop_back();
        if (card != play->card && !listed && !out.full())
            out.push_back({greedy.seat, PlayMove{card, play->by}});
        listed = true;
    }
    return out;
}

Imagination::Deal Imagination::start(Rng& rng) const {
    Deal likely(deal_.begun(rng));
    const auto filled = filler();
    if (settings_.inference) likely.explain(Plausibility(view_, filled(likely.deal())), filled, rng);
    return likely;
}

State Imagination::world(Deal& deal, Rng& rng) const {
    State state = deal.next(filler(), rng);
    if (settings_.playout == Playout::seeing) state.shown = state.hand;
    return state;
}

void Imagination::move_on(State& state, Rng& rng) const {
    const Seat seat = *state.due.begin();
    const Information info = information(state, seat);
    advance(state, settings_.playout == Playout::random ? random_move(legal_moves(info), seat, rng)
                                                        : greedy_move(info));
}

std::int32_t Imagination::points(const State& state) const {
    const int balance = balance_of(state);
    const int paid = state.end > 0 ? started(state.end) : -started(-state.end); // END-7
    return own(kResto * (balance - paid) + state.end);
}

std::int32_t Imagination::value(const State& state) const {
    const std::int32_t weight = view_.trick.number < kLateTrick ? kEarlyResto : kLateResto;
    constexpr auto kMost = static_cast<std::int32_t>(PairedTally::kLargest);
    return std::clamp(points(state) + own(weight * balance_of(state)), -kMost, kMost);
}

} // namespace germini::minchiate::bots

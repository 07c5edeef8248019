#include "engine/siciliano/bots/imagination.hpp"

#include "engine/core/neighbours.hpp"
#include "engine/siciliano/bots/calls.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/random.hpp"
#include "engine/siciliano/bots/words.hpp"

#include <algorithm>

namespace germini::siciliano::bots {
namespace {

constexpr CardSet kPlain = kWholePack - kCounting;

// Scartine of a suit, or among the trumps, do the same unless somebody else has a card between them.
CardSet same_as(Card card, CardSet plain, CardSet others) {
    const CardSet family = is_trump(card) ? kTrumps : suit_cards(suit_of(card));
    return neighbours(card, plain & family, others & family);
}

// All discards out of the cards that cost least, the three cheapest first.
void add_discards(Candidates<Siciliano>& out, Seat seat, const LegalMoves& choice) {
    constexpr std::size_t kConsidered = 6;
    const auto cheapest = discard_order(choice.held, choice.cards);
    const std::size_t size = std::min(kConsidered, cheapest.size());
    for (std::size_t c = 2; c < size; ++c)
        for (std::size_t b = 1; b < c; ++b)
            for (std::size_t a = 0; a < b; ++a)
                out.push_back({seat, DiscardMove{{cheapest[a], cheapest[b], cheapest[c]}}});
}

} // namespace

Imagination::Imagination(const View& view, SearchSettings settings)
    : view_(view), settings_(settings), unseen_(unseen_of(view)), deal_(unseen_.cards, unseen_.zones) {}

Candidates<Siciliano> Imagination::candidates() const {
    const InformationState info = information_state(view_);
    const LegalMoves choice = legal_moves(info);
    const Move greedy = greedy_move(info);
    Candidates<Siciliano> out;
    if (choice.kind == Phase::discard) {
        add_discards(out, info.seat, choice);
        return out;
    }
    out.push_back(greedy);
    if (const auto* word = std::get_if<SayMove>(&greedy.what)) {
        const bool tengo = word->word == SayMove::Word::tengo;
        out.push_back({info.seat, SayMove{tengo ? SayMove::Word::mischio : SayMove::Word::tengo}});
    } else if (std::holds_alternative<AnnounceMove>(greedy.what)) {
        const auto consider = [&](const AnnounceMove& other) {
            const bool known = std::any_of(out.begin(), out.end(), [&](const Move& one) {
                return std::get<AnnounceMove>(one.what) == other;
            });
            if (!known) out.push_back({info.seat, other});
        };
        if (choice.words.silence) consider({});
        if (choice.words.full) consider(going_on(choice.words));
        if (const AnnounceMove all = everything(choice.words); all != AnnounceMove{}) consider(all);
        if (choice.words.most_trumps > 0)
            for (const int trumps : {choice.words.least_trumps, choice.words.most_trumps})
                consider(only_trumps(trumps));
    } else if (const auto* play = std::get_if<PlayMove>(&greedy.what)) {
        CardSet others = unseen_.cards;
        for (int i = 1; i < kSeats; ++i) others |= at(unseen_.known.hand, next(info.seat, i));
        others |= CardSet(view_.trick.cards);
        const CardSet plain = kPlain & choice.cards;
        CardSet left = choice.cards - same_as(play->card, plain, others);
        while (!left.empty() && !out.full()) {
            const Card card = left.first();
            out.push_back({info.seat, PlayMove{card, calls_to_make(info, card)}});
            left -= same_as(card, plain, others);
        }
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
    const InformationState info = information_state(state, seat);
    siciliano::advance(state, settings_.playout == Playout::random ? random_move(legal_moves(info), seat, rng)
                                                                   : greedy_move(info));
}

std::int32_t Imagination::value(const State& state) const {
    const Side side = side_of(view_.viewer.seat);
    return at(state.gains, side) - at(state.gains, other(side));
}

} // namespace germini::siciliano::bots

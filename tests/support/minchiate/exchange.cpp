#include "tests/support/minchiate/exchange.hpp"

#include "tests/support/random.hpp"

#include <utility>

namespace germini::support {

using namespace minchiate;

CardPermutation identity_permutation() {
    CardPermutation to{};
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<Card>(i);
    return to;
}

bool swap_two(CardPermutation& to, CardSet among, Rng& rng) {
    if (among.size() < 2) return false;
    const Card a = any(among, rng), b = any(among - CardSet(a), rng);
    std::swap(to[static_cast<std::size_t>(index(a))], to[static_cast<std::size_t>(index(b))]);
    return true;
}

Card permuted(const CardPermutation& to, Card card) {
    return card == kNoCard ? card : to[static_cast<std::size_t>(index(card))];
}
CardList permuted(const CardPermutation& to, const CardList& cards) {
    CardList out;
    for (Card card : cards) out.push_back(permuted(to, card));
    return out;
}
CardSet permuted(const CardPermutation& to, CardSet cards) {
    CardSet out;
    for (Card card : cards) out.add(permuted(to, card));
    return out;
}

Move permuted(const CardPermutation& to, Move move) {
    if (auto* discard = std::get_if<DiscardMove>(&move.what)) discard->cards = permuted(to, discard->cards);
    if (auto* play = std::get_if<PlayMove>(&move.what)) play->card = permuted(to, play->card);
    if (auto* give = std::get_if<GiveMove>(&move.what)) give->card = permuted(to, give->card);
    if (auto* declare = std::get_if<DeclareMove>(&move.what))
        for (CardSet& cards : declare->versicole) cards = permuted(to, cards);
    return move;
}

CardSet known(const Rules& rules, Seat dealer, const Pack& pack, std::span<const Move> moves, Viewer viewer) {
    State state;
    View view = view_of(rules, viewer);
    const auto take = [&](const Events& events) {
        for (const Event& event : events) {
            fold(state, event);
            fold(view, project(event, viewer));
        }
    };
    take(open(rules, dealer, pack));
    for (const Move& move : moves) take(decide(state, move)->events);
    CardSet out = view.seen | view.peeked | view.fola.cards;
    for (const KnownZone& zone : view.hand) out |= zone.cards;
    for (const CardSet& pile : view.pile) out |= pile;
    return out;
}

std::vector<CardSet> interchangeable_sets() {
    std::vector<CardSet> out;
    for (int s = 0; s < kSuits; ++s) out.push_back(suit_cards(static_cast<Suit>(s)) & kCartiglie);
    out.push_back(trumps(6, 19) - kCounting - trumps(14, 14));
    return out;
}

CardSet hidden_in_hands(const std::vector<Event>& log, Viewer viewer) {
    CardSet out;
    for (const Event& event : log)
        if (const auto* dealt = std::get_if<Dealt>(&event); dealt != nullptr && !viewer.is(dealt->seat))
            out |= CardSet(dealt->cards);
    return out;
}

CardSet ever_in_fola(const std::vector<Event>& log) {
    CardSet out;
    for (const Event& event : log) {
        if (const auto* e = std::get_if<FolaLaid>(&event)) out |= CardSet(e->cards);
        if (const auto* e = std::get_if<Discarded>(&event)) out |= CardSet(e->cards);
        if (const auto* e = std::get_if<Passed>(&event)) out |= CardSet(e->cards);
    }
    return out;
}

} // namespace germini::support

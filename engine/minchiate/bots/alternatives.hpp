// Moves worth comparing with the greedy one, with partners and without.
#pragma once
#include "engine/minchiate/bots/discarding.hpp"

namespace germini::minchiate::bots {

/// Cards that change nothing but the order within their suit.
inline constexpr CardSet kPlain = kWholePack - kCounting - CardSet(trump(29)) - CardSet(trump(14));

/// Adds the best discard with each cartiglia that the greedy one keeps, while `out` has room.
void add_discards(auto& out, const DiscardMove& greedy, const auto& choice, Seat seat) {
    if (choice.must.size() == choice.count) return;
    CardSet kept = choice.may & kCartiglie;
    for (Card card : greedy.cards) kept.remove(card);
    for (Card card : kept) {
        if (out.full()) return;
        const CardSet chosen(card);
        out.push_back(
            {seat, best_discard(choice.held, choice.must | chosen, choice.may - chosen, choice.count)});
    }
}

/// VERS-14: declares everything; what this reveals to the others never outweighs its points.
inline DeclareMove declare_all(const Versicole& held) {
    DeclareMove move;
    for (const Versicola& versicola : held) move.versicole.push_back(versicola.cards);
    return move;
}

} // namespace germini::minchiate::bots

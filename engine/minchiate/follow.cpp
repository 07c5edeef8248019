#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {

Seat winner_of(const PublicState& table) {
    const Trick& trick = table.trick;
    const bool fallen_may_win = at(trick.cards, trick.leader) == kMatto && others_fallen(table);
    const Card set = card_to_follow(table, kSeats);
    Seat best = trick.leader;
    int best_rank = -1;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = next(trick.leader, i);
        const Card card = at(trick.cards, seat);
        if (card == kNoCard || card == kMatto || (!fallen_may_win && table.fallen.has(seat))) continue;
        const bool follows = is_suit_card(set) && is_suit_card(card) && suit_of(card) == suit_of(set);
        if (!is_trump(card) && !follows) continue;
        if (index(card) <= best_rank) continue; // trumps have higher numbers than all suit cards
        best_rank = index(card);
        best = seat;
    }
    return best;
}

} // namespace germini::minchiate

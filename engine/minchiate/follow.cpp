#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {

Seat winner_of(const Trick& trick, SeatSet fallen) {
    const bool fallen_may_win = at(trick.cards, trick.leader) == kMatto && others_fallen(trick, fallen);
    const Card set = card_to_follow(trick, fallen, kSeats);
    const CardSet suit = is_suit_card(set) ? suit_cards(suit_of(set)) : CardSet{};
    const CardSet winning = suit | kTrumpCards;
    Seat best = trick.leader;
    int best_rank = -1;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = next(trick.leader, i);
        const Card card = at(trick.cards, seat);
        if (!winning.has(card) || (!fallen_may_win && fallen.has(seat))) continue;
        if (index(card) <= best_rank) continue; // trumps have higher numbers than all suit cards
        best_rank = index(card);
        best = seat;
    }
    return best;
}

} // namespace germini::minchiate

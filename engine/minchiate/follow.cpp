#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {
namespace {

// A trump lies at an earlier place than `place`.
bool trumped_before(const Trick& trick, int place) {
    for (int i = 0; i < place; ++i) {
        const Card card = at(trick.cards, next(trick.leader, i));
        if (card != kNoCard && is_trump(card)) return true;
    }
    return false;
}

// The King that KING-1 forces out of `hand`, kNoCard if none.
Card forced_king(const Public& table, CardSet hand, int place, Card set) {
    if (set == kNoCard || !is_suit_card(set)) return kNoCard;
    const Suit suit = suit_of(set);
    const bool first_time = (table.suits_led >> static_cast<unsigned>(suit) & 1u) == 0;
    if (!first_time || !hand.has(king(suit)) || !trumped_before(table.trick, place)) return kNoCard;
    return king(suit);
}

} // namespace

bool others_fallen(const Public& table) {
    return table.fallen.size() == kSeats - 1 && !table.fallen.has(table.trick.leader);
}

Card setter(const Public& table, int place) {
    const Trick& trick = table.trick;
    const Card lead = at(trick.cards, trick.leader);
    if (lead != kMatto) return lead;
    const bool fallen_may_set = others_fallen(table);
    for (int i = 1; i < place; ++i) {
        const Seat seat = next(trick.leader, i);
        if (trick.has(seat) && (fallen_may_set || !table.fallen.has(seat))) return at(trick.cards, seat);
    }
    return kNoCard;
}

CardSet playable(const Public& table, CardSet hand, Seat seat) {
    const int place = place_of(table.trick, seat);
    if (place == 0) return hand; // PLAY-1
    const Card set = setter(table, place);
    if (set == kNoCard) return hand; // MAT-11
    if (is_suit_card(set)) {
        if (const Card forced = forced_king(table, hand, place, set); forced != kNoCard)
            return CardSet(forced);
        const CardSet suit = hand & suit_cards(suit_of(set));
        if (!suit.empty()) return suit | (hand & CardSet(kMatto)); // PLAY-2, MAT-1
    }
    const CardSet trumps_held = hand & kTrumpCards;
    if (!trumps_held.empty()) return trumps_held | (hand & CardSet(kMatto)); // PLAY-3
    return hand;                                                             // PLAY-4
}

std::string_view barred_by(const Public& table, CardSet hand, Seat seat, Card card) {
    const int place = place_of(table.trick, seat);
    const Card set = setter(table, place);
    if (forced_king(table, hand, place, set) != kNoCard) return card == kMatto ? "MAT-2" : "KING-1";
    if (is_trump(set) || hand.meets(suit_cards(suit_of(set)))) return "PLAY-2";
    return "PLAY-3";
}

Seat winner_of(const Public& table) {
    const Trick& trick = table.trick;
    const bool fallen_may_win = at(trick.cards, trick.leader) == kMatto && others_fallen(table);
    const Card set = setter(table, kSeats);
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

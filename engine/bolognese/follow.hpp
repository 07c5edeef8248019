// Which cards may be played to a trick (FOLLOW), what may be said with a lead (SAY), and who wins (TRICK-2).
// Every playout asks these for every card, so they are inline.
#pragma once
#include "engine/bolognese/state.hpp"

#include <string_view>

namespace germini::bolognese {

/// How many places after the leader a seat plays: 0 to 3.
constexpr int place_of(const Trick& trick, Seat seat) {
    return static_cast<int>(static_cast<unsigned>(index(seat) - index(trick.leader) + kSeats) % kSeats);
}

/// The dominant card: the first of the trick that is not the Matto; kNoCard while there is none.
inline Card dominant(const Trick& trick) {
    for (int i = 0; i < kSeats; ++i) {
        const Card card = at(trick.cards, next(trick.leader, i));
        if (card == kNoCard) return kNoCard;
        if (card != kMatto) return card;
    }
    return kNoCard;
}

/// The cards that a dominant one asks for first: its suit, or the Numeri.
constexpr CardSet family_of(Card card) { return is_suit_card(card) ? suit_cards(suit_of(card)) : kNumeri; }

/// What may be played from `hand`, not empty unless the hand is. `barred` becomes the clause that any other
/// card of the hand would break.
inline CardSet playable(const Trick& trick, CardSet hand, std::string_view& barred) {
    const Card led = dominant(trick);
    if (led == kNoCard) return hand;
    const CardSet matto = hand & CardSet(kMatto); // MATTO-1: at any turn
    if (const CardSet follows = hand & family_of(led); !follows.empty()) {
        barred = "FOLLOW-1";
        return follows | matto;
    }
    const CardSet numeri = hand & kNumeri; // D-26: the Matto is none
    if (numeri.empty()) return hand;
    barred = "FOLLOW-2";
    return numeri | matto;
}

/// What a card played to the trick, before it lies there, shows that its hand has none of: who does not
/// follow has none of what was led, who does not trump then has no Numero (FOLLOW-1, FOLLOW-2).
inline void note_lacks(Public& table, Seat seat, Card card) {
    const Card led = dominant(table.trick);
    if (led == kNoCard || card == kMatto || family_of(led).has(card)) return;
    at(table.lacks, seat) |= family_of(led);
    if (!is_numero(card)) at(table.lacks, seat) |= kNumeri;
}

/// Cards that may be led with BUSSO, and besides with STRISCIO or with VOLO (D-2).
struct Signals {
    CardSet striscio, volo;
};
inline Signals signals(const Public& table, CardSet hand) {
    Signals out;
    if (!table.rules.signals || table.trick.count > 0) return out;
    const CardSet gathered = at(table.pile, Side{0}) | at(table.pile, Side{1});
    for (Card card : hand - CardSet(kMatto)) { // D-27
        if (is_suit_card(card) && !gathered.has(king(suit_of(card)))) continue;
        (((hand & family_of(card)).size() > 1) ? out.striscio : out.volo).add(card);
    }
    return out;
}

/// How high a card stands against others: equal for the Mori (CARD-5).
constexpr int power(Card card) { return kMoriCards.has(card) ? index(moro(1)) : index(card); }

/// The winner of a complete trick, or so far; some card but the Matto must lie there.
inline Seat winner_of(const Trick& trick) {
    const Card led = dominant(trick);
    Seat best = kNoSeat;
    int most = -1;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = next(trick.leader, i);
        const Card card = at(trick.cards, seat);
        if (card == kNoCard || card == kMatto) continue;
        if (!is_numero(card) && !(is_suit_card(led) && suit_of(card) == suit_of(led))) continue;
        if (power(card) < most) continue; // of equal Mori the last one played wins
        most = power(card);
        best = seat;
    }
    return best;
}

} // namespace germini::bolognese

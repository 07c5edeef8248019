// The cards that may be played to a trick (FOLLOW), the signals that may go with a lead (SAY), and the winner
// (TRICK-2). Inline, because every playout calls these for every card.
#pragma once
#include "engine/bolognese/state.hpp"

#include <string_view>

namespace germini::bolognese {

/// The number of places after the leader at which a seat in play plays, from 0.
inline int position_in_trick(const Trick& trick, Seat seat) {
    int place = 0;
    while (trick.seat_at(place) != seat) ++place;
    return place;
}

/// The dominant card: the first of the trick that is not the Matto; kNoCard before it is played.
inline Card dominant_card(const Trick& trick) {
    for (int i = 0; i < trick.players; ++i) {
        const Card card = at(trick.cards, trick.seat_at(i));
        if (card == kNoCard) return kNoCard;
        if (card != kMatto) return card;
    }
    return kNoCard;
}

/// The cards that a dominant card asks for first: its suit, or the Numeri.
constexpr CardSet family_of(Card card) { return is_suit_card(card) ? suit_cards(suit_of(card)) : kNumeri; }

/// The families that have these bits (Told).
constexpr CardSet families(std::uint8_t bits) {
    CardSet out;
    if (bits == 0) return out;
    for (unsigned s = 0; s < kSuits; ++s)
        if ((bits >> s & 1) != 0) out |= suit_cards(static_cast<Suit>(s));
    return (bits >> kSuits & 1) != 0 ? out | kNumeri : out;
}

/// Returns the cards of `hand` that may be played; empty only if the hand is. Sets `barred` to the clause
/// that any other card of the hand would break.
inline CardSet playable(const Trick& trick, CardSet hand, std::string_view& barred) {
    const Card led = dominant_card(trick);
    if (led == kNoCard) return hand;
    const CardSet matto = hand & CardSet(kMatto); // MATTO-1: at any turn
    if (const CardSet follows = hand & family_of(led); !follows.empty()) {
        barred = "FOLLOW-1";
        return follows | matto;
    }
    const CardSet numeri = hand & kNumeri; // D-26: the Matto is not a Numero
    if (numeri.empty()) return hand;
    barred = "FOLLOW-2";
    return numeri | matto;
}

/// Records what the hand is shown to lack by playing `card`; called before the card is in the trick. A player
/// who does not follow has none of what was led; one who does not trump then has no Numero (FOLLOW-1,
/// FOLLOW-2).
inline void note_voids(PublicState& table, Seat seat, Card card) {
    const Card led = dominant_card(table.trick);
    if (led == kNoCard || card == kMatto || family_of(led).has(card)) return;
    at(table.voids, seat) |= family_of(led);
    if (!is_numero(card)) at(table.voids, seat) |= kNumeri;
}

/// Records what the lead of `card` with the trick's signal says; any other card that a seat plays ends what
/// its STRISCIO said. Called before the card is in the trick.
inline void note_told(PublicState& table, Seat seat, Card card) {
    Told& told = at(table.told, seat);
    if (card == kMatto || (told.more == 0 && table.trick.signal == Signal::none)) return;
    const std::uint8_t bit = family_bit(card);
    told.more = static_cast<std::uint8_t>(told.more & ~bit);
    if (table.trick.count > 0) return;
    if (table.trick.signal == Signal::striscio) told.more = static_cast<std::uint8_t>(told.more | bit);
    if (table.trick.signal == Signal::volo) told.none = static_cast<std::uint8_t>(told.none | bit);
}

/// Cards that may be led with BUSSO, and also with STRISCIO or with VOLO (D-2).
struct Signals {
    CardSet striscio, volo;
};
inline Signals signals(const PublicState& table, CardSet hand) {
    Signals out;
    if (!table.rules.signals || table.trick.count > 0) return out;
    if (table.partner(table.trick.leader) == kNoSeat) return out; // D-27
    const CardSet gathered = table.gathered();
    const auto add = [&](CardSet own) { (own.size() > 1 ? out.striscio : out.volo) |= own; };
    for (int s = 0; s < kSuits; ++s) // D-27
        if (const Suit suit{static_cast<std::uint8_t>(s)}; gathered.has(king(suit)))
            add(hand & suit_cards(suit));
    add(hand & kNumeri);
    return out;
}

/// The rank of a card against others; equal for the Mori (CARD-5).
constexpr int power(Card card) { return kMoriCards.has(card) ? index(moro(1)) : index(card); }

/// The winner of a complete trick, or the seat that is winning so far. At least one card other than the Matto
/// must be played.
inline Seat winner_of(const Trick& trick) {
    const Card led = dominant_card(trick);
    Seat best = kNoSeat;
    int most = -1;
    for (int i = 0; i < trick.players; ++i) {
        const Seat seat = trick.seat_at(i);
        const Card card = at(trick.cards, seat);
        if (card == kNoCard || card == kMatto) continue;
        if (!is_numero(card) && !(is_suit_card(led) && suit_of(card) == suit_of(led))) continue;
        if (power(card) < most) continue; // the last one played of equal Mori wins
        most = power(card);
        best = seat;
    }
    return best;
}

} // namespace germini::bolognese

// The cards that may be played to a trick, and its winner. Inline, because every playout calls these for
// every card.
#pragma once
#include "engine/siciliano/state.hpp"

#include <string_view>

namespace germini::siciliano {

/// The first card of the trick that is not the Fujutu; kNoCard before it is played.
inline Card dominant_card(const Trick& trick) {
    for (int i = 0; i < kSeats; ++i) {
        const Card card = at(trick.cards, trick.seat_at(i));
        if (card != kFujutu) return card;
    }
    return kNoCard;
}

/// Returns the cards of `hand` that may be played; empty only if the hand is. Sets `barred` to the clause
/// that any other card of the hand would break.
inline CardSet playable(const PublicState& table, CardSet hand, std::string_view& barred) {
    const CardSet fujutu = hand & CardSet(kFujutu);
    if (table.trick.count == 0 && !table.rules.fujutu_lead && hand.size() > 1) {
        barred = "FUJ-1";
        return hand - fujutu;
    }
    const Card led = dominant_card(table.trick);
    if (led == kNoCard) return hand;
    if (is_suit_card(led)) {
        if (const CardSet follows = hand & suit_cards(suit_of(led)); !follows.empty()) {
            barred = "PLAY-1";
            return follows | fujutu;
        }
    }
    const CardSet trumps = hand & kTrumps;
    if (trumps.empty()) return hand;
    barred = "PLAY-2";
    return trumps | fujutu;
}

/// Records a card before it is in the trick, and what its seat is shown to lack by it.
inline void note_card(PublicState& table, Seat seat, Card card) {
    const Card led = dominant_card(table.trick);
    if (led != kNoCard && card != kFujutu && !(is_suit_card(led) && suit_cards(suit_of(led)).has(card))) {
        std::uint8_t& voids = at(table.voids, seat);
        if (is_suit_card(led))
            voids = static_cast<std::uint8_t>(voids | 1u << static_cast<unsigned>(suit_of(led)));
        if (!is_trump(card)) voids = static_cast<std::uint8_t>(voids | PublicState::kNoTrumps);
    }
    if (card == kFujutu) {
        table.fujutu.seat = seat;
        table.fujutu.trick = table.trick.number;
    }
    table.played.add(card);
    at(table.shown, seat).add(card);
    at(table.trick.cards, seat) = card;
    ++table.trick.count;
}

/// True if a card, not the Fujutu, takes the lead in a trick from `highest`.
constexpr bool beats(Card card, Card highest) {
    return index(card) > index(highest) && (is_trump(card) || (is_suit_card(card) && is_suit_card(highest) &&
                                                               suit_of(card) == suit_of(highest)));
}

/// The winner of a trick, or the seat that is winning so far; kNoSeat before a card other than the Fujutu.
inline Seat winner_of(const Trick& trick) {
    Seat best = kNoSeat;
    Card highest = kNoCard;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = trick.seat_at(i);
        const Card card = at(trick.cards, seat);
        if (card == kNoCard || card == kFujutu) continue;
        if (highest != kNoCard && !beats(card, highest)) continue;
        best = seat;
        highest = card;
    }
    return best;
}

} // namespace germini::siciliano

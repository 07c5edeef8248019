// The cards that may be played to a trick (SOLO-13), and its winner (PLAY-5).
#pragma once
#include "engine/minchiate/follow.hpp"
#include "engine/solo/state.hpp"

#include <string_view>

namespace germini::solo {

/// The card that sets the suit: the lead or, after a led Matto, the next card (MAT-11). kNoCard if any card
/// may be played.
inline Card card_to_follow(const Trick& trick) {
    if (trick.count == 0) return kNoCard;
    const Card lead = at(trick.cards, trick.leader);
    if (lead != kMatto) return lead;
    return trick.count == 1 ? kNoCard : at(trick.cards, trick.seat_at(1));
}

/// Returns the cards of `hand` that the next player may play; empty only if the hand is. Sets `barred` to the
/// clause that any other card of the hand would break.
inline CardSet playable(const PublicState& table, CardSet hand, std::string_view& barred) {
    const Card set = card_to_follow(table.trick);
    if (set == kNoCard) return hand; // PLAY-1, MAT-11
    const auto forces_king = [&] {
        return !minchiate::was_led(table.suits_led, minchiate::suit_of(set)) &&
               CardSet(table.trick.cards).meets(minchiate::kTrumpCards);
    };
    return minchiate::playable_after(set, hand, forces_king, barred);
}

/// The winner so far; there must be a card other than the Matto.
inline Seat winner_of(const Trick& trick) {
    const Card set = card_to_follow(trick);
    const CardSet winning =
        minchiate::kTrumpCards |
        (minchiate::is_suit_card(set) ? minchiate::suit_cards(minchiate::suit_of(set)) : CardSet{});
    const Card best = (CardSet(trick.cards) & winning).last(); // trumps have higher numbers
    for (const Seat seat : trick.players)
        if (at(trick.cards, seat) == best) return seat;
    return kNoSeat;
}

} // namespace germini::solo

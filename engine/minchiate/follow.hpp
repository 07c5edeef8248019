// The cards that may be played to a trick (PLAY-2 … PLAY-4, KING-1, MAT-1, MAT-2), and its winner (PLAY-5).
// Inline, because every playout calls these for every card.
#pragma once
#include "engine/minchiate/state.hpp"

#include <string_view>

namespace germini::minchiate {

/// The number of places after the leader at which a seat plays: 0 to 3.
constexpr int position_in_trick(const Trick& trick, Seat seat) {
    return static_cast<int>(static_cast<unsigned>(index(seat) - index(trick.leader) + kSeats) % kSeats);
}

/// True if all seats except the trick's leader have fallen.
inline bool others_fallen(const Trick& trick, SeatSet fallen) {
    return fallen.size() == kSeats - 1 && !fallen.has(trick.leader);
}
inline bool others_fallen(const PublicState& table) { return others_fallen(table.trick, table.fallen); }

/// The card that sets the suit for a player at `place`: the lead or, if the Matto was led, the card that
/// MAT-11 and D-15 name among those at earlier places. kNoCard if any card may be played.
inline Card card_to_follow(const Trick& trick, SeatSet fallen, int place) {
    const Card lead = at(trick.cards, trick.leader);
    if (lead != kMatto) return lead;
    const bool fallen_may_set = others_fallen(trick, fallen);
    for (int i = 1; i < place; ++i) {
        const Seat seat = next(trick.leader, i);
        if (trick.has(seat) && (fallen_may_set || !fallen.has(seat))) return at(trick.cards, seat);
    }
    return kNoCard;
}
inline Card card_to_follow(const PublicState& table, int place) {
    return card_to_follow(table.trick, table.fallen, place);
}

/// True if a trump was played at an earlier place than `place`.
inline bool trumped_before(const Trick& trick, int place) {
    for (int i = 0; i < place; ++i) {
        const Card card = at(trick.cards, next(trick.leader, i));
        if (card != kNoCard && is_trump(card)) return true;
    }
    return false;
}

/// Returns the cards of `hand` that may be played where `set` sets the suit. `forces_king()`: whether KING-1
/// demands the King of that suit, if the hand has it. Sets `barred` to the clause that any other card of the
/// hand would break.
inline CardSet playable_after(Card set, CardSet hand, const auto& forces_king, std::string_view& barred) {
    const CardSet matto = hand & CardSet(kMatto);
    if (is_suit_card(set)) {
        if (const Card its_king = king(suit_of(set)); hand.has(its_king) && forces_king()) {
            barred = "KING-1";
            return CardSet(its_king);
        }
        if (const CardSet suit = hand & suit_cards(suit_of(set)); !suit.empty()) {
            barred = "PLAY-2";
            return suit | matto; // MAT-1
        }
    }
    const CardSet trumps_held = hand & kTrumpCards;
    if (trumps_held.empty()) return hand; // PLAY-4
    barred = is_trump(set) ? "PLAY-2" : "PLAY-3";
    return trumps_held | matto;
}

/// True if the suit was led in an earlier trick (KING-1).
constexpr bool was_led(std::uint8_t suits_led, Suit suit) {
    return (unsigned{suits_led} >> static_cast<unsigned>(suit) & 1u) != 0;
}

/// Records the suit of a trick from the card that set it: after a led Matto that is the next one (MAT-12).
constexpr void note_led(std::uint8_t& suits_led, Card set) {
    if (is_suit_card(set))
        suits_led = static_cast<std::uint8_t>(suits_led | 1u << static_cast<unsigned>(suit_of(set)));
}

/// Returns the cards of `hand` that `seat` may play to the trick; empty only if the hand is. Sets `barred` to
/// the clause that any other card of the hand would break.
inline CardSet playable(const PublicState& table, CardSet hand, Seat seat, std::string_view& barred) {
    const int place = position_in_trick(table.trick, seat);
    if (place == 0) return hand; // PLAY-1
    const Card set = card_to_follow(table, place);
    if (set == kNoCard) return hand; // MAT-11
    const auto forces_king = [&] {
        return !was_led(table.suits_led, suit_of(set)) && trumped_before(table.trick, place);
    };
    return playable_after(set, hand, forces_king, barred);
}

/// The winner of a trick in which every card that may win is on the table. A fallen hand wins only if the
/// Matto was led and all others have fallen (D-15).
Seat winner_of(const Trick& trick, SeatSet fallen);
inline Seat winner_of(const PublicState& table) { return winner_of(table.trick, table.fallen); }

} // namespace germini::minchiate

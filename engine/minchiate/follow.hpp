// Which cards may be played to a trick (PLAY-2 … PLAY-4, KING-1, MAT-1, MAT-2), and who wins it (PLAY-5).
#pragma once
#include "engine/minchiate/state.hpp"

#include <string_view>

namespace germini::minchiate {

/// How many places after the leader a seat plays: 0 to 3.
constexpr int place_of(const Trick& trick, Seat seat) {
    return (index(seat) - index(trick.leader) + kSeats) % kSeats;
}

/// The card that sets the suit for a player at `place`: the lead or, where the Matto was led, the card that
/// MAT-11 and D-15 name among those at earlier places; kNoCard where a card is free.
Card setter(const Public& table, int place);

/// What may be played from `hand` at `seat`'s place in the trick. Not empty unless the hand is.
CardSet playable(const Public& table, CardSet hand, Seat seat);

/// The clause that a card of `hand` outside playable() breaks.
std::string_view barred_by(const Public& table, CardSet hand, Seat seat, Card card);

/// The winner of a trick in which all cards that may win lie on the table: never a fallen hand, save where
/// the Matto was led and all others have fallen (D-15).
Seat winner_of(const Public& table);

/// All seats but the trick's leader have fallen.
bool others_fallen(const Public& table);

} // namespace germini::minchiate

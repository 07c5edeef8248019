// What everybody can tell of a hand by what was seen of it: the same for a State and for every View.
#pragma once
#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {

/// What a card played to the trick, before it lies there, shows that its hand has none of: who does not
/// follow has none of the suit, who does not trump then has no trump (PLAY-2, PLAY-3).
inline void note_lacks(Public& table, Seat seat, Card card) {
    const int place = place_of(table.trick, seat);
    const Card set = place == 0 ? kNoCard : setter(table, place);
    if (set == kNoCard || card == kMatto) return;
    Lacks& lacks = at(table.lacks, seat);
    if (is_suit_card(set)) {
        if (suit_cards(suit_of(set)).has(card)) return;
        lacks.suits = static_cast<std::uint8_t>(lacks.suits | 1u << static_cast<unsigned>(suit_of(set)));
    }
    if (!is_trump(card)) lacks.trumps = true;
}

/// What the cutter has shown he may have passed on, face down (D-27).
inline void pass_on(Public& table, Seat cutter) {
    table.loose = at(table.shown, cutter);
    at(table.shown, cutter) = {};
}
/// What was turned up lies in the fola now.
inline void take_back(Public& table, Seat seat, CardSet cards) {
    at(table.shown, seat) -= cards;
    table.loose -= cards;
}

} // namespace germini::minchiate

// The signals of the greedy policy: all are made by the choice of a card (SIG-8).
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

#include <string_view>

namespace germini::minchiate::bots {

/// What a fumata, or the answer to one, adds to the worth of a card, in sixteenths of a point. A fumata that
/// the hand does not warrant is worth so little that it is given only for want of another card.
int worth_of_fumata(const Knowledge& knowledge, Card card);
/// What the answer to the partner's fumata adds to the worth of leading this trump (SIG-3): with many trumps
/// the seat goes on with high ones. `place`: its rank among those that are out.
int worth_of_going_on(const Knowledge& knowledge, Chance place);
/// The same for taking the partner's papa, by the chance to take it.
int worth_of_winning_high(const Knowledge& knowledge, Chance place, Chance taken);

/// Returns the signal that the seat gives by its own card, as one word; empty if it gives none.
/// - `fumata`: a papa or 21–27 that is led signals the best arie that nobody can place (SIG-1).
/// - `hidden_fumata`: so does the 10, if it is the seat's first trump, on a suit (SIG-2).
/// - `girare`: a counting trump is led to the partner, who is known to hold the highest trump out (SIG-4).
/// - `tenuta`: the third player's trump keeps the last from saving a papa, the 13, 20, 30 or Sun (SIG-6).
/// - `impiccare`: a low card of a King's suit ends the suit's first trick (SIG-7).
std::string_view signal_of(const Knowledge& knowledge, Card card);

} // namespace germini::minchiate::bots

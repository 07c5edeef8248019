// A viewer's knowledge of a hand: the fold of its seen events, and of nothing else.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"
#include "engine/solo/legal_moves.hpp"
#include "engine/solo/state.hpp"

namespace germini::solo {

struct View : PublicState {
    View() = default; // not an aggregate, so it cannot be initialised from a State's public part
    Viewer viewer;
    std::int16_t events = 0;     ///< number of events folded
    KnownZone stock{kCards, {}}; ///< the cards that are not dealt
    KnownZone packet;            ///< the cutter's lifted packet
    BySeat<KnownZone> hand;
    BySeat<KnownZone> discards;
    /// Cards robbed, exposed or taken, in front of the seat until the first lead (SOLO-4).
    BySeat<CardSet> open;
    CardSet seen; ///< every card that the viewer has seen: dealt, shown or played
    List<SeenPlay, kMostSeats * kMostHandCards> plays; ///< all cards played, in order
};

/// The view before the first event; the rules are public.
View view_of(const Rules& rules, Viewer viewer);

/// Applies a seen event to the view.
void fold(View& view, const SeenEvent& event);

/// The input of the viewer's own choice; the viewer must be a seat.
InformationState information_state(const View& view);

} // namespace germini::solo

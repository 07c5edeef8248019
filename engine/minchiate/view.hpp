// What a viewer may know of a hand: the fold of its seen events, and of nothing else.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"
#include "engine/minchiate/choice.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

struct View : Public {
    View() = default; // no aggregate: it cannot begin as a State's public part
    Viewer viewer;
    std::int16_t events = 0;     ///< how many have been folded
    KnownZone stock{kCards, {}}; ///< the pack
    KnownZone packet;            ///< the cutter's lifted packet
    KnownZone fola;
    BySeat<KnownZone> hand;
    BySeat<KnownZone> discards;
    BySeat<CardSet> discarded; ///< what a seat put down, once it is turned up (DISC-4)
    BySeat<CardSet> open; ///< robbed, exposed and taken cards, before the seat until the first lead (DEAL-5)
    CardSet peeked;       ///< fola cards to be, seen by the cutter (ROB-6)
    CardSet stopper;      ///< the card that ended his robbing, seen by all (ROB-7)
    BySeat<CardSet> declared_cards;   ///< all that a seat has shown in versicole
    CardSet seen;                     ///< every card that this viewer has met: dealt, shown or played
    BySeat<std::uint8_t> tricks_of{}; ///< tricks won a seat
    std::int16_t end = 0;
};

/// Before the first event. The rules are public.
View view_of(const Rules& rules, Viewer viewer);

/// Takes a seen event into the view.
void fold(View& view, const SeenEvent& event);

/// What the viewer's own seat may choose from; the viewer must be a seat.
Sight sight(const View& view);

} // namespace germini::minchiate

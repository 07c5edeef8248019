// What a viewer may know of a hand: the fold of its seen events, and of nothing else.
#pragma once
#include "engine/bolognese/choice.hpp"
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"

namespace germini::bolognese {

struct View : Public {
    View() = default; // no aggregate: it cannot begin as a State's public part
    Viewer viewer;
    std::int16_t events = 0;     ///< how many have been folded
    KnownZone stock{kCards, {}}; ///< the pack
    KnownZone last;              ///< the last two, face down beside the dealer
    KnownZone discard;           ///< the dealer's
    BySeat<KnownZone> hand;
    BySeat<std::uint8_t> tricks_of{}; ///< tricks won a seat
};

/// Before the first event. The rules are public.
View view_of(const Rules& rules, Viewer viewer);

/// Takes a seen event into the view.
void fold(View& view, const SeenEvent& event);

/// What the viewer's own seat may choose from; the viewer must be a seat.
Sight sight(const View& view);

} // namespace germini::bolognese

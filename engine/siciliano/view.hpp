// A viewer's knowledge of a hand: the fold of its seen events, and of nothing else.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"
#include "engine/siciliano/legal_moves.hpp"
#include "engine/siciliano/names.hpp"
#include "engine/siciliano/state.hpp"

namespace germini::siciliano {

struct View : PublicState {
    View() = default; // not an aggregate, so it cannot be initialised from a State's public part
    Viewer viewer;
    std::int16_t events = 0;     ///< number of events folded
    KnownZone stock{kCards, {}}; ///< the pack
    KnownZone discard;
    BySeat<KnownZone> hand;
};

/// The view before the first event; the rules are public.
View view_of(const Rules& rules, Viewer viewer);

/// Applies a seen event to the view.
void fold(View& view, const SeenEvent& event);

/// The input of the viewer's own choice; the viewer must be a seat.
InformationState information_state(const View& view);

} // namespace germini::siciliano

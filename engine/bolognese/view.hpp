// A viewer's knowledge of a hand: the fold of its seen events, and of nothing else.
#pragma once
#include "engine/bolognese/legal_moves.hpp"
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"

namespace germini::bolognese {

struct View : PublicState {
    View() = default; // not an aggregate, so it cannot be initialised from a State's public part
    Viewer viewer;
    std::int16_t events = 0;     ///< number of events folded
    KnownZone stock{kCards, {}}; ///< the pack
    KnownZone last;              ///< the last two, face down beside the dealer
    BySeat<KnownZone> discard, hand;
    BySeat<std::uint8_t> tricks_of{}; ///< tricks won per seat
};

/// The view before the first event; the rules are public.
View view_of(const Rules& rules, Viewer viewer);

/// Applies a seen event to the view.
void fold(View& view, const SeenEvent& event);

/// The input of the viewer's own choice; the viewer must be a seat.
InformationState information_state(const View& view);

} // namespace germini::bolognese

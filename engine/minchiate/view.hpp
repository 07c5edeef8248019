// A viewer's knowledge of a hand: the fold of its seen events, and of nothing else.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/core/seen.hpp"
#include "engine/minchiate/legal_moves.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

struct View : PublicState {
    View() = default; // not an aggregate, so it cannot be initialised from a State's public part
    Viewer viewer;
    std::int16_t events = 0;     ///< number of events folded
    KnownZone stock{kCards, {}}; ///< the pack
    KnownZone packet;            ///< the cutter's lifted packet
    KnownZone fola;
    BySeat<KnownZone> hand;
    BySeat<KnownZone> discards;
    /// Cards robbed, exposed or taken, in front of the seat until the first lead (DEAL-5).
    BySeat<CardSet> open;
    CardSet peeked;                   ///< cards bound for the fola, seen by the cutter (ROB-6)
    CardSet stopper;                  ///< the card that ended the cutter's robbing, seen by all (ROB-7)
    BySeat<CardSet> declared_cards;   ///< all cards that each seat has shown in versicole
    CardSet seen;                     ///< every card that the viewer has seen: dealt, shown or played
    BySeat<std::uint8_t> tricks_of{}; ///< tricks won per seat
    std::int16_t end = 0;
    List<SeenPlay, kSeats * kHandCards> plays; ///< all cards played, in order
};

/// The view before the first event; the rules are public.
View view_of(const Rules& rules, Viewer viewer);

/// Applies a seen event to the view.
void fold(View& view, const SeenEvent& event);

/// The input of the viewer's own choice; the viewer must be a seat.
InformationState information_state(const View& view);

} // namespace germini::minchiate

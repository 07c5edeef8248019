// Who will take the trick.
#pragma once
#include "engine/bots/stakes.hpp"

namespace germini::bots {

/// How the trick on the table may end if a card is played to it now.
struct Outlook {
    Chance ours = 0;      ///< that the viewer's side takes it
    int saved = 0;        ///< what the partner, still to play, may bring home if so: a stake by its chance
    int saved_others = 0; ///< what opponents still to play may bring home if not
};
Outlook outlook(const Knowledge& knowledge, const Stakes& stakes, Seat seat, Card card);

} // namespace germini::bots

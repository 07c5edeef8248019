// Versicole (VERS-1 … VERS-10): the versicole in a set of cards, and the worth of each.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"

namespace germini::minchiate {

struct Versicola {
    CardSet cards; ///< includes the Matto if it is added (VERS-7)
    int worth = 0; ///< points, the Matto's 5 included
    friend bool operator==(const Versicola&, const Versicola&) = default;
};

/// Upper bound of versicole in a hand: Papi, 28–40 in up to three runs, Matto, Tredici, diecine, Kings,
/// devil. That is nine, plus some room.
inline constexpr int kMaxVersicole = 12;
using Versicole = List<Versicola, kMaxVersicole>;

/// All maximal versicole in `cards`, each once; the Matto is added to each if it is among the cards. `devil`
/// is the option Demonio-Mondo-Carne (VERS-8).
Versicole versicole(CardSet cards, bool devil);

/// The cards of a versicola in listing order: ascending, the Matto last.
CardList listed(CardSet cards);

} // namespace germini::minchiate

// Versicole (VERS-1 … VERS-10): which are in a set of cards, and what each is worth.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"

namespace germini::minchiate {

struct Versicola {
    CardSet cards; ///< with the Matto where it is added (VERS-7)
    int worth = 0; ///< points, the Matto's 5 included
    friend bool operator==(const Versicola&, const Versicola&) = default;
};

/// Papi, 28–40 in up to three runs, Matto, Tredici, diecine, Kings, devil: nine at most, with room.
inline constexpr int kMaxVersicole = 12;
using Versicole = List<Versicola, kMaxVersicole>;

/// All maximal versicole in `cards`, each once, the Matto added to each if it is among them.
/// `devil` is the option Demonio-Mondo-Carne (VERS-8).
Versicole versicole(CardSet cards, bool devil);

/// The cards of a versicola as one lists them: in rising order, the Matto last.
CardRun listed(CardSet cards);

} // namespace germini::minchiate

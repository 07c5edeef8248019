// Which card to play.
#pragma once
#include "engine/bots/knowledge.hpp"
#include "engine/minchiate/choice.hpp"

namespace germini::bots {

/// The best of the lawful cards, the viewer's own or a fallen hand's.
Card best_card(const Knowledge& knowledge, const minchiate::Choice& choice);

/// The card that a side misses least, out of its own pile (MAT-6).
Card least_to_give(const Knowledge& knowledge, CardSet cards);

} // namespace germini::bots

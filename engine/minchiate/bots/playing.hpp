// Which card to play.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"
#include "engine/minchiate/choice.hpp"

#include <string_view>

namespace germini::minchiate::bots {

/// The best of the lawful cards, the viewer's own or a fallen hand's.
Card best_card(const Knowledge& knowledge, const Choice& choice);

/// Why it is that one: `only` (no other is lawful), `matto` (it spares another card), `takes` the trick,
/// `brings_home` a card of its own, `partner_takes` the trick and the card with it, `spares` what is worth
/// more later, `lost` (the same, in a trick that the others take), `risks_least` (the same, of a lead),
/// `opens` for what others have or lack, `partner_void` (the partner can trump it), `king_waits` (led, it
/// might be trumped).
std::string_view reason_to_play(const Knowledge& knowledge, const Choice& choice, Card card);

/// The card to give for the Matto, out of the side's own pile: the cheapest (MAT-6, D-21), of equals the one
/// that its versicole miss least.
Card least_to_give(const Knowledge& knowledge, CardSet cards);

} // namespace germini::minchiate::bots

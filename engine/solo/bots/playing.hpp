// The choice of a card by what it probably wins and loses.
#pragma once
#include "engine/minchiate/bots/habits.hpp"
#include "engine/solo/bots/knowledge.hpp"

#include <string_view>

namespace germini::solo::bots {

/// Returns the best of the cards that may be played.
Card best_card(const Knowledge& k, CardSet cards);
/// Returns the worth of each of them.
List<minchiate::bots::CardWorth, kMostHandCards> worths_of(const Knowledge& k, CardSet cards);

/// Returns the word for the reason to play a card (engine/core/reason.hpp): `only`, `matto`, `takes`,
/// `brings_home`, `risks_least`, `spares`, `lost`, `leads`.
std::string_view reason_to_play(const Knowledge& k, CardSet cards, Card card);

/// Returns the card to give for the Matto: the one of least value, the weakest of those.
Card least_to_give(CardSet cards);

} // namespace germini::solo::bots

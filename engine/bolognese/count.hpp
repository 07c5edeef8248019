// The end of a hand that is played out: who owns the cards, and their count (COUNT, GIVE, CAPP).
#pragma once
#include "engine/bolognese/event_emitter.hpp"

namespace germini::bolognese {

/// Ends the hand after the last trick. The discard is turned up. A side without a trick loses all its cards
/// (CAPP-2). An odd pile gives a card (GIVE-2), which a seat may be asked to choose. Then the hand is
/// counted.
void finish(EventEmitter& emitter);
/// Transfers the card that a seat was asked for (GIVE-4), then counts the hand.
void give(EventEmitter& emitter, Card card);

/// GIVE-3: the pip that the engine gives from a pile; kNoCard if the pile has none.
Card given_pip(CardSet pile);

} // namespace germini::bolognese

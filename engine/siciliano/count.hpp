// The Fujutu's debt and the count of a hand that is played out.
#pragma once
#include "engine/siciliano/event_emitter.hpp"

namespace germini::siciliano {

inline constexpr int kLastTrick = 5;

/// The weakest scartina of the cards: suit cards first, the lowest; then trumps. kNoCard without one.
Card weakest_scartina(CardSet cards);
/// What a side pays after the last trick out of its other cards: a scartina, else the counting card of least
/// value; the Fujutu itself if there are no others.
Card last_payment(CardSet cards);

/// After a trick: pays out of the tricks what is owed for the Fujutu, if they have a scartina.
void pay_from_tricks(EventEmitter& emitter);
/// After the last trick: turns up the discard, settles the debt and counts.
void finish(EventEmitter& emitter);

/// A side's gain from its total, and whether it is the dealer's.
int gain(int total, bool dealer_side);

} // namespace germini::siciliano

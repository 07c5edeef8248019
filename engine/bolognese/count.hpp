// The end of a hand that is played out: whose the cards are, and what they come to (COUNT, GIVE, CAPP).
#pragma once
#include "engine/bolognese/course.hpp"

namespace germini::bolognese {

/// After the last trick. The discard is turned up; a side without a trick loses all it has (CAPP-2), an odd
/// pile gives a card (GIVE-2), for which a seat may be asked; then the count.
void finish(Course& course);
/// The card that a seat was asked for (GIVE-4), and the count.
void give(Course& course, Card card);

/// GIVE-3: the pip that the engine gives out of a pile; kNoCard where it has none.
Card given_pip(CardSet pile);

} // namespace germini::bolognese

// The words of the greedy policy: what the first two speakers announce, and what the other two make of it.
#pragma once
#include "engine/core/talk.hpp"
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano::bots {

/// Returns everything true that may be said of a hand, in one statement; the number of trumps beside other
/// items only ("Fujutu terzo e un Re").
AnnounceMove everything(const AnnouncementRange& range);
/// Returns a number of trumps and nothing else.
AnnounceMove only_trumps(int number);
/// Returns Tengo, or silence in words without it.
AnnounceMove going_on(const AnnouncementRange& range);

/// Returns the greedy statement of a hand (ANN-1).
/// - A strong hand says Tengo, so that nobody can send the deal back, unless it has much to say: then the
/// partner
///   learns it and says Tengo instead. Words without Tengo tell whatever there is.
/// - A weak hand says what it has. If that is nothing, it names its trumps, and more than it has if it is
/// nearly
///   strong (TACT-3).
/// Without signals a strong hand goes on, and a weak one names its Arie and Kings or its number of trumps.
AnnounceMove statement(const InformationState& info, const AnnouncementRange& range, Talk talk);

/// Returns the greedy answer of the third and fourth speaker: Tengo if the own hand is strong together with
/// what both sides announced.
SayMove answer(const InformationState& info, Talk talk);

} // namespace germini::siciliano::bots

// From the deal to the first trick: packets, cards turned up, words, the monte and the discard.
#pragma once
#include "engine/siciliano/event_emitter.hpp"

namespace germini::siciliano {

/// True if the pack is the 63 cards, each once.
bool is_valid_pack(const Pack& pack);

/// Deals the packets of the next round, or gives the dealer the monte after the last one.
void deal_round(EventEmitter& emitter);
/// Turns up cards of the packets just dealt.
void expose(EventEmitter& emitter, const Positions& positions);
/// Continues after the word of one of the first two speakers.
void after_announcement(EventEmitter& emitter, Seat seat, const Announcement& said);
/// Continues after the word of one of the last two speakers, or annuls the hand.
void after_word(EventEmitter& emitter, Seat seat, bool mischio);

} // namespace germini::siciliano

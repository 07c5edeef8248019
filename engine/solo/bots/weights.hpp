// The bot's judgement as numbers, tuned by play against itself.
#pragma once

namespace germini::solo::bots {

struct Weights {
    // Percent: how often a counting card is saved later, from the lowest trump that is out to the highest.
    int lowest_saved = 20, highest_saved = 100;
    int king_saved = 30;
    int rises = 90;        ///< percent: how often a player with a higher suit card plays it
    int king_to_void = 60; ///< percent of the stake of a King that is led, per player who may trump it
    // Sixteenths of a point.
    int trick_card = 7; ///< per card of a trick: half of them count in the end (SOLO-20)
    int lowest_trump = 8, highest_trump = 80; ///< cost of spending a trump, from the lowest that is out
    int matto = 48;                           ///< cost of spending the Matto's escape
    int lead_trump = 48;                      ///< cost of leading a trump
    int length = 3;                           ///< leading from a long suit, per card
};
#ifdef TUNE
inline Weights kWeights;
#else
inline constexpr Weights kWeights;
#endif

} // namespace germini::solo::bots

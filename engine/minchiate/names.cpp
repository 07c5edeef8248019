#include "engine/minchiate/names.hpp"

#include <array>

namespace germini::minchiate {
namespace {

constexpr std::array<std::string_view, 7> kZones{"pack",    "packet", "hand", "fola",
                                                 "discard", "trick",  "pile"};
constexpr std::array<std::string_view, 39> kWords{
    "deal",        "cut",   "rob",    "stop",    "peek", "join",      "expose",  "lay",
    "take",        "look",  "fola",   "discard", "pass", "show",      "declare", "versicola",
    "play",        "fall",  "gather", "debt",    "give", "surrender", "exposed", "dealer_rob",
    "declaration", "death", "cards",  "tricks",  "last", "end",       "bonus",   "interruption",
    "desertion",   "claim", "accept", "play_on", "out",  "stay",      "fee"};
static_assert(kWords.size() == static_cast<std::size_t>(GameWord::fee) + 1);
constexpr std::array<std::string_view, 8> kPhases{"cut",  "discard", "declare", "play",
                                                  "give", "over",    "claim",   "out"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::out) + 1);

// clang-format off
constexpr std::array<Clause, 19> kClauses{{
    {"TURN-1", "It is not this seat's turn."},
    {"TURN-2", "A different kind of move is expected now."},
    {"TURN-3", "The hand is over."},
    {"HOLD-1", "That card cannot be chosen."},
    {"FORM-1", "That move is invalid."},
    {"CUT-1", "The last card of the shuffled pack must be a plain suit card."},
    {"CUT-2", "Lift at least one card and leave some below the cut."},
    {"DISC-1", "Discard exactly as many cards as you robbed and took."},
    {"DISC-2", "Counting cards and the 29 may be discarded only if no other card is left."},
    {"D-10", "Declare only complete versicole from your hand, each once."},
    {"PLAY-2", "You must follow the suit led."},
    {"PLAY-3", "You have no card of the suit led: play a trump."},
    {"KING-1", "The suit is led for the first time and the trick has been trumped: play the King."},
    {"MAT-2", "The Fool cannot save a King that must be played."},
    {"MAT-6", "That card cannot be given for the Fool."},
    {"VAR-1", "The hand cannot be laid open, or its card chosen, in this way."},
    {"CLAIM-1", "You cannot claim the rest now."},
    {"SOLO-16", "Neither the Fool nor the Trumpets can be given for the Fool."},
    {"CLAIM-2", "From what you can see, it is not certain that you win all remaining tricks."},
}};
// clang-format on

constexpr Names kNames{"minchiate", kZones, kWords, kPhases, kClauses, code, card_of};

} // namespace

const Names& names() { return kNames; }

} // namespace germini::minchiate

#include "engine/minchiate/names.hpp"

#include <array>

namespace germini::minchiate {
namespace {

constexpr std::array<std::string_view, 7> kZones{"pack",    "packet", "hand", "fola",
                                                 "discard", "trick",  "pile"};
constexpr std::array<std::string_view, 36> kWords{
    "deal",        "cut",   "rob",    "stop",    "peek", "join",      "expose",  "lay",
    "take",        "look",  "fola",   "discard", "pass", "show",      "declare", "versicola",
    "play",        "fall",  "gather", "debt",    "give", "surrender", "exposed", "dealer_rob",
    "declaration", "death", "cards",  "tricks",  "last", "end",       "bonus",   "interruption",
    "desertion",   "claim", "accept", "play_on"};
static_assert(kWords.size() == static_cast<std::size_t>(Said::play_on) + 1);
constexpr std::array<std::string_view, 7> kPhases{"cut",  "discard", "declare", "play",
                                                  "give", "over",    "claim"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::claim) + 1);

// clang-format off
constexpr std::array<Clause, 18> kClauses{{
    {"TURN-1", "It is not this seat's move."},
    {"TURN-2", "Another kind of move is due now."},
    {"TURN-3", "The hand is over."},
    {"HOLD-1", "That card is not there to be chosen."},
    {"FORM-1", "That is not a move that can be understood."},
    {"CUT-1", "The shuffled pack must end on a plain suit card."},
    {"CUT-2", "The cutter lifts at least one card and leaves some under the cut."},
    {"DISC-1", "Exactly as many cards are discarded as were robbed and taken."},
    {"DISC-2", "A counting card or the 29 may not be discarded while there is another."},
    {"D-10", "Only whole versicole that the hand holds are declared, each once."},
    {"PLAY-2", "The suit that was led must be followed."},
    {"PLAY-3", "Without a card of the suit led, a trump must be played."},
    {"KING-1", "The suit is led for the first time and the trick is trumped: the King must be played."},
    {"MAT-2", "The Matto cannot keep back a King that must be played."},
    {"MAT-6", "That card may not be given for the Matto."},
    {"VAR-1", "The hand may not be laid open, or its card not be chosen, so."},
    {"CLAIM-1", "The rest may not be claimed now."},
    {"CLAIM-2", "By what you may know, it is not certain that you win all the rest."},
}};
// clang-format on

constexpr Names kNames{"minchiate", "resto", true, kZones, kWords, kPhases, kClauses, code, card_of};

} // namespace

const Names& names() { return kNames; }

Word word(Why why) {
    switch (why) {
    case Why::rob:
        return word(Said::rob);
    case Why::exposed:
        return word(Said::exposed);
    case Why::dealer_rob:
        return word(Said::dealer_rob);
    case Why::declaration:
        return word(Said::declaration);
    case Why::death:
        return word(Said::death);
    case Why::versicola:
        return word(Said::versicola);
    case Why::cards:
        return word(Said::cards);
    case Why::tricks:
        return word(Said::tricks);
    case Why::last:
        return word(Said::last);
    }
    return word(Said::end);
}

Word word(When when) {
    switch (when) {
    case When::play:
        return word(Said::play);
    case When::deal:
        return word(Said::deal);
    case When::end:
        return word(Said::end);
    }
    return word(Said::end);
}

Word word(Debt how) {
    switch (how) {
    case Debt::paid:
        return word(Said::debt);
    case Debt::given:
        return word(Said::give);
    case Debt::surrendered:
        return word(Said::surrender);
    }
    return word(Said::debt);
}

} // namespace germini::minchiate

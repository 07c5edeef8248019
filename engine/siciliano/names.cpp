#include "engine/siciliano/names.hpp"

#include <array>

namespace germini::siciliano {
namespace {

constexpr std::array<std::string_view, 5> kZones{"pack", "hand", "discard", "trick", "pile"};
constexpr std::array<std::string_view, 32> kWords{"deal",
                                                  "expose",
                                                  "peek",
                                                  "announce",
                                                  "say",
                                                  "mischio",
                                                  "tengo",
                                                  "monte",
                                                  "discard",
                                                  "play",
                                                  "fujutu",
                                                  "gather",
                                                  "owing",
                                                  "paid",
                                                  "show",
                                                  "giove",
                                                  "balla",
                                                  "batto",
                                                  "batto_senza_giove",
                                                  "batto_forte",
                                                  "sfondo",
                                                  "sfondissimo",
                                                  "sfondo_i_tavoli",
                                                  "a_due",
                                                  "a_tutti",
                                                  "maggiori_bianchi",
                                                  "minore_bianco",
                                                  "decine",
                                                  "arie",
                                                  "re",
                                                  "trionfi",
                                                  "calls"};
static_assert(kWords.size() == static_cast<std::size_t>(GameWord::calls) + 1);
constexpr std::array<std::string_view, 6> kPhases{"expose", "announce", "say", "discard", "play", "over"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::over) + 1);

// clang-format off
constexpr std::array<Clause, 17> kClauses{{
    {"TURN-1", "It is not this seat's turn."},
    {"TURN-2", "A different kind of move is expected now."},
    {"TURN-3", "The hand is over."},
    {"HOLD-1", "That card is not in the hand."},
    {"FORM-1", "That move is invalid."},
    {"EXP-1", "Choose one card of each packet; at some tables a packet may be left face down."},
    {"ANN-1", "That announcement is not possible here."},
    {"ANN-2", "Announce only cards that you hold, and at least one."},
    {"ANN-3", "Announce at most two Kings."},
    {"ANN-4", "The number of trumps may exceed yours by two at most; in the last round it must be exact."},
    {"SAY-1", "Say mischio or tengo."},
    {"SCA-1", "Discard exactly three different cards."},
    {"SCA-2", "Cards worth five or ten points may not be discarded."},
    {"PLAY-1", "You must follow the suit led."},
    {"PLAY-2", "You must play a trump."},
    {"FUJ-1", "The Fujutu may be led only as the last card."},
    {"CALL-1", "That call is not true, or not possible here."},
}};
// clang-format on

constexpr Names kNames{"siciliano", kZones, kWords, kPhases, kClauses, code, card_of};

} // namespace

const Names& names() { return kNames; }

} // namespace germini::siciliano

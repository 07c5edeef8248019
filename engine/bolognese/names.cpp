#include "engine/bolognese/names.hpp"

#include <array>

namespace germini::bolognese {
namespace {

constexpr std::array<std::string_view, 6> kZones{"pack", "hand", "last_two", "discard", "trick", "pile"};
constexpr std::array<std::string_view, 42> kWords{
    "deal",     "lay",      "take",     "call",     "discard",  "declare",       "play",
    "give",     "out",      "signal",   "busso",    "striscio", "volo",          "cover",
    "gather",   "show",     "paid",     "cappotto", "grande",   "suit_sequence", "assi",
    "mori",     "tarocchi", "re",       "regine",   "cavalli",  "fanti",         "declaration",
    "sequenza", "criccone", "scartini", "last",     "missing",  "claim",         "accept",
    "play_on",  "bid",      "passo",    "posso",    "di_mio",   "answer",        "va_bene"};
static_assert(kWords.size() == static_cast<std::size_t>(GameWord::va_bene) + 1);
constexpr std::array<std::string_view, 9> kPhases{"call", "discard", "declare", "play",  "give",
                                                  "over", "claim",   "bid",     "answer"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::answer) + 1);

// clang-format off
constexpr std::array<Clause, 17> kClauses{{
    {"TURN-1", "It is not this seat's turn."},
    {"TURN-2", "A different kind of move is expected now."},
    {"TURN-3", "The hand is over."},
    {"HOLD-1", "That card is not in the hand."},
    {"FORM-1", "That move is invalid."},
    {"DISC-1", "Discard exactly the required number of cards, each only once."},
    {"DISC-2", "Kings and Tarocchi may not be discarded."},
    {"BID-1", "At this table, a player who has passed cannot object."},
    {"ACC-1", "Show only complete combinations from your hand, each once."},
    {"OUT-1", "The points do not reach the target."},
    {"OUT-2", "This seat cannot call out now."},
    {"FOLLOW-1", "You must follow the suit led, or play a trump if a trump was led."},
    {"FOLLOW-2", "You have no card of the suit led: play a trump."},
    {"SAY-1", "This card does not allow that announcement."},
    {"GIVE-1", "That card cannot be given for the Fool."},
    {"CLAIM-1", "You cannot claim the rest now."},
    {"CLAIM-2", "From what you can see, it is not certain that you win all remaining tricks."},
}};
// clang-format on

constexpr Names kNames{"bolognese", kZones, kWords, kPhases, kClauses, code, card_of, true};

} // namespace

const Names& names() { return kNames; }

} // namespace germini::bolognese

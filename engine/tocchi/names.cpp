#include "engine/tocchi/names.hpp"

#include "engine/minchiate/pack.hpp"
#include "engine/tocchi/event.hpp"

#include <array>

namespace germini::tocchi {
namespace {

constexpr std::array<std::string_view, 5> kZones{"pack", "hand", "turned", "taken", "middle"};
constexpr std::array<std::string_view, 23> kWords{
    "deal",   "turn",   "call",   "silent", "false_call",  "take",      "shared", "nobody",
    "missed", "accusa", "tavola", "primo",  "pappoleggio", "versicola", "guasto", "privilegio",
    "game",   "six",    "twelve", "target", "pack",        "marcio",    "hand"};
static_assert(kWords.size() == static_cast<std::size_t>(GameWord::hand) + 1);
constexpr std::array<std::string_view, 3> kPhases{"turn", "call", "over"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::over) + 1);

constexpr std::array<Clause, 4> kClauses{{
    {"TURN-1", "It is not this seat's turn."},
    {"TURN-2", "A different kind of move is expected now."},
    {"TURN-3", "The hand is over."},
    {"FORM-1", "That move is invalid."},
}};

constexpr Names kNames{"tocchi",           kZones, kWords, kPhases, kClauses, minchiate::code,
                       minchiate::card_of, true};

} // namespace

const Names& names() { return kNames; }

} // namespace germini::tocchi

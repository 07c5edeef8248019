// The game's tables of zones, words and phases: the same names in C++, JSON, SQL and TypeScript.
#pragma once
#include "engine/core/seen.hpp"

namespace germini::tocchi {

enum class ZoneKind : std::uint8_t { pack, hand, turned, taken, middle };

/// The words in one table: moves, announcements, moves between zones, marks and payments.
enum class GameWord : std::uint8_t {
    deal,
    turn,
    call,
    silent,
    false_call,
    take,
    shared,
    nobody,
    missed,
    accusa,
    tavola,
    primo,
    pappoleggio,
    versicola,
    guasto,
    privilegio,
    game,
    six,
    twelve,
    target,
    pack,
    marcio,
    hand
};

const Names& names();

constexpr WordId word(GameWord said) { return static_cast<WordId>(said); }

} // namespace germini::tocchi

// The toy's zones and words by number, for its own sources.
#pragma once
#include "tests/support/toy_game.hpp"

namespace germini::toy {

enum Kind : std::uint8_t { pack, hand, discard, trick, pile };
enum Why : std::uint8_t {
    deal,
    take,
    put,
    play,
    gather,
    speak,
    pass,
    alone,
    out,
    points,
    show,
    tell,
    sixes,
    ones,
    nothing,
    says,
    low,
    mine
};

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
constexpr Zone zone(Kind kind) { return {kind, Zone::kNoOwner}; }
constexpr Zone zone(Kind kind, Seat seat) { return {kind, static_cast<std::uint8_t>(seat)}; }
inline Seat right_of(const PublicState& table, Seat seat) { return after(seat, 1, table.rules.seats); }

} // namespace germini::toy

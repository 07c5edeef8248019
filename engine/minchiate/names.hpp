// The game's tables of zones, words and phases: the same names in C++, JSON, SQL and TypeScript.
#pragma once
#include "engine/core/seen.hpp"
#include "engine/minchiate/event.hpp"

namespace germini::minchiate {

enum class ZoneKind : std::uint8_t { pack, packet, hand, fola, discard, trick, pile };

/// The words in one table: announcements, moves between zones, points and payments, and the amounts of a
/// match outside its hands.
enum class GameWord : std::uint8_t {
    deal,
    cut,
    rob,
    stop,
    peek,
    join,
    expose,
    lay,
    take,
    look,
    fola,
    discard,
    pass,
    show,
    declare,
    versicola,
    play,
    fall,
    gather,
    debt,
    give,
    surrender,
    exposed,
    dealer_rob,
    declaration,
    death,
    cards,
    tricks,
    last,
    end,
    bonus,
    interruption,
    desertion,
    claim,
    accept,
    play_on
};

const Names& names();

constexpr WordId word(GameWord said) { return static_cast<WordId>(said); }
WordId word(ScoreReason why);
WordId word(PaymentTime when);
WordId word(DebtPayment how);

constexpr Zone zone(ZoneKind kind) { return {static_cast<std::uint8_t>(kind), Zone::kNoOwner}; }
constexpr Zone zone(ZoneKind kind, Seat owner) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(owner)};
}
constexpr Zone zone(ZoneKind kind, Side owner) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(owner)};
}

} // namespace germini::minchiate

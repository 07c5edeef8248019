// The game's tables of zones, words and phases: the same names in C++, JSON, SQL and TypeScript.
#pragma once
#include "engine/core/seen.hpp"
#include "engine/minchiate/event.hpp"

#include <array>

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
    play_on,
    out,
    stay,
    fee
};

const Names& names();

constexpr WordId word(GameWord said) { return static_cast<WordId>(said); }
constexpr WordId word(ScoreReason why) {
    constexpr std::array kWords{GameWord::rob,         GameWord::exposed, GameWord::dealer_rob,
                                GameWord::declaration, GameWord::death,   GameWord::versicola,
                                GameWord::cards,       GameWord::tricks,  GameWord::last};
    return word(kWords[static_cast<std::size_t>(why)]);
}
constexpr WordId word(PaymentTime when) {
    constexpr std::array kWords{GameWord::play, GameWord::deal, GameWord::end};
    return word(kWords[static_cast<std::size_t>(when)]);
}
constexpr WordId word(DebtPayment how) {
    constexpr std::array kWords{GameWord::debt, GameWord::give, GameWord::surrender};
    return word(kWords[static_cast<std::size_t>(how)]);
}

} // namespace germini::minchiate

// The game's tables of zones, words and phases: the same names in C++, JSON, SQL and TypeScript.
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/core/seen.hpp"

#include <array>

namespace germini::bolognese {

enum class ZoneKind : std::uint8_t { pack, hand, last_two, discard, trick, pile };

/// The words in one table: moves, announcements, moves between zones, and points.
enum class GameWord : std::uint8_t {
    deal,
    lay,
    take,
    call,
    discard,
    declare,
    play,
    give,
    out,
    signal,
    busso,
    striscio,
    volo,
    cover,
    gather,
    show,
    paid,
    cappotto,
    grande,
    suit_sequence,
    assi,
    mori,
    tarocchi,
    re,
    regine,
    cavalli,
    fanti,
    declaration,
    sequenza,
    criccone,
    scartini,
    last,
    missing,
    claim,
    accept,
    play_on,
    bid,
    passo,
    posso,
    di_mio,
    answer,
    va_bene
};

const Names& names();

constexpr WordId word(GameWord said) { return static_cast<WordId>(said); }
constexpr WordId word(Kind kind) {
    return static_cast<WordId>(static_cast<int>(GameWord::grande) + static_cast<int>(kind));
}
static_assert(word(Kind::fanti) == word(GameWord::fanti));
/// The word of a signal that is not `none`.
constexpr WordId word(Signal signal) {
    return static_cast<WordId>(static_cast<int>(GameWord::signal) + static_cast<int>(signal));
}
static_assert(word(Signal::volo) == word(GameWord::volo));
constexpr WordId word(Bid bid) {
    return static_cast<WordId>(static_cast<int>(GameWord::passo) + static_cast<int>(bid));
}
static_assert(word(Bid::di_mio) == word(GameWord::di_mio));
constexpr WordId word(Transfer how) {
    constexpr std::array kWords{GameWord::paid, GameWord::give, GameWord::cappotto};
    return word(kWords[static_cast<std::size_t>(how)]);
}
/// The combination's word for a counted combination, otherwise that of `why`.
constexpr WordId word(ScoreReason why, Kind kind) {
    constexpr std::array kWords{GameWord::declaration, GameWord::grande,   GameWord::sequenza,
                                GameWord::criccone,    GameWord::scartini, GameWord::last};
    return why == ScoreReason::combination ? word(kind) : word(kWords[static_cast<std::size_t>(why)]);
}

} // namespace germini::bolognese

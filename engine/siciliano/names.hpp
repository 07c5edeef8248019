// The game's tables of zones, words and phases: the same names in C++, JSON, SQL and TypeScript.
#pragma once
#include "engine/core/seen.hpp"
#include "engine/siciliano/event.hpp"

namespace germini::siciliano {

enum class ZoneKind : std::uint8_t { pack, hand, discard, trick, pile };

/// The words in one table: moves, announcements, calls, and moves between zones.
enum class GameWord : std::uint8_t {
    deal,
    expose,
    peek,
    announce,
    say,
    mischio,
    tengo,
    monte,
    discard,
    play,
    fujutu,
    gather,
    owing,
    paid,
    show,
    giove,
    balla,
    batto,
    batto_senza_giove,
    batto_forte,
    sfondo,
    sfondissimo,
    sfondo_i_tavoli,
    a_due,
    a_tutti,
    maggiori_bianchi,
    minore_bianco,
    decine,
    arie,
    re,
    trionfi,
    calls
};

const Names& names();

constexpr WordId word(GameWord said) { return static_cast<WordId>(said); }
constexpr WordId word(Call call) {
    return static_cast<WordId>(static_cast<int>(GameWord::giove) + static_cast<int>(call));
}
static_assert(word(Call::minore_bianco) == word(GameWord::minore_bianco));

} // namespace germini::siciliano

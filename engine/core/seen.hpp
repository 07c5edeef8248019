// What a viewer is told: one vocabulary for all games. Zones, words and phases are numbers into
// each game's own tables of names (Names), so that one protocol, one browser table and one
// counting invariant serve every game. Built field by field by a game's project(), never by
// striking things out of a full event.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/sides.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

namespace germini {

/// Where cards lie: a kind (number in the game's table) and the seat or side that owns it.
struct Zone {
    static constexpr std::uint8_t kNoOwner = 0xff;
    std::uint8_t kind = 0;
    std::uint8_t owner = kNoOwner;
    friend constexpr bool operator==(Zone, Zone) = default;
};

using Word = std::uint8_t;    ///< number in the game's table of words
using PhaseId = std::uint8_t; ///< number in the game's table of phases
using Numbers = List<std::int16_t, 8>;

/// Cards went from one zone to another: known ones in `cards`, else only how many.
struct SeenMoved {
    Zone from, to;
    Word why = 0;
    std::uint8_t count = 0;
    Seat by = kNoSeat; ///< the seat that moved them, where it is not the owner
    CardRun cards;     ///< empty, or `count` cards
    friend bool operator==(const SeenMoved&, const SeenMoved&) = default;
};

/// Cards were looked at where they lie, by the seats `by`; the viewer is told those it saw too.
struct SeenCards {
    Zone zone;
    Word why = 0;
    std::uint8_t count = 0; ///< how many cards were looked at
    SeatSet by;
    CardRun cards; ///< those that the viewer saw
    friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

/// A seat announced something that all hear.
struct SeenSaid {
    Seat seat = kNoSeat;
    Word word = 0;
    CardRun cards;
    Numbers numbers;
    friend bool operator==(const SeenSaid&, const SeenSaid&) = default;
};

/// Who has to move now, and in which phase; never what they are offered.
struct SeenDue {
    SeatSet seats;
    PhaseId phase = 0;
    friend bool operator==(const SeenDue&, const SeenDue&) = default;
};

struct SeenTrick {
    Seat winner = kNoSeat;
    friend bool operator==(const SeenTrick&, const SeenTrick&) = default;
};

/// Points for a side, with the reason and the cards that earned them.
struct SeenScored {
    Side side = kNoSide;
    std::int16_t points = 0;
    Word why = 0;
    CardRun cards;
    friend bool operator==(const SeenScored&, const SeenScored&) = default;
};

/// Stakes won by a side, in the game's unit.
struct SeenPaid {
    Side side = kNoSide;
    std::int16_t amount = 0;
    Word why = 0;
    friend bool operator==(const SeenPaid&, const SeenPaid&) = default;
};

/// Who plays with whom from now on, where the hand itself makes the sides.
struct SeenSides {
    Sides sides;
    friend bool operator==(const SeenSides&, const SeenSides&) = default;
};

/// The hand is over; `numbers` are the game's own closing figures.
struct SeenOver {
    Numbers numbers;
    friend bool operator==(const SeenOver&, const SeenOver&) = default;
};

using SeenEvent = std::variant<SeenMoved, SeenCards, SeenSaid, SeenDue, SeenTrick, SeenScored, SeenPaid,
                               SeenSides, SeenOver>;

/// A clause of the rules by which a move may be refused.
struct Clause {
    std::string_view id;   ///< as docs/rules has it
    std::string_view text; ///< one sentence in English
};

/// A game's names for the numbers above, the same in C++, JSON, SQL and TypeScript.
struct Names {
    std::string_view game;
    std::string_view unit; ///< what a match is counted in: "resto", "point"
    bool stakes = false;   ///< what one gets of it others pay: of a hand, and of a line, it sums to nought
    std::span<const std::string_view> zones, words, phases;
    std::span<const Clause> clauses;   ///< all that a refusal may name
    std::string_view (*card)(Card);    ///< the card's code, empty for a number that is no card
    Card (*card_of)(std::string_view); ///< the card of a code, kNoCard if there is none
    bool presets_apart = false;        ///< each preset is a game of its own: their results are never added

    /// One sentence for a clause that a refusal named; empty for what is no clause of the game.
    std::string_view clause_text(std::string_view clause) const {
        for (const Clause& one : clauses)
            if (one.id == clause) return one.text;
        return {};
    }
};

} // namespace germini

// The events sent to a viewer, in one vocabulary for all games. Zones, words and phases are indices into each
// game's name tables (Names). So one protocol, one browser table and one counting invariant serve every game.
// A game's project() builds them field by field, never by removing fields from a full event.
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

/// A location of cards: a kind (index in the game's table) and the seat or side that owns it.
struct Zone {
    static constexpr std::uint8_t kNoOwner = 0xff;
    std::uint8_t kind = 0;
    std::uint8_t owner = kNoOwner;
    constexpr Seat seat() const { return static_cast<Seat>(owner); }
    constexpr Side side() const { return static_cast<Side>(owner); }
    friend constexpr bool operator==(Zone, Zone) = default;
};

/// A zone of everybody's, or of a seat or a side.
template <class Kind> constexpr Zone zone(Kind kind) { return {static_cast<std::uint8_t>(kind)}; }
template <class Kind, SeatOrSide Owner> constexpr Zone zone(Kind kind, Owner owner) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(owner)};
}

using WordId = std::uint8_t;  ///< index in the game's table of words
using PhaseId = std::uint8_t; ///< index in the game's table of phases
using Numbers = List<std::int16_t, 8>;

/// Cards moved from one zone to another: `cards` if the viewer may know them, otherwise only `count`.
struct SeenMoved {
    Zone from, to;
    WordId why = 0;
    std::uint8_t count = 0;
    Seat by = kNoSeat; ///< the seat that moved them, if it is not the owner
    CardList cards;    ///< empty, or `count` cards
    friend bool operator==(const SeenMoved&, const SeenMoved&) = default;
};

/// The seats `by` looked at cards in place; `cards` has those that the viewer saw too.
struct SeenCards {
    Zone zone;
    WordId why = 0;
    std::uint8_t count = 0; ///< number of cards looked at
    SeatSet by;
    CardList cards; ///< the cards that the viewer saw
    friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

/// A seat announced something to everybody.
struct SeenSaid {
    Seat seat = kNoSeat;
    WordId word = 0;
    CardList cards;
    Numbers numbers;
    friend bool operator==(const SeenSaid&, const SeenSaid&) = default;
};

/// The seats that have to move now, and the phase; never what they are offered.
struct SeenTurn {
    SeatSet seats;
    PhaseId phase = 0;
    friend bool operator==(const SeenTurn&, const SeenTurn&) = default;
};

struct SeenTrick {
    Seat winner = kNoSeat;
    friend bool operator==(const SeenTrick&, const SeenTrick&) = default;
};

/// Points for a side, with the reason and the cards that earned them.
struct SeenScored {
    Side side = kNoSide;
    std::int16_t points = 0;
    WordId why = 0;
    CardList cards;
    friend bool operator==(const SeenScored&, const SeenScored&) = default;
};

/// Stakes won by a side, in the game's unit.
struct SeenPaid {
    Side side = kNoSide;
    std::int16_t amount = 0;
    WordId why = 0;
    friend bool operator==(const SeenPaid&, const SeenPaid&) = default;
};

/// The partnerships from now on, if the hand itself forms them.
struct SeenSides {
    Sides sides;
    friend bool operator==(const SeenSides&, const SeenSides&) = default;
};

/// The hand is over; `numbers` are the game's own closing figures.
struct SeenOver {
    Numbers numbers;
    friend bool operator==(const SeenOver&, const SeenOver&) = default;
};

using SeenEvent = std::variant<SeenMoved, SeenCards, SeenSaid, SeenTurn, SeenTrick, SeenScored, SeenPaid,
                               SeenSides, SeenOver>;

/// A clause of the rules by which a move may be refused.
struct Clause {
    std::string_view id;   ///< the id in docs/rules
    std::string_view text; ///< one sentence in English
};

/// A game's names for the indices above, the same in C++, JSON, SQL and TypeScript.
struct Names {
    std::string_view game;
    std::span<const std::string_view> zones, words, phases;
    std::span<const Clause> clauses;   ///< all clauses that a refusal may name
    std::string_view (*card)(Card);    ///< the card's code; empty for an invalid card number
    Card (*card_of)(std::string_view); ///< the card with a code; kNoCard for an unknown code
    bool separate_presets = false; ///< each preset counts as a game of its own: their results are never added

    /// The sentence for a clause that a refusal named; empty for an unknown clause.
    std::string_view clause_text(std::string_view clause) const {
        for (const Clause& one : clauses)
            if (one.id == clause) return one.text;
        return {};
    }
};

/// A card that somebody has played.
struct SeenPlay {
    Seat seat;
    Card card;
};

} // namespace germini

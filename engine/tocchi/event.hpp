// The events of a hand, as a closed sum type. Their log is the truth; the State is derived from it by
// folding.
#pragma once
#include "engine/core/batch.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/tocchi/marks.hpp"

#include <variant>

namespace germini::tocchi {

using minchiate::Pack;

/// The move that the hand waits for; the log stores these as numbers.
enum class Phase : std::uint8_t { turn, call, over };
/// Why a card goes to the middle.
enum class Aside : std::uint8_t { shared, nobody, missed };
/// How a hand ends: `pappoleggio` goes before `six`, `target` before any other.
enum class How : std::uint8_t { six, pappoleggio, twelve, target, pack };

/// The hand begins: rules, dealer, the pack as shuffled (visible to nobody), and the lupini of the match.
struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
    BySeat<std::int16_t> score;
};
/// Seven cards are dealt face up (TOC-3).
struct Dealt {
    Seat seat;
    CardList cards;
};
struct Turned {
    Card card;
};
/// A seat calls or stays silent: a secret until all who are asked have answered (CALL-5).
struct Answered {
    Seat seat;
    bool called;
};
/// A seat's call was false; it is not asked at the next card (CALL-4).
struct CalledFalsely {
    Seat seat;
};
struct Taken {
    Seat seat;
    Card card;
};
struct PutAside {
    Card card;
    Aside why;
};
/// A seat marks: for its face-up cards before the first card is turned (TOC-6), then for the card turned
/// last.
struct Marked {
    Seat seat;
    Why why;
    std::uint8_t marks;
    CardList cards; ///< those that earned the marks
};
/// The hand is won; under `target` the match is.
struct Won {
    Seat seat;
    How how;
};
/// The seat pays double (TOC-16).
struct Marcio {
    Seat seat;
};
/// What a seat gets from the others, or pays them (TOC-15, TOC-16).
struct Paid {
    Seat seat;
    std::int16_t amount;
};
/// The seats that have to move, and the phase.
struct Due {
    SeatSet seats;
    Phase phase;
};
struct Over {
    How how;
};

using Event = std::variant<Opened, Dealt, Turned, Answered, CalledFalsely, Taken, PutAside, Marked, Won,
                           Marcio, Paid, Due, Over>;
/// The events of one decision; the longest is a first card that ends the match of six players.
using Events = Batch<Event, 96>;

} // namespace germini::tocchi

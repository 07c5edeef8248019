// The events of a hand, as a closed sum type. Their log is the truth; the State is derived from it by
// folding.
#pragma once
#include "engine/bolognese/combination.hpp"
#include "engine/bolognese/pack.hpp"
#include "engine/bolognese/rules.hpp"
#include "engine/core/batch.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <variant>

namespace germini::bolognese {

/// The move that the hand waits for. `claim` is last because it was added last: the log stores these as
/// numbers.
enum class Phase : std::uint8_t { call, discard, declare, play, give, over, claim };

/// The reason why points are scored: the combinations of an accuso (ACC-5) and of the count (COUNT-2), what
/// doubling adds to either, and the rest of the count.
enum class ScoreReason : std::uint8_t { declaration, combination, sequenza, criccone, scartini, last };

/// SAY-2: a signal; `none` is silence.
enum class Signal : std::uint8_t { none, busso, striscio, volo };

/// The way a card goes to the other pile: by the engine (GIVE-3), by a seat's choice, or with all cards of a
/// side that took no trick (CAPP-2).
enum class Transfer : std::uint8_t { paid, given, cappotto };

inline constexpr int kSides = 2;
template <class T> using BySide = std::array<T, kSides>;

/// What a hand needs to know of its match: both sides' scores if there is a target, otherwise 0.
struct Context {
    BySide<std::int16_t> score{};
    friend bool operator==(const Context&, const Context&) = default;
};

/// The hand begins: rules, dealer, the pack as shuffled (visible to nobody), and the match so far.
struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
    Context context;
};
/// A packet is dealt face down (DEAL-1).
struct Dealt {
    Seat seat;
    CardList cards;
};
/// The last two cards are set beside the dealer, face down; nobody has seen them (DEAL-2).
struct LastLaid {
    Seat dealer;
    CardList cards;
};
/// A seat's answer before the discard: the number of items shown to call out, or 0 (OUT-3).
struct Called {
    Seat seat;
    std::uint8_t count;
};
/// Nobody called: the dealer takes the last two.
struct LastTaken {
    Seat dealer;
    CardList cards;
};
/// A seat discards (DISC-1).
struct Discarded {
    Seat seat;
    CardList cards;
};
/// A seat has declared `count` items (ACC-2).
struct Declared {
    Seat seat;
    std::uint8_t count;
};
/// One item of a call or a declaration: its cards, and the first of the combinations that they form.
struct CombinationShown {
    Seat seat;
    Kind kind;
    CardList cards;
};
/// The match is called out with `points` of accuso (OUT-9).
struct CalledOut {
    Seat seat;
    std::int16_t points;
};
/// The leader's signal; the card follows (SAY-1).
struct Signalled {
    Seat seat;
    Signal signal;
};
/// A card is played; never the Matto.
struct Played {
    Seat seat;
    Card card;
};
/// The Matto is shown and put with the seat's own pile (MATTO-2).
struct Covered {
    Seat seat;
};
struct TrickWon {
    Seat winner;
};
/// The trick's cards except the Matto go to the winner's pile, in order from the lead.
struct Gathered {
    Side side;
    CardList cards;
};
/// A seat's discard is turned up and joins its side's pile.
struct DiscardShown {
    Seat seat;
    CardList cards;
};
/// Cards go from one side's pile to the other's (GIVE-2, CAPP-2).
struct Transferred {
    Side from;
    Transfer how;
    Seat by; ///< the seat that covered the Matto; kNoSeat for a cappotto
    CardList cards;
};
/// A side scores points: for an accuso in trick 1, for the count after the last trick.
struct Scored {
    Side side;
    std::int16_t points;
    ScoreReason why;
    Kind kind; ///< for a combination and a declaration
    CardList cards;
};
/// The seats that have to move, and the phase.
struct Due {
    SeatSet seats;
    Phase phase;
};
/// The hand is over; `points` are each side's result.
struct Over {
    Ending ending;
    BySide<std::int16_t> points;
};
/// Number of seats at the table.
enum class SeatCount : std::uint8_t {};
/// A seat claims the rest and lays its hand open to all (CLAIM-4); `cards` are those still in it.
struct Claimed {
    Seat seat;
    CardList cards;
    SeatCount seats;
};
/// Another seat answers a claim: it accepts, or has the hand played on (CLAIM-5).
struct Answered {
    Seat seat;
    bool accepts;
};

using Event = std::variant<Opened, Dealt, LastLaid, Called, LastTaken, Discarded, Declared, CombinationShown,
                           CalledOut, Signalled, Played, Covered, TrickWon, Gathered, DiscardShown,
                           Transferred, Scored, Due, Over, Claimed, Answered>;

/// The events of one decision. The longest is an accepted claim: up to fourteen tricks, and two counts of at
/// most 16 lines.
using Events = Batch<Event, 144>;

} // namespace germini::bolognese

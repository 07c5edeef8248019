// What happened in a hand: a closed sum. The log of these is the truth; the State is their fold.
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

/// What the hand waits for.
/// (`claim` came last: the log keeps these as numbers.)
enum class Phase : std::uint8_t { call, discard, declare, play, give, over, claim };

/// Why points are scored: the combinations of an accuso (ACC-5) and of the count (COUNT-2), what doubling
/// adds to either, and the rest of the count.
enum class Why : std::uint8_t { declaration, combination, sequenza, criccone, scartini, last };

/// SAY-2; `none` is silence.
enum class Signal : std::uint8_t { none, busso, striscio, volo };

/// How a card goes to the other pile: by the engine (GIVE-3), by a seat's choice, or with all of a side that
/// took no trick (CAPP-2).
enum class Transfer : std::uint8_t { paid, given, cappotto };

inline constexpr int kSides = 2;
template <class T> using BySide = std::array<T, kSides>;

/// What a hand has to know of its match: both sides' scores where there is a target, else nought.
struct Context {
    BySide<std::int16_t> score{};
    friend bool operator==(const Context&, const Context&) = default;
};

/// The hand begins: rules, dealer, the pack as shuffled (nobody's to see), the match so far.
struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
    Context context;
};
/// A packet dealt face down (DEAL-1).
struct Dealt {
    Seat seat;
    CardRun cards;
};
/// The last two, beside the dealer face down: nobody has seen them (DEAL-2).
struct LastLaid {
    Seat dealer;
    CardRun cards;
};
/// The dealer after his first look: so many items shown to call out, or none (OUT-3).
struct Called {
    Seat dealer;
    std::uint8_t count;
};
/// Nobody called: the dealer takes the last two.
struct LastTaken {
    Seat dealer;
    CardRun cards;
};
/// DISC-1.
struct Discarded {
    Seat dealer;
    CardRun cards;
};
/// A seat has declared, so many items (ACC-2).
struct Declared {
    Seat seat;
    std::uint8_t count;
};
/// One item of a call or a declaration: its cards, and the first of the combinations that they make.
struct Shown {
    Seat seat;
    Kind kind;
    CardRun cards;
};
/// The match is called out with so many points of accuso (OUT-9).
struct CalledOut {
    Seat seat;
    std::int16_t points;
};
/// Said by the leader with the card that follows (SAY-1).
struct Signalled {
    Seat seat;
    Signal signal;
};
/// A card played; never the Matto.
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
/// The trick's cards, all but the Matto, go to the winner's pile, from the lead on.
struct Gathered {
    Side side;
    CardRun cards;
};
/// The discard is turned up and joins its side's pile.
struct DiscardShown {
    Seat dealer;
    CardRun cards;
};
/// Cards go from one side's pile to the other's (GIVE-2, CAPP-2).
struct Transferred {
    Side from;
    Transfer how;
    Seat by; ///< who covered the Matto; kNoSeat in a cappotto
    CardRun cards;
};
/// Points of a side: in trick 1 of an accuso, after the last trick of the count.
struct Scored {
    Side side;
    std::int16_t points;
    Why why;
    Kind kind; ///< of a combination and a declaration
    CardRun cards;
};
/// Who has to move, and for what.
struct Due {
    SeatSet seats;
    Phase phase;
};
/// The hand is over, with what it brings each side.
struct Over {
    Ending ending;
    BySide<std::int16_t> points;
};
/// A seat claims the rest and lays its hand open (CLAIM-4): the cards still in it.
struct Claimed {
    Seat seat;
    CardRun cards;
};
/// Another seat's answer: it accepts the claim, or has it played on (CLAIM-5).
struct Answered {
    Seat seat;
    bool accepts;
};

using Event = std::variant<Opened, Dealt, LastLaid, Called, LastTaken, Discarded, Declared, Shown, CalledOut,
                           Signalled, Played, Covered, TrickWon, Gathered, DiscardShown, Transferred, Scored,
                           Due, Over, Claimed, Answered>;

/// The events of one decision. The longest is a claim that is accepted: up to fourteen tricks, and two counts
/// of at most 16 lines.
using Events = Batch<Event, 144>;

} // namespace germini::bolognese

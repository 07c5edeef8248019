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

/// The move that the hand waits for, in the order in which they were added: the log stores these as numbers.
enum class Phase : std::uint8_t { call, discard, declare, play, give, over, claim, bid, answer };

/// The reason why points are scored: the combinations of an accuso (ACC-5) and of the count (COUNT-2), what
/// doubling adds to either, and the rest of the count.
enum class ScoreReason : std::uint8_t { declaration, combination, sequenza, criccone, scartini, last };

/// SAY-2: a signal; `none` is silence.
enum class Signal : std::uint8_t { none, busso, striscio, volo };

/// The way a card goes to the other pile: by the engine (GIVE-3), by a seat's choice, or with all cards of a
/// side that took no trick (CAPP-2).
enum class Transfer : std::uint8_t { paid, given, cappotto };

/// BID-2: to pass, to ask to play alone with the pozzo, or to play alone without it.
enum class Bid : std::uint8_t { passo, posso, di_mio };

inline constexpr int kSides = 2;     ///< two sides, unless each seat plays alone (SEAT-5)
inline constexpr int kMostSides = 6; ///< one per seat
template <class T> using BySide = std::array<T, kMostSides>;
using SideSet = EnumSet<Side>;
/// The points of each side, as many as there are sides.
using Points = List<std::int16_t, kMostSides>;

/// What a hand needs to know of its match: both sides' scores if it may be called out, otherwise 0; and the
/// seats that sit the hand out because they have dropped out (MATCH-10).
struct Context {
    std::array<std::int16_t, kSides> score{};
    SeatSet resting{};
    int score_of(Side side) const { return score[static_cast<std::size_t>(index(side))]; }
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
/// A seat, and the side whose pile its cards go to.
struct SeatOfSide {
    Seat seat;
    Side side;
};
/// The Matto is shown and put with the pile of the seat's own side (MATTO-2).
struct Covered {
    SeatOfSide by;
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
    SeatOfSide by;
    CardList cards;
};
/// The side that loses cards, and the side that gets them.
struct FromTo {
    Side from, to;
};
/// Cards go from one side's pile to another's (GIVE-2, GIVE-8, CAPP-2).
struct Transferred {
    FromTo between;
    Transfer how;
    Seat by; ///< the seat that covered the Matto, or won the last trick if it lay in the pozzo (GIVE-7);
             ///< kNoSeat for a cappotto
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
    Points points;
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

/// A seat bids (BID-2).
struct Bidden {
    Seat seat;
    Bid bid;
};
/// A seat answers another's POSSO: it objects, and plays without the pozzo itself, or it does not (BID-3).
struct BidAnswered {
    Seat seat;
    bool objects;
};
/// The bids are over: `soloist` plays alone against the other `seats` - 1 seats.
struct SoloistFound {
    Seat soloist;
    SeatCount seats;
};
/// The soloist takes the pozzo (DISC-5).
struct PozzoTaken {
    Seat soloist;
    CardList cards;
};
/// The pozzo is turned up and joins the pile of the side that won the last trick (COUNT-6).
struct PozzoShown {
    Side side;
    CardList cards;
};

using Event =
    std::variant<Opened, Dealt, LastLaid, Called, LastTaken, Discarded, Declared, CombinationShown, CalledOut,
                 Signalled, Played, Covered, TrickWon, Gathered, DiscardShown, Transferred, Scored, Due, Over,
                 Claimed, Answered, Bidden, BidAnswered, SoloistFound, PozzoTaken, PozzoShown>;

/// The events of one decision. The longest is an accepted claim: up to fourteen tricks, and two counts of at
/// most 16 lines. In Mattazza it is the count: six times at most 16 lines.
using Events = Batch<Event, 144>;

} // namespace germini::bolognese

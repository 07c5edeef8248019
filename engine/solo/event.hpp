// The events of a hand, as a closed sum type: those of the game for pairs (engine/minchiate/event.hpp) where
// the two do not differ. Their log is the truth; the State is derived from it by folding.
#pragma once
#include "engine/core/batch.hpp"
#include "engine/minchiate/event.hpp"
#include "engine/solo/rules.hpp"

#include <array>
#include <cstdint>
#include <variant>

namespace germini::solo {

using minchiate::DebtPayment;
using minchiate::Pack;
using minchiate::Phase;
using minchiate::ScoreReason;

inline constexpr int kMostSeats = 4;

/// The hand begins: rules, dealer, and the pack as shuffled (visible to nobody).
struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
};
using minchiate::Cut;
using minchiate::Dealt;
using minchiate::Exposed;
using minchiate::Joined;
using minchiate::Robbed;
/// The card that stopped the cutter (ROB-7), seen by all `seats`.
struct Stopped {
    Seat cutter;
    Card card;
    std::uint8_t seats;
};
/// The dealer takes cards off the top of the rest, face up (SOLO-7).
using minchiate::DealerRobbed;
struct DealerStopped {
    Seat dealer;
    Card card;
    std::uint8_t seats;
};
/// The dealer takes the counting cards and the 29 out of the rest, face up, without scoring (SOLO-8).
using minchiate::Taken;
/// The number of cards of each suit in the rest, said in the dealer's name (SOLO-10).
using minchiate::FolaCounted;
/// A seat that was asked stays in (OUT-1).
struct Stayed {
    Seat seat;
};
/// A seat goes out: its whole hand, `count` cards, is laid face down (OUT-2).
struct WentOut {
    Seat seat;
    std::uint8_t count;
};
using minchiate::Declared;
using minchiate::Discarded;
using minchiate::DiscardsTurnedUp;
using minchiate::TrickWon;
using minchiate::VersicolaShown;
struct Played {
    Seat seat;
    Card card;
};
/// Cards of the trick go to a seat's pile; the Matto stays with its player (SOLO-14).
struct Gathered {
    Side side;
    CardList cards;
};
/// The Matto's debt is settled: a card moves from one pile to another.
struct DebtSettled {
    Side from, to;
    DebtPayment how;
    Card card;
};
/// A seat's score changes (SOLO-19, SOLO-20); a death is negative, for the seat that lost the card.
using minchiate::Scored;
/// A seat that is out pays the winner of the last trick (OUT-4).
struct Fee {
    Seat seat, to;
    std::uint8_t points;
};
/// A seat claims the rest and lays its hand open to all `seats` (CLAIM-4); `cards` are those still in it.
struct Claimed {
    Seat seat;
    CardList cards;
    std::uint8_t seats;
};
using minchiate::Answered;
using minchiate::Due;
/// The hand is over; `amounts` has the result of each of the `seats` (SOLO-21).
struct Over {
    std::uint8_t seats;
    std::array<std::int16_t, kMostSeats> amounts;
};

using Event =
    std::variant<Opened, Cut, Robbed, Stopped, Joined, Dealt, Exposed, DealerRobbed, DealerStopped, Taken,
                 FolaCounted, Stayed, WentOut, Discarded, DiscardsTurnedUp, Declared, VersicolaShown, Played,
                 TrickWon, Gathered, DebtSettled, Scored, Fee, Due, Over, Claimed, Answered>;

/// The events of one decision. The longest is an accepted claim: up to 24 tricks and the count.
using Events = Batch<Event, 384>;

} // namespace germini::solo

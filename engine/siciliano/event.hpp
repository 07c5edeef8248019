// The events of a hand, as a closed sum type. Their log is the truth; the State is derived from it by
// folding.
#pragma once
#include "engine/core/batch.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/siciliano/announcement.hpp"
#include "engine/siciliano/call.hpp"

#include <array>
#include <cstdint>
#include <variant>

namespace germini::siciliano {

inline constexpr int kSeats = 4, kSides = 2, kTricks = 15, kRounds = 3, kPacket = 5, kMonte = 3;
template <class T> using BySeat = std::array<T, kSeats>;
template <class T> using BySide = std::array<T, kSides>;

/// The move that the hand waits for; the log stores these as numbers.
enum class Phase : std::uint8_t { expose, announce, say, discard, play, over };

/// Positions of the cards turned up in the packets of P1, P2, P3 and, if allowed, P4; kNotExposed: none.
using Positions = List<std::int8_t, kSeats>;
inline constexpr std::int8_t kNotExposed = -1;

/// The hand begins: rules, dealer, and the pack as shuffled (visible to nobody).
struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
};
/// A packet is dealt face down, in the order of its positions.
struct Dealt {
    Seat seat;
    CardList cards;
};
/// The dealer has chosen the positions to turn up; the cards follow.
struct Chosen {
    Seat dealer;
    Positions positions;
};
/// A card of a seat's packet is turned up.
struct Exposed {
    Seat seat;
    Card card;
};
/// The dealer sees the bottom card of the pack.
struct Peeked {
    Seat dealer;
    Card card;
};
/// One of the first two speakers announces, or is silent.
struct Announced {
    Seat seat;
    Announcement said;
};
/// One of the last two speakers wants the hand annulled (mischio) or continued (tengo).
struct Said {
    Seat seat;
    bool mischio;
};
/// The dealer takes the monte.
struct MonteTaken {
    Seat dealer;
    CardList cards;
};
struct Discarded {
    Seat seat;
    CardList cards;
};
/// A call to the partner; the card follows.
struct Called {
    Seat seat;
    Call call;
};
/// A card is played; never the Fujutu.
struct Played {
    Seat seat;
    Card card;
};
/// The Fujutu is played and put with the pile of the seat's own side.
struct FujutuPlayed {
    Seat seat;
};
struct TrickWon {
    Seat winner;
};
/// The trick's cards except the Fujutu go to the winner's pile, in order from the lead.
struct Gathered {
    Side side;
    CardList cards;
};
/// The side of who played the Fujutu owes a card for it and cannot pay it yet.
struct Owing {
    Seat seat;
};
/// The card paid for the Fujutu goes from its side's pile to the other's.
struct Paid {
    Side from;
    Card card;
};
/// The discard is turned up after the last trick and joins the pile of the dealer's side.
struct DiscardShown {
    Seat dealer;
    CardList cards;
};
/// The seats that have to move, and the phase.
struct Due {
    SeatSet seats;
    Phase phase;
};
/// The hand is over; `totals` and `gains` are zero if it is annulled.
struct Over {
    Ending ending;
    BySide<std::int16_t> totals, gains;
};

using Event =
    std::variant<Opened, Dealt, Chosen, Exposed, Peeked, Announced, Said, MonteTaken, Discarded, Called,
                 Played, FujutuPlayed, TrickWon, Gathered, Owing, Paid, DiscardShown, Due, Over>;

/// The events of one decision. The longest is a card with twelve calls that ends the hand.
using Events = Batch<Event, 32>;

constexpr Side side_of(Seat seat) { return static_cast<Side>(index(seat) % kSides); }
constexpr Seat next(Seat seat, int steps = 1) { return after(seat, steps, kSeats); }

} // namespace germini::siciliano

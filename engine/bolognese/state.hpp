// The current state of a hand: the fold of its events, and nothing else.
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/bolognese/pack.hpp"
#include "engine/bolognese/rules.hpp"
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>

namespace germini::bolognese {

inline constexpr int kSeats = 4, kHandCards = 15, kTricks = 15, kPacket = 5;
inline constexpr int kDiscards = 2;  ///< DISC-1
inline constexpr int kLastTrick = 6; ///< COUNT-3

/// Partners sit opposite (SEAT-1).
constexpr Side side_of(Seat seat) { return static_cast<Side>(index(seat) % kSides); }
constexpr Side other(Side side) { return static_cast<Side>(1 - index(side)); }
constexpr Seat next(Seat seat, int steps = 1) { return after(seat, steps, kSeats); }
constexpr Seat partner(Seat seat) { return next(seat, 2); }

template <class T> using BySeat = std::array<T, kSeats>;
template <class T> constexpr T& at(BySeat<T>& all, Seat seat) {
    return all[static_cast<std::size_t>(index(seat))];
}
template <class T> constexpr const T& at(const BySeat<T>& all, Seat seat) {
    return all[static_cast<std::size_t>(index(seat))];
}
template <class T> constexpr T& at(BySide<T>& all, Side side) {
    return all[static_cast<std::size_t>(index(side))];
}
template <class T> constexpr const T& at(const BySide<T>& all, Side side) {
    return all[static_cast<std::size_t>(index(side))];
}

/// Section 10: true if there is a target and both sides are below it.
constexpr bool calling_out(const Rules& rules, const Context& context) {
    for (const std::int16_t score : context.score)
        if (score >= rules.target) return false; // a target of 0 means no target
    return true;
}

/// The trick on the table. The Matto is recorded here at its seat although it is already in the pile.
struct Trick {
    std::uint8_t number = 0; ///< 0 to 14; 15 when all are played
    std::uint8_t count = 0;  ///< number of seats that have played
    Seat leader{};
    Signal signal = Signal::none; ///< the signal given with the lead
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    friend bool operator==(const Trick&, const Trick&) = default;
};
/// Returns a trick without cards.
constexpr Trick begun(int number, Seat leader) {
    Trick trick;
    trick.number = static_cast<std::uint8_t>(number);
    trick.leader = leader;
    return trick;
}

/// The public part of a hand. Together with a seat's own cards, it determines every legal choice.
struct PublicState {
    Rules rules;
    Context context;
    Seat dealer{};
    Phase phase = Phase::over;
    SeatSet due;
    SeatSet declared;              ///< seats that have made their declaration
    BySide<std::int16_t> accuso{}; ///< accuso points, declared or called
    Trick trick;
    Seat matto_from = kNoSeat; ///< the seat that covered the Matto
    BySide<std::uint8_t> tricks{};
    BySide<CardSet> pile; ///< cards seen by all: those of the tricks, and the discard once it is turned up
    Seat last_winner = kNoSeat;
    BySide<std::int16_t> counted{}; ///< points of the count
    Ending ending{};                ///< how the hand ended, once it is over
    BySide<std::int16_t> points{};  ///< each side's result, once the hand is over
    SeatSet claimed;                ///< seats that have claimed the rest; their hands are open (CLAIM-4)
    BySeat<CardSet> shown;          ///< cards each seat has laid open: declared, called or claimed with
    BySeat<CardSet> voids; ///< cards that each seat has shown by its plays to lack (FOLLOW-1, FOLLOW-2)
};

struct State : PublicState {
    BySeat<CardSet> hand;
    CardSet last;    ///< the last two while they are face down
    CardSet discard; ///< the dealer's, until it is turned up
    Pack pack{};     ///< as shuffled
};

} // namespace germini::bolognese

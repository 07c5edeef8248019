// The current state of a hand: the fold of its events, and nothing else.
#pragma once
#include "engine/bolognese/event.hpp"
#include "engine/bolognese/pack.hpp"
#include "engine/bolognese/rules.hpp"
#include "engine/bolognese/shape.hpp"
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>

namespace germini::bolognese {

/// Partners sit opposite; two players are a side each (SEAT-1, SEAT-3).
constexpr Side side_of(Seat seat) { return static_cast<Side>(index(seat) % kSides); }
constexpr Side other(Side side) { return static_cast<Side>(1 - index(side)); }

template <class T> using BySeat = std::array<T, kMostSeats>;
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
    std::uint8_t number = 0; ///< from 0; the number of tricks of the hand when all are played
    std::uint8_t count = 0;  ///< number of seats that have played
    std::uint8_t seats = 4;  ///< number of seats at the table
    Seat leader{};
    Signal signal = Signal::none; ///< the signal given with the lead
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    bool complete() const { return count == seats; }
    /// Returns the seat that plays `place` places after the leader.
    Seat seat_at(int place) const {
        const int seat = index(leader) + place;
        return static_cast<Seat>(seat < seats ? seat : seat - seats);
    }
    /// Returns the seat that plays next; the trick is not complete.
    Seat to_play() const { return seat_at(count); }
    friend bool operator==(const Trick&, const Trick&) = default;
};
/// Returns a trick without cards.
constexpr Trick begun(int number, Seat leader, int seats) {
    Trick trick;
    trick.number = static_cast<std::uint8_t>(number);
    trick.seats = static_cast<std::uint8_t>(seats);
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
    BySeat<std::uint8_t> put_down{}; ///< number of cards that each seat has discarded
    SeatSet declared;                ///< seats that have made their declaration
    BySide<std::int16_t> accuso{};   ///< accuso points, declared or called
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

    const Shape& shape() const { return shape_of(rules); }
    int seats() const { return shape().seats; }
    /// Returns the number of tricks of the hand.
    int tricks_in_all() const { return shape().dealt; }
    /// Returns the number of cards that the seat discards next: the exchange comes first (DISC-4).
    int discards_due(Seat seat) const {
        return shape().exchanged > 0 && at(put_down, seat) == 0 ? shape().exchanged : kDiscards;
    }
    /// Returns true once every seat has discarded what it exchanges.
    bool exchanged() const {
        for (int s = 0; s < seats(); ++s)
            if (put_down[static_cast<std::size_t>(s)] < shape().exchanged) return false;
        return true;
    }
    /// Returns the seat `steps` places after `seat`.
    Seat next(Seat seat, int steps = 1) const { return after(seat, steps, seats()); }
    /// Returns the seat's partner; kNoSeat if it has none.
    Seat partner(Seat seat) const { return seats() == 4 ? next(seat, 2) : kNoSeat; }
};

struct State : PublicState {
    BySeat<CardSet> hand;
    CardSet last;            ///< the last two while they are face down
    BySeat<CardSet> discard; ///< of each seat, until it is turned up
    CardSet stock;           ///< cards that are not dealt
    Pack pack{};             ///< as shuffled
};

} // namespace germini::bolognese

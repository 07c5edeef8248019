// The current state of a hand: the fold of its events, and nothing else.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"
#include "engine/minchiate/state.hpp"
#include "engine/minchiate/voids.hpp"
#include "engine/solo/event.hpp"
#include "engine/solo/rules.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace germini::solo {

using minchiate::kCards;
using minchiate::kLastTrick;
using minchiate::kMatto;
using minchiate::kSuits;
using minchiate::kWholePack;
using minchiate::Suit;
using minchiate::value;
using minchiate::Voids;

template <class T> using BySeat = std::array<T, kMostSeats>;

/// Each seat is a side of its own (SOLO-1).
constexpr Side side_of(Seat seat) { return static_cast<Side>(index(seat)); }
constexpr Seat seat_of(Side side) { return static_cast<Seat>(index(side)); }

/// The trick on the table. Only the seats of `players` play to it (OUT-3).
struct Trick {
    std::uint8_t number = 0; ///< from 0
    std::uint8_t count = 0;  ///< cards on the table
    std::uint8_t seats = kMostSeats;
    SeatSet players;
    Seat leader{};
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    bool complete() const { return count == players.size(); }
    /// Returns the seat that plays `place` places after the leader.
    Seat seat_at(int place) const {
        Seat seat = leader;
        for (; place > 0; --place) do
                seat = after(seat, 1, seats);
            while (!players.has(seat));
        return seat;
    }
    friend bool operator==(const Trick&, const Trick&) = default;
};

/// The public part of a hand. Together with a seat's own cards, it determines every legal choice.
struct PublicState {
    Rules rules;
    Seat dealer{};
    Phase phase = Phase::over;
    SeatSet due;
    BySeat<std::uint8_t> owed{}; ///< discards still to be put down
    SeatSet asked;               ///< seats that have said whether they go out
    SeatSet out;                 ///< seats that have gone out
    SeatSet declared;            ///< seats that have made their declaration
    Trick trick;
    std::uint8_t suits_led = 0; ///< one bit per suit: led in an earlier trick (KING-1)
    Seat debtor = kNoSeat;      ///< the seat that owes a card for the Matto (SOLO-14)
    Seat creditor = kNoSeat;    ///< the seat that it owes it to
    BySeat<std::uint8_t> tricks{};
    BySeat<CardSet> pile; ///< the cards won; all were played in the open
    /// Each seat's score (SOLO-19, SOLO-20), and the part of it that counts against a seat that is out:
    /// robbed and exposed cards, and deaths (OUT-6).
    BySeat<std::int16_t> score{}, shared{};
    BySeat<std::int16_t> fees{}; ///< received and paid (OUT-4)
    Seat last_winner = kNoSeat;
    SeatSet claimed;             ///< seats that have claimed the rest; their hands are open (CLAIM-4)
    BySeat<Voids> voids{};       ///< what each seat has shown by its plays to lack
    BySeat<CardSet> shown;       ///< cards each seat has held in the open: robbed, taken, declared
    BySeat<std::uint8_t> laid{}; ///< cards of the seats that are out
    std::array<std::uint8_t, kSuits> rest_counts{}; ///< as last announced (SOLO-10)
    CardSet rest_open; ///< cards of the rest that all have seen: those that stopped a robbing, discards
    BySeat<CardSet> discarded;      ///< each seat's discards, once they are turned up (SOLO-9)
    BySeat<std::int16_t> amounts{}; ///< each seat's result, once the hand is over

    int seats() const { return seats_of(rules); }
    int tricks_in_all() const { return hand_cards(rules); }
    Seat next(Seat seat, int steps = 1) const { return after(seat, steps, seats()); }
    /// SOLO-7: the cutter sits at the dealer's left.
    Seat cutter() const { return next(dealer, seats() - 1); }
    /// Returns the seats that have not gone out.
    SeatSet in_play() const {
        return SeatSet::of_bits(static_cast<std::uint8_t>(SeatSet::all(seats()).bits() & ~out.bits()));
    }
    /// Returns the number of cards that were not dealt, or were discarded, and that nobody laid down.
    int rest() const {
        int held = in_play().size() * hand_cards(rules);
        for (const std::uint8_t cards : laid) held += cards;
        return kCards - held;
    }
    /// Returns the cards of all piles.
    CardSet gathered() const { return pile[0] | pile[1] | pile[2] | pile[3]; }
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

struct State : PublicState {
    BySeat<CardSet> hand;
    BySeat<CardSet>
        discards;  ///< face down: discards until they are turned up, or the hand of a seat that is out
    CardSet stock; ///< the cards that are not dealt
    Pack pack{};   ///< as shuffled, until the deal
    friend bool operator==(const State&, const State&) = default;
};

/// The first broken invariant as a sentence; empty if the state is sound. Never called in a timed run.
std::string_view check(const State& state);

} // namespace germini::solo

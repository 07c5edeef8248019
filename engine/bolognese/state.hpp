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
#include <string_view>

namespace germini::bolognese {

template <class T> using BySeat = std::array<T, kMostSeats>;

/// The sides before the first event. Partners sit opposite (SEAT-1); two players are a side each (SEAT-3);
/// the bids decide who plays alone, as side 0, against the others (SEAT-4); or all play alone (SEAT-5).
constexpr BySeat<Side> first_sides(const Shape& shape) {
    BySeat<Side> sides{};
    for (std::size_t s = 0; s < sides.size(); ++s)
        sides[s] = static_cast<Side>(shape.bidding ? 1 : shape.alone ? s : s % kSides);
    return sides;
}

/// The seat `steps` places after `seat`, passing over the seats that sit the hand out.
constexpr Seat next_in_play(Seat seat, int steps, int seats, SeatSet resting) {
    if (resting.empty()) return after(seat, steps, seats);
    for (; steps > 0; --steps) do
            seat = after(seat, 1, seats);
        while (resting.has(seat));
    return seat;
}

/// OUT-10: true if there is a target and both sides are below it.
constexpr bool calling_out(const Rules& rules, const Context& context) {
    if (shape_of(rules).alone) return false;
    for (const std::int16_t score : context.score)
        if (score >= rules.target) return false; // a target of 0 means no target
    return true;
}

/// The trick on the table. The Matto is recorded here at its seat although it is already in the pile.
struct Trick {
    std::uint8_t number = 0;  ///< from 0; the number of tricks of the hand when all are played
    std::uint8_t count = 0;   ///< number of seats that have played
    std::uint8_t seats = 4;   ///< number of seats at the table
    std::uint8_t players = 4; ///< number of seats that play to the trick
    SeatSet resting;          ///< the others
    Seat leader{};
    Signal signal = Signal::none; ///< the signal given with the lead
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    bool complete() const { return count == players; }
    /// Returns the seat that plays `place` places after the leader.
    Seat seat_at(int place) const {
        if (!resting.empty()) return next_in_play(leader, place, seats, resting);
        const int seat = index(leader) + place;
        return static_cast<Seat>(seat < seats ? seat : seat - seats);
    }
    /// Returns the seat that plays next; the trick is not complete.
    Seat to_play() const { return seat_at(count); }
    friend bool operator==(const Trick&, const Trick&) = default;
};
/// What a seat's signals have said of its hand: a bit for each suit, and one for the Numeri.
struct Told {
    std::uint8_t none = 0; ///< VOLO: it has none (SAY-2)
    std::uint8_t more = 0; ///< STRISCIO, with the last card of them that it played: it has more (SAY-2)
    friend bool operator==(const Told&, const Told&) = default;
};
constexpr std::uint8_t family_bit(Card card) {
    return static_cast<std::uint8_t>(1u
                                     << (is_suit_card(card) ? static_cast<unsigned>(suit_of(card)) : kSuits));
}

/// The public part of a hand. Together with a seat's own cards, it determines every legal choice.
struct PublicState {
    Rules rules;
    Context context;
    Seat dealer{};
    Phase phase = Phase::over;
    SeatSet due;
    BySeat<Side> sides = first_sides(kShapes.front());
    SeatSet passed;                  ///< seats that have said PASSO
    Seat asker = kNoSeat;            ///< the seat that has said POSSO
    Seat soloist = kNoSeat;          ///< the seat that plays alone, once the bids have decided it
    BySeat<std::uint8_t> put_down{}; ///< number of cards that each seat has discarded
    SeatSet declared;                ///< seats that have made their declaration
    BySide<std::int16_t> accuso{};   ///< accuso points, declared or called
    Trick trick;
    Seat matto_from = kNoSeat; ///< the seat that covered the Matto
    Seat matto_to = kNoSeat;   ///< the seat that won the trick in which it was covered
    BySide<std::uint8_t> tricks{};
    BySide<CardSet> pile; ///< cards seen by all: those of the tricks, and the discard once it is turned up
    Seat last_winner = kNoSeat;
    BySide<std::int16_t> counted{}; ///< points of the count
    Ending ending{};                ///< how the hand ended, once it is over
    BySide<std::int16_t> points{};  ///< each side's result, once the hand is over
    SeatSet claimed;                ///< seats that have claimed the rest; their hands are open (CLAIM-4)
    BySeat<CardSet> shown;          ///< cards each seat has laid open: declared, called or claimed with
    BySeat<CardSet> voids; ///< cards that each seat has shown by its plays to lack (FOLLOW-1, FOLLOW-2)
    BySeat<Told> told{};   ///< what each seat's signals have said of its hand

    const Shape& shape() const { return shape_of(rules); }
    int seats() const { return rules.players; }
    /// Returns the seats that play the hand.
    SeatSet in_play() const {
        return SeatSet::of_bits(
            static_cast<std::uint8_t>(SeatSet::all(seats()).bits() & ~context.resting.bits()));
    }
    /// Returns the number of sides, those of resting seats included.
    int sides_in_all() const { return shape().alone ? seats() : kSides; }
    /// Returns the sides that play the hand.
    SideSet sides_in_play() const {
        return shape().alone ? SideSet::of_bits(in_play().bits()) : SideSet::all(kSides);
    }
    /// Returns the number of tricks of the hand.
    int tricks_in_all() const { return shape().dealt; }
    Side side(Seat seat) const { return at(sides, seat); }
    /// BID-4: true if the soloist plays without the pozzo (DI MIO).
    bool di_mio() const { return soloist != asker; }
    /// Returns the number of cards that stay undealt while the tricks are played.
    int undealt() const { return shape().bidding && !di_mio() ? 0 : shape().left_over(seats()); }
    /// Returns the number of cards that the seat discards next: the exchange comes first (DISC-4).
    int discards_due(Seat seat) const {
        if (shape().bidding) return shape().left_over(seats()); // DISC-5
        return shape().exchanged > 0 && at(put_down, seat) == 0 ? shape().exchanged : shape().last;
    }
    /// Returns true once every seat has discarded what it exchanges.
    bool exchanged() const {
        for (int s = 0; s < seats(); ++s)
            if (put_down[static_cast<std::size_t>(s)] < shape().exchanged) return false;
        return true;
    }
    /// Returns the seat `steps` places after `seat`, of those in play.
    Seat next(Seat seat, int steps = 1) const { return next_in_play(seat, steps, seats(), context.resting); }
    /// Returns a trick without cards.
    Trick begun(int number, Seat leader) const {
        Trick next_trick;
        next_trick.number = static_cast<std::uint8_t>(number);
        next_trick.seats = static_cast<std::uint8_t>(seats());
        next_trick.players = static_cast<std::uint8_t>(in_play().size());
        next_trick.resting = context.resting;
        next_trick.leader = leader;
        return next_trick;
    }
    /// Returns the cards of all piles.
    CardSet gathered() const {
        CardSet all;
        for (const CardSet& cards : pile) all |= cards;
        return all;
    }
    /// Returns the seat's partner; kNoSeat if it has none.
    Seat partner(Seat seat) const {
        if (shape().alone) return kNoSeat;
        if (seats() == 4) return next(seat, 2);
        if (soloist == kNoSeat || seat == soloist) return kNoSeat;
        return next(seat) == soloist ? next(seat, 2) : next(seat);
    }
    /// The soloist is known: the seat to the right leads (TRICK-5).
    void set_soloist(Seat seat) {
        soloist = seat;
        at(sides, seat) = Side{0};
        trick = begun(0, next(seat));
    }
    void note_winner(Seat seat) {
        ++at(tricks, side(seat));
        last_winner = seat;
        if (matto_from != kNoSeat && matto_to == kNoSeat) matto_to = seat;
    }
    void note_bid(Seat seat, Bid bid) {
        if (bid == Bid::passo) passed.add(seat);
        if (bid == Bid::posso) asker = seat;
    }
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

struct State : PublicState {
    BySeat<CardSet> hand;
    CardSet last;            ///< the last two while they are face down
    BySeat<CardSet> discard; ///< of each seat, until it is turned up
    CardSet stock;           ///< cards that are not dealt
    Pack pack{};             ///< as shuffled
    friend bool operator==(const State&, const State&) = default;
};

/// The first broken invariant as a sentence; empty if the state is sound. Never called in a timed run.
std::string_view check(const State& state);

} // namespace germini::bolognese

// The current state of a hand: the fold of its events, and nothing else.
#pragma once
#include "engine/siciliano/event.hpp"

#include <string_view>

namespace germini::siciliano {

/// The trick on the table. The Fujutu is recorded here at its seat although it is already in the pile.
struct Trick {
    std::uint8_t number = 0; ///< from 0; the number of tricks of the hand when all are played
    std::uint8_t count = 0;  ///< number of seats that have played
    Seat leader{};
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    bool complete() const { return count == kSeats; }
    /// Returns the seat that plays `place` places after the leader.
    Seat seat_at(int place) const { return next(leader, place); }
    /// Returns the seat that plays next; the trick is not complete.
    Seat to_play() const { return seat_at(count); }
    friend bool operator==(const Trick&, const Trick&) = default;
};

/// The Fujutu once it is played, and what is owed for it.
struct FujutuDebt {
    Seat seat = kNoSeat;    ///< who played it
    std::uint8_t trick = 0; ///< from 0
    bool owed = false;      ///< the other side won that trick
    Card paid = kNoCard;
    bool due() const { return owed && paid == kNoCard; }
    friend bool operator==(const FujutuDebt&, const FujutuDebt&) = default;
};

/// The statement of a side's speaker in each round; silent if there was none.
using Statements = std::array<Announcement, kRounds>;

/// The public part of a hand. Together with a seat's own cards, it determines every legal choice.
struct PublicState {
    static constexpr std::uint8_t kNoTrumps = 1u << kSuits;

    Rules rules;
    Seat dealer{};
    Phase phase = Phase::over;
    SeatSet due;
    std::uint8_t round = 0; ///< the round whose packets were dealt last, 1 to 3
    bool discarded = false; ///< the dealer has discarded
    Trick trick;
    BySeat<CardSet> shown; ///< cards that everybody knows to be, or to have been, the seat's, also played
    BySide<Statements> statements; ///< of the first two speakers
    /// Suits that each seat once failed to follow, one bit each, and kNoTrumps once it had none.
    BySeat<std::uint8_t> voids{};
    CardSet played; ///< cards played by anybody
    BySide<std::uint8_t> tricks{};
    BySide<CardSet> pile; ///< cards of the tricks, and the discard once it is turned up
    FujutuDebt fujutu;
    Seat last_winner = kNoSeat;
    Ending ending{};                        ///< how the hand ended, once it is over
    BySide<std::int16_t> totals{}, gains{}; ///< once the hand is over

    /// Returns the seat of P1, P2, P3 or P4: 1 to 4.
    Seat speaker(int number) const { return next(dealer, number); }
    /// True if the dealer turns up cards in this round.
    bool exposes() const { return round == 1 || round == (rules.exposure == Exposure::first_third ? 3 : 2); }
    bool has_words() const { return round <= rules.word_rounds; }

    void begin_trick(int number, Seat leader) {
        trick = Trick{};
        trick.number = static_cast<std::uint8_t>(number);
        trick.leader = leader;
    }
    void note_statement(Seat seat, const Announcement& said) {
        at(shown, seat) |= said.decine;
        at(statements, side_of(seat))[static_cast<std::size_t>(round - 1)] = said;
    }
    void note_call(Seat seat, Call call) { at(shown, seat) |= implied_by(call, played); }
    void note_winner(Seat winner) {
        ++at(tricks, side_of(winner));
        last_winner = winner;
        if (fujutu.seat != kNoSeat && fujutu.trick == trick.number)
            fujutu.owed = side_of(winner) != side_of(fujutu.seat);
    }
    void note_paid(Side from, Card card) {
        at(pile, from).remove(card);
        at(pile, other(from)).add(card);
        fujutu.paid = card;
    }
    void note_over(Ending how) {
        ending = how;
        phase = Phase::over;
        due = {};
    }
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

struct State : PublicState {
    BySeat<CardSet> hand;
    CardSet discard; ///< the dealer's, until it is turned up
    CardSet stock;   ///< cards that are not dealt
    Pack pack{};     ///< as shuffled
    friend bool operator==(const State&, const State&) = default;
};

/// The first broken invariant as a sentence; empty if the state is sound. Never called in a timed run.
std::string_view check(const State& state);

} // namespace germini::siciliano

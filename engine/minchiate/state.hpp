// The current state of a hand: the fold of its events, and nothing else.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/seat.hpp"
#include "engine/minchiate/event.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/rules.hpp"
#include "engine/minchiate/voids.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace germini::minchiate {

inline constexpr int kSeats = 4, kSides = 2, kHandCards = 21, kTricks = 21, kFolaCards = 13;
inline constexpr int kCardsEven = 42; ///< END-4: a side's even share
inline constexpr int kResto = 60;     ///< SCORE-3: points of lead that make a resto
inline constexpr int kLastTrick = 10; ///< END-1

/// Partners sit opposite (SEAT-1).
constexpr Side side_of(Seat seat) { return static_cast<Side>(index(seat) % kSides); }
constexpr Seat next(Seat seat, int steps = 1) { return after(seat, steps, kSeats); }
/// The cutter sits at the dealer's left (CUT-2).
constexpr Seat cutter_of(Seat dealer) { return next(dealer, 3); }
constexpr Seat partner(Seat seat) { return next(seat, 2); }

template <class T> using BySeat = std::array<T, kSeats>;
template <class T> using BySide = std::array<T, kSides>;

/// The trick on the table. Cards are stored by seat: a fallen hand's card may come late but counts at its
/// seat's place (D-15, D-24).
struct Trick {
    std::uint8_t number = 0; ///< 0 to 20
    std::uint8_t count = 0;  ///< cards on the table
    Seat leader{};
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    friend bool operator==(const Trick&, const Trick&) = default;
};

/// The public part of a hand. Together with a seat's own cards, it determines every legal choice.
struct PublicState {
    Rules rules;
    Seat dealer{};
    Phase phase = Phase::cut;
    SeatSet due;
    BySeat<std::uint8_t> owed{}; ///< discards still to be put down
    std::uint8_t robbed = 0;     ///< number of cards that the cutter robbed
    SeatSet declared;            ///< seats that have made their declaration
    SeatSet fallen;              ///< VAR-1
    Trick trick;
    std::uint8_t suits_led = 0; ///< one bit per suit: led in an earlier trick (KING-1)
    Seat matto_from = kNoSeat;  ///< the seat that played the Matto
    Side debtor = kNoSide;      ///< the side that owes a card for the Matto (MAT-3)
    BySide<std::uint8_t> tricks{};
    BySide<CardSet> pile;         ///< the cards won; all were played in the open
    std::int16_t lead = 0;        ///< side 0's lead in points since the last resto
    BySide<std::uint8_t> resti{}; ///< resti won in this hand
    Seat last_winner = kNoSeat;
    SeatSet claimed;       ///< seats that have claimed the rest; their hands are open (CLAIM-4)
    BySeat<Voids> voids{}; ///< what each seat has shown by its plays to lack
    SeatSet trumped;       ///< seats that have played a trump
    /// The arie that each seat has signalled by a fumata (SIG-1), one bit each from the 36.
    BySeat<std::uint8_t> signalled{};
    BySeat<CardSet> shown; ///< cards each seat has held in the open: robbed, exposed, taken, declared
    CardSet
        /// The cutter's shown cards if the cutter then passed cards to the dealer: either of them has each
        /// card (D-27).
        cutter_or_dealer;
    std::array<std::uint8_t, kSuits> fola_counts{}; ///< as last announced
    CardSet fola_open;         ///< cards that everybody has seen before they came to the fola (FOLA-12)
    BySeat<CardSet> discarded; ///< each seat's discards, once they are turned up (DISC-4)
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

struct State : PublicState {
    BySeat<CardSet> hand;
    BySeat<CardSet> discards; ///< face down before the cutter and the dealer
    CardSet fola;
    CardSet peeked;       ///< cards bound for the fola that only the cutter has seen (ROB-6)
    CardSet passed;       ///< the cutter's surplus; the cutter knows that the dealer has it (D-27)
    Pack pack{};          ///< as shuffled, until the deal
    std::int16_t end = 0; ///< side 0's lead after the count, once the hand is over
    friend bool operator==(const State&, const State&) = default;
};

/// The first broken invariant as a sentence; empty if the state is sound. Never called in a timed run.
std::string_view check(const State& state);

} // namespace germini::minchiate

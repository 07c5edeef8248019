// A hand as it stands: the fold of its events, and nothing else.
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

/// Section 10: there is a target, and both sides are below it.
constexpr bool calling_out(const Rules& rules, const Context& context) {
    for (const std::int16_t score : context.score)
        if (score >= rules.target) return false; // a target of 0 is none
    return true;
}

/// The trick on the table. The Matto holds its seat's place here, though it lies in its pile already.
struct Trick {
    std::uint8_t number = 0; ///< 0 to 14; 15 when all are played
    std::uint8_t count = 0;  ///< seats that have played
    Seat leader{};
    Signal signal = Signal::none; ///< said with the lead
    BySeat<Card> cards{kNoCard, kNoCard, kNoCard, kNoCard};
    bool has(Seat seat) const { return at(cards, seat) != kNoCard; }
    friend bool operator==(const Trick&, const Trick&) = default;
};
/// A trick of which no card lies there yet.
constexpr Trick begun(int number, Seat leader) {
    Trick trick;
    trick.number = static_cast<std::uint8_t>(number);
    trick.leader = leader;
    return trick;
}

/// What the table as a whole knows of a hand: enough, with one's own cards, for every lawful choice.
struct Public {
    Rules rules;
    Context context;
    Seat dealer{};
    Phase phase = Phase::over;
    SeatSet due;
    SeatSet declared;              ///< seats that have made their declaration
    BySide<std::int16_t> accuso{}; ///< points declared or called
    Trick trick;
    Seat matto_from = kNoSeat; ///< the seat that covered the Matto
    BySide<std::uint8_t> tricks{};
    BySide<CardSet> pile; ///< all of it was seen: cards of the tricks, and the discard once it is turned up
    Seat last_winner = kNoSeat;
    BySide<std::int16_t> counted{}; ///< the count's points
    Ending ending{};                ///< once the hand is over …
    BySide<std::int16_t> points{};  ///< … and what it brings each side
    SeatSet claimed;                ///< seats that have claimed the rest: their hands lie open (CLAIM-4)
    BySeat<CardSet> shown;          ///< what a seat has laid open: declared, called or claimed with
    BySeat<CardSet> lacks; ///< cards that a seat has shown by its plays to have none of (FOLLOW-1, FOLLOW-2)
};

struct State : Public {
    BySeat<CardSet> hand;
    CardSet last;    ///< the last two while they lie face down
    CardSet discard; ///< the dealer's, until it is turned up
    Pack pack{};     ///< as shuffled
};

} // namespace germini::bolognese

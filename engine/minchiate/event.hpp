// The events of a hand, as a closed sum type. Their log is the truth; the State is derived from it by
// folding.
#pragma once
#include "engine/core/batch.hpp"
#include "engine/core/card.hpp"
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"
#include "engine/minchiate/pack.hpp"
#include "engine/minchiate/rules.hpp"

#include <array>
#include <cstdint>
#include <variant>

namespace germini::minchiate {

/// The move that the hand waits for, in the order in which they were added: the log stores these as numbers.
/// `out` exists only without partners (OUT-1).
enum class Phase : std::uint8_t { cut, discard, declare, play, give, over, claim, out };

/// The reason why points are scored: during the hand (SCORE-1), then the lines of the end count (END-1 …
/// END-4).
enum class ScoreReason : std::uint8_t {
    rob,
    exposed,
    dealer_rob,
    declaration,
    death,
    versicola,
    cards,
    tricks,
    last
};
/// The occasion on which resti are paid: SCORE-3, SETT-8, END-7.
enum class PaymentTime : std::uint8_t { play, deal, end };
/// The way a debt for the Matto is settled: by the server (D-9), by a seat's choice, or by the Matto itself
/// (MAT-10).
enum class DebtPayment : std::uint8_t { paid, given, surrendered };

/// The hand begins: rules, dealer, and the pack as shuffled (visible to nobody).
struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
};
/// The cutter lifts cards off the top (CUT-2).
struct Cut {
    Seat cutter;
    std::uint8_t lifted;
};
/// The cutter takes cards from the lifted packet, face up (ROB-1), in the order taken.
struct Robbed {
    Seat cutter;
    CardList cards;
};
/// The card that stopped the cutter (ROB-7).
struct Stopped {
    Seat cutter;
    Card card;
};
/// The cutter looks at further cards, within the first ones of the packet (ROB-6); robbed cards are not
/// repeated.
struct Peeked {
    Seat cutter;
    CardList cards;
};
/// The rest of the lifted packet goes under the pack (ROB-5).
struct Joined {
    Seat cutter;
    std::uint8_t count;
};
/// Cards dealt face down (DEAL-1).
struct Dealt {
    Seat seat;
    CardList cards;
};
/// A seat's last card, dealt face up (DEAL-2).
struct Exposed {
    Seat seat;
    Card card;
};
/// The rest of the pack becomes the fola (DEAL-4), top card first.
struct FolaLaid {
    CardList cards;
};
/// The dealer takes cards from the top of the fola, face up (FOLA-1).
struct DealerRobbed {
    Seat dealer;
    CardList cards;
};
/// The card that stopped the dealer (ROB-7).
struct DealerStopped {
    Seat dealer;
    Card card;
};
/// The dealer takes cards out of the fola, face up, without scoring (FOLA-3, FOLA-4).
struct Taken {
    Seat dealer;
    CardList cards;
};
/// Dealer and partner look through the fola (FOLA-5, FOLA-6); `open_suits`: its suit cards are face up.
struct FolaSeen {
    Seat dealer;
    bool open_suits;
    CardList cards;
};
/// The dealer's partner announces the number of cards of each suit in the fola (FOLA-6, FOLA-8).
struct FolaCounted {
    Seat speaker;
    std::array<std::uint8_t, kSuits> counts;
};
/// Cards discarded to the fola (DISC-1).
struct Discarded {
    Seat seat;
    CardList cards;
};
/// The cutter's surplus goes to the dealer, who has too few cards (ROB-8, D-27).
struct Passed {
    Seat cutter, dealer;
    CardList cards;
};
/// A seat's discards are turned up and join the fola (DISC-4).
struct DiscardsTurnedUp {
    Seat seat;
    CardList cards;
};
/// A seat has declared `count` versicole (VERS-12, VERS-14).
struct Declared {
    Seat seat;
    std::uint8_t count;
};
/// The cards of one declared versicola (VERS-13).
struct VersicolaShown {
    Seat seat;
    CardList cards;
};
/// A card is played; `by` is another seat if the hand has fallen (VAR-1).
struct Played {
    Seat seat;
    Card card;
    Seat by;
};
/// A hand is laid open for good (VAR-1); `cards` are those still in it.
struct Fell {
    Seat seat;
    CardList cards;
};
struct TrickWon {
    Seat winner;
};
/// Cards of the trick go to a side's pile; the Matto may go to the other side's (MAT-3).
struct Gathered {
    Side side;
    CardList cards;
};
/// The Matto's debt is settled: a card moves from one side's pile to the other's.
struct DebtSettled {
    Side from;
    DebtPayment how;
    Card card;
};
/// A side scores points. During play they change the lead; in the end count (versicola … last) they do not
/// (END-6).
struct Scored {
    Side side;
    std::int16_t points;
    ScoreReason why;
    CardList cards;
};
struct Paid {
    Side side;
    std::int16_t resti;
    PaymentTime when;
};
/// The seats that have to move, and the phase.
struct Due {
    SeatSet seats;
    Phase phase;
};
/// The hand is over; `lead` is side 0's lead after the count (END-7).
struct Over {
    std::int16_t lead;
};
/// A seat claims the rest and lays its hand open (CLAIM-4); `cards` are those still in it.
struct Claimed {
    Seat seat;
    CardList cards;
};
/// Another seat answers a claim: it accepts, or has the hand played on (CLAIM-5).
struct Answered {
    Seat seat;
    bool accepts;
};

using Event = std::variant<Opened, Cut, Robbed, Stopped, Peeked, Joined, Dealt, Exposed, FolaLaid,
                           DealerRobbed, DealerStopped, Taken, FolaSeen, FolaCounted, Discarded, Passed,
                           DiscardsTurnedUp, Declared, VersicolaShown, Played, Fell, TrickWon, Gathered,
                           DebtSettled, Scored, Paid, Due, Over, Claimed, Answered>;

/// The events of one decision. The longest is an accepted claim: up to twenty tricks and the count.
using Events = Batch<Event, 320>;

} // namespace germini::minchiate

// What happened in a hand: a closed sum. The log of these is the truth; the State is their fold.
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

/// What the hand waits for.
/// (`claim` came last: the log keeps these as numbers.)
enum class Phase : std::uint8_t { cut, discard, declare, play, give, over, claim };

/// Why points are scored: during the hand (SCORE-1), then the lines of the end count (END-1 … END-4).
enum class Why : std::uint8_t {
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
/// When resti are paid: SCORE-3, SETT-8, END-7.
enum class When : std::uint8_t { play, deal, end };
/// How a debt for the Matto is settled: by the server (D-9), by a seat's choice, by the Matto itself
/// (MAT-10).
enum class Debt : std::uint8_t { paid, given, surrendered };

/// The hand begins: rules, dealer, and the pack as shuffled (nobody's to see).
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
/// The cutter takes cards from the lifted packet, face up (ROB-1), in the order of taking.
struct Robbed {
    Seat cutter;
    CardRun cards;
};
/// The card that stopped the cutter (ROB-7).
struct Stopped {
    Seat cutter;
    Card card;
};
/// The cutter looks on through the first cards of his packet (ROB-6); robbed ones are not repeated.
struct Peeked {
    Seat cutter;
    CardRun cards;
};
/// The rest of the lifted packet goes under the pack (ROB-5).
struct Joined {
    Seat cutter;
    std::uint8_t count;
};
/// Cards dealt face down (DEAL-1).
struct Dealt {
    Seat seat;
    CardRun cards;
};
/// A seat's last card, dealt face up (DEAL-2).
struct Exposed {
    Seat seat;
    Card card;
};
/// What is left of the pack is the fola (DEAL-4), top card first.
struct FolaLaid {
    CardRun cards;
};
/// The dealer takes cards off the fola's top, face up (FOLA-1).
struct DealerRobbed {
    Seat dealer;
    CardRun cards;
};
/// The card that stopped the dealer (ROB-7).
struct DealerStopped {
    Seat dealer;
    Card card;
};
/// The dealer takes cards out of the fola, face up, without scoring (FOLA-3, FOLA-4).
struct Taken {
    Seat dealer;
    CardRun cards;
};
/// Dealer and partner look through the fola (FOLA-5, FOLA-6); `open_suits`: its suit cards lie face up.
struct FolaSeen {
    Seat dealer;
    bool open_suits;
    CardRun cards;
};
/// The dealer's partner announces how many of each suit lie in the fola (FOLA-6, FOLA-8).
struct FolaCounted {
    Seat speaker;
    std::array<std::uint8_t, kSuits> counts;
};
/// Cards put down for the fola (DISC-1).
struct Discarded {
    Seat seat;
    CardRun cards;
};
/// The cutter's surplus goes to the short dealer (ROB-8, D-27).
struct Passed {
    Seat cutter, dealer;
    CardRun cards;
};
/// A seat's discards are turned up and join the fola (DISC-4).
struct DiscardsTurnedUp {
    Seat seat;
    CardRun cards;
};
/// A seat has declared, so many versicole (VERS-12, VERS-14).
struct Declared {
    Seat seat;
    std::uint8_t count;
};
/// One versicola declared: its cards (VERS-13).
struct VersicolaShown {
    Seat seat;
    CardRun cards;
};
/// A card played; `by` another seat where the hand has fallen (VAR-1).
struct Played {
    Seat seat;
    Card card;
    Seat by;
};
/// A hand laid open for good (VAR-1): the cards still in it.
struct Fell {
    Seat seat;
    CardRun cards;
};
struct TrickWon {
    Seat winner;
};
/// Cards of the trick go to a side's pile; the Matto may go another way than the rest (MAT-3).
struct Gathered {
    Side side;
    CardRun cards;
};
/// The Matto's debt is settled: a card goes from one side's pile to the other's.
struct DebtSettled {
    Side from;
    Debt how;
    Card card;
};
/// Points: during play they change the lead, in the end count (versicola … last) they do not (END-6).
struct Scored {
    Side side;
    std::int16_t points;
    Why why;
    CardRun cards;
};
struct Paid {
    Side side;
    std::int16_t resti;
    When when;
};
/// Who has to move, and for what.
struct Due {
    SeatSet seats;
    Phase phase;
};
/// The hand is over: side 0's lead when all is counted (END-7).
struct Over {
    std::int16_t lead;
};
/// A seat claims the rest and lays its hand open (CLAIM-4): the cards still in it.
struct Claimed {
    Seat seat;
    CardRun cards;
};
/// Another seat's answer: it accepts the claim, or has it played on (CLAIM-5).
struct Answered {
    Seat seat;
    bool accepts;
};

using Event = std::variant<Opened, Cut, Robbed, Stopped, Peeked, Joined, Dealt, Exposed, FolaLaid,
                           DealerRobbed, DealerStopped, Taken, FolaSeen, FolaCounted, Discarded, Passed,
                           DiscardsTurnedUp, Declared, VersicolaShown, Played, Fell, TrickWon, Gathered,
                           DebtSettled, Scored, Paid, Due, Over, Claimed, Answered>;

/// The events of one decision. The longest is a claim that is accepted: up to twenty tricks, and the count.
using Events = Batch<Event, 320>;

} // namespace germini::minchiate

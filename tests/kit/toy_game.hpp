// A game for three, small enough to read at one sitting, that keeps the seams honest: whatever serves every
// game must serve this one. Three suits of six; five cards each; the dealer takes the other three unseen and
// puts down three; five tricks, following suit, no trumps; every trick counts three, less five for each seat.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/game.hpp"
#include "engine/core/list.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/seen.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <variant>

namespace germini::toy {

inline constexpr int kSeats = 3, kSuits = 3, kRanks = 6, kCards = kSuits * kRanks;
inline constexpr int kHand = 5, kMonte = 3;

struct Rules {};
using Pack = std::array<Card, kCards>;

enum class Phase : std::uint8_t { discard, play, over };

struct Opened {
    Seat dealer;
    Pack pack;
};
struct Dealt {
    Seat seat;
    CardRun cards;
};
struct MonteTaken {
    Seat dealer;
    CardRun cards;
};
struct Discarded {
    Seat seat;
    CardRun cards;
};
struct Played {
    Seat seat;
    Card card;
};
struct TrickWon {
    Seat winner;
    CardRun cards;
};
struct Due {
    Seat seat;
    Phase phase;
};
struct Over {
    std::array<std::int16_t, kSeats> points;
};
using Event = std::variant<Opened, Dealt, MonteTaken, Discarded, Played, TrickWon, Due, Over>;
using Events = List<Event, 12>;

struct DiscardMove {
    CardRun cards;
};
struct PlayMove {
    Card card = kNoCard;
};
struct Move {
    Seat seat = kNoSeat;
    std::variant<DiscardMove, PlayMove> what;
};

struct State {
    Pack pack{};
    Seat dealer{}, leader{}, due{};
    Phase phase = Phase::discard;
    std::array<CardSet, kSeats> hand;
    CardSet monte, put_down, won;
    std::array<Card, kSeats> trick{kNoCard, kNoCard, kNoCard};
    std::array<std::int16_t, kSeats> tricks{};
};

/// What one viewer knows: its own hand, and what all see.
struct View {
    Viewer viewer;
    Seat due = kNoSeat;
    Phase phase = Phase::discard;
    CardSet hand;
    CardRun trick;
};

/// What a seat's choice follows from.
struct Sight {
    Phase phase = Phase::over; ///< over also where the seat is not due
    CardSet hand;
    Card led = kNoCard;
};
/// What a seat may do: so many cards out of these.
struct Choice {
    Phase kind = Phase::over;
    int count = 0;
    CardSet cards, barred;
};

/// Resti a seat.
using Ledger = std::array<std::int16_t, kSeats>;

/// The toy as a Game.
struct Toy {
    using Rules = toy::Rules;
    using Pack = toy::Pack;
    using State = toy::State;
    using View = toy::View;
    using Event = toy::Event;
    using Events = toy::Events;
    using Move = toy::Move;
    using Choice = toy::Choice;
    using Ledger = toy::Ledger;

    static int seats(const Rules&) { return kSeats; }
    static const Names& names();
    static Events open(const Rules&, Seat dealer, const Pack& pack);
    static Outcome<Events> decide(const State& state, const Move& move);
    static void fold(State& state, const Event& event);
    static SeenEvent project(const Event& event, Viewer viewer);
    static View view(const Rules&, Viewer viewer);
    static void fold(View& view, const SeenEvent& seen);
    static Sight sight(const State& state, Seat seat);
    static Sight sight(const View& view);
    static Choice choice(const Sight& sight);
    static bool allows(const Choice& choice, Seat seat, const Move& move);
    static SeatSet due(const State& state) { return over(state) ? SeatSet() : SeatSet(state.due); }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static std::optional<Ledger> ledger(const State& state);
    static std::string_view check(const State& state);
};
static_assert(Game<Toy>);

/// The lowest lawful cards.
Move greedy(const View& view);

} // namespace germini::toy

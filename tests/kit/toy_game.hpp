// A game for three, small enough to read at one sitting, that keeps the seams honest: whatever serves every
// game must serve this one. Three suits of six; five cards each; the dealer takes the other three unseen and
// puts down three; five tricks, following suit, no trumps; every trick counts three, less five for each seat.
#pragma once
#include "engine/core/cardset.hpp"
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

using Pack = std::array<Card, kCards>;

enum class Phase : std::uint8_t { discard, play, over };

struct Opened { Seat dealer; Pack pack; };
struct Dealt { Seat seat; CardRun cards; };
struct MonteTaken { Seat dealer; CardRun cards; };
struct Discarded { Seat seat; CardRun cards; };
struct Played { Seat seat; Card card; };
struct TrickWon { Seat winner; CardRun cards; };
struct Due { Seat seat; Phase phase; };
struct Over { std::array<std::int16_t, kSeats> points; };
using Event = std::variant<Opened, Dealt, MonteTaken, Discarded, Played, TrickWon, Due, Over>;
using Events = List<Event, 12>;

struct DiscardMove { CardRun cards; };
struct PlayMove { Card card = kNoCard; };
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
    Seat seat = kNoSeat, due = kNoSeat;
    Phase phase = Phase::discard;
    CardSet hand;
    CardRun trick;
};

/// What a seat may do: so many cards out of these.
struct Choice {
    Phase kind = Phase::over;
    int count = 0;
    CardSet cards, barred;
};

Card card_of(std::string_view code);
std::string_view code(Card card);
const Names& names();

Events open(Seat dealer, const Pack& pack);
Outcome<Events> decide(const State& state, const Move& move);
void fold(State& state, const Event& event);
SeenEvent project(const Event& event, Viewer viewer);
void fold(View& view, const SeenEvent& seen);
Choice choice(const State& state, Seat seat);
Choice choice(const View& view);
/// Resti a seat once the hand is over.
std::optional<std::array<std::int16_t, kSeats>> ledger(const State& state);
/// The first broken invariant; empty if there is none.
std::string_view check(const State& state);
/// The lowest lawful cards.
Move greedy(const View& view);

} // namespace germini::toy

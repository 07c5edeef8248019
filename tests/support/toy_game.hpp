// A game for two to six players, small enough to read at once, that keeps the interfaces general: code for
// every game must work for this one. Suits of six, one per player and at least three; five cards each (four
// with two players); the dealer takes three more unseen and discards three; one card per trick, following
// suit, no trumps; every trick counts as many points as there are seats, and costs everybody one point. Its
// options:
// - `speech`: before that, from the dealer's right, each says `pass` or `alone`. A soloist takes the three
//   cards, and the others are one side; the soloist wins a point from each with more than half of the tricks,
//   otherwise pays it. If all pass, the hand is annulled and the same dealer deals again.
// - `words`: before anything else, the dealer turns up a card of each other packet, or leaves it; the seat at
//   its right then tells its sixes by name, the number of its ones, both, or `nothing`. Later two words may
//   be said with a card: `mine`, and `low` with a one or a two.
// - `target`: the match continues until somebody has so many points; a player who has so many on their turn,
//   with a point for each trick taken in this hand, may declare it (`out`) and end it; otherwise a match has
//   three hands.
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

inline constexpr int kRanks = 6, kMostSuits = kMaxSeats, kCards = kMostSuits * kRanks;
inline constexpr int kMonte = 3, kHands = 3, kMostTarget = 99;

struct Rules {
    std::uint8_t seats = 3;
    std::int16_t target = 0; ///< 0: none
    bool speech = false;
    bool words = false;
    static constexpr int edition = 1; ///< of the rules' text (RulesTable)
    friend bool operator==(const Rules&, const Rules&) = default;
};
constexpr int hand_cards(const Rules& rules) { return rules.seats == 2 ? 4 : 5; }
/// The cards in play: numbers from 0 on.
constexpr int pack_cards(const Rules& rules) { return kRanks * (rules.seats < 3 ? 3 : rules.seats); }

/// As shuffled; kNoCard beyond pack_cards.
using Pack = std::array<Card, kCards>;

using Points = List<std::int16_t, kMaxSeats>;
/// By seat, before this hand; empty: zero for all.
struct Context {
    Points points;
    friend bool operator==(const Context&, const Context&) = default;
};

enum class Phase : std::uint8_t { speak, discard, play, over, show, tell };

struct Opened {
    Rules rules;
    Seat dealer;
    Pack pack;
    Context context;
};
struct Spoke {
    Seat seat;
    bool alone;
};
struct SidesMade {
    Seat alone;
    std::uint8_t seats;
};
struct Dealt {
    Seat seat;
    CardList cards;
};
struct MonteTaken {
    Seat seat;
    CardList cards;
};
struct Discarded {
    Seat seat;
    CardList cards;
};
struct Played {
    Seat seat;
    Card card;
};
struct TrickWon {
    Seat winner;
    CardList cards;
};
struct CalledOut {
    Seat seat;
};
struct Said {
    Seat seat;
    WordId word;
    CardList cards;
    Numbers numbers;
};
struct TurnedUp {
    Seat seat;
    Card card;
};
struct Due {
    Seat seat;
    Phase phase;
};
struct Over {
    Ending ending;
    Points points;
    friend bool operator==(const Over&, const Over&) = default;
};
/// The order is part of the log; the kept databases have some.
using Event = std::variant<Opened, Spoke, SidesMade, Dealt, MonteTaken, Discarded, Played, TrickWon,
                           CalledOut, Due, Over, Said, TurnedUp>;
using Events = List<Event, 12>;

struct ShowMove {
    List<std::optional<int>, kMaxSeats> positions; ///< of the packets from the dealer's right on
};
struct TellMove {
    std::optional<CardList> sixes;
    std::optional<int> ones;
    bool nothing = false;
};
struct SpeakMove {
    bool alone = false;
};
struct DiscardMove {
    CardList cards;
};
struct PlayMove {
    Card card = kNoCard;
    List<WordId, 2> says;
};
struct OutMove {};
struct Move {
    Seat seat = kNoSeat;
    std::variant<ShowMove, TellMove, SpeakMove, DiscardMove, PlayMove, OutMove> what;
};

/// What all see.
struct PublicState {
    Rules rules;
    Context context;
    Seat dealer{}, leader{}, due = kNoSeat, alone = kNoSeat;
    Phase phase = Phase::play;
    std::uint8_t passed = 0;
    CardList trick; ///< in the order played, the leader's first
    std::array<std::int16_t, kMaxSeats> tricks{};
    friend bool operator==(const PublicState&, const PublicState&) = default;
};

struct State : PublicState {
    Pack pack{};
    std::array<CardSet, kMaxSeats> hand;
    CardSet put_down, won;
    std::uint8_t dealt = 0; ///< cards that have left the pack
    std::optional<Over> end;
    friend bool operator==(const State&, const State&) = default;
};

/// A viewer's knowledge: its own hand, and everything public.
struct View : PublicState {
    Viewer viewer;
    CardSet hand;
};

/// The basis of a seat's choice.
struct InformationState {
    const PublicState& table;
    Seat seat;
    CardSet hand;
};
/// What a seat may do.
struct LegalMoves {
    Phase kind = Phase::over;
    int count = 0; ///< this many of these cards
    CardSet cards, barred;
    bool may_call = false, says = false;
    int packets = 0, seats = 0; ///< show: packets of `count` cards, the first one of `first`
    Seat first = kNoSeat;
    CardSet sixes; ///< tell: that are held, like the ones
    int ones = 0;
    friend bool operator==(const LegalMoves&, const LegalMoves&) = default;
};

/// Three hands, or as many as it takes to reach the target; the deal passes to the right, except after a
/// hand that was annulled.
struct Match {
    Rules rules;
    Persons ranking;
    Seat dealer{}; ///< a chair
    int hands = 0; ///< closed
    bool broken_off = false;
    Totals totals; ///< by chair; a person keeps theirs
};

/// The toy game as a MatchGame.
struct Toy {
    using Rules = toy::Rules;
    using Pack = toy::Pack;
    using State = toy::State;
    using View = toy::View;
    using Event = toy::Event;
    using Events = toy::Events;
    using Decision = germini::Decided<State, Events>;
    using Move = toy::Move;
    using LegalMoves = toy::LegalMoves;
    using Context = toy::Context;
    using Match = toy::Match;

    static int seats(const Rules& rules) { return rules.seats; }
    static Sides sides(const Rules& rules) {
        return rules.speech ? no_sides(rules.seats) : no_partners(rules.seats);
    }
    static const Names& names();
    static Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context);
    static Outcome<Decision> decide(const State& state, const Move& move);
    static void fold(State& state, const Event& event);
    static SeenEvent project(const Event& event, Viewer viewer);
    static View view(const Rules& rules, Viewer viewer);
    static void fold(View& view, const SeenEvent& seen);
    static InformationState information_state(const State& state, Seat seat) {
        return {state, seat, state.hand[static_cast<std::size_t>(index(seat))]};
    }
    static InformationState information_state(const View& view) {
        return {view, view.viewer.seat, view.hand};
    }
    static LegalMoves legal_moves(const InformationState& info);
    static bool allows(const LegalMoves& choice, Seat seat, const Move& move);
    static Offer offer(const LegalMoves& choice);
    static SeatSet due(const State& state) { return state.due == kNoSeat ? SeatSet() : SeatSet(state.due); }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static std::optional<HandResult> result(const State& state);
    static std::string_view check(const State& state);

    static std::span<const int> rounds(const Rules&);
    static Unit unit(const Rules&) { return {"point", false}; }
    static std::optional<int> length(const Rules& rules, int rounds);
    static Match match(const Rules& rules, int rounds, const Persons& ranking);
    static std::optional<HandPlan> next(const Match& match);
    static Context context(const Match& match, Seat first);
    static void close(Match& match, const HandResult& result);
    static void break_off(Match& match, const BreakOff&) { match.broken_off = true; }
    static MatchLines lines(const Match&) { return {}; }
    static Totals totals(const Match& match);
};
static_assert(MatchGame<Toy>);

/// The cards in play, in ascending order.
Pack plain_pack(const Rules& rules);
/// The lowest legal cards; alone with two sixes, never out, and no other words.
Move greedy(const View& view);

} // namespace germini::toy

// The definition of a game: types and static functions, no base class. Everything is pure: no I/O, no clock,
// no randomness; the pack is passed in.
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/offer.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/result.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/seen.hpp"

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

namespace germini {

template <class G> using DecisionOf = Decided<typename G::State, typename G::Events>;

/// G::seats   the number of seats, 2 to 6, by the rules
/// G::sides   the partnerships before the first event
/// G::unit    what a match by these rules is played for
/// G::open    the hand's first events, the deal included. The Context is what a hand needs to know of the
///            match so far; a default-constructed one is that of a match's first hand
/// G::decide  the only place that refuses: returns what a move does, or the clause that it breaks
/// G::fold    the only place that changes a State; never refuses
/// G::project the only way out: returns what a viewer may see of an event
/// G::view    the viewer's empty view; fold(View&, SeenEvent) is the only way to add knowledge to it
/// G::information_state the input of one seat's choice, from its own View or, for playouts, from the State
/// G::legal_moves the seat's legal moves; G::allows(choice, seat, move) agrees with decide
/// G::offer   the same choice in the vocabulary shared by all games
/// G::result  the result of a finished hand
/// G::check   the first broken invariant; empty if the state is sound
template <class G>
concept Game = requires(const typename G::Rules& rules, const typename G::Pack& pack,
                        typename G::State& state, typename G::View& view, const typename G::State& now,
                        const typename G::View& seen, const typename G::Event& event, const SeenEvent& told,
                        const typename G::Move& move, const typename G::LegalMoves& choice,
                        const typename G::Context& context, Seat seat, Viewer viewer) {
    { G::seats(rules) } -> std::convertible_to<int>;
    { G::sides(rules) } -> std::same_as<Sides>;
    { G::unit(rules) } -> std::same_as<Unit>;
    { G::names() } -> std::same_as<const Names&>;
    { G::open(rules, seat, pack, context) } -> std::same_as<typename G::Events>;
    { G::decide(now, move) } -> std::same_as<Outcome<DecisionOf<G>>>;
    { G::fold(state, event) } -> std::same_as<void>;
    { G::project(event, viewer) } -> std::same_as<SeenEvent>;
    { G::view(rules, viewer) } -> std::same_as<typename G::View>;
    { G::fold(view, told) } -> std::same_as<void>;
    { G::legal_moves(G::information_state(now, seat)) } -> std::same_as<typename G::LegalMoves>;
    { G::legal_moves(G::information_state(seen)) } -> std::same_as<typename G::LegalMoves>;
    { G::allows(choice, seat, move) } -> std::same_as<bool>;
    { G::offer(choice) } -> std::same_as<Offer>;
    { G::due(now) } -> std::same_as<SeatSet>;
    { G::over(now) } -> std::same_as<bool>;
    { G::result(now) } -> std::same_as<std::optional<HandResult>>;
    { G::check(now) } -> std::same_as<std::string_view>;
};

/// A game with matches. A Match is a value; the game decides how the persons of `ranking` are seated.
/// G::rounds    the numbers of rounds that a match by these rules may have; the first is the default
/// G::length    the number of hands in a match, if it is known beforehand
/// G::next      the hand to be played now; nullopt if the match is over
/// G::context   the Context of that hand, by seats; `first` is the seat of the first chair
/// G::close     adds the result of a finished hand; the match must not be over
/// G::break_off ends the match before its time
/// G::lines     the amounts that the match adds outside its hands; the list only ever grows
/// G::totals    the sums by person, over hands and lines
template <class G>
concept MatchGame = Game<G> &&
    requires(const typename G::Rules& rules, typename G::Match& match, const typename G::Match& now,
             const HandResult& result, const BreakOff& how, const Persons& ranking, Seat first, int rounds) {
    { G::rounds(rules) } -> std::convertible_to<std::span<const int>>;
    { G::length(rules, rounds) } -> std::same_as<std::optional<int>>;
    { G::match(rules, rounds, ranking) } -> std::same_as<typename G::Match>;
    { G::next(now) } -> std::same_as<std::optional<HandPlan>>;
    { G::context(now, first) } -> std::same_as<typename G::Context>;
    { G::close(match, result) } -> std::same_as<void>;
    { G::break_off(match, how) } -> std::same_as<void>;
    { G::lines(now) } -> std::same_as<MatchLines>;
    { G::totals(now) } -> std::same_as<Totals>;
};

/// The Context of a game whose hands need to know nothing of the match.
struct NoContext {};

} // namespace germini

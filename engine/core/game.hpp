// What a game is: types and static functions side by side, no base class. Everything is pure: no I/O, no
// clock, no randomness; the pack comes from outside.
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

/// G::seats   2 to 6, by the rules; G::sides is who plays with whom before the first event
/// G::open    the hand's first events; the deal is events too. The Context is what a hand has to know of the
///            match so far; as it is made without arguments it is that of a match's first hand
/// G::decide  the only place that refuses: a move to its events, or the clause that it breaks
/// G::fold    the only place that changes a State; never refuses
/// G::project the only way out: what a viewer is told of an event
/// G::view    the empty view of a viewer; fold(View&, SeenEvent) is what he may know, built from nothing else
/// G::sight   what one seat's choice may follow from, out of its own View or, for playouts, out of the State
/// G::choice  what the seat may do now; G::allows(choice, seat, move) says the same as decide
/// G::offer   the same choice in words that every game shares
/// G::result  what a finished hand comes to
/// G::check   the first broken invariant, empty if sound
template <class G>
concept Game = requires(const typename G::Rules& rules, const typename G::Pack& pack,
                        typename G::State& state, typename G::View& view, const typename G::State& now,
                        const typename G::View& seen, const typename G::Event& event, const SeenEvent& told,
                        const typename G::Move& move, const typename G::Choice& choice,
                        const typename G::Context& context, Seat seat, Viewer viewer) {
    { G::seats(rules) } -> std::convertible_to<int>;
    { G::sides(rules) } -> std::same_as<Sides>;
    { G::names() } -> std::same_as<const Names&>;
    { G::open(rules, seat, pack, context) } -> std::same_as<typename G::Events>;
    { G::decide(now, move) } -> std::same_as<Outcome<typename G::Events>>;
    { G::fold(state, event) } -> std::same_as<void>;
    { G::project(event, viewer) } -> std::same_as<SeenEvent>;
    { G::view(rules, viewer) } -> std::same_as<typename G::View>;
    { G::fold(view, told) } -> std::same_as<void>;
    { G::choice(G::sight(now, seat)) } -> std::same_as<typename G::Choice>;
    { G::choice(G::sight(seen)) } -> std::same_as<typename G::Choice>;
    { G::allows(choice, seat, move) } -> std::same_as<bool>;
    { G::offer(choice) } -> std::same_as<Offer>;
    { G::due(now) } -> std::same_as<SeatSet>;
    { G::over(now) } -> std::same_as<bool>;
    { G::result(now) } -> std::same_as<std::optional<HandResult>>;
    { G::check(now) } -> std::same_as<std::string_view>;
};

/// A game's matches. A Match is a value; the persons of `ranking` sit down in the game's own way.
/// G::rounds    how many rounds a match may have; the first is what it has where nothing is asked for
/// G::length    of how many hands a match is, where that is known beforehand
/// G::next      the hand to be played now; none: the match is over
/// G::context   what that hand has to know, by seats: the first chair is that seat
/// G::close     a hand is closed; the match must not be over
/// G::break_off it ends before its time
/// G::lines     what it gave or took beside the hands; only ever grows
/// G::totals    by person, hands and lines
template <class G>
concept MatchGame = Game<G> &&
    requires(const typename G::Rules& rules, typename G::Match& match, const typename G::Match& now,
             const HandResult& result, const BreakOff& how, const Persons& ranking, Seat first, int rounds) {
    { G::rounds() } -> std::convertible_to<std::span<const int>>;
    { G::length(rules, rounds) } -> std::same_as<std::optional<int>>;
    { G::match(rules, rounds, ranking) } -> std::same_as<typename G::Match>;
    { G::next(now) } -> std::same_as<std::optional<HandPlan>>;
    { G::context(now, first) } -> std::same_as<typename G::Context>;
    { G::close(match, result) } -> std::same_as<void>;
    { G::break_off(match, how) } -> std::same_as<void>;
    { G::lines(now) } -> std::same_as<MatchLines>;
    { G::totals(now) } -> std::same_as<Totals>;
};

/// Of a game whose hands need to know nothing of the match.
struct NoContext {};

} // namespace germini

// What a game is: types and static functions side by side, no base class. Everything is pure: no I/O, no
// clock, no randomness; the pack comes from outside.
#pragma once
#include "engine/core/outcome.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/seen.hpp"

#include <concepts>
#include <optional>
#include <string_view>

namespace germini {

/// G::open    the hand's first events; the deal is events too
/// G::decide  the only place that refuses: a move to its events, or the clause that it breaks
/// G::fold    the only place that changes a State; never refuses
/// G::project the only way out: what a viewer is told of an event
/// G::view    the empty view of a viewer; fold(View&, SeenEvent) is what he may know, built from nothing else
/// G::sight   what one seat's choice may follow from, out of its own View or, for playouts, out of the State
/// G::choice  what the seat may do now; G::allows(choice, seat, move) says the same as decide
/// G::ledger  the result of a finished hand
/// G::check   the first broken invariant, empty if sound
template <class G>
concept Game = requires(const typename G::Rules& rules, const typename G::Pack& pack,
                        typename G::State& state, typename G::View& view, const typename G::State& now,
                        const typename G::View& seen, const typename G::Event& event, const SeenEvent& told,
                        const typename G::Move& move, const typename G::Choice& choice, Seat seat,
                        Viewer viewer) {
    { G::seats(rules) } -> std::convertible_to<int>;
    { G::names() } -> std::same_as<const Names&>;
    { G::open(rules, seat, pack) } -> std::same_as<typename G::Events>;
    { G::decide(now, move) } -> std::same_as<Outcome<typename G::Events>>;
    { G::fold(state, event) } -> std::same_as<void>;
    { G::project(event, viewer) } -> std::same_as<SeenEvent>;
    { G::view(rules, viewer) } -> std::same_as<typename G::View>;
    { G::fold(view, told) } -> std::same_as<void>;
    { G::choice(G::sight(now, seat)) } -> std::same_as<typename G::Choice>;
    { G::choice(G::sight(seen)) } -> std::same_as<typename G::Choice>;
    { G::allows(choice, seat, move) } -> std::same_as<bool>;
    { G::due(now) } -> std::same_as<SeatSet>;
    { G::over(now) } -> std::same_as<bool>;
    { G::ledger(now) } -> std::same_as<std::optional<typename G::Ledger>>;
    { G::check(now) } -> std::same_as<std::string_view>;
};

} // namespace germini

// Minchiate as a Game: the functions of this folder under one name.
#pragma once
#include "engine/core/game.hpp"
#include "engine/minchiate/check.hpp"
#include "engine/minchiate/choice.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/ledger.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/project.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate {

struct Minchiate {
    using Rules = minchiate::Rules;
    using Pack = minchiate::Pack;
    using State = minchiate::State;
    using View = minchiate::View;
    using Event = minchiate::Event;
    using Events = minchiate::Events;
    using Move = minchiate::Move;
    using Choice = minchiate::Choice;
    using Ledger = minchiate::Ledger;

    static int seats(const Rules&) { return kSeats; }
    static const Names& names() { return minchiate::names(); }
    static Events open(const Rules& rules, Seat dealer, const Pack& pack) {
        return minchiate::open(rules, dealer, pack);
    }
    static Outcome<Events> decide(const State& state, const Move& move) {
        return minchiate::decide(state, move);
    }
    static void fold(State& state, const Event& event) { minchiate::fold(state, event); }
    static SeenEvent project(const Event& event, Viewer viewer) { return minchiate::project(event, viewer); }
    static View view(const Rules& rules, Viewer viewer) { return view_of(rules, viewer); }
    static void fold(View& view, const SeenEvent& event) { minchiate::fold(view, event); }
    static Sight sight(const State& state, Seat seat) { return minchiate::sight(state, seat); }
    static Sight sight(const View& view) { return minchiate::sight(view); }
    static Choice choice(const Sight& sight) { return minchiate::choice(sight); }
    static bool allows(const Choice& choice, Seat seat, const Move& move) {
        return minchiate::allows(choice, seat, move);
    }
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static std::optional<Ledger> ledger(const State& state) { return minchiate::ledger(state); }
    static std::string_view check(const State& state) { return minchiate::check(state); }
};
static_assert(Game<Minchiate>);

} // namespace germini::minchiate

// Minchiate without partners as a Game: the functions of this folder under one name.
#pragma once
#include "engine/core/game.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/solo/decide.hpp"
#include "engine/solo/draw.hpp"
#include "engine/solo/fold.hpp"
#include "engine/solo/legal_moves.hpp"
#include "engine/solo/match.hpp"
#include "engine/solo/project.hpp"
#include "engine/solo/result.hpp"
#include "engine/solo/state.hpp"
#include "engine/solo/view.hpp"

namespace germini::solo {

struct Solo {
    using Rules = solo::Rules;
    using Pack = minchiate::Pack;
    using State = solo::State;
    using View = solo::View;
    using Event = solo::Event;
    using Events = solo::Events;
    using Decision = solo::Decision;
    using Move = solo::Move;
    using LegalMoves = solo::LegalMoves;
    using Context = NoContext;
    using Match = solo::Match;

    static int seats(const Rules& rules) { return seats_of(rules); }
    static Sides sides(const Rules& rules) { return no_partners(seats_of(rules)); }
    static Unit unit(const Rules&) { return {"point", true}; } // SOLO-22
    /// The presets are of one game with those for pairs.
    static constexpr auto names = minchiate::names;
    static Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context&) {
        return solo::open(rules, dealer, pack);
    }
    static constexpr auto decide = solo::decide;
    static void fold(State& state, const Event& event) { solo::fold(state, event); }
    static constexpr auto project = solo::project;
    static constexpr auto view = view_of;
    static void fold(View& view, const SeenEvent& event) { solo::fold(view, event); }
    static InformationState information_state(const State& state, Seat seat) {
        return solo::information_state(state, seat);
    }
    static InformationState information_state(const View& view) { return solo::information_state(view); }
    static constexpr auto legal_moves = solo::legal_moves;
    static constexpr auto allows = solo::allows;
    static constexpr auto offer = solo::offer;
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static constexpr auto result = solo::result;
    static constexpr auto check = solo::check;

    static constexpr auto rounds = rounds_of;
    static std::optional<int> length(const Rules& rules, int girate) { return girate * seats_of(rules); }
    static constexpr auto match = match_of;
    static constexpr auto next = next_hand;
    static Context context(const Match&, Seat) { return {}; }
    static constexpr auto close = close_hand;
    static constexpr auto break_off = solo::break_off;
    static MatchLines lines(const Match& match) { return match.lines; }
    static constexpr auto totals = solo::totals;
};
static_assert(MatchGame<Solo>);

} // namespace germini::solo

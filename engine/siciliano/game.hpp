// Sicilian tarocchi as a Game: the functions of this folder under one name.
#pragma once
#include "engine/core/game.hpp"
#include "engine/siciliano/decide.hpp"
#include "engine/siciliano/draw.hpp"
#include "engine/siciliano/fold.hpp"
#include "engine/siciliano/legal_moves.hpp"
#include "engine/siciliano/match.hpp"
#include "engine/siciliano/names.hpp"
#include "engine/siciliano/project.hpp"
#include "engine/siciliano/result.hpp"
#include "engine/siciliano/state.hpp"
#include "engine/siciliano/view.hpp"

#include <array>

namespace germini::siciliano {

struct Siciliano {
    using Rules = siciliano::Rules;
    using Pack = siciliano::Pack;
    using State = siciliano::State;
    using View = siciliano::View;
    using Event = siciliano::Event;
    using Events = siciliano::Events;
    using Decision = siciliano::Decision;
    using Move = siciliano::Move;
    using LegalMoves = siciliano::LegalMoves;
    using Context = NoContext;
    using Match = siciliano::Match;

    static int seats(const Rules&) { return kSeats; }
    static Sides sides(const Rules&) { return alternating_sides(kSeats); }
    static Unit unit(const Rules&) { return {"point", false}; }
    static constexpr auto names = siciliano::names;
    static Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context&) {
        return siciliano::open(rules, dealer, pack);
    }
    static constexpr auto decide = siciliano::decide;
    static void fold(State& state, const Event& event) { siciliano::fold(state, event); }
    static constexpr auto project = siciliano::project;
    static constexpr auto view = view_of;
    static void fold(View& view, const SeenEvent& event) { siciliano::fold(view, event); }
    static InformationState information_state(const State& state, Seat seat) {
        return siciliano::information_state(state, seat);
    }
    static InformationState information_state(const View& view) { return siciliano::information_state(view); }
    static constexpr auto legal_moves = siciliano::legal_moves;
    static constexpr auto allows = siciliano::allows;
    static constexpr auto offer = siciliano::offer;
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static constexpr auto result = siciliano::result;
    static constexpr auto check = siciliano::check;

    static std::span<const int> rounds(const Rules&) {
        static constexpr std::array kOne{1};
        return kOne;
    }
    static std::optional<int> length(const Rules&, int) { return std::nullopt; }
    static Match match(const Rules& rules, int, const Persons& ranking) { return match_of(rules, ranking); }
    static constexpr auto next = next_hand;
    static Context context(const Match&, Seat) { return {}; }
    static constexpr auto close = close_hand;
    static void break_off(Match& match, const BreakOff&) { match.broken_off = true; }
    static MatchLines lines(const Match&) { return {}; }
    static constexpr auto totals = siciliano::totals;
};
static_assert(MatchGame<Siciliano>);

} // namespace germini::siciliano

// Tarocco bolognese as a Game: the functions of this folder under one name.
#pragma once
#include "engine/bolognese/decide.hpp"
#include "engine/bolognese/draw.hpp"
#include "engine/bolognese/fold.hpp"
#include "engine/bolognese/legal_moves.hpp"
#include "engine/bolognese/match.hpp"
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/project.hpp"
#include "engine/bolognese/result.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/bolognese/view.hpp"
#include "engine/core/game.hpp"

namespace germini::bolognese {

struct Bolognese {
    using Rules = bolognese::Rules;
    using Pack = bolognese::Pack;
    using State = bolognese::State;
    using View = bolognese::View;
    using Event = bolognese::Event;
    using Events = bolognese::Events;
    using Decision = bolognese::Decision;
    using Move = bolognese::Move;
    using LegalMoves = bolognese::LegalMoves;
    using Context = bolognese::Context;
    using Match = bolognese::Match;

    static int seats(const Rules& rules) { return rules.players; }
    static Sides sides(const Rules& rules) {
        if (shape_of(rules).bidding) return no_sides(seats(rules));
        return shape_of(rules).alone ? no_partners(seats(rules)) : alternating_sides(seats(rules));
    }
    static Unit unit(const Rules& rules) {
        if (shape_of(rules).bidding) return {"posta", true};
        return {shape_of(rules).alone ? "punto" : "point", false};
    }
    static constexpr auto names = bolognese::names;
    static Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context) {
        return bolognese::open(rules, dealer, pack, context);
    }
    static constexpr auto decide = bolognese::decide;
    static void fold(State& state, const Event& event) { bolognese::fold(state, event); }
    static constexpr auto project = bolognese::project;
    static constexpr auto view = view_of;
    static void fold(View& view, const SeenEvent& event) { bolognese::fold(view, event); }
    static InformationState information_state(const State& state, Seat seat) {
        return bolognese::information_state(state, seat);
    }
    static InformationState information_state(const View& view) { return bolognese::information_state(view); }
    static constexpr auto legal_moves = bolognese::legal_moves;
    static constexpr auto allows = bolognese::allows;
    static constexpr auto offer = bolognese::offer;
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static constexpr auto result = bolognese::result;
    static constexpr auto check = bolognese::check;

    static constexpr auto rounds = rounds_of;
    static std::optional<int> length(const Rules& rules, int) {
        if (rules.preset == Preset::quattro_scartate) return kFourHands;
        return std::nullopt;
    }
    static constexpr auto match = match_of;
    static constexpr auto next = next_hand;
    static constexpr auto context = bolognese::context;
    static constexpr auto close = close_hand;
    static void break_off(Match& match, const BreakOff&) { match.broken_off = true; }
    static MatchLines lines(const Match&) { return {}; }
    static constexpr auto totals = bolognese::totals;
};
static_assert(MatchGame<Bolognese>);

} // namespace germini::bolognese

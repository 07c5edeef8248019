// Tarocco bolognese as a Game: the functions of this folder under one name.
#pragma once
#include "engine/bolognese/check.hpp"
#include "engine/bolognese/decide.hpp"
#include "engine/bolognese/draw.hpp"
#include "engine/bolognese/fold.hpp"
#include "engine/bolognese/legal_moves.hpp"
#include "engine/bolognese/match.hpp"
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/offer.hpp"
#include "engine/bolognese/project.hpp"
#include "engine/bolognese/result.hpp"
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
    static const Names& names() { return bolognese::names(); }
    static Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context& context) {
        return bolognese::open(rules, dealer, pack, context);
    }
    static Outcome<Decision> decide(const State& state, const Move& move) {
        return bolognese::decide(state, move);
    }
    static void fold(State& state, const Event& event) { bolognese::fold(state, event); }
    static SeenEvent project(const Event& event, Viewer viewer) { return bolognese::project(event, viewer); }
    static View view(const Rules& rules, Viewer viewer) { return view_of(rules, viewer); }
    static void fold(View& view, const SeenEvent& event) { bolognese::fold(view, event); }
    static InformationState information_state(const State& state, Seat seat) {
        return bolognese::information_state(state, seat);
    }
    static InformationState information_state(const View& view) { return bolognese::information_state(view); }
    static LegalMoves legal_moves(const InformationState& info) { return bolognese::legal_moves(info); }
    static bool allows(const LegalMoves& choice, Seat seat, const Move& move) {
        return bolognese::allows(choice, seat, move);
    }
    static Offer offer(const LegalMoves& choice) { return bolognese::offer(choice); }
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static std::optional<HandResult> result(const State& state) { return bolognese::result(state); }
    static std::string_view check(const State& state) { return bolognese::check(state); }

    static std::span<const int> rounds(const Rules& rules) { return rounds_of(rules); }
    static std::optional<int> length(const Rules& rules, int) {
        if (rules.preset == Preset::quattro_scartate) return kFourHands;
        return std::nullopt;
    }
    static Match match(const Rules& rules, int rounds, const Persons& ranking) {
        return match_of(rules, rounds, ranking);
    }
    static std::optional<HandPlan> next(const Match& match) { return next_hand(match); }
    static Context context(const Match& match, Seat first) { return bolognese::context(match, first); }
    static void close(Match& match, const HandResult& result) { close_hand(match, result); }
    static void break_off(Match& match, const BreakOff&) { match.broken_off = true; }
    static MatchLines lines(const Match&) { return {}; }
    static Totals totals(const Match& match) { return bolognese::totals(match); }
};
static_assert(MatchGame<Bolognese>);

} // namespace germini::bolognese

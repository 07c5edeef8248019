// Minchiate as a Game: the functions of this folder under one name.
#pragma once
#include "engine/core/game.hpp"
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/ledger.hpp"
#include "engine/minchiate/legal_moves.hpp"
#include "engine/minchiate/match.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/project.hpp"
#include "engine/minchiate/state.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::minchiate {

struct Minchiate {
    using Rules = minchiate::Rules;
    using Pack = minchiate::Pack;
    using State = minchiate::State;
    using View = minchiate::View;
    using Event = minchiate::Event;
    using Events = minchiate::Events;
    using Decision = minchiate::Decision;
    using Move = minchiate::Move;
    using LegalMoves = minchiate::LegalMoves;
    using Context = NoContext;
    using Match = minchiate::Match;

    static int seats(const Rules&) { return kSeats; }
    static Sides sides(const Rules&) { return alternating_sides(kSeats); }
    static Unit unit(const Rules&) { return {"resto", true}; }
    static constexpr auto names = minchiate::names;
    static Events open(const Rules& rules, Seat dealer, const Pack& pack, const Context&) {
        return minchiate::open(rules, dealer, pack);
    }
    static constexpr auto decide = minchiate::decide;
    static void fold(State& state, const Event& event) { minchiate::fold(state, event); }
    static constexpr auto project = minchiate::project;
    static constexpr auto view = view_of;
    static void fold(View& view, const SeenEvent& event) { minchiate::fold(view, event); }
    static InformationState information_state(const State& state, Seat seat) {
        return minchiate::information_state(state, seat);
    }
    static InformationState information_state(const View& view) { return minchiate::information_state(view); }
    static constexpr auto legal_moves = minchiate::legal_moves;
    static constexpr auto allows = minchiate::allows;
    static constexpr auto offer = minchiate::offer;
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static constexpr auto result = minchiate::result;
    static constexpr auto check = minchiate::check;

    static std::span<const int> rounds(const Rules&) { return kRounds; }
    static std::optional<int> length(const Rules&, int girate) { return minchiate::length(girate); }
    static Match match(const Rules& rules, int girate, const Persons& ranking) {
        Match match{.rules = rules, .girate = static_cast<std::uint8_t>(girate)};
        for (std::size_t i = 0; i < match.ranking.size(); ++i) match.ranking[i] = ranking[i];
        return match;
    }
    static constexpr auto next = next_hand;
    static Context context(const Match&, Seat) { return {}; }
    static void close(Match& match, const HandResult& result) { close_hand(match, result.amounts); }
    static constexpr auto break_off = minchiate::break_off;
    static MatchLines lines(const Match& match) { return match.lines; }
    static constexpr auto totals = minchiate::totals;
};
static_assert(MatchGame<Minchiate>);

} // namespace germini::minchiate

// Sei tocchi and Al palio as a Game: the functions of this folder under one name.
#pragma once
#include "engine/core/dispatch.hpp"
#include "engine/core/game.hpp"
#include "engine/tocchi/decide.hpp"
#include "engine/tocchi/fold.hpp"
#include "engine/tocchi/match.hpp"
#include "engine/tocchi/names.hpp"
#include "engine/tocchi/project.hpp"

namespace germini::tocchi {

struct Tocchi {
    using Rules = tocchi::Rules;
    using Pack = tocchi::Pack;
    using State = tocchi::State;
    using View = tocchi::View;
    using Event = tocchi::Event;
    using Events = tocchi::Events;
    using Decision = tocchi::Decision;
    using Move = tocchi::Move;
    using LegalMoves = tocchi::LegalMoves;
    using Context = BySeat<std::int16_t>; ///< the match's lupini before the hand, by seat
    using Match = tocchi::Match;

    static int seats(const Rules& rules) { return rules.players; }
    static Sides sides(const Rules& rules) { return no_partners(rules.players); }
    /// Lupini are the plain marks (D-68), which are not paid by the others.
    static Unit unit(const Rules& rules) {
        return rules.preset == Preset::palio ? Unit{"lupino", false} : Unit{"partita", true};
    }
    static constexpr auto names = tocchi::names;
    static constexpr auto open = tocchi::open;
    static constexpr auto decide = tocchi::decide;
    static void fold(State& state, const Event& event) { tocchi::fold(state, event); }
    static SeenEvent project(const Event& event, Viewer) { return dispatch(Projector{}, event); }
    static View view(const Rules& rules, Viewer viewer) {
        View view;
        view.rules = rules;
        view.viewer = viewer;
        return view;
    }
    static void fold(View& view, const SeenEvent& event) { tocchi::fold(view, event); }
    static LegalMoves information_state(const PublicState& table, Seat seat) {
        return {index(seat) < kMaxSeats && table.due.has(seat) ? table.phase : Phase::over};
    }
    static LegalMoves information_state(const View& view) {
        return information_state(view, view.viewer.seat);
    }
    static LegalMoves legal_moves(LegalMoves choice) { return choice; }
    static bool allows(const LegalMoves& choice, Seat, const Move& move) {
        return choice.phase == (std::holds_alternative<TurnMove>(move.what) ? Phase::turn : Phase::call);
    }
    static Offer offer(const LegalMoves& choice) {
        Offer offer{static_cast<PhaseId>(choice.phase), {}};
        if (choice.phase == Phase::turn) offer.moves.push_back(named_move(GameWord::turn));
        if (choice.phase == Phase::call)
            offer.moves = {named_move(GameWord::call), named_move(GameWord::silent)};
        return offer;
    }
    static SeatSet due(const State& state) { return state.due; }
    static bool over(const State& state) { return state.phase == Phase::over; }
    static std::optional<HandResult> result(const State& state) {
        if (!over(state)) return std::nullopt;
        HandResult result{Ending::counted, {}, sides(state.rules)};
        const auto& amounts = state.rules.preset == Preset::palio ? state.marks : state.paid;
        for (const Seat seat : SeatSet::all(state.rules.players)) result.amounts.push_back(at(amounts, seat));
        return result;
    }
    static constexpr auto check = tocchi::check;

    static constexpr auto rounds = rounds_of;
    static std::optional<int> length(const Rules& rules, int rounds) {
        return rules.preset == Preset::palio ? std::nullopt : std::optional(rounds * rules.players);
    }
    static constexpr auto match = match_of;
    static constexpr auto next = next_hand;
    static constexpr auto context = score_of;
    static constexpr auto close = close_hand;
    static void break_off(Match& match, const BreakOff&) { match.broken_off = true; }
    static MatchLines lines(const Match&) { return {}; }
    static constexpr auto totals = tocchi::totals;
};
static_assert(MatchGame<Tocchi>);

} // namespace germini::tocchi

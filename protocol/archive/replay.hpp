// Replay of a hand from its record.
#pragma once
#include "engine/core/game.hpp"
#include "protocol/archive/record_error.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

/// The replayed events, and the error that stopped the replay, if any.
template <class Event> struct Replay {
    std::vector<Event> events;
    std::vector<std::size_t> begins; ///< index of the first event of the deal, then of each move
    bool complete = false;
    std::optional<RecordError> error;
};

/// Replays a hand from its first events and the moves of its record. `broken(move, state, decided)` returns
/// the clause that a move breaks; empty if none.
template <Game G, class ParsedMove>
Replay<typename G::Event> replay_moves(const typename G::Events& opening,
                                       const std::vector<ParsedMove>& moves, const auto& broken) {
    Replay<typename G::Event> out;
    typename G::State state;
    const auto keep = [&out](const typename G::Events& events) {
        out.begins.push_back(out.events.size());
        out.events.insert(out.events.end(), events.begin(), events.end());
    };
    for (const auto& event : opening) G::fold(state, event);
    keep(opening);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto decided = G::decide(state, moves[i].move);
        if (const std::string_view clause = broken(moves[i], state, decided); !clause.empty()) {
            out.error = RecordError{static_cast<int>(i), moves[i].move.seat, std::string(clause),
                                    std::string(G::names().clause_text(clause))};
            return out;
        }
        keep(decided->events);
        state = decided->after;
    }
    out.complete = G::over(state);
    return out;
}

} // namespace germini::protocol

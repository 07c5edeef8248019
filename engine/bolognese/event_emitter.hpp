// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/bolognese/fold.hpp"
#include "engine/core/event_emitter.hpp"

namespace germini::bolognese {

class EventEmitter : public EventEmitterOf<State, Events> {
public:
    using EventEmitterOf::EventEmitterOf;

    /// Scores one line of an accuso or of the count. Emits nothing for 0 points.
    void score(Side side, int points, ScoreReason why) {
        if (points != 0) emit(Scored{side, static_cast<std::int16_t>(points), why, {}, {}});
    }
    void score(Side side, const Combination& one, ScoreReason why) {
        emit(Scored{side, static_cast<std::int16_t>(one.worth), why, one.kind, listed(one.cards)});
    }

    void over(Ending ending, const BySide<std::int16_t>& points) {
        Over event{ending, {}};
        for (int side = 0; side < state().sides_in_all(); ++side)
            event.points.push_back(points[static_cast<std::size_t>(side)]);
        emit(Due{{}, Phase::over});
        emit(event);
    }
};

} // namespace germini::bolognese

// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/core/event_emitter.hpp"
#include "engine/minchiate/fold.hpp"

namespace germini::minchiate {

class EventEmitter : public EventEmitterOf<State, Events> {
public:
    using EventEmitterOf::EventEmitterOf;

    /// Scores points during the hand and pays the resti that the lead then reaches (SCORE-2, SCORE-3). Emits
    /// nothing for 0 points.
    void score(Side side, int points, ScoreReason why, const CardList& cards) {
        if (points == 0) return;
        emit(Scored{side, static_cast<std::int16_t>(points), why, cards});
        while (lead_of(side) >= kResto) emit(Paid{side, 1, PaymentTime::play});
    }

private:
    int lead_of(Side side) const { return index(side) == 0 ? state().lead : -state().lead; }
};

} // namespace germini::minchiate

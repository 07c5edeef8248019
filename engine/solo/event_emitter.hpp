// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/core/event_emitter.hpp"
#include "engine/solo/fold.hpp"

namespace germini::solo {

class EventEmitter : public EventEmitterOf<State, Events> {
public:
    using EventEmitterOf::EventEmitterOf;

    /// Changes a seat's score. Emits nothing for 0 points.
    void score(Seat seat, int points, ScoreReason why, const CardList& cards) {
        if (points != 0)
            emit(minchiate::Scored{side_of(seat), static_cast<std::int16_t>(points), why, cards});
    }
    /// SOLO-19: a seat loses a card for good.
    void kill(Seat loser, Card card) { score(loser, -value(card), ScoreReason::death, CardList{card}); }
};

} // namespace germini::solo

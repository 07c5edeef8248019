// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/core/event_emitter.hpp"
#include "engine/siciliano/fold.hpp"

namespace germini::siciliano {

class EventEmitter : public EventEmitterOf<State, Events> {
public:
    using EventEmitterOf::EventEmitterOf;

    void due(Seat seat, Phase phase) { emit(Due{SeatSet(seat), phase}); }
    void over(const Over& event) {
        emit(Due{{}, Phase::over});
        emit(event);
    }
};

} // namespace germini::siciliano

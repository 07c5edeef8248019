// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/siciliano/fold.hpp"

namespace germini::siciliano {

class EventEmitter {
public:
    /// Applies the events to `state`. Keeps them in `out`, or does not keep them if it is null, as in
    /// playouts.
    EventEmitter(State& state, Events* out) : state_(state), out_(out) {}

    const State& state() const { return state_; }

    template <class E> void emit(const E& event) {
        if (out_ != nullptr) out_->push_back(event);
        apply(state_, event);
    }
    void due(Seat seat, Phase phase) { emit(Due{SeatSet(seat), phase}); }
    void over(const Over& event) {
        emit(Due{{}, Phase::over});
        emit(event);
    }

private:
    State& state_;
    Events* out_;
};

} // namespace germini::siciliano

// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/core/dispatch.hpp"
#include "engine/core/outcome.hpp"

namespace germini {

/// Emits the events of a game that has `apply(state, event)` for each of their kinds.
template <class State, class EventBatch> class EventEmitterOf {
public:
    using Events = EventBatch;
    /// Applies the events to `state`. Keeps them in `out`, or does not keep them if it is null, as in
    /// playouts.
    EventEmitterOf(State& state, Events* out) : state_(state), out_(out) {}

    const State& state() const { return state_; }

    template <class E> void emit(const E& event) {
        if (out_ != nullptr) out_->push_back(event);
        apply(state_, event);
    }

private:
    State& state_;
    Events* out_;
};

/// Returns what a legal move does: `Decider{emitter, seat}` emits the events of each kind of move. Separate
/// from a game's decide(), so that the decision is built in the caller's result and never copied.
template <class Decider, class Emitter, class State, class Move>
Outcome<Decided<State, typename Emitter::Events>> decision_of(const State& state, const Move& move) {
    Outcome<Decided<State, typename Emitter::Events>> result(tl::in_place, state);
    Emitter emitter(result->after, &result->events);
    dispatch(Decider{emitter, move.seat}, move.what);
    return result;
}

} // namespace germini

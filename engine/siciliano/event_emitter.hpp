// A decision in progress: each event is applied at once, so later steps see its effect.
#pragma once
#include "engine/siciliano/fold_visitor.hpp"

namespace germini::siciliano {

class EventEmitter {
public:
    EventEmitter(const State& from, Events& out) : state_(from), out_(out) {}

    const State& state() const { return state_; }

    template <class E> void emit(const E& event) {
        out_.push_back(event);
        FoldVisitor{state_}(event);
    }
    void due(Seat seat, Phase phase) { emit(Due{SeatSet(seat), phase}); }
    void over(const Over& event) {
        emit(Due{{}, Phase::over});
        emit(event);
    }

private:
    State state_;
    Events& out_;
};

} // namespace germini::siciliano

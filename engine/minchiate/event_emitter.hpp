// A decision in progress: each event is applied to the state at once, so later steps see its effect.
#pragma once
#include "engine/minchiate/fold.hpp"

#include <initializer_list>

namespace germini::minchiate {

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

    /// Scores points during the hand and pays the resti that the lead then reaches (SCORE-2, SCORE-3). Emits
    /// nothing for 0 points.
    void score(Side side, int points, ScoreReason why, const CardList& cards) {
        if (points == 0) return;
        emit(Scored{side, static_cast<std::int16_t>(points), why, cards});
        while (lead_of(side) >= kResto) emit(Paid{side, 1, PaymentTime::play});
    }

private:
    int lead_of(Side side) const { return index(side) == 0 ? state_.lead : -state_.lead; }

    State& state_;
    Events* out_;
};

} // namespace germini::minchiate

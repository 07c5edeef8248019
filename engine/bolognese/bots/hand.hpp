// One hand played by policies: the State, and beside it each seat's view, folded from what is projected to
// it.
#pragma once
#include "engine/bolognese/decide.hpp"
#include "engine/bolognese/fold.hpp"
#include "engine/bolognese/project.hpp"
#include "engine/bolognese/view.hpp"

namespace germini::bolognese::bots {

class Hand {
public:
    explicit Hand(const Rules& rules) {
        for (int s = 0; s < kSeats; ++s)
            views_[static_cast<std::size_t>(s)] = view_of(rules, Viewer{static_cast<Seat>(s)});
    }

    const State& state() const { return state_; }
    const View& view(Seat seat) const { return at(views_, seat); }
    bool over() const { return state_.phase == Phase::over; }
    /// The first seat that is due; the hand must not be over.
    Seat due() const {
        Seat seat{};
        while (!state_.due.has(seat)) seat = next(seat);
        return seat;
    }

    /// Takes the events of one decision.
    void take(const Events& events) {
        for (const Event& event : events) {
            fold(state_, event);
            for (View& view : views_) fold(view, project(event, view.viewer));
        }
    }

private:
    State state_;
    BySeat<View> views_;
};

} // namespace germini::bolognese::bots

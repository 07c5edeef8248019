// One hand played by policies: the State, and beside it each seat's view, folded from what is projected to
// it.
#pragma once
#include "engine/minchiate/decide.hpp"
#include "engine/minchiate/fold.hpp"
#include "engine/minchiate/project.hpp"
#include "engine/minchiate/view.hpp"

namespace germini::bots {

class Hand {
public:
    explicit Hand(const minchiate::Rules& rules) {
        for (int s = 0; s < minchiate::kSeats; ++s)
            views_[static_cast<std::size_t>(s)] = minchiate::view_of(rules, Viewer{static_cast<Seat>(s)});
    }

    const minchiate::State& state() const { return state_; }
    const minchiate::View& view(Seat seat) const { return minchiate::at(views_, seat); }
    bool over() const { return state_.phase == minchiate::Phase::over; }
    /// The first seat that is due; the hand must not be over.
    Seat due() const {
        Seat seat{};
        while (!state_.due.has(seat)) seat = minchiate::next(seat);
        return seat;
    }

    /// Takes the events of one decision.
    void take(const minchiate::Events& events) {
        for (const minchiate::Event& event : events) {
            minchiate::fold(state_, event);
            for (minchiate::View& view : views_)
                minchiate::fold(view, minchiate::project(event, view.viewer));
        }
    }

private:
    minchiate::State state_;
    minchiate::BySeat<minchiate::View> views_;
};

} // namespace germini::bots

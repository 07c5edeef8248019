// A hand played by policies: the State and each seat's view, which is folded from the events projected to it.
#pragma once
#include "engine/core/game.hpp"

#include <array>

namespace germini {

template <Game G> class HandInPlay {
public:
    explicit HandInPlay(const typename G::Rules& rules) : seats_(G::seats(rules)) {
        for (int s = 0; s < seats_; ++s)
            views_[static_cast<std::size_t>(s)] = G::view(rules, Viewer{static_cast<Seat>(s)});
    }

    const typename G::State& state() const { return state_; }
    const typename G::View& view(Seat seat) const { return views_[static_cast<std::size_t>(index(seat))]; }
    bool over() const { return G::over(state_); }
    /// The first seat that is due, by seat number; the hand must not be over.
    Seat due() const {
        Seat seat{};
        while (!G::due(state_).has(seat)) seat = after(seat, 1, seats_);
        return seat;
    }

    /// Applies the hand's first events to the state and to every view.
    void take(const typename G::Events& opening) {
        for (const typename G::Event& event : opening) G::fold(state_, event);
        fold_views(opening);
    }
    void take(const DecisionOf<G>& decision) {
        state_ = decision.after;
        fold_views(decision.events);
    }

private:
    void fold_views(const typename G::Events& events) {
        for (const typename G::Event& event : events)
            for (int s = 0; s < seats_; ++s)
                G::fold(views_[static_cast<std::size_t>(s)], G::project(event, Viewer{static_cast<Seat>(s)}));
    }

    int seats_;
    typename G::State state_;
    std::array<typename G::View, kMaxSeats> views_; ///< views by seat; only the first `seats_` are used
};

} // namespace germini

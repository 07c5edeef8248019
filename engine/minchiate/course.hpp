// A decision in progress: each event is applied at once, so later steps see its effect.
#pragma once
#include "engine/minchiate/folder.hpp"

#include <initializer_list>

namespace germini::minchiate {

class Course {
public:
    Course(const State& from, Events& out) : now_(from), out_(out) {}

    const State& now() const { return now_; }

    template <class E> void emit(const E& event) {
        out_.push_back(event);
        Folder{now_}(event);
    }

    /// Scores points during the hand and pays the resti that the lead then reaches (SCORE-2, SCORE-3). Emits
    /// nothing for 0 points.
    void score(Side side, int points, Why why, const CardRun& cards) {
        if (points == 0) return;
        emit(Scored{side, static_cast<std::int16_t>(points), why, cards});
        while (lead_of(side) >= kResto) emit(Paid{side, 1, When::play});
    }

private:
    int lead_of(Side side) const { return index(side) == 0 ? now_.lead : -now_.lead; }

    State now_;
    Events& out_;
};

} // namespace germini::minchiate

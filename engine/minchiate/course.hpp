// A decision as it unfolds: each event is folded at once, so that what follows from it is seen.
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

    /// Points during the hand, and the resti that the lead then pays (SCORE-2, SCORE-3). No points, no event.
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

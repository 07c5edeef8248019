// A decision in progress: each event is applied at once, so later steps see its effect.
#pragma once
#include "engine/bolognese/folder.hpp"

namespace germini::bolognese {

class Course {
public:
    Course(const State& from, Events& out) : now_(from), out_(out) {}

    const State& now() const { return now_; }

    template <class E> void emit(const E& event) {
        out_.push_back(event);
        Folder{now_}(event);
    }

    /// Scores one line of an accuso or of the count. Emits nothing for 0 points.
    void score(Side side, int points, Why why) {
        if (points != 0) emit(Scored{side, static_cast<std::int16_t>(points), why, {}, {}});
    }
    void score(Side side, const Combination& one, Why why) {
        emit(Scored{side, static_cast<std::int16_t>(one.worth), why, one.kind, listed(one.cards)});
    }

    void over(Ending ending, const BySide<std::int16_t>& points) {
        emit(Due{{}, Phase::over});
        emit(Over{ending, points});
    }

private:
    State now_;
    Events& out_;
};

} // namespace germini::bolognese

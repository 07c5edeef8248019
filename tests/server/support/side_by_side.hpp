// The twins at two houses, step for step: after each one has heard what the other has.
#pragma once
#include "tests/server/support/hand_observer.hpp"

#include <array>
#include <cstddef>
#include <memory>

namespace germini::test {

class SideBySide {
public:
    using TwinServers = std::array<std::unique_ptr<TwinServer>, 2>;
    /// What was the same.
    struct Sums {
        int steps = 0;
        std::size_t bytes = 0, lines = 0, shapes = 0;
    };

    SideBySide(TwinServers& houses, const Twins& twins, const TableKind& kind, LogCatcher& log, Sums& sums);

    /// The step at the one, then at the other; throws if the viewer could tell them apart by it.
    template <class Step> void both(Step step) {
        for (std::size_t h = 0; h < 2; ++h) {
            step(*sides_[h]);
            hear(h);
        }
        compare();
    }
    /// The state of both.
    const HandObserver& one() const { return *sides_[0]; }
    const HandObserver& other() const { return *sides_[1]; }
    int viewer() const { return viewer_; }

private:
    void hear(std::size_t side);
    void compare();

    LogCatcher& log_;
    Sums& sums_;
    int viewer_;
    std::array<std::unique_ptr<HandObserver>, 2> sides_;
    std::array<HandObserver::Observations, 2> heard_, shapes_;
};

} // namespace germini::test

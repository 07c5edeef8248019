// A closed hand as a link shows it.
#pragma once
#include "engine/core/match.hpp"
#include "server/model/closed_log.hpp"

#include <string>
#include <vector>

namespace germini::model {

/// A hand as it is shared, without its players' names.
struct SharedHand {
    std::string game;
    std::string rules; ///< JSON text
    Seat seat{};
    std::vector<int> amounts; ///< by seat
    std::vector<bool> bots;   ///< by seat: the seat was not a guest's
    ClosedLog log;
};

} // namespace germini::model

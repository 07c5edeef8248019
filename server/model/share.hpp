// Links to closed hands, each showing the hand as one seat saw it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::model {

/// Most links per guest and hand.
inline constexpr std::size_t kMostShares = 20;

struct ShareRow {
    std::string id;
    std::int64_t created = 0;
};

} // namespace germini::model

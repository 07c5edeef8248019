// Limits of the directory of tables, with their defaults.
#pragma once
#include "server/model/expiry.hpp"

#include <chrono>
#include <cstddef>

namespace germini::server {

struct DirectorySettings {
    // Maximum number of unfinished tables; further ones are refused.
    std::size_t tables_per_guest = 20;    ///< hosted by one guest
    std::size_t tables_per_address = 100; ///< made or restarted from one address since the program started
    std::size_t tables = 5000;            ///< in total; each takes memory and is loaded at a start
    std::size_t most_lines = 200;         ///< per list: of the guest's own tables, and of others'
    /// Time that a table with nobody there stays in the list of strangers.
    std::chrono::milliseconds listed_while_empty = std::chrono::minutes(1);
    /// Time after which an empty table that nobody has started is closed.
    std::chrono::milliseconds empty_waiting = std::chrono::hours(24);
    /// Time after which guests at a finished table are disconnected, so that it can leave memory.
    std::chrono::milliseconds lingering = std::chrono::hours(24);
    /// Time after which a match expires in which nobody has an account; 0: never.
    std::chrono::hours match_age{24 * model::kMatchDays};
};

} // namespace germini::server

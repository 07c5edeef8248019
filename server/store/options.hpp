// How a store opens its database.
#pragma once
#include "server/store/database.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>

namespace germini::store {

struct StoreOptions {
    /// Of an SQLite database. Its folder also takes temporary files.
    std::string path;
    Synchronous synchronous = Synchronous::full;
    /// Clock that times commits for /metrics; called on the store's thread.
    std::function<std::chrono::steady_clock::time_point()> stopwatch = &std::chrono::steady_clock::now;
    /// The folder holds only the database, so it can be closed to other users.
    bool own_folder = false;
    /// PostgreSQL's connection URI; empty: SQLite.
    std::string postgres{};
    /// Name of this program among those on one PostgreSQL: at most 16 letters a to z and digits.
    std::string node = "a";
    /// Maximum number of waiting long queries.
    std::size_t long_queries = 256;
    /// Once true, nothing waits for PostgreSQL any longer (Store::give_up).
    std::shared_ptr<std::atomic<bool>> given_up = std::make_shared<std::atomic<bool>>(false);
    /// Set once a write was refused because this node was taken for dead. From then on nothing is written,
    /// even if the database would accept it again (an operator restored it), and the node ends (Cluster).
    std::shared_ptr<std::atomic<bool>> fenced = std::make_shared<std::atomic<bool>>(false);

    /// Returns where the database is (Database).
    const std::string& place() const { return postgres.empty() ? path : postgres; }
};

} // namespace germini::store

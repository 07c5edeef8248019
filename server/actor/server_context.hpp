// Environment of every table: clock, randomness, store, games and settings.
#pragma once
#include "server/actor/counters.hpp"
#include "server/actor/disk_space.hpp"
#include "server/actor/maintenance.hpp"
#include "server/actor/refusals.hpp"
#include "server/actor/thinkers.hpp"
#include "server/store/cluster.hpp"
#include "server/store/store.hpp"
#include "server/table/environment.hpp"
#include "server/table/game.hpp"
#include "server/table/settings.hpp"

#include <boost/asio/io_context.hpp>

namespace germini::server {

struct ServerContext : Environment {
    boost::asio::io_context& context;
    store::Store& store;
    Thinkers& thinkers;
    const Games& games;
    TableSettings settings;
    Counters counters{};
    Refusals refusals{};
    DiskSpace disk{};
    Maintenance maintenance{};
    const std::int64_t started = now(); ///< start time, in milliseconds since 1970
    std::string backed_up{};            ///< database file of which dated backups are made; empty: none
    store::Cluster* cluster = nullptr;  ///< null if the database is this program's alone
    /// Logs that an action of a guest or bot waits because the database refuses it.
    journal::ThrottledLog not_stored{journal::Level::warn, "table waits for the database, write rejected"};
};

} // namespace germini::server

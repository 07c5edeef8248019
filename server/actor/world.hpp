// Environment of every table: clock, randomness, store, games and settings.
#pragma once
#include "server/actor/counters.hpp"
#include "server/actor/refusals.hpp"
#include "server/actor/upkeep.hpp"
#include "server/store/store.hpp"
#include "server/table/game.hpp"
#include "server/table/settings.hpp"
#include "server/table/sources.hpp"

#include <boost/asio/io_context.hpp>

namespace germini::server {

struct World : Sources {
    boost::asio::io_context& context;
    store::Store& store;
    const Games& games;
    TableSettings settings;
    Counters counters{};
    Refusals refusals{};
    Upkeep upkeep{};
    /// Logs that an action of a guest or bot waits because the database refuses it.
    journal::Seldom not_stored{journal::Level::warn, "table waits for the database, write rejected"};
};

} // namespace germini::server

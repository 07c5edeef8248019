// What every table is given: clock and chance, the store, the games, and the settings.
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
    /// Somebody's action, or a bot's, waits because the database refuses it.
    journal::Seldom not_stored{journal::Level::warn, "the database refuses, and a table waits for it"};
};

} // namespace germini::server

// What every table is given: clock and chance, the store, the games, and the settings.
#pragma once
#include "server/actor/counters.hpp"
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
};

} // namespace germini::server

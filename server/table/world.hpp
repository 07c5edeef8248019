// What every table is given: clock and chance, the store, the games, and the settings.
#pragma once
#include "server/store/store.hpp"
#include "server/table/counters.hpp"
#include "server/table/game.hpp"
#include "server/table/sources.hpp"

#include <boost/asio/io_context.hpp>
#include <chrono>

namespace germini::server {

struct TableSettings {
    /// A bot thinks so long, drawn evenly and without regard to the cards.
    std::chrono::milliseconds bot_least{900}, bot_most{2600};
    /// A guest who has been away so long may be replaced by a bot.
    std::chrono::seconds absence{120};
    /// At tables with a time for moves the next hand begins so long after the last, ready or not.
    std::chrono::seconds between{120};
    /// Messages that wait at one table for the disk; more are answered with `busy`.
    std::size_t most_waiting = 64;
    /// How long a bot's move waits when the disk refused it.
    std::chrono::milliseconds retry{1000};
};

struct World : Sources {
    boost::asio::io_context& context;
    store::Store& store;
    const Games& games;
    TableSettings settings;
    Counters counters{};
};

} // namespace germini::server

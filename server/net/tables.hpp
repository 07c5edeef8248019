// The directory and its tables for handlers: coroutines around callbacks.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace germini::server {

/// The table, or why nobody can enter it.
using FoundTable = tl::expected<std::shared_ptr<TableActor>, Parting>;
boost::asio::awaitable<FoundTable> find_table(Directory& directory, std::string id);

/// Creates a table like POST /api/tables.
boost::asio::awaitable<OrResponse<CreatedTable>> create_table(Directory& directory, const Call& call,
                                                              TableRequest asked);
/// Does the same as a whole answer, for a request that may be repeated. `now`: in milliseconds since 1970.
Answer answer_created(Directory& directory, const Call& call, TableRequest asked, std::int64_t now);

/// See notify_tables_of_club; returns once the tables have been notified.
boost::asio::awaitable<void> notify_club(const ServerContext& server, std::shared_ptr<Directory> directory,
                                         std::string club, std::optional<std::int64_t> person = std::nullopt);

} // namespace germini::server

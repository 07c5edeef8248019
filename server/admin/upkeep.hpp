// What an administrator does to a running server, from the shell (orders.cpp) or from the page
// (server/net/maintenance_api.cpp). The log names who did it.
#pragma once
#include "server/actor/directory.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Longest time from an announcement to its restart, in minutes.
inline constexpr std::int64_t kMostAnnouncedMinutes = 24 * 60;

/// Ends a table, even a broken one. `done` is called once, on any thread.
void close_table(Directory& directory, const std::string& table, const std::string& by,
                 std::function<void(EndTableResult)> done);

/// Announces a restart in that many minutes to everybody at tables, or withdraws the announcement. Returns
/// the time of the restart in milliseconds since 1970; nullopt if none is announced.
std::optional<std::int64_t> announce_restart(ServerContext& server, Directory& directory,
                                             std::optional<std::int64_t> minutes, const std::string& by);

/// Stops dealing hands and making tables, or resumes both.
void set_draining(ServerContext& server, bool draining, const std::string& by);

/// Returns the number of hands in progress, for which a draining server waits.
int hands_in_progress(const std::vector<AdminTableInfo>& tables);

} // namespace germini::server

// Notifies the tables of a club about changes of its members' roles and of its evenings' links.
#pragma once
#include "server/actor/directory.hpp"
#include "server/actor/server_context.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace germini::server {

/// Notifies the club's tables that are in memory, also if the club is deleted: of its current organisers and
/// invitations, and, if `person` (public number) is set, of that person's role, or that they have none. Then
/// calls `done`, on any thread, even if a table could not be reached; such a table reads the database later.
/// Other nodes of a cluster do the same once they read the message that the command has left.
void notify_tables_of_club(const ServerContext& server, const std::shared_ptr<Directory>& directory,
                           const std::string& club, std::optional<std::int64_t> person,
                           std::function<void()> done);

} // namespace germini::server

// Endpoints for administrators who look after the running server (protocol/README.md). In a cluster they
// concern the node that answers.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/call.hpp"
#include "server/net/settings.hpp"

namespace germini::server {

class MaintenanceApi {
public:
    MaintenanceApi(ServerContext& server, const NetSettings& settings, std::shared_ptr<Directory> directory)
        : server_(server), settings_(settings), directory_(std::move(directory)) {}

    /// GET /api/maintenance: version, disk, backups, announcement, tables
    Answer show(const Call& call) const;
    /// POST /api/maintenance/close: ends a table
    Answer close(const Call& call) const;
    /// POST /api/maintenance/announcement: announces a restart, or withdraws the announcement
    Answer announce(const Call& call) const;
    /// POST /api/maintenance/drain: stops dealing, or resumes it
    Answer drain(const Call& call) const;

private:
    ServerContext& server_;
    const NetSettings& settings_;
    std::shared_ptr<Directory> directory_;
};

} // namespace germini::server

// Endpoints for listing and ending your own sessions (protocol/README.md).
#pragma once
#include "server/net/replies.hpp"
#include "server/net/sockets.hpp"

#include <string>

namespace germini::server {

class SessionsApi {
public:
    SessionsApi(ServerContext& server, Sockets& sockets) : server_(server), sockets_(sockets) {}

    /// GET /api/me/sessions
    void list(const model::Guest& guest, const Reply& reply) const;
    /// DELETE /api/me/sessions: ends all but the requesting session
    void end_others(const model::Guest& guest, const Reply& reply) const;
    /// DELETE /api/me/sessions/ID: may be the requesting session
    void end(const std::string& id, const model::Guest& guest, const Reply& reply) const;

private:
    ServerContext& server_;
    Sockets& sockets_;
};

} // namespace germini::server

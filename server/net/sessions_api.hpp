// Endpoints for listing and ending your own sessions (protocol/README.md).
#pragma once
#include "server/net/call.hpp"
#include "server/net/replies.hpp"
#include "server/net/sockets.hpp"

namespace germini::server {

class SessionsApi {
public:
    SessionsApi(ServerContext& server, Sockets& sockets) : server_(server), sockets_(sockets) {}

    /// GET /api/me/sessions
    Answer list(const Call& call) const;
    /// DELETE /api/me/sessions: ends all but the requesting session
    Answer end_others(const Call& call) const;
    /// DELETE /api/me/sessions/ID: may be the requesting session
    Answer end(const Call& call) const;

private:
    ServerContext& server_;
    Sockets& sockets_;
};

} // namespace germini::server

// The calls about what one comes by (protocol/README.md): one's own sessions, listed and ended.
#pragma once
#include "server/net/replies.hpp"
#include "server/net/sockets.hpp"

#include <string>

namespace germini::server {

class SessionsApi {
public:
    SessionsApi(World& world, Sockets& sockets) : world_(world), sockets_(sockets) {}

    /// GET /api/me/sessions
    void list(const store::Guest& guest, const Reply& reply) const;
    /// DELETE /api/me/sessions: all but the one that asks
    void end_others(const store::Guest& guest, const Reply& reply) const;
    /// DELETE /api/me/sessions/ID: also the one that asks
    void end(const std::string& id, const store::Guest& guest, const Reply& reply) const;

private:
    World& world_;
    Sockets& sockets_;
};

} // namespace germini::server

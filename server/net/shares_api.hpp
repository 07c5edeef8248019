// Endpoints about links to finished hands, each from one seat's point of view (protocol/README.md). Secrets
// are sent only in bodies, because proxies log addresses.
#pragma once
#include "server/net/call.hpp"
#include "server/net/replies.hpp"

namespace germini::server {

class SharesApi {
public:
    SharesApi(ServerContext& server, const NetSettings& settings) : server_(server), settings_(settings) {}

    /// GET /api/hands/ID/shares: the caller's own links
    Answer list(const Call& call) const;
    /// POST /api/hands/ID/shares
    Answer make(const Call& call) const;
    /// POST /api/shares/end
    Answer end(const Call& call) const;
    /// POST /api/hands/ID/agreement
    Answer agree(const Call& call) const;
    /// POST /api/matches/ID/agreement
    Answer agree_on_match(const Call& call) const;
    /// POST /api/shared: shows the hand to every client that has the secret
    Answer show(const Call& call) const;

private:
    template <class Command> Answer agreed(Command command, const Call& call) const;
    ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server

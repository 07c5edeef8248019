// Endpoints about links to finished hands, each from one seat's point of view (protocol/README.md). Secrets
// are sent only in bodies, because proxies log addresses.
#pragma once
#include "server/net/replies.hpp"

#include <optional>
#include <string>

namespace germini::server {

class SharesApi {
public:
    SharesApi(ServerContext& server, const NetSettings& settings) : server_(server), settings_(settings) {}

    /// Never empty: the routes guarantee a guest.
    using Guest = std::optional<model::Guest>;
    /// GET /api/hands/ID/shares: the caller's own links
    void list(const std::string& hand, const Guest& guest, const Reply& reply) const;
    /// POST /api/hands/ID/shares
    void make(const std::string& hand, const Guest& guest, const Reply& reply) const;
    /// POST /api/shares/end
    void end(const Request& request, const Guest& guest, const Reply& reply) const;
    /// POST /api/hands/ID/agreement
    void agree(const std::string& hand, const Request& request, const Guest& guest, const Reply& reply) const;
    /// POST /api/matches/ID/agreement
    void agree_on_match(const std::string& match, const Request& request, const Guest& guest,
                        const Reply& reply) const;
    /// POST /api/shared: shows the hand to every client that has the secret
    void show(const Request& request, const Reply& reply) const;

private:
    template <class Command> void agreed(Command command, const Request& request, const Reply& reply) const;
    ServerContext& server_;
    const NetSettings& settings_;
};

} // namespace germini::server

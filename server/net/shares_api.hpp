// The calls about links to closed hands, each with the eyes of one seat (protocol/README.md). A secret stands
// in a body and nowhere else: addresses are logged on the way.
#pragma once
#include "server/net/replies.hpp"

#include <optional>
#include <string>

namespace germini::server {

class SharesApi {
public:
    SharesApi(World& world, const NetSettings& settings) : world_(world), settings_(settings) {}

    /// Somebody: the routes see to that.
    using Guest = std::optional<store::Guest>;
    /// GET /api/hands/ID/shares: one's own
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
    /// POST /api/shared: whoever has the secret sees the hand
    void show(const Request& request, const Reply& reply) const;

private:
    template <class Command> void agreed(Command command, const Request& request, const Reply& reply) const;
    World& world_;
    const NetSettings& settings_;
};

} // namespace germini::server

// The calls by which two guests turn out to be one person (protocol/README.md): a code that one of them
// shows, and the other says.
#pragma once
#include "server/net/accounts_api.hpp"
#include "server/net/replies.hpp"
#include "server/net/sockets.hpp"

#include <optional>

namespace germini::server {

/// Why two are not one person now; `path`: of the field that asked for it.
Response unmerged(const store::MergeGuests::Refused& why, const char* path);

class SameApi {
public:
    SameApi(World& world, const NetSettings& settings, Sockets& sockets)
        : world_(world), settings_(settings), sockets_(sockets) {}

    /// POST /api/me/same: a code that is good once, and not for long
    void make_code(const store::Guest& guest, const Reply& reply) const;
    /// POST /api/same: who asks and who made the code are one; who is nobody yet comes by it
    void say_code(const Request& request, const std::optional<store::Guest>& guest, const Reply& reply) const;

private:
    World& world_;
    const NetSettings& settings_;
    Sockets& sockets_;
};

} // namespace germini::server

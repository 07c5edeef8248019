// The calls by which two guests turn out to be one person (protocol/README.md): a code that one of them
// shows, and the other says.
#pragma once
#include "server/net/me_api.hpp"

#include <optional>

namespace germini::server {

/// Why two are not one person now; `path`: of the field that asked for it.
Response unmerged(const store::MergeGuests::Refused& why, const char* path);

class SameApi {
public:
    SameApi(World& world, const NetSettings& settings, Sockets& sockets, const MeApi& me)
        : world_(world), settings_(settings), sockets_(sockets), me_(me) {}

    /// POST /api/me/same: a code that is good once, and not for long; asks an account for its password
    void make_code(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// POST /api/same: who asks and who made the code are one; who is nobody yet comes by it. Asks an account
    /// for its password
    void say_code(const Request& request, const std::optional<store::Guest>& guest, const Reply& reply) const;

private:
    void add_code(store::GuestKey guest, store::Shown shown, const Reply& reply) const;
    void join(store::MergeGuests command, const AddressPtr& address, const Arrival& arrival,
              const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
    Sockets& sockets_;
    const MeApi& me_;
};

} // namespace germini::server

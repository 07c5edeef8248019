// Endpoints for merging two guests who are the same person (protocol/README.md): one creates a code, the
// other enters it.
#pragma once
#include "server/net/me_api.hpp"

#include <optional>

namespace germini::server {

/// Returns the error for a rejected merge. `path`: the field of the code or of the request to merge.
Response unmerged(const store::MergeGuests::Refused& why, const char* path);

class SameApi {
public:
    SameApi(World& world, const NetSettings& settings, Sockets& sockets, const MeApi& me)
        : world_(world), settings_(settings), sockets_(sockets), me_(me) {}

    /// POST /api/me/same: creates a short-lived code for a single use; an account must send its password
    void make_code(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// POST /api/same: merges the requesting guest with the one who created the code. An anonymous client is
    /// signed in as that guest. An account must send its password
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

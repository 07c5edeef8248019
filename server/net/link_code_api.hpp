// Endpoints for merging two guests who are the same person (protocol/README.md): one creates a code, the
// other enters it.
#pragma once
#include "server/net/me_api.hpp"

namespace germini::server {

/// Returns the error for a rejected merge. `path`: the field of the code or of the request to merge.
Response merge_refusal(const model::MergeGuests::Refused& why, const char* path);

class LinkCodeApi {
public:
    LinkCodeApi(ServerContext& server, const NetSettings& settings, Sockets& sockets, const MeApi& me)
        : server_(server), settings_(settings), sockets_(sockets), me_(me) {}

    /// POST /api/me/link-code: creates a short-lived code for a single use; an account must send its password
    Answer make_code(const Call& call) const;
    /// POST /api/link-code: merges the requesting guest with the one who created the code. An anonymous
    /// client is signed in as that guest. An account must send its password
    Answer enter_code(const Call& call) const;

private:
    Answer join(model::MergeGuests command, const AddressPtr& address, const NewSession& new_session) const;

    ServerContext& server_;
    const NetSettings& settings_;
    Sockets& sockets_;
    const MeApi& me_;
};

} // namespace germini::server

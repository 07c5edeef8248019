// Endpoints for administrators who help others (protocol/README.md), and for becoming the first
// administrator.
#pragma once
#include "server/net/me_api.hpp"

namespace germini::server {

class AdminApi {
public:
    AdminApi(ServerContext& server, const NetSettings& settings, const MeApi& me)
        : server_(server), settings_(settings), me_(me) {}

    /// POST /api/administrator: uses the link that the server printed on its first start
    Answer become_administrator(const Call& call) const;
    /// POST /api/reset-links: creates a link for setting a new password. If it is for an administrator's
    /// account, the caller's own password is required
    Answer make_reset_link(const Call& call) const;
    /// POST /api/sign-up-links: creates a link for signing up on a closed server
    Answer make_sign_up_link(const Call& call) const;

private:
    /// Adds a ticket that a link carries. An authorisation that is no longer valid is an error at `path`.
    Answer add_link(model::TicketRow ticket, std::chrono::milliseconds time, const Call& call,
                    model::Authorisation authorisation, const char* path) const;

    ServerContext& server_;
    const NetSettings& settings_;
    const MeApi& me_;
};

} // namespace germini::server

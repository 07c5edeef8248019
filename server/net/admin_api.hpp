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
    void become_administrator(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// POST /api/reset-links: creates a link for setting a new password. If it is for an administrator's
    /// account, the caller's own password is required
    void make_reset_link(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// POST /api/sign-up-links: creates a link for signing up on a closed server
    void make_sign_up_link(const model::Guest& guest, const Reply& reply) const;

private:
    void add_reset_link(model::GuestKey guest, model::GuestKey by, model::Authorisation authorisation,
                        const Reply& reply) const;

    ServerContext& server_;
    const NetSettings& settings_;
    const MeApi& me_;
};

} // namespace germini::server

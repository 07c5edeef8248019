// The calls by which an administrator helps others (protocol/README.md), and by which the first one becomes
// one.
#pragma once
#include "server/net/me_api.hpp"

namespace germini::server {

class HelpApi {
public:
    HelpApi(World& world, const NetSettings& settings, const MeApi& me)
        : world_(world), settings_(settings), me_(me) {}

    /// POST /api/administrator: by the link that the server printed at its first start
    void become_administrator(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// POST /api/reset-links: by which somebody sets a new password; asks for the password of who asks where
    /// it is an administrator's
    void make_reset_link(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// POST /api/sign-up-links: by which somebody has an account on a closed server
    void make_sign_up_link(const store::Guest& guest, const Reply& reply) const;

private:
    void add_reset_link(store::GuestKey guest, store::GuestKey by, store::Shown shown,
                        const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
    const MeApi& me_;
};

} // namespace germini::server

// The calls about oneself (protocol/README.md): one's account, password, codes and data, and having oneself
// deleted.
#pragma once
#include "server/net/accounts_api.hpp"

namespace germini::server {

class MeApi {
public:
    MeApi(World& world, const NetSettings& settings, Sockets& sockets, Passwords& passwords)
        : world_(world), settings_(settings), sockets_(sockets), passwords_(passwords) {}

    /// GET /api/me
    void show(const store::Guest& guest, const Reply& reply) const;
    /// POST /api/me/log-out: the session that asks is ended
    void log_out(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// PATCH /api/me/password: the other sessions are ended
    void change_password(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// POST /api/me/codes: others in the place of those before
    void renew_codes(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// GET /api/me/data
    void data(const Request& request, const store::Guest& guest, const Reply& reply) const;
    /// DELETE /api/me
    void remove(const Request& request, const store::Guest& guest, const Reply& reply) const;

    using Then = std::function<void(std::string hash, store::Shown shown)>;
    /// Goes on where that is the guest's password, with the hash of `next` and what was shown; else it is
    /// said at `path`.
    void with_password(const Request& request, const store::Guest& guest, std::string password,
                       std::optional<std::string> next, const char* path, const Reply& reply,
                       Then then) const;

private:
    void remove_now(bool secure, const store::Guest& guest, store::Shown shown, const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
    Sockets& sockets_;
    Passwords& passwords_;
};

} // namespace germini::server

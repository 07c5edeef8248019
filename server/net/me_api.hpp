// Endpoints about the requesting person (protocol/README.md): account, password, recovery codes, personal
// data, deletion.
#pragma once
#include "server/actor/directory.hpp"
#include "server/net/accounts_api.hpp"

namespace germini::server {

class MeApi {
public:
    MeApi(ServerContext& server, std::shared_ptr<Directory> directory, const NetSettings& settings,
          Sockets& sockets, Passwords& passwords)
        : server_(server), directory_(std::move(directory)), settings_(settings), sockets_(sockets),
          passwords_(passwords) {}

    /// GET /api/me
    void show(const model::Guest& guest, const Reply& reply) const;
    /// POST /api/me/log-out: ends the requesting session
    void log_out(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// PATCH /api/me/password: ends all other sessions
    void change_password(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// POST /api/me/codes: replaces the recovery codes
    void renew_codes(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// GET /api/me/data
    void data(const Request& request, const model::Guest& guest, const Reply& reply) const;
    /// DELETE /api/me
    void remove(const Request& request, const model::Guest& guest, const Reply& reply) const;

    using Then = std::function<void(std::string hash, model::Authorisation authorisation)>;
    /// Checks the guest's password. If it is correct, calls `then` with the hash of `next` and the credential
    /// shown; otherwise replies with an error at `path`.
    void with_password(const Request& request, const model::Guest& guest, std::string password,
                       std::optional<std::string> next, const char* path, const Reply& reply,
                       Then then) const;

private:
    void remove_now(bool secure, const model::Guest& guest, model::Authorisation authorisation,
                    const Reply& reply) const;

    ServerContext& server_;
    std::shared_ptr<Directory> directory_;
    const NetSettings& settings_;
    Sockets& sockets_;
    Passwords& passwords_;
};

} // namespace germini::server

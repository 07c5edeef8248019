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
    Answer show(const Call& call) const;
    /// POST /api/me/log-out: ends the requesting session
    Answer log_out(const Call& call) const;
    /// PATCH /api/me/password: ends all other sessions
    Answer change_password(const Call& call) const;
    /// POST /api/me/codes: replaces the recovery codes
    Answer renew_codes(const Call& call) const;
    /// GET /api/me/data
    Answer data(const Call& call) const;
    /// DELETE /api/me
    Answer remove(const Call& call) const;

    /// The credential that a correct password was.
    struct Confirmed {
        std::string hash; ///< hash of the new password, if one was given
        model::Authorisation authorisation;
    };
    /// Checks the requesting guest's password, and hashes `next`. Returns an error at `path` if it is wrong.
    boost::asio::awaitable<OrResponse<Confirmed>>
    confirm(const Call& call, std::string password, std::optional<std::string> next, const char* path) const;
    /// Does the same with the password in the body, and without a new one.
    boost::asio::awaitable<OrResponse<Confirmed>> confirm(const Call& call) const;

private:
    ServerContext& server_;
    std::shared_ptr<Directory> directory_;
    const NetSettings& settings_;
    Sockets& sockets_;
    Passwords& passwords_;
};

} // namespace germini::server

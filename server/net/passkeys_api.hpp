// Endpoints for managing an account's passkeys and signing in with one (protocol/README.md,
// docs/accounts.md).
#pragma once
#include "server/net/challenges.hpp"
#include "server/net/me_api.hpp"
#include "server/net/passkeys_json.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>

namespace germini::server {

class PasskeysApi {
public:
    PasskeysApi(ServerContext& server, const NetSettings& settings, const AccountsApi& accounts,
                const MeApi& me)
        : server_(server), settings_(settings), accounts_(accounts), me_(me),
          strand_(boost::asio::make_strand(server.context)) {}

    /// GET /api/me/passkeys
    Answer list(const Call& call) const;
    /// POST /api/me/passkeys/challenge: returns the challenge and the user for a new passkey; requires the
    /// password
    Answer begin_adding(const Call& call);
    /// POST /api/me/passkeys
    Answer add(const Call& call);
    /// DELETE /api/me/passkeys/{id}: requires the password
    Answer end(const Call& call) const;

    /// POST /api/log-in/passkey/challenge
    Answer begin_sign_in(const Call& call);
    /// POST /api/log-in/passkey; may merge the current guest into the account
    Answer sign_in(const Call& call);

private:
    boost::asio::awaitable<std::string> new_challenge(std::string address,
                                                      std::optional<model::Authorisation> authorisation);
    boost::asio::awaitable<std::optional<Challenges::Made>> take_challenge(std::string challenge);

    ServerContext& server_;
    const NetSettings& settings_;
    const AccountsApi& accounts_;
    const MeApi& me_;
    boost::asio::strand<boost::asio::io_context::executor_type> strand_; ///< guards the challenges
    Challenges challenges_;
};

} // namespace germini::server

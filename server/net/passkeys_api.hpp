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
    void list(const model::Guest& guest, const Reply& reply) const;
    /// POST /api/me/passkeys/challenge: returns the challenge and the user for a new passkey; requires the
    /// password
    void begin_adding(const Request& request, const model::Guest& guest, const Reply& reply);
    /// POST /api/me/passkeys
    void add(const Request& request, const model::Guest& guest, const Reply& reply);
    /// DELETE /api/me/passkeys/{id}: requires the password
    void end(const std::string& id, const Request& request, const model::Guest& guest,
             const Reply& reply) const;

    /// POST /api/log-in/passkey/challenge
    void begin_sign_in(const Request& request, const Reply& reply);
    /// POST /api/log-in/passkey; may merge the current guest into the account
    void sign_in(const Request& request, const std::optional<model::Guest>& guest, const Reply& reply);

private:
    // Must run on the strand.
    void add_now(const AddPasskeyRequest& asked, const Request& request, const model::Guest& guest,
                 const Reply& reply);
    void sign_in_now(const ByPasskeyRequest& asked, const Request& request,
                     const std::optional<model::Guest>& guest, const Reply& reply);
    void start_session(const model::PasskeyRow& passkey, const model::Guest& account, std::uint32_t count,
                       const std::optional<model::Guest>& was, const NewSession& new_session,
                       const Reply& reply) const;

    ServerContext& server_;
    const NetSettings& settings_;
    const AccountsApi& accounts_;
    const MeApi& me_;
    boost::asio::strand<boost::asio::io_context::executor_type> strand_; ///< guards the challenges
    Challenges challenges_;
};

} // namespace germini::server

// The calls by which an account has passkeys, and comes by one of them (protocol/README.md,
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
    PasskeysApi(World& world, const NetSettings& settings, const AccountsApi& accounts, const MeApi& me)
        : world_(world), settings_(settings), accounts_(accounts), me_(me),
          strand_(boost::asio::make_strand(world.context)) {}

    /// GET /api/me/passkeys
    void list(const store::Guest& guest, const Reply& reply) const;
    /// POST /api/me/passkeys/challenge: what a new one is to answer, for whom; asks for the password
    void begin_adding(const Request& request, const store::Guest& guest, const Reply& reply);
    /// POST /api/me/passkeys
    void add(const Request& request, const store::Guest& guest, const Reply& reply);
    /// DELETE /api/me/passkeys/{id}: asks for the password
    void end(const std::string& id, const Request& request, const store::Guest& guest,
             const Reply& reply) const;

    /// POST /api/log-in/passkey/challenge
    void begin_coming(const Request& request, const Reply& reply);
    /// POST /api/log-in/passkey; what he was here as a guest may become his
    void come(const Request& request, const std::optional<store::Guest>& guest, const Reply& reply);

private:
    // On the strand.
    void add_now(const AddPasskeyRequest& asked, const Request& request, const store::Guest& guest,
                 const Reply& reply);
    void come_now(const ByPasskeyRequest& asked, const Request& request,
                  const std::optional<store::Guest>& guest, const Reply& reply);
    void let_in(const store::PasskeyRow& passkey, const store::Guest& account, std::uint32_t count,
                const std::optional<store::Guest>& was, const Arrival& arrival, const Reply& reply) const;

    World& world_;
    const NetSettings& settings_;
    const AccountsApi& accounts_;
    const MeApi& me_;
    boost::asio::strand<boost::asio::io_context::executor_type> strand_; ///< of the challenges
    Challenges challenges_;
};

} // namespace germini::server

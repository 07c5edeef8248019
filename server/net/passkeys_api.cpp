#include "server/net/passkeys_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/crypto/base64.hpp"
#include "server/net/accounts_json.hpp"
#include "server/store/accounts.hpp"
#include "server/store/guests.hpp"
#include "server/store/passkeys.hpp"

#include <boost/asio/post.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

Response not_heeded(PasskeyFault fault) {
    if (fault == PasskeyFault::nobody)
        return error_response(403, "passkey_unverified",
                              "The passkey must verify its user by a PIN, fingerprint or face.");
    if (fault == PasskeyFault::elsewhere)
        return error_response(403, "passkey_wrong_origin",
                              "This was signed for another page, not the server's own (setting page).",
                              "/client_data");
    return error_response(400, "bad_passkey", "Invalid passkey data.", "/authenticator_data");
}
Response too_late() {
    return error_response(403, "passkey_expired",
                          "This passkey request has expired or was already used; start again.",
                          "/client_data");
}
Response unknown_passkey() {
    return error_response(403, "wrong_passkey", "No account has this passkey.", "/id");
}

Response not_added(model::AddPasskey::Refused why) {
    using Refused = model::AddPasskey::Refused;
    if (why == Refused::there)
        return error_response(409, "passkey_exists", "This passkey has already been added.", "/id");
    if (why == Refused::most)
        return error_response(409, "too_many",
                              "An account can have at most " + std::to_string(model::kMostPasskeys) +
                                  " passkeys: remove one first.");
    return too_late();
}

ordered_json passkey_json(const model::PasskeyRow& passkey) {
    return {{"passkey", passkey.id},
            {"device", passkey.device},
            {"created", protocol::utc_text(passkey.created)},
            {"used", passkey.used ? ordered_json(protocol::utc_text(*passkey.used)) : ordered_json(nullptr)}};
}

} // namespace

void PasskeysApi::list(const model::Guest& guest, const Reply& reply) const {
    const auto query = [key = guest.key](store::Database& db) { return store::passkeys_of(db, key); };
    const auto answer = [](const auto& passkeys) {
        auto list = ordered_json::array();
        for (const auto& passkey : passkeys) list.push_back(passkey_json(passkey));
        return wrapped("passkeys", list);
    };
    ask(server_, query, answer, reply);
}

void PasskeysApi::begin_adding(const Request& request, const model::Guest& guest, const Reply& reply) {
    const auto asked = read_password(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto on_challenge = [this, guest, reply](const std::string& challenge) {
        struct Known {
            std::optional<model::AccountRow> account;
            std::vector<model::PasskeyRow> passkeys;
        };
        const auto query = [key = guest.key](store::Database& db) {
            return Known{store::account_of(db, key), store::passkeys_of(db, key)};
        };
        const auto answer = [guest, challenge](const Known& known) {
            if (!known.account) return not_found();
            auto have = ordered_json::array();
            for (const auto& passkey : known.passkeys) have.push_back(base64url(passkey.credential));
            // Authenticators store this number to identify the user of a key: it reveals nothing and never
            // changes.
            ordered_json body;
            body["challenge"] = challenge;
            body["user"] = base64url(std::to_string(guest.number));
            body["login"] = known.account->login;
            body["have"] = std::move(have);
            return json_response(200, body);
        };
        ask(server_, query, answer, reply);
    };
    auto then = [this, address = request.address->counted_as,
                 on_challenge](const std::string&, const model::Authorisation& authorisation) {
        boost::asio::post(strand_, [this, address, on_challenge, authorisation] {
            on_challenge(challenges_.make(address, server_.steady(), authorisation));
        });
    };
    me_.with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void PasskeysApi::add(const Request& request, const model::Guest& guest, const Reply& reply) {
    const auto asked = read_add_passkey(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    boost::asio::post(
        strand_, [this, asked = *asked, request, guest, reply] { add_now(asked, request, guest, reply); });
}

void PasskeysApi::add_now(const AddPasskeyRequest& asked, const Request& request, const model::Guest& guest,
                          const Reply& reply) {
    const auto made = challenges_.take(challenge_of(asked.words), server_.steady());
    if (!made || !made->authorisation || made->authorisation->session != guest.session)
        return reply(too_late());
    if (!request.own_page) return reply(not_heeded(PasskeyFault::elsewhere));
    const auto count = verify_response(asked.words, PasskeyUse::create, request.origin);
    if (!count) return reply(not_heeded(count.error()));
    if (!is_passkey(asked.public_key))
        return reply(error_response(400, "bad_passkey",
                                    "Unsupported key type: expected ES256, EdDSA or RS256.", "/public_key"));
    model::AddPasskey command;
    command.passkey = {server_.new_id(), guest.key,      asked.credential, asked.public_key,
                       *count,           request.device, server_.now(),    std::nullopt};
    command.authorisation = *made->authorisation;
    auto done = [passkey = command.passkey, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::AddPasskey::Outcome& added = *stored;
        reply(added ? json_response(201, passkey_json(passkey)) : not_added(added.error()));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void PasskeysApi::end(const std::string& id, const Request& request, const model::Guest& guest,
                      const Reply& reply) const {
    // An empty body means no password.
    const auto asked = read_password(request.body.empty() ? "{}" : request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto then = [this, key = guest.key, id, reply](const std::string&, model::Authorisation authorisation) {
        auto done = [reply](const auto& stored) {
            if (!stored) return reply(failed(stored.error()));
            const model::EndPasskey::Outcome& ended = *stored;
            if (!ended && ended.error() == model::EndPasskey::Refused::stale_authorisation)
                return reply(stale_authorisation("/password"));
            reply(ended ? json_response(200, {{"ended", 1}}) : not_found());
        };
        server_.store.write(server_.context.get_executor(),
                            model::EndPasskey{key, id, std::move(authorisation)}, std::move(done));
    };
    me_.with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void PasskeysApi::begin_sign_in(const Request& request, const Reply& reply) {
    boost::asio::post(strand_, [this, address = request.address->counted_as, reply] {
        reply(wrapped("challenge", challenges_.make(address, server_.steady())));
    });
}

void PasskeysApi::sign_in(const Request& request, const std::optional<model::Guest>& guest,
                          const Reply& reply) {
    const auto asked = read_by_passkey(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    boost::asio::post(strand_, [this, asked = *asked, request, guest, reply] {
        sign_in_now(asked, request, guest, reply);
    });
}

void PasskeysApi::sign_in_now(const ByPasskeyRequest& asked, const Request& request,
                              const std::optional<model::Guest>& guest, const Reply& reply) {
    const auto made = challenges_.take(challenge_of(asked.words), server_.steady());
    if (!made || made->authorisation) return reply(too_late());
    if (!request.own_page) return reply(not_heeded(PasskeyFault::elsewhere));
    const auto count = verify_response(asked.words, PasskeyUse::get, request.origin);
    if (!count) return reply(not_heeded(count.error()));
    struct Known {
        std::optional<model::PasskeyRow> passkey;
        std::optional<model::Guest> account;
    };
    const auto query = [credential = asked.credential](store::Database& db) {
        Known known{store::find_passkey(db, credential), std::nullopt};
        if (known.passkey) {
            const model::GuestKey key = known.passkey->guest;
            known.account = store::people_of(db, {key}).at(key);
        }
        return known;
    };
    auto found = [this, asked, count = *count, new_session = make_session(request, server_, settings_),
                  was = AccountsApi::to_merge(asked.merge, guest),
                  reply](const std::optional<store::StoreError>& error, const std::optional<Known>& known) {
        if (error || !known) return reply(not_stored());
        if (!known->passkey || !has_signed(known->passkey->public_key, asked.words, asked.signature))
            return reply(unknown_passkey());
        start_session(*known->passkey, *known->account, count, was, new_session, reply);
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void PasskeysApi::start_session(const model::PasskeyRow& passkey, const model::Guest& account,
                                std::uint32_t count, const std::optional<model::Guest>& was,
                                const NewSession& new_session, const Reply& reply) const {
    auto used = [this, credential = passkey.credential, account, was, new_session,
                 reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::UsePasskey::Outcome& grown = *stored;
        if (!grown)
            return reply(error_response(403, "passkey_copied",
                                        "The passkey's counter did not increase; it may have been copied."));
        accounts_.sign_in(account, was, {{}, {}, credential}, new_session, reply);
    };
    server_.store.write(server_.context.get_executor(),
                        model::UsePasskey{passkey.credential, count, server_.now()}, std::move(used));
}

} // namespace germini::server

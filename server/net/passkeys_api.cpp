#include "server/net/passkeys_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/callback_value.hpp"
#include "server/crypto/base64.hpp"
#include "server/model/account_query.hpp"
#include "server/net/accounts_json.hpp"

#include <boost/asio/post.hpp>
#include <nlohmann/json.hpp>

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

boost::asio::awaitable<std::string>
PasskeysApi::new_challenge(std::string address, std::optional<model::Authorisation> authorisation) {
    return callback_value<std::string>(
        [this, address = std::move(address), authorisation = std::move(authorisation)](auto done) {
            boost::asio::post(strand_, [this, address, authorisation, done] {
                done(challenges_.make(address, server_.steady(), authorisation));
            });
        });
}

boost::asio::awaitable<std::optional<Challenges::Made>> PasskeysApi::take_challenge(std::string challenge) {
    return callback_value<std::optional<Challenges::Made>>([this,
                                                            challenge = std::move(challenge)](auto done) {
        boost::asio::post(strand_,
                          [this, challenge, done] { done(challenges_.take(challenge, server_.steady())); });
    });
}

Answer PasskeysApi::list(const Call& call) const {
    const model::ListPasskeys query{call.guest->key};
    const auto passkeys = co_await server_.store.ask(query);
    if (!passkeys) co_return failed(passkeys.error());
    auto list = ordered_json::array();
    for (const model::PasskeyRow& passkey : *passkeys) list.push_back(passkey_json(passkey));
    co_return wrapped("passkeys", list);
}

Answer PasskeysApi::begin_adding(const Call& call) {
    const auto confirmed = co_await me_.confirm(call);
    if (!confirmed) co_return confirmed.error();
    const std::string challenge =
        co_await new_challenge(call.request.address->counted_as, confirmed->authorisation);
    const model::SeeAccount query{call.guest->key};
    const auto seen = co_await server_.store.ask(query);
    if (!seen) co_return failed(seen.error());
    if (!*seen) co_return not_found();
    auto have = ordered_json::array();
    for (const auto& passkey : (*seen)->passkeys) have.push_back(base64url(passkey.credential));
    // Authenticators store this number to identify the user of a key: it reveals nothing and never changes.
    ordered_json body;
    body["challenge"] = challenge;
    body["user"] = base64url(std::to_string(call.guest->number));
    body["login"] = (*seen)->account.login;
    body["have"] = std::move(have);
    co_return json_response(200, body);
}

Answer PasskeysApi::add(const Call& call) {
    const Request& request = call.request;
    const auto asked = read_add_passkey(request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const auto made = co_await take_challenge(challenge_of(asked->words));
    if (!made || !made->authorisation || made->authorisation->session != call.guest->session)
        co_return too_late();
    if (!request.own_page) co_return not_heeded(PasskeyFault::elsewhere);
    const auto count = verify_response(asked->words, PasskeyUse::create, request.origin);
    if (!count) co_return not_heeded(count.error());
    if (!is_passkey(asked->public_key))
        co_return error_response(400, "bad_passkey", "Unsupported key type: expected ES256, EdDSA or RS256.",
                                 "/public_key");
    const model::PasskeyRow passkey{server_.new_id(), call.guest->key, asked->credential, asked->public_key,
                                    *count,           request.device,  server_.now(),     std::nullopt};
    const model::AddPasskey command{passkey, *made->authorisation};
    const auto stored = co_await server_.store.write(command);
    if (!stored) co_return failed(stored.error());
    const model::AddPasskey::Outcome& added = *stored;
    co_return added ? json_response(201, passkey_json(passkey)) : not_added(added.error());
}

Answer PasskeysApi::end(const Call& call) const {
    // An empty body means no password.
    const std::string body = call.request.body.empty() ? "{}" : call.request.body;
    const auto asked = read_password(body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    auto confirmed = co_await me_.confirm(call, asked->value_or(""), std::nullopt, "/password");
    if (!confirmed) co_return confirmed.error();
    model::EndPasskey command{call.guest->key, call.id(), std::move(confirmed->authorisation)};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::EndPasskey::Outcome& ended = *stored;
    if (!ended && ended.error() == model::EndPasskey::Refused::stale_authorisation)
        co_return stale_authorisation("/password");
    co_return ended ? json_response(200, {{"ended", 1}}) : not_found();
}

Answer PasskeysApi::begin_sign_in(const Call& call) {
    std::string challenge = co_await new_challenge(call.request.address->counted_as, std::nullopt);
    co_return wrapped("challenge", std::move(challenge));
}

Answer PasskeysApi::sign_in(const Call& call) {
    const Request& request = call.request;
    const auto asked = read_by_passkey(request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const auto made = co_await take_challenge(challenge_of(asked->words));
    if (!made || made->authorisation) co_return too_late();
    if (!request.own_page) co_return not_heeded(PasskeyFault::elsewhere);
    const auto count = verify_response(asked->words, PasskeyUse::get, request.origin);
    if (!count) co_return not_heeded(count.error());
    const NewSession new_session = make_session(request, server_, settings_);
    const model::FindPasskey query{asked->credential};
    const auto owner = co_await server_.store.ask(query);
    if (!owner) co_return not_stored();
    if (!*owner || !has_signed((*owner)->passkey.public_key, asked->words, asked->signature))
        co_return unknown_passkey();
    const model::UsePasskey command{asked->credential, *count, server_.now()};
    const auto stored = co_await server_.store.write(command);
    if (!stored) co_return failed(stored.error());
    const model::UsePasskey::Outcome& grown = *stored;
    if (!grown)
        co_return error_response(403, "passkey_copied",
                                 "The passkey's counter did not increase; it may have been copied.");
    const std::optional<model::Guest> was = AccountsApi::to_merge(asked->merge, call.guest);
    model::Authorisation authorisation;
    authorisation.passkey = asked->credential;
    co_return co_await accounts_.sign_in((*owner)->guest, was, std::move(authorisation), new_session);
}

} // namespace germini::server

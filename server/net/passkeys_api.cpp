#include "server/net/passkeys_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/crypto/base64.hpp"
#include "server/net/accounts_json.hpp"

#include <boost/asio/post.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

Response not_heeded(PasskeyFault fault) {
    if (fault == PasskeyFault::nobody)
        return error_response(403, "passkey_unverified",
                              "The passkey must verify its user by a PIN, fingerprint or face.");
    if (fault == PasskeyFault::elsewhere)
        return error_response(403, "passkey_elsewhere",
                              "This was signed for another page, not the server's own (setting page).",
                              "/client_data");
    return error_response(400, "bad_passkey", "Invalid passkey data.", "/authenticator_data");
}
Response too_late() {
    return error_response(403, "passkey_late",
                          "This passkey request has expired or was already used; start again.",
                          "/client_data");
}
Response unknown_passkey() {
    return error_response(403, "wrong_passkey", "No account has this passkey.", "/id");
}

Response not_added(store::AddPasskey::Refused why) {
    using Refused = store::AddPasskey::Refused;
    if (why == Refused::there)
        return error_response(409, "passkey_there", "This passkey has already been added.", "/id");
    if (why == Refused::most)
        return error_response(409, "too_many",
                              "An account can have at most " + std::to_string(store::kMostPasskeys) +
                                  " passkeys: remove one first.");
    return too_late();
}

ordered_json passkey_json(const store::PasskeyRow& passkey) {
    return {{"passkey", passkey.id},
            {"device", passkey.device},
            {"created", protocol::utc_text(passkey.created)},
            {"used", passkey.used ? ordered_json(protocol::utc_text(*passkey.used)) : ordered_json(nullptr)}};
}

} // namespace

void PasskeysApi::list(const store::Guest& guest, const Reply& reply) const {
    const auto query = [key = guest.key](store::Database& db) { return store::passkeys_of(db, key); };
    const auto answer = [](const auto& passkeys) {
        auto list = ordered_json::array();
        for (const auto& passkey : passkeys) list.push_back(passkey_json(passkey));
        return wrapped("passkeys", list);
    };
    ask(world_, query, answer, reply);
}

void PasskeysApi::begin_adding(const Request& request, const store::Guest& guest, const Reply& reply) {
    const auto asked = read_password(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    auto told = [this, guest, reply](const std::string& challenge) {
        struct Known {
            std::optional<store::AccountRow> account;
            std::vector<store::PasskeyRow> passkeys;
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
        ask(world_, query, answer, reply);
    };
    auto then = [this, address = request.address->counted_as, told](const std::string&,
                                                                    const store::Shown& shown) {
        boost::asio::post(strand_, [this, address, told, shown] {
            told(challenges_.make(address, world_.steady(), shown));
        });
    };
    me_.with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void PasskeysApi::add(const Request& request, const store::Guest& guest, const Reply& reply) {
    const auto asked = read_add_passkey(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    boost::asio::post(
        strand_, [this, asked = *asked, request, guest, reply] { add_now(asked, request, guest, reply); });
}

void PasskeysApi::add_now(const AddPasskeyRequest& asked, const Request& request, const store::Guest& guest,
                          const Reply& reply) {
    const auto made = challenges_.take(challenge_of(asked.words), world_.steady());
    if (!made || !made->shown || made->shown->session != guest.session) return reply(too_late());
    if (!request.own_page) return reply(not_heeded(PasskeyFault::elsewhere));
    const auto count = heed(asked.words, PasskeyUse::create, request.origin);
    if (!count) return reply(not_heeded(count.error()));
    if (!is_passkey(asked.public_key))
        return reply(error_response(400, "bad_passkey",
                                    "Unsupported key type: expected ES256, EdDSA or RS256.", "/public_key"));
    store::AddPasskey command;
    command.passkey = {world_.new_id(), guest.key,      asked.credential, asked.public_key,
                       *count,          request.device, world_.now(),     std::nullopt};
    command.shown = *made->shown;
    auto done = [passkey = command.passkey, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::AddPasskey::Outcome& added = *stored;
        reply(added ? json_response(201, passkey_json(passkey)) : not_added(added.error()));
    };
    world_.store.write(world_.context.get_executor(), std::move(command), std::move(done));
}

void PasskeysApi::end(const std::string& id, const Request& request, const store::Guest& guest,
                      const Reply& reply) const {
    // An empty body means no password.
    const auto asked = read_password(request.body.empty() ? "{}" : request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    auto then = [this, key = guest.key, id, reply](const std::string&, store::Shown shown) {
        auto done = [reply](const auto& stored) {
            if (!stored) return reply(failed(stored.error()));
            const store::EndPasskey::Outcome& ended = *stored;
            if (!ended && ended.error() == store::EndPasskey::Refused::outdated)
                return reply(outdated("/password"));
            reply(ended ? json_response(200, {{"ended", 1}}) : not_found());
        };
        world_.store.write(world_.context.get_executor(), store::EndPasskey{key, id, std::move(shown)},
                           std::move(done));
    };
    me_.with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void PasskeysApi::begin_coming(const Request& request, const Reply& reply) {
    boost::asio::post(strand_, [this, address = request.address->counted_as, reply] {
        reply(wrapped("challenge", challenges_.make(address, world_.steady())));
    });
}

void PasskeysApi::come(const Request& request, const std::optional<store::Guest>& guest, const Reply& reply) {
    const auto asked = read_by_passkey(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    boost::asio::post(
        strand_, [this, asked = *asked, request, guest, reply] { come_now(asked, request, guest, reply); });
}

void PasskeysApi::come_now(const ByPasskeyRequest& asked, const Request& request,
                           const std::optional<store::Guest>& guest, const Reply& reply) {
    const auto made = challenges_.take(challenge_of(asked.words), world_.steady());
    if (!made || made->shown) return reply(too_late());
    if (!request.own_page) return reply(not_heeded(PasskeyFault::elsewhere));
    const auto count = heed(asked.words, PasskeyUse::get, request.origin);
    if (!count) return reply(not_heeded(count.error()));
    struct Known {
        std::optional<store::PasskeyRow> passkey;
        std::optional<store::Guest> account;
    };
    const auto query = [credential = asked.credential](store::Database& db) {
        Known known{store::find_passkey(db, credential), std::nullopt};
        if (known.passkey) {
            const store::GuestKey key = known.passkey->guest;
            known.account = store::people_of(db, {key}).at(key);
        }
        return known;
    };
    auto found = [this, asked, count = *count, arrival = arrive(request, world_, settings_),
                  was = asked.take && guest && !guest->member ? guest : std::nullopt,
                  reply](const std::optional<store::StoreError>& error, const std::optional<Known>& known) {
        if (error || !known) return reply(not_stored());
        if (!known->passkey || !has_signed(known->passkey->public_key, asked.words, asked.signature))
            return reply(unknown_passkey());
        let_in(*known->passkey, *known->account, count, was, arrival, reply);
    };
    world_.store.read(world_.context.get_executor(), query, std::move(found));
}

void PasskeysApi::let_in(const store::PasskeyRow& passkey, const store::Guest& account, std::uint32_t count,
                         const std::optional<store::Guest>& was, const Arrival& arrival,
                         const Reply& reply) const {
    auto used = [this, credential = passkey.credential, account, was, arrival, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::UsePasskey::Outcome& grown = *stored;
        if (!grown)
            return reply(error_response(403, "passkey_copied",
                                        "The passkey's counter did not increase; it may have been copied."));
        accounts_.come(account, was, {{}, {}, credential}, arrival, reply);
    };
    world_.store.write(world_.context.get_executor(),
                       store::UsePasskey{passkey.credential, count, world_.now()}, std::move(used));
}

} // namespace germini::server

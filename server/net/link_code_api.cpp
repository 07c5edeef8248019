#include "server/net/link_code_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/crypto/password.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"

namespace germini::server {
namespace {

/// Previews a merge: the guest who created the code, the requesting guest, the number that stays, and whether
/// the requesting guest must send a password.
nlohmann::ordered_json preview_json(const model::MergeGuests::Done& would) {
    nlohmann::ordered_json body;
    body["maker"] = guest_json(would.other);
    body["asker"] = would.asker ? guest_json(*would.asker) : nlohmann::ordered_json(nullptr);
    body["stays"] = would.guest.number;
    body["password"] = would.asker && would.asker->member;
    return body;
}

} // namespace

Response merge_refusal(const model::MergeGuests::Refused& why, const char* path) {
    if (std::holds_alternative<model::StaleAuthorisation>(why)) return stale_authorisation("/password");
    const auto* known = std::get_if<model::MergeRefusal>(&why);
    if (known == nullptr)
        return error_response(403, "wrong_code", "The code is unknown or has expired.", path);
    switch (known->why) {
    case model::MergeError::same:
        return error_response(409, "same_person", "You are already that person.", path);
    case model::MergeError::two_accounts:
        return error_response(409, "two_accounts", "Both have an account of their own.", path);
    case model::MergeError::saw_different_hands:
        return error_response(409, "saw_different_hands",
                              "The two have seen different hands of an unfinished deal: they can be merged "
                              "once it is over.",
                              path);
    case model::MergeError::both_seated:
        break;
    }
    return error_response(409, "both_seated",
                          "Both have a seat at the same unfinished table: leave one of them first.", path);
}

void LinkCodeApi::make_code(const Request& request, const model::Guest& guest, const Reply& reply) const {
    if (!guest.member) return add_code(guest.key, {{}, guest.session, {}}, reply);
    const auto asked = read_password(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto then = [this, key = guest.key, reply](const std::string&, model::Authorisation authorisation) {
        add_code(key, std::move(authorisation), reply);
    };
    me_.with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void LinkCodeApi::add_code(model::GuestKey guest, model::Authorisation authorisation,
                           const Reply& reply) const {
    const std::string code = random_code();
    const std::int64_t now = server_.now(), until = now + account::kLinkCodeTime.count();
    auto done = [code, until, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::AddTicket::Outcome& added = *stored;
        reply(added ? json_response(201, {{"code", code}, {"until", protocol::utc_text(until)}})
                    : stale_authorisation("/password"));
    };
    const model::TicketRow ticket{hash_secret(code), model::kLinkCodeTicket, guest, until};
    server_.store.write(server_.context.get_executor(),
                        model::AddTicket{ticket, now, guest, std::move(authorisation)}, std::move(done));
}

void LinkCodeApi::enter_code(const Request& request, const std::optional<model::Guest>& guest,
                             const Reply& reply) const {
    const auto asked = read_link_code(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    const AddressPtr address = request.address;
    if (address->passwords.spent())
        return reply(
            guess_refusal({Passwords::GuessResult::Status::slowed, address->passwords.one(), {}}, "/code"));
    const NewSession new_session = make_session(request, server_, settings_);
    model::MergeGuests command;
    command.code = hash_secret(typed_code(asked->code));
    command.now = server_.now();
    command.dry_run = asked->dry_run;
    command.stays = true;
    if (guest) {
        command.guest = guest->key;
        command.asking = guest->session;
        // API clients send their secret themselves and keep the one they have.
        if (request.by_cookie) command.secret = new_session.session.secret;
    } else {
        command.session = new_session.session;
        command.browser = new_session.browser_hash();
    }
    if (!guest || !guest->member || asked->dry_run)
        return join(std::move(command), address, new_session, reply);
    auto then = [this, command = std::move(command), address, new_session,
                 reply](const std::string&, model::Authorisation authorisation) mutable {
        command.authorisation = std::move(authorisation);
        join(std::move(command), address, new_session, reply);
    };
    me_.with_password(request, *guest, asked->password.value_or(""), std::nullopt, "/password", reply,
                      std::move(then));
}

void LinkCodeApi::join(model::MergeGuests command, const AddressPtr& address, const NewSession& new_session,
                       const Reply& reply) const {
    auto done = [this, address, new_session, asker = command.guest, dry = command.dry_run,
                 by_new_cookie = command.session || command.secret, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::MergeGuests::Outcome& merged = *stored;
        if (!merged) {
            if (std::holds_alternative<model::MergeGuests::NoCode>(merged.error())) address->passwords.take();
            return reply(merge_refusal(merged.error(), "/code"));
        }
        if (dry) return reply(json_response(200, preview_json(*merged)));
        sockets_.end(merged->ended);
        sockets_.end(merged->renewed, CloseReason::renewed);
        Response response = json_response(200, guest_json(merged->guest));
        if (by_new_cookie && merged->guest.key != asker) set_cookies(response, new_session);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

} // namespace germini::server

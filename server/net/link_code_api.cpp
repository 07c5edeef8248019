#include "server/net/link_code_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/crypto/password.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"

#include <nlohmann/json.hpp>

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

Answer LinkCodeApi::make_code(const Call& call) const {
    model::Authorisation authorisation;
    authorisation.session = call.guest->session;
    if (call.guest->member) {
        auto confirmed = co_await me_.confirm(call);
        if (!confirmed) co_return confirmed.error();
        authorisation = std::move(confirmed->authorisation);
    }
    const std::string code = random_code();
    const std::int64_t now = server_.now(), until = now + account::kLinkCodeTime.count();
    const model::TicketRow ticket{hash_secret(code), model::kLinkCodeTicket, call.guest->key, until};
    model::AddTicket command{ticket, now, call.guest->key, std::move(authorisation)};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::AddTicket::Outcome& added = *stored;
    co_return added ? json_response(201, {{"code", code}, {"until", protocol::utc_text(until)}})
                    : stale_authorisation("/password");
}

Answer LinkCodeApi::enter_code(const Call& call) const {
    const Request& request = call.request;
    const auto& guest = call.guest;
    const auto asked = read_link_code(request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const AddressPtr& address = request.address;
    if (address->passwords.spent())
        co_return guess_refusal({Passwords::GuessResult::Status::slowed, address->passwords.one(), {}},
                                "/code");
    // A preview compares all hands of both in progress, and changes nothing that would bound it.
    if (asked->dry_run && !address->seasons.take()) co_return too_fast();
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
    if (guest && guest->member && !asked->dry_run) {
        auto confirmed = co_await me_.confirm(call, asked->password.value_or(""), std::nullopt, "/password");
        if (!confirmed) co_return confirmed.error();
        command.authorisation = std::move(confirmed->authorisation);
    }
    co_return co_await join(std::move(command), address, new_session);
}

Answer LinkCodeApi::join(model::MergeGuests command, const AddressPtr& address,
                         const NewSession& new_session) const {
    const bool by_new_cookie = command.session || command.secret;
    const auto stored = co_await server_.store.write(command);
    if (!stored) co_return failed(stored.error());
    const model::MergeGuests::Outcome& merged = *stored;
    if (!merged) {
        if (std::holds_alternative<model::MergeGuests::NoCode>(merged.error())) address->passwords.take();
        co_return merge_refusal(merged.error(), "/code");
    }
    if (command.dry_run) co_return json_response(200, preview_json(*merged));
    sockets_.end(merged->ended);
    sockets_.end(merged->renewed, CloseReason::renewed);
    Response response = json_response(200, guest_json(merged->guest));
    if (by_new_cookie && merged->guest.key != command.guest) set_cookies(response, new_session);
    co_return response;
}

} // namespace germini::server

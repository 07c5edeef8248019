#include "server/net/admin_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/model/account_query.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

Answer AdminApi::become_administrator(const Call& call) const {
    const auto secret = read_word(call.request.body, "secret", settings_.body_bytes);
    if (!secret) co_return read_error_response(secret.error());
    const model::SetAdministrator command{call.guest->key, true, server_.now(), hash_secret(*secret)};
    const auto stored = co_await server_.store.write(command);
    if (!stored) co_return failed(stored.error());
    if (!*stored) co_return not_found();
    co_return json_response(200, guest_json(*call.guest));
}

Answer AdminApi::make_reset_link(const Call& call) const {
    const auto asked = read_reset_link(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const model::FindLogin query{names::skeletons(asked->login).front()};
    const auto owner = co_await server_.store.ask(query);
    if (!owner) co_return not_stored();
    if (!*owner) co_return error_response(404, "no_such_login", "Unknown login.", "/login");
    model::Authorisation authorisation;
    authorisation.session = call.guest->session;
    if ((*owner)->account.administrator) {
        auto confirmed = co_await me_.confirm(call, asked->password.value_or(""), std::nullopt, "/password");
        if (!confirmed) co_return confirmed.error();
        authorisation = std::move(confirmed->authorisation);
    }
    model::TicketRow ticket{{}, model::kResetTicket, (*owner)->account.guest, 0};
    co_return co_await add_link(std::move(ticket), account::kResetLinkTime, call, std::move(authorisation),
                                "/password");
}

Answer AdminApi::make_sign_up_link(const Call& call) const {
    model::TicketRow ticket{{}, model::kSignUpTicket, std::nullopt, 0};
    model::Authorisation authorisation;
    authorisation.session = call.guest->session;
    co_return co_await add_link(std::move(ticket), account::kSignUpLinkTime, call, std::move(authorisation),
                                "");
}

Answer AdminApi::add_link(model::TicketRow ticket, std::chrono::milliseconds time, const Call& call,
                          model::Authorisation authorisation, const char* path) const {
    const std::string secret = server_.new_secret();
    const std::int64_t now = server_.now();
    ticket.secret = hash_secret(secret);
    ticket.until = now + time.count();
    const std::string until = protocol::utc_text(ticket.until);
    model::AddTicket command{std::move(ticket), now, call.guest->key, std::move(authorisation)};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::AddTicket::Outcome& added = *stored;
    co_return added ? json_response(201, {{"secret", secret}, {"until", until}}) : stale_authorisation(path);
}

} // namespace germini::server

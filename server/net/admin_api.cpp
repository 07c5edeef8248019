#include "server/net/admin_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"
#include "server/store/accounts.hpp"

namespace germini::server {
namespace {

Response link_made(const std::string& secret, std::int64_t until) {
    return json_response(201, {{"secret", secret}, {"until", protocol::utc_text(until)}});
}

} // namespace

void AdminApi::become_administrator(const Request& request, const model::Guest& guest,
                                    const Reply& reply) const {
    const auto secret = read_word(request.body, "secret", settings_.body_bytes);
    if (!secret) return reply(read_error_response(secret.error()));
    auto done = [guest, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        if (!*stored) return reply(not_found());
        reply(json_response(200, guest_json(guest)));
    };
    model::SetAdministrator command{guest.key, true, server_.now(), hash_secret(*secret)};
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void AdminApi::make_reset_link(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const auto asked = read_reset_link(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    const auto query = [skeleton = names::skeletons(asked->login).front()](store::Database& db) {
        return store::find_account(db, skeleton);
    };
    auto found = [this, request, guest, password = asked->password.value_or(""),
                  reply](const std::optional<store::StoreError>& error, const auto& account) {
        if (error || !account) return reply(not_stored());
        if (!*account) return reply(error_response(404, "no_such_login", "Unknown login.", "/login"));
        const model::GuestKey whom = (*account)->guest;
        if (!(*account)->administrator)
            return add_reset_link(whom, guest.key, {{}, guest.session, {}}, reply);
        auto then = [this, whom, by = guest.key, reply](const std::string&,
                                                        model::Authorisation authorisation) {
            add_reset_link(whom, by, std::move(authorisation), reply);
        };
        me_.with_password(request, guest, password, std::nullopt, "/password", reply, std::move(then));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void AdminApi::add_reset_link(model::GuestKey guest, model::GuestKey by, model::Authorisation authorisation,
                              const Reply& reply) const {
    const std::string secret = server_.new_secret();
    const std::int64_t now = server_.now(), until = now + account::kResetLinkTime.count();
    auto done = [secret, until, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::AddTicket::Outcome& added = *stored;
        reply(added ? link_made(secret, until) : stale_authorisation("/password"));
    };
    const model::TicketRow ticket{hash_secret(secret), model::kResetTicket, guest, until};
    server_.store.write(server_.context.get_executor(),
                        model::AddTicket{ticket, now, by, std::move(authorisation)}, std::move(done));
}

void AdminApi::make_sign_up_link(const model::Guest& guest, const Reply& reply) const {
    const std::string secret = server_.new_secret();
    const std::int64_t now = server_.now(), until = now + account::kSignUpLinkTime.count();
    auto done = [secret, until, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::AddTicket::Outcome& added = *stored;
        reply(added ? link_made(secret, until) : stale_authorisation(""));
    };
    const model::TicketRow ticket{hash_secret(secret), model::kSignUpTicket, std::nullopt, until};
    server_.store.write(server_.context.get_executor(),
                        model::AddTicket{ticket, now, guest.key, {{}, guest.session, {}}}, std::move(done));
}

} // namespace germini::server

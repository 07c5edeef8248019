#include "server/net/same_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/crypto/password.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"

namespace germini::server {

Response unmerged(const store::MergeGuests::Refused& why, const char* path) {
    if (std::holds_alternative<store::Outdated>(why)) return outdated("/password");
    const auto* known = std::get_if<store::Unmerged>(&why);
    if (known == nullptr)
        return error_response(403, "wrong_code", "There is no such code, or its time is over.", path);
    switch (known->why) {
    case store::Unmergeable::same:
        return error_response(409, "same_person", "You are that person.", path);
    case store::Unmergeable::two_accounts:
        return error_response(409, "two_accounts", "Each of the two has a login of his own.", path);
    case store::Unmergeable::told_different:
        return error_response(
            409, "told_different",
            "The two have been told different hands of a deal that is not over: once it is, "
            "they can become one.",
            path);
    case store::Unmergeable::both_seated:
        break;
    }
    return error_response(409, "both_seated",
                          "Both have a seat at one table that is not over: leave one of them first.", path);
}

void SameApi::make_code(const store::Guest& guest, const Reply& reply) const {
    const std::string code = random_code();
    const std::int64_t now = world_.now(), until = now + account::kSameCodeTime.count();
    auto done = [code, until, reply](const auto& stored) {
        reply(stored ? json_response(201, {{"code", code}, {"until", protocol::utc_text(until)}})
                     : failed(stored.error()));
    };
    const store::TicketRow ticket{hash_secret(code), store::kSameTicket, guest.key, until};
    world_.store.write(world_.context.get_executor(), store::AddTicket{ticket, now, guest.key},
                       std::move(done));
}

void SameApi::say_code(const Request& request, const std::optional<store::Guest>& guest,
                       const Reply& reply) const {
    const auto asked = read_same(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    const AddressPtr address = request.address;
    if (address->passwords.spent())
        return reply(unguessed({Passwords::Guess::Is::slowed, address->passwords.one(), {}}, "/code"));
    const Arrival arrival = arrive(request, world_, settings_);
    store::MergeGuests command;
    if (guest) command.guest = guest->key;
    command.code = hash_secret(typed_code(asked->code));
    command.now = world_.now();
    command.dry_run = asked->dry_run;
    if (!guest) {
        command.session = arrival.session;
        command.browser = arrival.browser_hash();
    }
    const bool comes = !guest && !asked->dry_run;
    auto done = [this, address, arrival, comes, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::MergeGuests::Outcome& merged = *stored;
        if (!merged) {
            if (std::holds_alternative<store::MergeGuests::NoCode>(merged.error())) address->passwords.take();
            return reply(unmerged(merged.error(), "/code"));
        }
        sockets_.end(merged->renewed, Farewell::renewed);
        Response response = json_response(200, guest_json(merged->guest));
        if (comes) set_cookies(response, arrival);
        reply(std::move(response));
    };
    world_.store.write(world_.context.get_executor(), std::move(command), std::move(done));
}

} // namespace germini::server

#include "server/admin/persons.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/actor/membership.hpp"
#include "server/admin/order_json.hpp"
#include "server/journal/log.hpp"
#include "server/model/account_query.hpp"
#include "server/names/nickname.hpp"

#include <charconv>
#include <optional>
#include <utility>

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Heard = std::function<void(ordered_json)>;

std::string word_of(const ordered_json& order, const char* key) {
    return order::text_of(order, key).value_or(std::string());
}

/// Calls `then` with the person that the command names: by login, or by public number prefixed with #.
template <class Then>
void with_person(const AdminContext& context, const ordered_json& order, const Heard& answer, Then then) {
    const auto unknown = [answer] {
        answer(order::refused("Unknown person: expected a login, or a number, e.g. '#123456789'."));
    };
    const std::string who = word_of(order, "who");
    const auto executor = context.server.context.get_executor();
    std::int64_t number = 0;
    const char* const end = who.data() + who.size();
    if (who.size() > 1 && who.front() == '#' && std::from_chars(who.data() + 1, end, number).ptr == end) {
        auto found = [answer, unknown, then = std::move(then)](const auto& person) {
            if (!person) return answer(order::refused(order::kNotTaken));
            *person ? then(**person) : unknown();
        };
        return context.server.store.ask(executor, model::FindNumber{number}, std::move(found));
    }
    auto found = [answer, unknown, then = std::move(then)](const auto& owner) {
        if (!owner) return answer(order::refused(order::kNotTaken));
        *owner ? then((*owner)->guest) : unknown();
    };
    context.server.store.ask(executor, model::FindLogin{names::skeletons(who).front()}, std::move(found));
}

/// Writes the command and answers with `made(outcome)`.
template <class C, class Made>
void put(const AdminContext& context, C command, const Heard& answer, Made made) {
    auto done = [answer, made = std::move(made)](const auto& stored) {
        answer(stored ? made(*stored) : order::refused(order::kNotTaken));
    };
    context.server.store.write(context.server.context.get_executor(), std::move(command), std::move(done));
}

void list_persons(const AdminContext& context, const Heard& answer) {
    auto found = [answer](const auto& accounts) {
        if (!accounts) return answer(order::refused(order::kNotTaken));
        auto persons = ordered_json::array();
        for (const model::AccountEntry& account : *accounts)
            persons.push_back({{"number", account.number},
                               {"login", account.login},
                               {"administrator", account.administrator},
                               {"created", protocol::utc_text(account.created)}});
        ordered_json text = order::done();
        text["persons"] = persons;
        answer(std::move(text));
    };
    context.server.store.ask(context.server.context.get_executor(), model::ListAccounts(), std::move(found));
}

void rename_person(const AdminContext& context, const ordered_json& order, const Heard& answer) {
    const auto name = names::nickname(word_of(order, "name"));
    if (!name) return answer(order::refused(std::string(name.error().message)));
    with_person(context, order, answer, [context, answer, name = *name](const model::Guest& person) {
        const model::RenameGuest command{person.key, name};
        put(context, command, answer, [context](const model::RenameGuest::Outcome& renamed) {
            if (renamed) context.directory->rename_person(*renamed);
            return order::done();
        });
    });
}

void delete_person(const AdminContext& context, const ordered_json& order, const Heard& answer) {
    with_person(context, order, answer, [context, answer](const model::Guest& person) {
        const model::DeleteGuest command{person.key, context.server.now(), std::nullopt};
        put(context, command, answer, [context](const model::DeleteGuest::Outcome& gone) {
            if (!gone)
                return order::refused(
                    gone.error() == model::DeleteError::seated
                        ? "This person has a seat at an unfinished table; close it first, see `tables`."
                        : "This person hosts an unfinished table; close it first, see `tables`.");
            context.disconnect_sessions(gone->sessions);
            context.directory->forget_person(gone->person);
            for (const std::string& club : gone->clubs)
                notify_tables_of_club(context.server, context.directory, club, std::nullopt, [] {});
            journal::info({}, "person deleted by administrator");
            return order::done();
        });
    });
}

void link_of(const AdminContext& context, model::TicketRow ticket, const std::string& page,
             const Heard& answer) {
    const std::string secret = context.server.new_secret();
    ticket.secret = hash_secret(secret);
    put(context, model::AddTicket{ticket, context.server.now(), std::nullopt}, answer,
        [link = context.page + "#/" + page + "/" + secret, until = ticket.until](const auto&) {
            ordered_json text = order::done();
            text["link"] = link;
            text["until"] = protocol::utc_text(until);
            return text;
        });
}

void reset_link(const AdminContext& context, const ordered_json& order, const Heard& answer) {
    with_person(context, order, answer, [context, answer](const model::Guest& person) {
        if (!person.member) return answer(order::refused("This person has no account, so no password."));
        const std::int64_t until = context.server.now() + account::kResetLinkTime.count();
        link_of(context, {{}, model::kResetTicket, person.key, until}, "reset", answer);
    });
}

void appoint(const AdminContext& context, const ordered_json& order, const Heard& answer) {
    const bool is = !order::flag_of(order, "off");
    with_person(context, order, answer, [context, answer, is](const model::Guest& person) {
        const model::SetAdministrator command{person.key, is, context.server.now(), std::nullopt};
        put(context, command, answer, [](const model::SetAdministrator::Outcome& set) {
            return set ? order::done()
                       : order::refused("This person has no account; an administrator needs one.");
        });
    });
}

} // namespace

void carry_out_person(const AdminContext& context, const ordered_json& order, const Heard& answer) {
    const std::string what = word_of(order, "do");
    if (what == "list") return list_persons(context, answer);
    if (what == "rename") return rename_person(context, order, answer);
    if (what == "delete") return delete_person(context, order, answer);
    if (what == "reset-link") return reset_link(context, order, answer);
    if (what == "administrator") return appoint(context, order, answer);
    if (what == "invite") {
        const std::int64_t until = context.server.now() + account::kSignUpLinkTime.count();
        return link_of(context, {{}, model::kSignUpTicket, std::nullopt, until}, "sign-up", answer);
    }
    answer(order::refused("Unknown person command."));
}

std::string first_administrator(ServerContext& server) {
    const std::string secret = server.new_secret();
    const std::int64_t now = server.now();
    const model::TicketRow ticket{hash_secret(secret), model::kAdministratorTicket, std::nullopt,
                                  now + account::kFirstLinkTime.count()};
    server.store.execute_now(model::AddTicket{ticket, now, std::nullopt});
    return secret;
}

} // namespace germini::server

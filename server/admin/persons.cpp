#include "server/admin/persons.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/account/times.hpp"
#include "server/actor/membership.hpp"
#include "server/admin/order_json.hpp"
#include "server/journal/say.hpp"
#include "server/names/nickname.hpp"
#include "server/store/execute.hpp"

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

/// Finds a person by login, or by public number prefixed with #.
std::optional<store::Guest> find_person(store::Database& db, const std::string& who) {
    std::int64_t number = 0;
    const char* const end = who.data() + who.size();
    if (who.size() > 1 && who.front() == '#' && std::from_chars(who.data() + 1, end, number).ptr == end)
        return store::find_number(db, number);
    const auto account = store::find_account(db, names::looks(who).front());
    if (!account) return std::nullopt;
    return store::people_of(db, {account->guest}).at(account->guest);
}

/// Calls `then` with the person that the command names.
template <class Then>
void with_person(const House& house, const ordered_json& order, const Heard& answer, Then then) {
    const auto query = [who = word_of(order, "who")](store::Database& db) { return find_person(db, who); };
    auto found = [answer, then = std::move(then)](const std::optional<store::StoreError>& error,
                                                  const auto& person) {
        if (error || !person) return answer(order::refused(order::kNotTaken));
        if (!*person)
            return answer(
                order::refused("Unknown person: expected a login, or a number, e.g. '#123456789'."));
        then(**person);
    };
    house.world.store.read(house.world.context.get_executor(), query, std::move(found));
}

/// Writes the command and answers with `made(outcome)`.
template <class C, class Made> void put(const House& house, C command, const Heard& answer, Made made) {
    auto done = [answer, made = std::move(made)](const auto& stored) {
        answer(stored ? made(*stored) : order::refused(order::kNotTaken));
    };
    house.world.store.write(house.world.context.get_executor(), std::move(command), std::move(done));
}

void list_persons(const House& house, const Heard& answer) {
    const auto query = [](store::Database& db) {
        auto persons = ordered_json::array();
        store::Statement row(db, "SELECT number, login, administrator, a.created FROM accounts a"
                                 " JOIN guests g ON g.key = guest ORDER BY a.created, g.key");
        while (row.step())
            persons.push_back({{"number", row.integer(0)},
                               {"login", row.text(1)},
                               {"administrator", row.flag(2)},
                               {"created", protocol::utc_text(row.integer(3))}});
        return persons;
    };
    auto found = [answer](const std::optional<store::StoreError>& error, const auto& persons) {
        if (error || !persons) return answer(order::refused(order::kNotTaken));
        ordered_json text = order::done();
        text["persons"] = *persons;
        answer(std::move(text));
    };
    house.world.store.read(house.world.context.get_executor(), query, std::move(found));
}

void rename_person(const House& house, const ordered_json& order, const Heard& answer) {
    const auto name = names::nickname(word_of(order, "name"));
    if (!name) return answer(order::refused(std::string(name.error().message)));
    with_person(house, order, answer, [house, answer, name = *name](const store::Guest& person) {
        put(house, store::RenameGuest{person.key, name}, answer, [](const auto&) { return order::done(); });
    });
}

void delete_person(const House& house, const ordered_json& order, const Heard& answer) {
    with_person(house, order, answer, [house, answer](const store::Guest& person) {
        const store::DeleteGuest command{person.key, house.world.now(), std::nullopt};
        put(house, command, answer, [house](const store::DeleteGuest::Outcome& gone) {
            if (!gone)
                return order::refused(
                    gone.error() == store::Undeletable::seated
                        ? "This person has a seat at an unfinished table; close it first, see `tables`."
                        : "This person hosts an unfinished table; close it first, see `tables`.");
            house.hang_up(gone->sessions);
            for (const std::string& club : gone->clubs)
                tell_tables_of_club(house.world, house.directory, club, std::nullopt, [] {});
            journal::info({}, "person deleted by administrator");
            return order::done();
        });
    });
}

void link_of(const House& house, store::TicketRow ticket, const std::string& page, const Heard& answer) {
    const std::string secret = house.world.new_secret();
    ticket.secret = hash_secret(secret);
    put(house, store::AddTicket{ticket, house.world.now(), std::nullopt}, answer,
        [link = house.page + "#/" + page + "/" + secret, until = ticket.until](const auto&) {
            ordered_json text = order::done();
            text["link"] = link;
            text["until"] = protocol::utc_text(until);
            return text;
        });
}

void reset_link(const House& house, const ordered_json& order, const Heard& answer) {
    with_person(house, order, answer, [house, answer](const store::Guest& person) {
        if (!person.member) return answer(order::refused("This person has no account, so no password."));
        const std::int64_t until = house.world.now() + account::kResetLinkTime.count();
        link_of(house, {{}, store::kResetTicket, person.key, until}, "reset", answer);
    });
}

void appoint(const House& house, const ordered_json& order, const Heard& answer) {
    const bool is = !order::flag_of(order, "off");
    with_person(house, order, answer, [house, answer, is](const store::Guest& person) {
        const store::SetAdministrator command{person.key, is, house.world.now(), std::nullopt};
        put(house, command, answer, [](const store::SetAdministrator::Outcome& set) {
            return set ? order::done()
                       : order::refused("This person has no account; an administrator needs one.");
        });
    });
}

} // namespace

void carry_out_person(const House& house, const ordered_json& order, const Heard& answer) {
    const std::string what = word_of(order, "do");
    if (what == "list") return list_persons(house, answer);
    if (what == "rename") return rename_person(house, order, answer);
    if (what == "delete") return delete_person(house, order, answer);
    if (what == "reset-link") return reset_link(house, order, answer);
    if (what == "administrator") return appoint(house, order, answer);
    if (what == "invite") {
        const std::int64_t until = house.world.now() + account::kSignUpLinkTime.count();
        return link_of(house, {{}, store::kSignUpTicket, std::nullopt, until}, "sign-up", answer);
    }
    answer(order::refused("Unknown person command."));
}

std::string first_administrator(World& world) {
    const std::string secret = world.new_secret();
    const std::int64_t now = world.now();
    const store::TicketRow ticket{hash_secret(secret), store::kAdministratorTicket, std::nullopt,
                                  now + account::kFirstLinkTime.count()};
    world.store.now([&](store::Database& db) {
        store::Transaction transaction(db);
        const auto done = store::execute(db, store::AddTicket{ticket, now, std::nullopt});
        transaction.commit();
        return done;
    });
    return secret;
}

} // namespace germini::server

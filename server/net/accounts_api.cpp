#include "server/net/accounts_api.hpp"

#include "server/crypto/password.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"
#include "server/net/same_api.hpp"

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Is = Passwords::Guess::Is;

Passwords::Guess slowed_by(const AddressPtr& address) { return {Is::slowed, address->passwords.one(), {}}; }

std::string look_of(const std::string& login) { return names::looks(login).front(); }

/// The owner of a login, if there is one.
struct Known {
    std::optional<store::AccountRow> account;
    std::optional<store::Guest> guest;
};
Known find_login(store::Database& db, const std::string& look) {
    Known known{store::find_account(db, look), std::nullopt};
    if (known.account) {
        const store::GuestKey key = known.account->guest;
        known.guest = store::people_of(db, {key}).at(key);
    }
    return known;
}

/// Returns true if `browser` identifies the browser in which the account was last opened.
bool opened_last_in(const store::Guest& account, const std::optional<std::string>& browser) {
    return browser && account.browser && same_hash(hash_secret(*browser), *account.browser);
}

Response not_right(const char* path) {
    return error_response(403, "wrong_password", "Wrong login, password, code or link.", path);
}

Response refused_sign_up(store::SignUp::Refused why) {
    using Refused = store::SignUp::Refused;
    switch (why) {
    case Refused::taken:
        return error_response(409, "login_taken", "That login, or one that looks like it, is already taken.",
                              "/login");
    case Refused::has_one:
        return error_response(409, "has_account", "You already have an account.");
    case Refused::outdated:
        return no_guest();
    case Refused::no_invitation:
        break;
    }
    return error_response(403, "no_invitation", "This server requires an unused invitation.", "/invitation");
}

} // namespace

NewCodes new_codes() {
    NewCodes codes;
    for (std::size_t i = 0; i < kRecoveryCodes; ++i) {
        codes.shown.push_back(random_code());
        codes.kept.push_back(hash_secret(codes.shown.back()));
    }
    return codes;
}

Response password_is_login() {
    return error_response(400, "password_login", "The password must differ from the login.", "/password");
}

Response outdated(const char* path) {
    return error_response(403, "wrong_password", "The password has been changed in the meantime.", path);
}

Response unguessed(const Passwords::Guess& guess, const char* path) {
    if (guess.is == Is::wrong) return not_right(path);
    const std::string wait = std::to_string(guess.wait.count());
    if (guess.is == Is::too_fast)
        return too_fast("Too many password checks from your address; try again in a moment.", wait.c_str());
    Response response =
        guess.is == Is::busy
            ? error_response(503, "busy", "Too many logins at the moment; try again shortly.")
            : error_response(429, "slowed", "Too many failed attempts; try again in " + wait + " s.", path);
    response.headers.emplace_back("Retry-After", wait);
    return response;
}

void AccountsApi::sign_up(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_sign_up(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    if (!guest && !request.address->guests.take()) {
        world_.refusals.refused(Limit::guests, world_.steady());
        return reply(too_many_guests());
    }
    const Arrival arrival = arrive(request, world_, settings_);
    NewCodes codes = new_codes();
    store::SignUp command;
    command.account.login = asked->login;
    command.account.looks = names::looks(asked->login);
    command.account.created = world_.now();
    command.codes = codes.kept;
    command.closed = settings_.closed;
    if (asked->invitation) command.invitation = hash_secret(*asked->invitation);
    if (guest) {
        command.account.guest = guest->key;
        command.asking = guest->session;
        // API clients send their secret themselves and keep the one they have.
        if (request.by_cookie) command.secret = arrival.session.secret;
    } else {
        store::Guest newcomer;
        newcomer.id = world_.new_id();
        newcomer.name = asked->name.value_or(asked->login);
        newcomer.number = store::draw_number(world_.random);
        newcomer.browser = arrival.browser_hash();
        command.newcomer = store::SignUp::Newcomer{std::move(newcomer), arrival.session};
    }
    // Checked before the password is hashed, which is slow, and again when everything is written.
    const auto query = [command](store::Database& db) { return store::refused_sign_up(db, command); };
    auto found = [this, command, arrival, codes = std::move(codes), password = asked->password,
                  address = request.address,
                  reply](const std::optional<store::StoreError>& error, const auto& refused) {
        if (error || !refused) return reply(not_stored());
        if (*refused) return reply(refused_sign_up(**refused));
        auto hashed = [this, command, arrival, address, codes, reply](Passwords::Guess guess) mutable {
            if (guess.is != Is::right) return reply(unguessed(guess, ""));
            command.account.password = std::move(guess.hash);
            add(std::move(command), arrival, address, std::move(codes), reply);
        };
        passwords_.hash(address, password, std::move(hashed));
    };
    world_.store.read(world_.context.get_executor(), query, std::move(found));
}

void AccountsApi::add(store::SignUp command, const Arrival& arrival, const AddressPtr& address,
                      NewCodes codes, const Reply& reply) const {
    const bool by_new_cookie = command.newcomer || command.secret;
    const Guesser owner{command.account.looks.front(), address};
    auto done = [this, arrival, owner, codes = std::move(codes), by_new_cookie, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::SignUp::Outcome& made = *stored;
        if (!made) return reply(refused_sign_up(made.error()));
        passwords_.forgive(owner);
        sockets_.end(made->ended);
        ordered_json body = guest_json(made->guest);
        body["codes"] = codes.shown;
        Response response = json_response(201, body);
        if (by_new_cookie) set_cookies(response, arrival);
        reply(std::move(response));
    };
    world_.store.write(world_.context.get_executor(), std::move(command), std::move(done));
}

void AccountsApi::log_in(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_log_in(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    const std::string look = look_of(asked->login);
    const auto query = [look](store::Database& db) { return find_login(db, look); };
    auto found = [this, look, password = asked->password, arrival = arrive(request, world_, settings_),
                  address = request.address, browser = browser_of(request),
                  was = asked->take && guest && !guest->member ? guest : Guest(),
                  reply](const std::optional<store::StoreError>& error, const std::optional<Known>& known) {
        if (error || !known) return reply(not_stored());
        const auto stored = known->account ? std::optional(known->account->password) : std::nullopt;
        auto compared = [this, guest = known->guest, was, arrival, stored,
                         reply](const Passwords::Guess& guess) {
            if (guess.is != Is::right) return reply(unguessed(guess, "/password"));
            come(*guest, was, {stored, {}, {}}, arrival, reply);
        };
        Guesser guesser{look, address};
        guesser.own_browser = known->guest && opened_last_in(*known->guest, browser);
        passwords_.compare(std::move(guesser), stored, password, std::nullopt, std::move(compared));
    };
    world_.store.read(world_.context.get_executor(), query, std::move(found));
}

void AccountsApi::come(const store::Guest& account, const Guest& was, store::Shown shown,
                       const Arrival& arrival, const Reply& reply) const {
    if (was) return take_along(*was, account.key, std::move(shown), arrival, reply);
    let_in(account, std::move(shown), arrival, reply);
}

void AccountsApi::let_in(const store::Guest& guest, store::Shown shown, const Arrival& arrival,
                         const Reply& reply) const {
    auto done = [this, guest, arrival, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::AddSession::Outcome& added = *stored;
        if (!added) return reply(not_right("/password"));
        sockets_.end(added->sessions);
        Response response = json_response(200, guest_json(guest));
        set_cookies(response, arrival);
        reply(std::move(response));
    };
    world_.store.write(
        world_.context.get_executor(),
        store::AddSession{guest.key, arrival.session, arrival.browser_hash(), false, std::move(shown)},
        std::move(done));
}

void AccountsApi::take_along(const store::Guest& guest, store::GuestKey account, store::Shown shown,
                             const Arrival& arrival, const Reply& reply) const {
    store::MergeGuests command;
    command.guest = guest.key;
    command.asking = guest.session;
    command.other = account;
    command.now = world_.now();
    command.session = arrival.session;
    command.browser = arrival.browser_hash();
    command.shown = std::move(shown);
    auto done = [this, arrival, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::MergeGuests::Outcome& merged = *stored;
        if (!merged) return reply(unmerged(merged.error(), "/take"));
        sockets_.end(merged->ended);
        sockets_.end(merged->renewed, Farewell::renewed);
        Response response = json_response(200, guest_json(merged->guest));
        set_cookies(response, arrival);
        reply(std::move(response));
    };
    world_.store.write(world_.context.get_executor(), std::move(command), std::move(done));
}

void AccountsApi::recover(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_recover(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    const std::string look = look_of(asked->login);
    const auto query = [look](store::Database& db) { return find_login(db, look); };
    auto found = [this, plain = Guesser{look, request.address}, asked = *asked, browser = browser_of(request),
                  arrival = arrive(request, world_, settings_),
                  was = asked->take && guest && !guest->member ? guest : Guest(),
                  reply](const std::optional<store::StoreError>& error, const std::optional<Known>& known) {
        if (error || !known) return reply(not_stored());
        Guesser guesser = plain;
        guesser.own_browser = known->guest && opened_last_in(*known->guest, browser);
        auto guessed = [this, guesser, account = known->account, code = hash_secret(typed_code(asked.word)),
                        was, arrival, reply](Passwords::Guess guess) {
            if (guess.is == Is::right && !account) guess.is = Is::wrong;
            if (guess.is != Is::right) return reply(unguessed(guess, "/code"));
            store::SetPassword command;
            command.guest = account->guest;
            command.password = std::move(guess.hash);
            command.code = code;
            set(std::move(command), guesser, was, arrival, "/code", reply);
        };
        passwords_.guess(guesser, asked.password, std::move(guessed));
    };
    world_.store.read(world_.context.get_executor(), query, std::move(found));
}

void AccountsApi::reset(const Request& request, const Reply& reply) const {
    const auto asked = read_reset(request.body, settings_.body_bytes);
    if (!asked) return reply(unread(asked.error()));
    if (request.address->passwords.spent()) return reply(unguessed(slowed_by(request.address), "/secret"));
    const SecretHash ticket = hash_secret(asked->word);
    const auto query = [ticket, now = world_.now()](store::Database& db) {
        const auto row = store::find_ticket(db, ticket, store::kResetTicket, now);
        return row && row->guest ? store::account_of(db, *row->guest) : std::nullopt;
    };
    auto found = [this, ticket, password = asked->password, arrival = arrive(request, world_, settings_),
                  address = request.address,
                  reply](const std::optional<store::StoreError>& error, const auto& account) {
        if (error || !account) return reply(not_stored());
        if (!*account) {
            address->passwords.take();
            return reply(unguessed({}, "/secret"));
        }
        if (names::look_alike(password, (*account)->login)) return reply(password_is_login());
        auto hashed = [this, ticket, arrival, reply](Passwords::Guess guess) {
            if (guess.is != Is::right) return reply(unguessed(guess, ""));
            store::SetPassword command;
            command.password = std::move(guess.hash);
            command.ticket = ticket;
            set(std::move(command), std::nullopt, Guest(), arrival, "/secret", reply);
        };
        passwords_.hash(address, password, std::move(hashed));
    };
    world_.store.read(world_.context.get_executor(), query, std::move(found));
}

/// Sets the new password and signs the person in, with the guest `was` merged into the account if given. Ends
/// all other sessions and removes the passkeys.
void AccountsApi::set(store::SetPassword command, const std::optional<Guesser>& guesser, const Guest& was,
                      const Arrival& arrival, const char* path, const Reply& reply) const {
    command.now = world_.now();
    if (!was) command.session = arrival.session;
    command.browser = arrival.browser_hash();
    auto done = [this, guesser, was, password = command.password, arrival, path, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const store::SetPassword::Outcome& set = *stored;
        if (!set) return reply(not_right(path));
        if (guesser) passwords_.forgive(*guesser);
        sockets_.end(set->ended);
        if (was) return take_along(*was, set->guest.key, {password, {}, {}}, arrival, reply);
        Response response = json_response(200, guest_json(set->guest));
        set_cookies(response, arrival);
        reply(std::move(response));
    };
    world_.store.write(world_.context.get_executor(), std::move(command), std::move(done));
}

} // namespace germini::server

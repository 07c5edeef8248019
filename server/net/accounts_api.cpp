#include "server/net/accounts_api.hpp"

#include "server/crypto/password.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"
#include "server/net/link_code_api.hpp"
#include "server/store/accounts.hpp"
#include "server/store/execute_account.hpp"
#include "server/store/guests.hpp"

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Status = Passwords::GuessResult::Status;

Passwords::GuessResult slowed_by(const AddressPtr& address) {
    return {Status::slowed, address->passwords.one(), {}};
}

std::string skeleton_of(const std::string& login) { return names::skeletons(login).front(); }

/// The owner of a login, if there is one.
struct Known {
    std::optional<model::AccountRow> account;
    std::optional<model::Guest> guest;
};
Known find_login(store::Database& db, const std::string& skeleton) {
    Known known{store::find_account(db, skeleton), std::nullopt};
    if (known.account) {
        const model::GuestKey key = known.account->guest;
        known.guest = store::people_of(db, {key}).at(key);
    }
    return known;
}

/// Returns true if `browser` identifies the browser in which the account was last opened.
bool opened_last_in(const model::Guest& account, const std::optional<std::string>& browser) {
    return browser && account.browser && same_hash(hash_secret(*browser), *account.browser);
}

Response not_right(const char* path) {
    return error_response(403, "wrong_password", "Wrong login, password, code or link.", path);
}

Response refused_sign_up(model::SignUp::Refused why) {
    using Refused = model::SignUp::Refused;
    switch (why) {
    case Refused::taken:
        return error_response(409, "login_taken", "That login, or one that looks like it, is already taken.",
                              "/login");
    case Refused::has_one:
        return error_response(409, "has_account", "You already have an account.");
    case Refused::stale_authorisation:
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
        codes.texts.push_back(random_code());
        codes.hashes.push_back(hash_secret(codes.texts.back()));
    }
    return codes;
}

Response password_is_login() {
    return error_response(400, "password_login", "The password must differ from the login.", "/password");
}

Response stale_authorisation(const char* path) {
    return error_response(403, "wrong_password", "The password has been changed in the meantime.", path);
}

Response guess_refusal(const Passwords::GuessResult& guess, const char* path) {
    if (guess.status == Status::wrong) return not_right(path);
    const std::string wait = std::to_string(guess.wait.count());
    if (guess.status == Status::too_fast)
        return too_fast("Too many password checks from your address; try again in a moment.", wait.c_str());
    Response response = guess.status == Status::busy
                            ? error_response(503, "busy", "Too many logins at the moment; try again shortly.")
                            : error_response(429, "too_many_attempts",
                                             "Too many failed attempts; try again in " + wait + " s.", path);
    response.headers.emplace_back("Retry-After", wait);
    return response;
}

void AccountsApi::sign_up(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_sign_up(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    if (!guest && !request.address->guests.take()) {
        server_.refusals.refused(Limit::guests, server_.steady());
        return reply(too_many_guests());
    }
    const NewSession new_session = make_session(request, server_, settings_);
    NewCodes codes = new_codes();
    model::SignUp command;
    command.account.login = asked->login;
    command.account.skeletons = names::skeletons(asked->login);
    command.account.created = server_.now();
    command.codes = codes.hashes;
    command.closed = settings_.closed;
    if (asked->invitation) command.invitation = hash_secret(*asked->invitation);
    if (guest) {
        command.account.guest = guest->key;
        command.asking = guest->session;
        // API clients send their secret themselves and keep the one they have.
        if (request.by_cookie) command.secret = new_session.session.secret;
    } else {
        model::Guest newcomer;
        newcomer.id = server_.new_id();
        newcomer.name = asked->name.value_or(asked->login);
        newcomer.number = model::draw_number(server_.random);
        newcomer.browser = new_session.browser_hash();
        command.newcomer = model::SignUp::Newcomer{std::move(newcomer), new_session.session};
    }
    // Checked before the password is hashed, which is slow, and again when everything is written.
    const auto query = [command](store::Database& db) { return store::refused_sign_up(db, command); };
    auto found = [this, command, new_session, codes = std::move(codes), password = asked->password,
                  address = request.address,
                  reply](const std::optional<store::StoreError>& error, const auto& refused) {
        if (error || !refused) return reply(not_stored());
        if (*refused) return reply(refused_sign_up(**refused));
        auto hashed = [this, command, new_session, address, codes,
                       reply](Passwords::GuessResult guess) mutable {
            if (guess.status != Status::right) return reply(guess_refusal(guess, ""));
            command.account.password = std::move(guess.hash);
            add(std::move(command), new_session, address, std::move(codes), reply);
        };
        passwords_.hash(address, password, std::move(hashed));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void AccountsApi::add(model::SignUp command, const NewSession& new_session, const AddressPtr& address,
                      NewCodes codes, const Reply& reply) const {
    const bool by_new_cookie = command.newcomer || command.secret;
    const LoginAttempt owner{command.account.skeletons.front(), address};
    auto done = [this, new_session, owner, codes = std::move(codes), by_new_cookie,
                 reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::SignUp::Outcome& made = *stored;
        if (!made) return reply(refused_sign_up(made.error()));
        passwords_.forgive(owner);
        sockets_.end(made->ended);
        ordered_json body = guest_json(made->guest);
        body["codes"] = codes.texts;
        Response response = json_response(201, body);
        if (by_new_cookie) set_cookies(response, new_session);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void AccountsApi::log_in(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_log_in(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    const std::string skeleton = skeleton_of(asked->login);
    const auto query = [skeleton](store::Database& db) { return find_login(db, skeleton); };
    auto found = [this, skeleton, password = asked->password,
                  new_session = make_session(request, server_, settings_), address = request.address,
                  browser = browser_of(request), was = to_merge(asked->merge, guest),
                  reply](const std::optional<store::StoreError>& error, const std::optional<Known>& known) {
        if (error || !known) return reply(not_stored());
        const auto stored = known->account ? std::optional(known->account->password) : std::nullopt;
        auto compared = [this, guest = known->guest, was, new_session, stored,
                         reply](const Passwords::GuessResult& guess) {
            if (guess.status != Status::right) return reply(guess_refusal(guess, "/password"));
            sign_in(*guest, was, {stored, {}, {}}, new_session, reply);
        };
        LoginAttempt attempt{skeleton, address};
        attempt.own_browser = known->guest && opened_last_in(*known->guest, browser);
        passwords_.compare(std::move(attempt), stored, password, std::nullopt, std::move(compared));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void AccountsApi::sign_in(const model::Guest& account, const Guest& was, model::Authorisation authorisation,
                          const NewSession& new_session, const Reply& reply) const {
    if (was) return merge_and_sign_in(*was, account.key, std::move(authorisation), new_session, reply);
    start_session(account, std::move(authorisation), new_session, reply);
}

void AccountsApi::start_session(const model::Guest& guest, model::Authorisation authorisation,
                                const NewSession& new_session, const Reply& reply) const {
    auto done = [this, guest, new_session, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::AddSession::Outcome& added = *stored;
        if (!added) return reply(not_right("/password"));
        sockets_.end(added->sessions);
        Response response = json_response(200, guest_json(guest));
        set_cookies(response, new_session);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(),
                        model::AddSession{guest.key, new_session.session, new_session.browser_hash(), false,
                                          std::move(authorisation)},
                        std::move(done));
}

void AccountsApi::merge_and_sign_in(const model::Guest& guest, model::GuestKey account,
                                    model::Authorisation authorisation, const NewSession& new_session,
                                    const Reply& reply) const {
    model::MergeGuests command;
    command.guest = guest.key;
    command.asking = guest.session;
    command.other = account;
    command.now = server_.now();
    command.session = new_session.session;
    command.browser = new_session.browser_hash();
    command.authorisation = std::move(authorisation);
    auto done = [this, new_session, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::MergeGuests::Outcome& merged = *stored;
        if (!merged) return reply(merge_refusal(merged.error(), "/merge"));
        sockets_.end(merged->ended);
        sockets_.end(merged->renewed, CloseReason::renewed);
        Response response = json_response(200, guest_json(merged->guest));
        set_cookies(response, new_session);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

void AccountsApi::recover(const Request& request, const Guest& guest, const Reply& reply) const {
    const auto asked = read_recover(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    const std::string skeleton = skeleton_of(asked->login);
    const auto query = [skeleton](store::Database& db) { return find_login(db, skeleton); };
    auto found = [this, plain = LoginAttempt{skeleton, request.address}, asked = *asked,
                  browser = browser_of(request), new_session = make_session(request, server_, settings_),
                  was = to_merge(asked->merge, guest),
                  reply](const std::optional<store::StoreError>& error, const std::optional<Known>& known) {
        if (error || !known) return reply(not_stored());
        LoginAttempt attempt = plain;
        attempt.own_browser = known->guest && opened_last_in(*known->guest, browser);
        auto guessed = [this, attempt, account = known->account, code = hash_secret(typed_code(asked.word)),
                        was, new_session, reply](Passwords::GuessResult guess) {
            if (guess.status == Status::right && !account) guess.status = Status::wrong;
            if (guess.status != Status::right) return reply(guess_refusal(guess, "/code"));
            model::SetPassword command;
            command.guest = account->guest;
            command.password = std::move(guess.hash);
            command.code = code;
            set(std::move(command), attempt, was, new_session, "/code", reply);
        };
        passwords_.guess(attempt, asked.password, std::move(guessed));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void AccountsApi::reset(const Request& request, const Reply& reply) const {
    const auto asked = read_reset(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    if (request.address->passwords.spent())
        return reply(guess_refusal(slowed_by(request.address), "/secret"));
    const SecretHash ticket = hash_secret(asked->word);
    const auto query = [ticket, now = server_.now()](store::Database& db) {
        const auto row = store::find_ticket(db, ticket, model::kResetTicket, now);
        return row && row->guest ? store::account_of(db, *row->guest) : std::nullopt;
    };
    auto found = [this, ticket, password = asked->password,
                  new_session = make_session(request, server_, settings_), address = request.address,
                  reply](const std::optional<store::StoreError>& error, const auto& account) {
        if (error || !account) return reply(not_stored());
        if (!*account) {
            address->passwords.take();
            return reply(guess_refusal({}, "/secret"));
        }
        if (names::look_alike(password, (*account)->login)) return reply(password_is_login());
        auto hashed = [this, ticket, new_session, reply](Passwords::GuessResult guess) {
            if (guess.status != Status::right) return reply(guess_refusal(guess, ""));
            model::SetPassword command;
            command.password = std::move(guess.hash);
            command.ticket = ticket;
            set(std::move(command), std::nullopt, Guest(), new_session, "/secret", reply);
        };
        passwords_.hash(address, password, std::move(hashed));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

/// Sets the new password and signs the person in, with the guest `was` merged into the account if given. Ends
/// all other sessions and removes the passkeys.
void AccountsApi::set(model::SetPassword command, const std::optional<LoginAttempt>& attempt,
                      const Guest& was, const NewSession& new_session, const char* path,
                      const Reply& reply) const {
    command.now = server_.now();
    if (!was) command.session = new_session.session;
    command.browser = new_session.browser_hash();
    auto done = [this, attempt, was, password = command.password, new_session, path,
                 reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::SetPassword::Outcome& set = *stored;
        if (!set) return reply(not_right(path));
        if (attempt) passwords_.forgive(*attempt);
        sockets_.end(set->ended);
        if (was) return merge_and_sign_in(*was, set->guest.key, {password, {}, {}}, new_session, reply);
        Response response = json_response(200, guest_json(set->guest));
        set_cookies(response, new_session);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

} // namespace germini::server

#include "server/net/accounts_api.hpp"

#include "server/crypto/password.hpp"
#include "server/model/account_query.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"
#include "server/net/link_code_api.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Status = Passwords::GuessResult::Status;

Passwords::GuessResult slowed_by(const AddressPtr& address) {
    return {Status::slowed, address->passwords.one(), {}};
}

std::string skeleton_of(const std::string& login) { return names::skeletons(login).front(); }

/// Returns true if `browser` identifies the browser in which the account was last opened.
bool opened_last_in(const model::Guest& account, const std::optional<std::string>& browser) {
    return browser && account.browser && same_hash(hash_secret(*browser), *account.browser);
}

LoginAttempt attempt_at(const model::FindLogin& login, const Request& request,
                        const std::optional<model::AccountOwner>& owner) {
    LoginAttempt attempt{login.skeleton, request.address};
    attempt.own_browser = owner && opened_last_in(owner->guest, browser_of(request));
    return attempt;
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

Answer AccountsApi::sign_up(const Call& call) const {
    const Request& request = call.request;
    const Guest& guest = call.guest;
    const auto asked = read_sign_up(request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    if (!guest && !request.address->guests.take()) {
        server_.refusals.refused(Limit::guests, server_.steady());
        co_return too_many_guests();
    }
    const NewSession new_session = make_session(request, server_, settings_);
    const NewCodes codes = new_codes();
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
    const model::CheckSignUp query{command};
    const auto refused = co_await server_.store.ask(query);
    if (!refused) co_return not_stored();
    if (*refused) co_return refused_sign_up(**refused);
    Passwords::GuessResult guess = co_await passwords_.hash(request.address, asked->password);
    if (guess.status != Status::right) co_return guess_refusal(guess, "");
    command.account.password = std::move(guess.hash);
    const bool by_new_cookie = command.newcomer || command.secret;
    LoginAttempt owner{command.account.skeletons.front(), request.address};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::SignUp::Outcome& made = *stored;
    if (!made) co_return refused_sign_up(made.error());
    passwords_.forgive(std::move(owner));
    sockets_.end(made->ended);
    ordered_json body = guest_json(made->guest);
    body["codes"] = codes.texts;
    Response response = json_response(201, body);
    if (by_new_cookie) set_cookies(response, new_session);
    co_return response;
}

Answer AccountsApi::log_in(const Call& call) const {
    const auto asked = read_log_in(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const NewSession new_session = make_session(call.request, server_, settings_);
    const model::FindLogin query{skeleton_of(asked->login)};
    const auto owner = co_await server_.store.ask(query);
    if (!owner) co_return not_stored();
    model::Authorisation shown;
    if (*owner) shown.password = (*owner)->account.password;
    LoginAttempt attempt = attempt_at(query, call.request, *owner);
    const auto guess =
        co_await passwords_.compare(std::move(attempt), shown.password, asked->password, std::nullopt);
    if (guess.status != Status::right) co_return guess_refusal(guess, "/password");
    const Guest was = to_merge(asked->merge, call.guest);
    co_return co_await sign_in((*owner)->guest, was, std::move(shown), new_session);
}

Answer AccountsApi::sign_in(const model::Guest& account, const Guest& was, model::Authorisation authorisation,
                            const NewSession& new_session) const {
    if (was) co_return co_await merge_and_sign_in(*was, account.key, std::move(authorisation), new_session);
    model::AddSession command{account.key, new_session.session, new_session.browser_hash(), false,
                              std::move(authorisation)};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::AddSession::Outcome& added = *stored;
    if (!added) co_return not_right("/password");
    sockets_.end(added->sessions);
    Response response = json_response(200, guest_json(account));
    set_cookies(response, new_session);
    co_return response;
}

Answer AccountsApi::merge_and_sign_in(const model::Guest& guest, model::GuestKey account,
                                      model::Authorisation authorisation,
                                      const NewSession& new_session) const {
    model::MergeGuests command;
    command.guest = guest.key;
    command.asking = guest.session;
    command.other = account;
    command.now = server_.now();
    command.session = new_session.session;
    command.browser = new_session.browser_hash();
    command.authorisation = std::move(authorisation);
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::MergeGuests::Outcome& merged = *stored;
    if (!merged) co_return merge_refusal(merged.error(), "/merge");
    sockets_.end(merged->ended);
    sockets_.end(merged->renewed, CloseReason::renewed);
    Response response = json_response(200, guest_json(merged->guest));
    set_cookies(response, new_session);
    co_return response;
}

Answer AccountsApi::recover(const Call& call) const {
    const auto asked = read_recover(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    const NewSession new_session = make_session(call.request, server_, settings_);
    const model::FindLogin query{skeleton_of(asked->login)};
    const auto owner = co_await server_.store.ask(query);
    if (!owner) co_return not_stored();
    const std::optional<LoginAttempt> attempt = attempt_at(query, call.request, *owner);
    Passwords::GuessResult guess = co_await passwords_.guess(*attempt, asked->password);
    if (guess.status == Status::right && !*owner) guess.status = Status::wrong;
    if (guess.status != Status::right) co_return guess_refusal(guess, "/code");
    model::SetPassword command;
    command.guest = (*owner)->account.guest;
    command.password = std::move(guess.hash);
    command.code = hash_secret(typed_code(asked->word));
    const Guest was = to_merge(asked->merge, call.guest);
    co_return co_await set(std::move(command), attempt, was, new_session, "/code");
}

Answer AccountsApi::reset(const Call& call) const {
    const AddressPtr& address = call.request.address;
    const auto asked = read_reset(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    if (address->passwords.spent()) co_return guess_refusal(slowed_by(address), "/secret");
    const NewSession new_session = make_session(call.request, server_, settings_);
    const model::FindResetAccount query{hash_secret(asked->word), server_.now()};
    const auto account = co_await server_.store.ask(query);
    if (!account) co_return not_stored();
    if (!*account) {
        address->passwords.take();
        co_return guess_refusal({}, "/secret");
    }
    if (names::look_alike(asked->password, (*account)->login)) co_return password_is_login();
    Passwords::GuessResult guess = co_await passwords_.hash(address, asked->password);
    if (guess.status != Status::right) co_return guess_refusal(guess, "");
    model::SetPassword command;
    command.password = std::move(guess.hash);
    command.ticket = query.ticket;
    const std::optional<LoginAttempt> no_attempt;
    const Guest nobody;
    co_return co_await set(std::move(command), no_attempt, nobody, new_session, "/secret");
}

/// Sets the new password and signs the person in, with the guest `was` merged into the account if given. Ends
/// all other sessions and removes the passkeys.
Answer AccountsApi::set(model::SetPassword command, const std::optional<LoginAttempt>& attempt,
                        const Guest& was, const NewSession& new_session, const char* path) const {
    command.now = server_.now();
    if (!was) command.session = new_session.session;
    command.browser = new_session.browser_hash();
    model::Authorisation authorisation{command.password, {}, {}};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::SetPassword::Outcome& set = *stored;
    if (!set) co_return not_right(path);
    if (attempt) passwords_.forgive(*attempt);
    sockets_.end(set->ended);
    if (was)
        co_return co_await merge_and_sign_in(*was, set->guest.key, std::move(authorisation), new_session);
    Response response = json_response(200, guest_json(set->guest));
    set_cookies(response, new_session);
    co_return response;
}

} // namespace germini::server

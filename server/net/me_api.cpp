#include "server/net/me_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/actor/membership.hpp"
#include "server/callback_value.hpp"
#include "server/model/account_query.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"
#include "server/net/long_query.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;
using Status = Passwords::GuessResult::Status;

ordered_json account_json(const model::AccountRow& account, std::int64_t codes) {
    return {{"login", account.login},
            {"administrator", account.administrator},
            {"codes", codes},
            {"created", protocol::utc_text(account.created)}};
}

Response not_deleted(model::DeleteError why) {
    if (why == model::DeleteError::seated)
        return error_response(409, "seated", "You have a seat at an unfinished table: leave it first.");
    if (why == model::DeleteError::stale_authorisation) return stale_authorisation("/password");
    if (why == model::DeleteError::owner)
        return error_response(
            409, "last_owner",
            "You are the last owner of a club: make another member an owner, or delete the club.");
    return error_response(409, "hosting", "You host an unfinished table: close it first.");
}

} // namespace

Answer MeApi::show(const Call& call) const {
    const model::SeeAccount query{call.guest->key};
    const auto seen = co_await server_.store.ask(query);
    if (!seen) co_return failed(seen.error());
    ordered_json body = guest_json(*call.guest);
    body["account"] = *seen ? account_json((*seen)->account, (*seen)->codes) : ordered_json(nullptr);
    co_return json_response(200, body);
}

Answer MeApi::log_out(const Call& call) const {
    const model::ListSessions query{call.guest->key};
    const auto sessions = co_await server_.store.ask(query);
    if (!sessions) co_return not_stored();
    model::EndSessions command{call.guest->key, std::string(), {}};
    for (const auto& [session, row] : *sessions)
        if (session == call.guest->session) command.id = row.id;
    const auto ended = co_await server_.store.write(std::move(command));
    if (!ended) co_return failed(ended.error());
    sockets_.end(ended->sessions);
    Response response = json_response(200, {{"ended", ended->sessions.size()}});
    forget_session(response, call.request.secure || settings_.secure_cookies);
    co_return response;
}

boost::asio::awaitable<OrResponse<MeApi::Confirmed>> MeApi::confirm(const Call& call, std::string password,
                                                                    std::optional<std::string> next,
                                                                    const char* path) const {
    const model::FindAccount query{call.guest->key};
    const auto account = co_await server_.store.ask(query);
    if (!account) co_return tl::make_unexpected(not_stored());
    if (!*account)
        co_return tl::make_unexpected(error_response(403, "no_account", "You need an account to do that."));
    // No account has an empty password.
    if (password.empty()) co_return tl::make_unexpected(guess_refusal({}, path));
    if (next && names::look_alike(*next, (*account)->login))
        co_return tl::make_unexpected(password_is_login());
    LoginAttempt attempt{(*account)->skeletons.front(), call.request.address, true};
    Passwords::GuessResult guess = co_await passwords_.compare(std::move(attempt), (*account)->password,
                                                               std::move(password), std::move(next));
    if (guess.status != Status::right) co_return tl::make_unexpected(guess_refusal(guess, path));
    Confirmed confirmed;
    confirmed.hash = std::move(guess.hash);
    confirmed.authorisation.password = (*account)->password;
    confirmed.authorisation.session = call.guest->session;
    co_return confirmed;
}

boost::asio::awaitable<OrResponse<MeApi::Confirmed>> MeApi::confirm(const Call& call) const {
    const auto asked = read_password(call.request.body, settings_.body_bytes);
    if (!asked) co_return tl::make_unexpected(read_error_response(asked.error()));
    co_return co_await confirm(call, asked->value_or(""), std::nullopt, "/password");
}

Answer MeApi::change_password(const Call& call) const {
    const auto asked = read_change(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    auto confirmed = co_await confirm(call, asked->old, asked->password, "/old");
    if (!confirmed) co_return confirmed.error();
    model::SetPassword command;
    command.guest = call.guest->key;
    command.password = std::move(confirmed->hash);
    command.now = server_.now();
    command.keep = call.guest->session;
    command.authorisation = std::move(confirmed->authorisation);
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::SetPassword::Outcome& set = *stored;
    if (!set) co_return stale_authorisation("/old");
    sockets_.end(set->ended);
    co_return json_response(200, {{"ended", set->ended.size()}});
}

Answer MeApi::renew_codes(const Call& call) const {
    auto confirmed = co_await confirm(call);
    if (!confirmed) co_return confirmed.error();
    NewCodes codes = new_codes();
    model::SetCodes command{call.guest->key, std::move(codes.hashes), std::move(confirmed->authorisation)};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    co_return *stored ? json_response(200, {{"codes", codes.texts}}) : stale_authorisation("/password");
}

Answer MeApi::data(const Call& call) const {
    if (!call.request.address->seasons.take()) co_return too_fast();
    const auto body = std::make_shared<AnswerWriter>(server_, settings_, call.request.address);
    const model::ExportPerson query{call.guest->key, [body](std::string_view text) { body->put(text); }};
    const auto finish = [body](model::NoResult) {
        Response response;
        response.headers.emplace_back("Cache-Control", "no-store");
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"germini.json\"");
        return body->finish(std::move(response));
    };
    auto made = co_await ask_long(server_, settings_, call, query, finish);
    co_return made ? *std::move(made) : made.error();
}

Answer MeApi::remove(const Call& call) const {
    model::DeleteGuest command{call.guest->key, server_.now(), call.guest->key, {}};
    command.authorisation.session = call.guest->session;
    if (call.guest->member) {
        auto confirmed = co_await confirm(call);
        if (!confirmed) co_return confirmed.error();
        command.now = server_.now();
        command.authorisation = std::move(confirmed->authorisation);
    }
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::DeleteGuest::Outcome& gone = *stored;
    if (!gone) co_return not_deleted(gone.error());
    sockets_.end(gone->sessions);
    // From the answer on, no table in memory writes the person's rows, which the database would refuse.
    auto forget = [this, person = gone->person](auto done) {
        directory_->forget_person(person, std::shared_ptr<void>(nullptr, [done](void*) { done(); }));
    };
    co_await callback_value<>(std::move(forget));
    for (const std::string& club : gone->clubs)
        notify_tables_of_club(server_, directory_, club, std::nullopt, [] {});
    Response response = json_response(200, {{"ended", gone->sessions.size()}});
    forget_session(response, call.request.secure || settings_.secure_cookies);
    co_return response;
}

} // namespace germini::server

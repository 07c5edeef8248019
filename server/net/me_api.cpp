#include "server/net/me_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/actor/membership.hpp"
#include "server/names/nickname.hpp"
#include "server/net/accounts_json.hpp"
#include "server/net/api_json.hpp"
#include "server/net/long_query.hpp"
#include "server/store/accounts.hpp"
#include "server/store/person_data.hpp"

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

void MeApi::show(const model::Guest& guest, const Reply& reply) const {
    const auto query = [key = guest.key](store::Database& db) {
        return std::pair(store::account_of(db, key), store::codes_left(db, key));
    };
    const auto answer = [guest](const auto& known) {
        ordered_json body = guest_json(guest);
        body["account"] = known.first ? account_json(*known.first, known.second) : ordered_json(nullptr);
        return json_response(200, body);
    };
    ask(server_, query, answer, reply);
}

void MeApi::log_out(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const bool secure = request.secure || settings_.secure_cookies;
    const auto query = [key = guest.key, mine = guest.session](store::Database& db) {
        for (const auto& [session, row] : store::sessions_of(db, key))
            if (session == mine) return row.id;
        return std::string();
    };
    auto found = [this, key = guest.key, secure, reply](const std::optional<store::StoreError>& error,
                                                        const std::optional<std::string>& id) {
        if (error || !id) return reply(not_stored());
        auto done = [this, secure, reply](const auto& ended) {
            if (!ended) return reply(failed(ended.error()));
            sockets_.end(ended->sessions);
            Response response = json_response(200, {{"ended", ended->sessions.size()}});
            forget_session(response, secure);
            reply(std::move(response));
        };
        server_.store.write(server_.context.get_executor(), model::EndSessions{key, *id, {}},
                            std::move(done));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void MeApi::with_password(const Request& request, const model::Guest& guest, std::string password,
                          std::optional<std::string> next, const char* path, const Reply& reply,
                          Then then) const {
    const auto query = [key = guest.key](store::Database& db) { return store::account_of(db, key); };
    auto found = [this, password = std::move(password), next = std::move(next), path, reply,
                  address = request.address, session = guest.session, then = std::move(then)](
                     const std::optional<store::StoreError>& error, const auto& account) {
        if (error || !account) return reply(not_stored());
        if (!*account) return reply(error_response(403, "no_account", "You need an account to do that."));
        if (password.empty()) return reply(guess_refusal({}, path)); // no account has an empty password
        if (next && names::look_alike(*next, (*account)->login)) return reply(password_is_login());
        model::Authorisation authorisation{(*account)->password, session, {}};
        auto compared = [path, reply, then,
                         authorisation = std::move(authorisation)](Passwords::GuessResult guess) {
            if (guess.status != Status::right) return reply(guess_refusal(guess, path));
            then(std::move(guess.hash), authorisation);
        };
        passwords_.compare({(*account)->skeletons.front(), address, true}, (*account)->password, password,
                           next, std::move(compared));
    };
    server_.store.read(server_.context.get_executor(), query, std::move(found));
}

void MeApi::change_password(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const auto asked = read_change(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto then = [this, guest, reply](std::string hash, model::Authorisation authorisation) {
        model::SetPassword command;
        command.guest = guest.key;
        command.password = std::move(hash);
        command.now = server_.now();
        command.keep = guest.session;
        command.authorisation = std::move(authorisation);
        auto done = [this, reply](const auto& stored) {
            if (!stored) return reply(failed(stored.error()));
            const model::SetPassword::Outcome& set = *stored;
            if (!set) return reply(stale_authorisation("/old"));
            sockets_.end(set->ended);
            reply(json_response(200, {{"ended", set->ended.size()}}));
        };
        server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
    };
    with_password(request, guest, asked->old, asked->password, "/old", reply, std::move(then));
}

void MeApi::renew_codes(const Request& request, const model::Guest& guest, const Reply& reply) const {
    const auto asked = read_password(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto then = [this, key = guest.key, reply](const std::string&, model::Authorisation authorisation) {
        NewCodes codes = new_codes();
        auto done = [texts = codes.texts, reply](const auto& stored) {
            if (!stored) return reply(failed(stored.error()));
            reply(*stored ? json_response(200, {{"codes", texts}}) : stale_authorisation("/password"));
        };
        server_.store.write(server_.context.get_executor(),
                            model::SetCodes{key, std::move(codes.hashes), std::move(authorisation)},
                            std::move(done));
    };
    with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void MeApi::data(const Request& request, const model::Guest& guest, const Reply& reply) const {
    if (!request.address->seasons.take()) return reply(too_fast());
    const auto answer = [key = guest.key](store::Database& db, AnswerWriter& body) {
        store::write_person_data(db, key, [&body](std::string_view text) { body.put(text); });
        Response response;
        response.headers.emplace_back("Cache-Control", "no-store");
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"germini.json\"");
        return response;
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

void MeApi::remove(const Request& request, const model::Guest& guest, const Reply& reply) const {
    if (!guest.member) return remove_now(request.secure, guest, {{}, guest.session, {}}, reply);
    const auto asked = read_password(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    auto then = [this, secure = request.secure, guest, reply](const std::string&,
                                                              model::Authorisation authorisation) {
        remove_now(secure, guest, std::move(authorisation), reply);
    };
    with_password(request, guest, asked->value_or(""), std::nullopt, "/password", reply, std::move(then));
}

void MeApi::remove_now(bool secure, const model::Guest& guest, model::Authorisation authorisation,
                       const Reply& reply) const {
    auto done = [this, secure = secure || settings_.secure_cookies, reply](const auto& stored) {
        if (!stored) return reply(failed(stored.error()));
        const model::DeleteGuest::Outcome& gone = *stored;
        if (!gone) return reply(not_deleted(gone.error()));
        sockets_.end(gone->sessions);
        directory_->forget_person(gone->person);
        for (const std::string& club : gone->clubs)
            notify_tables_of_club(server_, directory_, club, std::nullopt, [] {});
        Response response = json_response(200, {{"ended", gone->sessions.size()}});
        forget_session(response, secure);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(),
                        model::DeleteGuest{guest.key, server_.now(), guest.key, std::move(authorisation)},
                        std::move(done));
}

} // namespace germini::server

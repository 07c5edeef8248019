#include "server/net/routes.hpp"

#include "server/net/api.hpp"
#include "server/net/documents.hpp"

#include <algorithm>
#include <array>

namespace germini::server {

using account::Right;

/// The routes and their handlers; a friend of Api.
struct RouteTable {
    static void describe(Api&, const Call& c) {
        const std::string_view text = document(c.request.path);
        if (text.empty()) return c.reply(not_found());
        Response response;
        response.body = text;
        response.headers.emplace_back("Cache-Control", "no-cache");
        c.reply(std::move(response));
    }

    static void show_season(Api& api, const Call& c, LedgerApi::SeasonFormat what) {
        api.ledger_.show_season(c.id, c.ids.at(1), what, c.request, c.guest, c.reply);
    }

    static constexpr auto kGet = Method::get, kPost = Method::post, kPatch = Method::patch,
                          kDelete = Method::remove;
    static inline const std::array kAll{
        Route{kGet, "/healthz", Right::see_server, nullptr},
        Route{kGet, "/readyz", Right::see_server, nullptr},
        Route{kGet, "/ws", Right::play, nullptr},
        Route{kGet, "/api/version", Right::see_server,
              [](Api& api, const Call& c) { api.show_version(c.reply); }},
        Route{kGet, "/api/server", Right::see_server,
              [](Api& api, const Call& c) { api.show_server(c.reply); }},
        Route{kGet, "/api/rules", Right::see_server, [](Api& api, const Call& c) { c.reply(api.rules_); }},
        Route{kGet, "/api/openapi.json", Right::see_server, &describe},
        Route{kGet, "/api/asyncapi.json", Right::see_server, &describe},
        Route{kGet, "/api/schema/{name}", Right::see_server, &describe},

        Route{kPost, "/api/guests", Right::become_guest,
              [](Api& api, const Call& c) { api.create_guest(c.request, c.reply); }},
        Route{kGet, "/api/guests/me", Right::be_oneself,
              [](Api& api, const Call& c) { api.show_guest(c.request, *c.guest, c.reply); }},
        Route{kPatch, "/api/guests/me", Right::be_oneself,
              [](Api& api, const Call& c) { api.rename_guest(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/guests/back", Right::log_in,
              [](Api& api, const Call& c) { api.bring_back(c.request, c.reply); }},

        Route{kPost, "/api/accounts", Right::sign_up,
              [](Api& api, const Call& c) { api.accounts_.sign_up(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/log-in", Right::log_in,
              [](Api& api, const Call& c) { api.accounts_.log_in(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/log-in/code", Right::log_in,
              [](Api& api, const Call& c) { api.accounts_.recover(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/log-in/reset", Right::log_in,
              [](Api& api, const Call& c) { api.accounts_.reset(c.request, c.reply); }},
        Route{kPost, "/api/log-in/passkey/challenge", Right::log_in,
              [](Api& api, const Call& c) { api.passkeys_.begin_sign_in(c.request, c.reply); }},
        Route{kPost, "/api/log-in/passkey", Right::log_in,
              [](Api& api, const Call& c) { api.passkeys_.sign_in(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/link-code", Right::log_in,
              [](Api& api, const Call& c) { api.link_codes_.enter_code(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/me/link-code", Right::be_oneself,
              [](Api& api, const Call& c) { api.link_codes_.make_code(c.request, *c.guest, c.reply); }},
        Route{kGet, "/api/me", Right::be_oneself,
              [](Api& api, const Call& c) { api.me_.show(*c.guest, c.reply); }},
        Route{kDelete, "/api/me", Right::be_oneself,
              [](Api& api, const Call& c) { api.me_.remove(c.request, *c.guest, c.reply); }},
        Route{kGet, "/api/me/data", Right::be_oneself,
              [](Api& api, const Call& c) { api.me_.data(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/me/log-out", Right::be_oneself,
              [](Api& api, const Call& c) { api.me_.log_out(c.request, *c.guest, c.reply); }},
        Route{kPatch, "/api/me/password", Right::have_account,
              [](Api& api, const Call& c) { api.me_.change_password(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/me/codes", Right::have_account,
              [](Api& api, const Call& c) { api.me_.renew_codes(c.request, *c.guest, c.reply); }},
        Route{kGet, "/api/me/passkeys", Right::have_account,
              [](Api& api, const Call& c) { api.passkeys_.list(*c.guest, c.reply); }},
        Route{kPost, "/api/me/passkeys/challenge", Right::have_account,
              [](Api& api, const Call& c) { api.passkeys_.begin_adding(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/me/passkeys", Right::have_account,
              [](Api& api, const Call& c) { api.passkeys_.add(c.request, *c.guest, c.reply); }},
        Route{kDelete, "/api/me/passkeys/{id}", Right::have_account,
              [](Api& api, const Call& c) { api.passkeys_.end(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/administrator", Right::have_account,
              [](Api& api, const Call& c) { api.admin_.become_administrator(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/reset-links", Right::help_persons,
              [](Api& api, const Call& c) { api.admin_.make_reset_link(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/sign-up-links", Right::help_persons,
              [](Api& api, const Call& c) { api.admin_.make_sign_up_link(*c.guest, c.reply); }},
        Route{kGet, "/api/me/sessions", Right::be_oneself,
              [](Api& api, const Call& c) { api.sessions_.list(*c.guest, c.reply); }},
        Route{kDelete, "/api/me/sessions", Right::be_oneself,
              [](Api& api, const Call& c) { api.sessions_.end_others(*c.guest, c.reply); }},
        Route{kDelete, "/api/me/sessions/{id}", Right::be_oneself,
              [](Api& api, const Call& c) { api.sessions_.end(c.id, *c.guest, c.reply); }},

        Route{kGet, "/api/tables", Right::see_lobby,
              [](Api& api, const Call& c) { api.list_tables(c.guest, c.reply); }},
        Route{kPost, "/api/tables", Right::play,
              [](Api& api, const Call& c) { api.create_table(c.request, c.guest, c.reply); }},
        Route{kGet, "/api/tables/{id}", Right::see_lobby,
              [](Api& api, const Call& c) { api.show_table(c.id, c.guest, c.reply); }},
        Route{kPost, "/api/invitations", Right::see_lobby,
              [](Api& api, const Call& c) { api.show_invitation(c.request, c.guest, c.reply); }},
        Route{kGet, "/api/history", Right::see_lobby,
              [](Api& api, const Call& c) { api.history(c.request, c.guest, c.reply); }},
        Route{kGet, "/api/matches/{id}", Right::see_lobby,
              [](Api& api, const Call& c) { api.show_match(c.id, c.request, c.guest, c.reply); }},
        Route{kGet, "/api/matches/{id}/struck-out", Right::see_lobby,
              [](Api& api, const Call& c) { api.replays_.show_struck(c.id, c.guest, c.reply); }},
        Route{kGet, "/api/hands/{id}", Right::see_lobby,
              [](Api& api, const Call& c) { api.replays_.show(c.id, c.request, c.guest, c.reply); }},
        Route{kGet, "/api/hands/{id}/shares", Right::play,
              [](Api& api, const Call& c) { api.shares_.list(c.id, c.guest, c.reply); }},
        Route{kPost, "/api/hands/{id}/shares", Right::play,
              [](Api& api, const Call& c) { api.shares_.make(c.id, c.guest, c.reply); }},
        Route{kPost, "/api/hands/{id}/agreement", Right::play,
              [](Api& api, const Call& c) { api.shares_.agree(c.id, c.request, c.guest, c.reply); }},
        Route{kPost, "/api/matches/{id}/agreement", Right::play,
              [](Api& api, const Call& c) { api.shares_.agree_on_match(c.id, c.request, c.guest, c.reply); }},
        Route{kPost, "/api/shares/end", Right::be_oneself,
              [](Api& api, const Call& c) { api.shares_.end(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/shared", Right::see_shared,
              [](Api& api, const Call& c) { api.shares_.show(c.request, c.reply); }},
        Route{kPost, "/api/records/replay", Right::try_records,
              [](Api& api, const Call& c) { api.replays_.replay_record(c.request, c.reply); }},
        Route{kPost, "/api/what-if", Right::try_records,
              [](Api& api, const Call& c) { api.replays_.play_on(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/review", Right::try_records,
              [](Api& api, const Call& c) { api.replays_.review(c.request, c.guest, c.reply); }},

        Route{kGet, "/clubs/{id}", Right::see_public_club,
              [](Api& api, const Call& c) { api.clubs_.page(c.id, c.request, c.guest, c.reply); }},
        Route{kGet, "/api/clubs", Right::be_oneself,
              [](Api& api, const Call& c) { api.clubs_.list(*c.guest, c.reply); }},
        Route{kPost, "/api/clubs", Right::make_club,
              [](Api& api, const Call& c) { api.clubs_.create(c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/invited", Right::see_lobby,
              [](Api& api, const Call& c) { api.clubs_.invited(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/clubs/join", Right::join_club,
              [](Api& api, const Call& c) { api.clubs_.join(c.request, *c.guest, c.reply); }},
        Route{
            kGet, "/api/clubs/{id}", Right::see_public_club,
            [](Api& api, const Call& c) { api.clubs_.show(c.id, c.request.address, c.guest, 200, c.reply); }},
        Route{kPatch, "/api/clubs/{id}", Right::run_evening,
              [](Api& api, const Call& c) { api.clubs_.change(c.id, c.request, *c.guest, c.reply); }},
        Route{kDelete, "/api/clubs/{id}", Right::delete_club,
              [](Api& api, const Call& c) { api.clubs_.remove(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/invitations", Right::manage_members,
              [](Api& api, const Call& c) { api.clubs_.invite(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/invitations/end", Right::manage_members,
              [](Api& api, const Call& c) { api.clubs_.end_invitation(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/members", Right::leave_club,
              [](Api& api, const Call& c) { api.clubs_.set_member(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/tables", Right::come_to_evening,
              [](Api& api, const Call& c) { api.clubs_.add_table(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/seasons", Right::run_evening,
              [](Api& api, const Call& c) { api.clubs_.add_season(c.id, c.request, *c.guest, c.reply); }},
        Route{
            kPatch, "/api/clubs/{id}/seasons/{season}", Right::run_evening,
            [](Api& api,
               const Call& c) { api.clubs_.change_season(c.id, c.ids.at(1), c.request, *c.guest, c.reply); }},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/standings", Right::see_public_club,
              [](Api& api, const Call& c) { show_season(api, c, LedgerApi::SeasonFormat::standings); }},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/standings.csv", Right::see_public_club,
              [](Api& api, const Call& c) { show_season(api, c, LedgerApi::SeasonFormat::csv); }},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/ledger", Right::see_public_club,
              [](Api& api, const Call& c) { show_season(api, c, LedgerApi::SeasonFormat::ledger); }},
        Route{
            kGet, "/api/clubs/{id}/seasons/{season}/papers", Right::see_club,
            [](Api& api,
               const Call&
                   c) { api.ledger_.list_manual_results(c.id, c.ids.at(1), c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/seasons/{season}/papers", Right::enter_result,
              [](Api& api, const Call& c) {
                  api.ledger_.enter_manual_result(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/seasons/{season}/papers/{paper}/answer", Right::confirm_result,
              [](Api& api, const Call& c) {
                  api.ledger_.answer_manual_result(c.id, c.ids.at(1), c.ids.at(2), c.request, *c.guest,
                                                   c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/seasons/{season}/corrections", Right::correct_ledger,
              [](Api& api, const Call& c) {
                  api.ledger_.take_back(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kGet, "/api/clubs/{id}/evenings", Right::see_club,
              [](Api& api, const Call& c) { api.evenings_.list(c.id, c.request, *c.guest, c.reply); }},
        Route{kPost, "/api/clubs/{id}/evenings", Right::run_evening,
              [](Api& api, const Call& c) { api.evenings_.create(c.id, c.request, *c.guest, c.reply); }},
        Route{
            kGet, "/api/clubs/{id}/evenings/{evening}", Right::see_club,
            [](Api& api,
               const Call&
                   c) { api.evenings_.show(c.id, c.ids.at(1), c.request.address, *c.guest, 200, c.reply); }},
        Route{kPatch, "/api/clubs/{id}/evenings/{evening}", Right::run_evening,
              [](Api& api,
                 const Call& c) { api.evenings_.change(c.id, c.ids.at(1), c.request, *c.guest, c.reply); }},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}/evening.ics", Right::see_club,
              [](Api& api, const Call& c) {
                  api.evenings_.calendar(c.id, c.ids.at(1), c.request.address, *c.guest, c.reply);
              }},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}/settlement", Right::see_club,
              [](Api& api, const Call& c) {
                  api.ledger_.show_settlement(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/answer", Right::come_to_evening,
              [](Api& api, const Call& c) {
                  api.evenings_.answer(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/guests", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evenings_.add_guest(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/guests/end", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evenings_.end_guest(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/draw", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evenings_.draw(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/seats", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evenings_.fill(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/seats/free", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evening_tables_.free_seat(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/tables", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evening_tables_.make(c.id, c.ids.at(1), c.request, *c.guest, c.reply);
              }},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}/tables", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evening_tables_.live(c.id, c.ids.at(1), c.request.address, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/tables/close", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evening_tables_.close(c.id, c.ids.at(1), c.request.address, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/links", Right::run_evening,
              [](Api& api, const Call& c) {
                  api.evening_tables_.renew_links(c.id, c.ids.at(1), c.request.address, *c.guest, c.reply);
              }},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/sit", Right::come_to_evening,
              [](Api& api, const Call& c) {
                  api.evening_tables_.sit(c.id, c.ids.at(1), c.request.address, *c.guest, c.reply);
              }},
        Route{kPost, "/api/evenings/link", Right::see_lobby,
              [](Api& api, const Call& c) { api.evening_tables_.show_link(c.request, c.guest, c.reply); }},
        Route{kPost, "/api/evenings/enter", Right::play,
              [](Api& api, const Call& c) { api.evening_tables_.enter(c.request, *c.guest, c.reply); }},
    };
};

namespace {

/// Returns the values of the path parameters; nullopt if the path does not match.
std::optional<std::vector<std::string>> parts_of(std::string_view path, std::string_view pattern) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t open = pattern.find('{');
        if (open == std::string_view::npos)
            return path == pattern ? std::optional(std::move(parts)) : std::nullopt;
        if (!path.starts_with(pattern.substr(0, open))) return std::nullopt;
        path.remove_prefix(open);
        pattern.remove_prefix(pattern.find('}') + 1);
        const std::size_t end = std::min(path.find('/'), path.size());
        if (end == 0) return std::nullopt;
        parts.emplace_back(path.substr(0, end));
        path.remove_prefix(end);
    }
}

} // namespace

std::span<const Route> routes() { return RouteTable::kAll; }

Routed find_route(Method method, std::string_view path) {
    const Method asked = method == Method::head ? Method::get : method;
    Routed found;
    for (const Route& route : routes()) {
        auto parts = parts_of(path, route.path);
        if (!parts) continue;
        found.known = true;
        if (route.method != asked) continue;
        found.route = &route;
        found.ids = *std::move(parts);
        if (!found.ids.empty()) found.id = found.ids.front();
        return found;
    }
    return found;
}

std::optional<Response> refused(const std::optional<model::Guest>& guest, Right right, bool closed) {
    const account::Person person = person_of(guest);
    if (account::may_somewhere(person, right, closed)) return std::nullopt;
    if (right == Right::become_guest)
        return error_response(403, "closed",
                              "This server does not admit guests: log in, or sign up with an invitation.");
    if (!guest) return no_guest();
    if (!guest->member) return error_response(403, "no_account", "You need an account to do that.");
    return error_response(403, "no_right", "You are not allowed to do that.");
}

} // namespace germini::server

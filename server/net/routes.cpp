#include "server/net/routes.hpp"

#include "server/net/api.hpp"
#include "server/net/documents.hpp"

#include <algorithm>
#include <array>

namespace germini::server {

using account::Right;

/// The routes and their handlers; a friend of Api.
struct RouteTable {
    static Answer describe(Api&, const Call& call) {
        const std::string_view text = document(call.request.path);
        if (text.empty()) co_return not_found();
        Response response;
        response.body = text;
        response.headers.emplace_back("Cache-Control", "no-cache");
        co_return response;
    }

    /// A handler of Api itself, and one of a part of it.
    template <auto Handler> static Answer own(Api& api, const Call& call) { return (api.*Handler)(call); }
    template <auto Part, auto Handler> static Answer to(Api& api, const Call& call) {
        return (api.*Part.*Handler)(call);
    }

    static constexpr auto kGet = Method::get, kPost = Method::post, kPatch = Method::patch,
                          kDelete = Method::remove;
    static inline const std::array kAll{
        Route{kGet, "/healthz", Right::see_server, nullptr},
        Route{kGet, "/readyz", Right::see_server, nullptr},
        Route{kGet, "/ws", Right::play, nullptr},
        Route{kGet, "/api/version", Right::see_server, own<&Api::show_version>},
        Route{kGet, "/api/server", Right::see_server, own<&Api::show_server>},
        Route{kGet, "/api/rules", Right::see_server, own<&Api::show_rules>},
        Route{kGet, "/api/openapi.json", Right::see_server, &describe},
        Route{kGet, "/api/asyncapi.json", Right::see_server, &describe},
        Route{kGet, "/api/schema/{name}", Right::see_server, &describe},

        Route{kPost, "/api/guests", Right::become_guest, own<&Api::create_guest>, Stays::yes},
        Route{kGet, "/api/guests/me", Right::be_oneself, own<&Api::show_guest>},
        Route{kPatch, "/api/guests/me", Right::be_oneself, own<&Api::rename_guest>},
        Route{kPost, "/api/guests/back", Right::log_in, own<&Api::bring_back>},

        Route{kPost, "/api/accounts", Right::sign_up, to<&Api::accounts_, &AccountsApi::sign_up>, Stays::yes},
        Route{kPost, "/api/log-in", Right::log_in, to<&Api::accounts_, &AccountsApi::log_in>},
        Route{kPost, "/api/log-in/code", Right::log_in, to<&Api::accounts_, &AccountsApi::recover>},
        Route{kPost, "/api/log-in/reset", Right::log_in, to<&Api::accounts_, &AccountsApi::reset>},
        Route{kPost, "/api/log-in/passkey/challenge", Right::log_in,
              to<&Api::passkeys_, &PasskeysApi::begin_sign_in>},
        Route{kPost, "/api/log-in/passkey", Right::log_in, to<&Api::passkeys_, &PasskeysApi::sign_in>},
        Route{kPost, "/api/link-code", Right::log_in, to<&Api::link_codes_, &LinkCodeApi::enter_code>},
        Route{kPost, "/api/me/link-code", Right::be_oneself, to<&Api::link_codes_, &LinkCodeApi::make_code>},
        Route{kGet, "/api/me", Right::be_oneself, to<&Api::me_, &MeApi::show>},
        Route{kDelete, "/api/me", Right::be_oneself, to<&Api::me_, &MeApi::remove>},
        Route{kGet, "/api/me/data", Right::be_oneself, to<&Api::me_, &MeApi::data>},
        Route{kPost, "/api/me/log-out", Right::be_oneself, to<&Api::me_, &MeApi::log_out>},
        Route{kPatch, "/api/me/password", Right::have_account, to<&Api::me_, &MeApi::change_password>},
        Route{kPost, "/api/me/codes", Right::have_account, to<&Api::me_, &MeApi::renew_codes>},
        Route{kGet, "/api/me/passkeys", Right::have_account, to<&Api::passkeys_, &PasskeysApi::list>},
        Route{kPost, "/api/me/passkeys/challenge", Right::have_account,
              to<&Api::passkeys_, &PasskeysApi::begin_adding>},
        Route{kPost, "/api/me/passkeys", Right::have_account, to<&Api::passkeys_, &PasskeysApi::add>,
              Stays::yes},
        Route{kDelete, "/api/me/passkeys/{id}", Right::have_account, to<&Api::passkeys_, &PasskeysApi::end>},
        Route{kPost, "/api/administrator", Right::have_account,
              to<&Api::admin_, &AdminApi::become_administrator>},
        Route{kPost, "/api/reset-links", Right::help_persons, to<&Api::admin_, &AdminApi::make_reset_link>},
        Route{kPost, "/api/sign-up-links", Right::help_persons,
              to<&Api::admin_, &AdminApi::make_sign_up_link>},
        Route{kGet, "/api/maintenance", Right::maintain_server,
              to<&Api::maintenance_, &MaintenanceApi::show>},
        Route{kPost, "/api/maintenance/close", Right::maintain_server,
              to<&Api::maintenance_, &MaintenanceApi::close>},
        Route{kPost, "/api/maintenance/announcement", Right::maintain_server,
              to<&Api::maintenance_, &MaintenanceApi::announce>},
        Route{kPost, "/api/maintenance/drain", Right::maintain_server,
              to<&Api::maintenance_, &MaintenanceApi::drain>},
        Route{kGet, "/api/me/sessions", Right::be_oneself, to<&Api::sessions_, &SessionsApi::list>},
        Route{kDelete, "/api/me/sessions", Right::be_oneself, to<&Api::sessions_, &SessionsApi::end_others>},
        Route{kDelete, "/api/me/sessions/{id}", Right::be_oneself, to<&Api::sessions_, &SessionsApi::end>},

        Route{kGet, "/api/day", Right::see_lobby, to<&Api::day_, &DayApi::show>},
        Route{kPost, "/api/day/{game}", Right::play, to<&Api::day_, &DayApi::begin_try>, Stays::yes},
        Route{kPost, "/api/day/tables/{table}/messages", Right::play, to<&Api::day_, &DayApi::exchange>},
        Route{kGet, "/api/day/{date}/{game}", Right::see_lobby, to<&Api::day_, &DayApi::results>},
        Route{kGet, "/api/day/{date}/{game}/tries/{try}", Right::see_lobby, to<&Api::day_, &DayApi::record>},

        Route{kGet, "/api/tables", Right::see_lobby, own<&Api::list_tables>},
        Route{kPost, "/api/tables", Right::play, own<&Api::create_table>, Stays::yes},
        Route{kGet, "/api/tables/{id}", Right::see_lobby, own<&Api::show_table>},
        Route{kPost, "/api/invitations", Right::see_lobby, own<&Api::show_invitation>},
        Route{kGet, "/api/history", Right::see_lobby, own<&Api::list_matches>},
        Route{kGet, "/api/matches/{id}", Right::see_lobby, own<&Api::show_match>},
        Route{kGet, "/api/matches/{id}/struck-out", Right::see_lobby,
              to<&Api::replays_, &ReplayApi::show_struck>},
        Route{kGet, "/api/hands/{id}", Right::see_lobby, to<&Api::replays_, &ReplayApi::show>},
        Route{kGet, "/api/hands/{id}/shares", Right::play, to<&Api::shares_, &SharesApi::list>},
        Route{kPost, "/api/hands/{id}/shares", Right::play, to<&Api::shares_, &SharesApi::make>, Stays::yes},
        Route{kPost, "/api/hands/{id}/agreement", Right::play, to<&Api::shares_, &SharesApi::agree>},
        Route{kPost, "/api/matches/{id}/agreement", Right::play,
              to<&Api::shares_, &SharesApi::agree_on_match>},
        Route{kPost, "/api/shares/end", Right::be_oneself, to<&Api::shares_, &SharesApi::end>},
        Route{kPost, "/api/shared", Right::see_shared, to<&Api::shares_, &SharesApi::show>},
        Route{kPost, "/api/records/replay", Right::try_records,
              to<&Api::replays_, &ReplayApi::replay_record>},
        Route{kPost, "/api/what-if", Right::try_records, to<&Api::replays_, &ReplayApi::play_on>},
        Route{kPost, "/api/review", Right::try_records, to<&Api::replays_, &ReplayApi::review>},

        Route{kGet, "/clubs/{id}", Right::see_public_club, to<&Api::clubs_, &ClubsApi::page>},
        Route{kGet, "/api/clubs", Right::be_oneself, to<&Api::clubs_, &ClubsApi::list>},
        Route{kPost, "/api/clubs", Right::make_club, to<&Api::clubs_, &ClubsApi::create>, Stays::yes},
        Route{kPost, "/api/clubs/invited", Right::see_lobby, to<&Api::clubs_, &ClubsApi::invited>},
        Route{kPost, "/api/clubs/join", Right::join_club, to<&Api::clubs_, &ClubsApi::join>, Stays::yes},
        Route{kGet, "/api/clubs/{id}", Right::see_public_club, to<&Api::clubs_, &ClubsApi::show>},
        Route{kPatch, "/api/clubs/{id}", Right::run_evening, to<&Api::clubs_, &ClubsApi::change>},
        Route{kDelete, "/api/clubs/{id}", Right::delete_club, to<&Api::clubs_, &ClubsApi::remove>},
        Route{kPost, "/api/clubs/{id}/invitations", Right::manage_members,
              to<&Api::clubs_, &ClubsApi::invite>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/invitations/end", Right::manage_members,
              to<&Api::clubs_, &ClubsApi::end_invitation>},
        Route{kPost, "/api/clubs/{id}/members", Right::leave_club, to<&Api::clubs_, &ClubsApi::set_member>},
        Route{kPost, "/api/clubs/{id}/tables", Right::come_to_evening, to<&Api::clubs_, &ClubsApi::add_table>,
              Stays::yes},
        Route{kPost, "/api/clubs/{id}/seasons", Right::run_evening, to<&Api::clubs_, &ClubsApi::add_season>,
              Stays::yes},
        Route{kPatch, "/api/clubs/{id}/seasons/{season}", Right::run_evening,
              to<&Api::clubs_, &ClubsApi::change_season>},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/standings", Right::see_public_club,
              to<&Api::ledger_, &LedgerApi::show_standings>},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/standings.csv", Right::see_public_club,
              to<&Api::ledger_, &LedgerApi::show_standings_csv>},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/ledger", Right::see_public_club,
              to<&Api::ledger_, &LedgerApi::show_ledger>},
        Route{kGet, "/api/clubs/{id}/seasons/{season}/papers", Right::see_club,
              to<&Api::ledger_, &LedgerApi::list_manual_results>},
        Route{kPost, "/api/clubs/{id}/seasons/{season}/papers", Right::enter_result,
              to<&Api::ledger_, &LedgerApi::enter_manual_result>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/seasons/{season}/papers/{paper}/answer", Right::confirm_result,
              to<&Api::ledger_, &LedgerApi::answer_manual_result>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/seasons/{season}/corrections", Right::correct_ledger,
              to<&Api::ledger_, &LedgerApi::take_back>, Stays::yes},
        Route{kGet, "/api/clubs/{id}/evenings", Right::see_club, to<&Api::evenings_, &EveningsApi::list>},
        Route{kPost, "/api/clubs/{id}/evenings", Right::run_evening,
              to<&Api::evenings_, &EveningsApi::create>, Stays::yes},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}", Right::see_club,
              to<&Api::evenings_, &EveningsApi::show>},
        Route{kPatch, "/api/clubs/{id}/evenings/{evening}", Right::run_evening,
              to<&Api::evenings_, &EveningsApi::change>},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}/evening.ics", Right::see_club,
              to<&Api::evenings_, &EveningsApi::calendar>},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}/settlement", Right::see_club,
              to<&Api::ledger_, &LedgerApi::show_settlement>},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/answer", Right::come_to_evening,
              to<&Api::evenings_, &EveningsApi::answer>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/guests", Right::run_evening,
              to<&Api::evenings_, &EveningsApi::add_guest>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/guests/end", Right::run_evening,
              to<&Api::evenings_, &EveningsApi::end_guest>},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/draw", Right::run_evening,
              to<&Api::evenings_, &EveningsApi::draw>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/seats", Right::run_evening,
              to<&Api::evenings_, &EveningsApi::fill>, Stays::yes},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/seats/free", Right::run_evening,
              to<&Api::evening_tables_, &EveningTablesApi::free_seat>},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/tables", Right::run_evening,
              to<&Api::evening_tables_, &EveningTablesApi::make>, Stays::yes},
        Route{kGet, "/api/clubs/{id}/evenings/{evening}/tables", Right::run_evening,
              to<&Api::evening_tables_, &EveningTablesApi::live>},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/tables/close", Right::run_evening,
              to<&Api::evening_tables_, &EveningTablesApi::close>},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/links", Right::run_evening,
              to<&Api::evening_tables_, &EveningTablesApi::renew_links>},
        Route{kPost, "/api/clubs/{id}/evenings/{evening}/sit", Right::come_to_evening,
              to<&Api::evening_tables_, &EveningTablesApi::sit>, Stays::yes},
        Route{kPost, "/api/evenings/link", Right::see_lobby,
              to<&Api::evening_tables_, &EveningTablesApi::show_link>},
        Route{kPost, "/api/evenings/enter", Right::play, to<&Api::evening_tables_, &EveningTablesApi::enter>,
              Stays::yes},
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

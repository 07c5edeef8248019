#include "server/net/api.hpp"

#include "server/api/rules_text.hpp"
#include "server/callback_value.hpp"
#include "server/crypto/random.hpp"
#include "server/net/api_json.hpp"
#include "server/net/cookies.hpp"
#include "server/net/evening_responses.hpp"
#include "server/net/long_query.hpp"
#include "server/net/query.hpp"
#include "server/net/replies.hpp"
#include "server/net/static_files.hpp"
#include "server/net/tables.hpp"
#include "server/net/version.hpp"

#include <memory>
#include <nlohmann/json.hpp>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr int kHistoryPage = 20;
constexpr std::int64_t kSeenAgain =
    3'600'000; // milliseconds: at most one write per session and hour, not one per request

ordered_json or_null(std::string_view text) {
    return text.empty() ? ordered_json(nullptr) : ordered_json(std::string(text));
}

/// Returns true if the text has the form of an id (random_id).
bool is_id(std::string_view text) {
    constexpr std::size_t kLeast = 8, kMost = 32;
    return text.size() >= kLeast && text.size() <= kMost &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") == std::string_view::npos;
}

Response name_alike(const std::string& name) {
    return error_response(409, "name_alike",
                          "The name looks like that of a member of one of your clubs, \"" + name + "\".",
                          "/name");
}

} // namespace

boost::asio::awaitable<OrResponse<std::optional<model::Guest>>>
Api::identify(std::optional<std::string> secret) {
    if (!secret || secret->empty() || secret->size() > kMostSecret) co_return std::nullopt;
    const model::FindGuest query{hash_secret(*secret)};
    auto found = co_await server_.store.ask(query);
    if (!found) co_return tl::make_unexpected(failed(found.error()));
    if (!*found) co_return std::nullopt;
    const model::Guest& guest = **found;
    if (server_.now() - guest.seen >= kSeenAgain)
        server_.store.submit(model::TouchSession{guest.session, server_.now()});
    co_return *std::move(found);
}

std::optional<Response> Api::refusal(const Request& request, const Routed& found) {
    const bool has_body = request.method == Method::post || request.method == Method::patch;
    if ((has_body || request.method == Method::remove) && !request.own_origin)
        return error_response(403, "bad_origin", "The request does not come from the server's own page.");
    if (has_body && !request.json)
        return error_response(415, "bad_type", "The content type must be application/json.");
    if (found.route == nullptr || found.route->handler == nullptr)
        return found.known ? bad_method() : not_found();
    return std::nullopt;
}

Answer Api::handle(Request request) {
    Routed found = find_route(request.method, request.path);
    if (auto no = refusal(request, found)) co_return *std::move(no);
    Call call{std::move(request)};
    try {
        co_return co_await route(call, std::move(found));
    } catch (const std::exception& error) {
        journal::error({}, "{} failed: {}", call.request.path, error.what());
        co_return broken();
    }
}

Answer Api::route(Call& call, Routed found) {
    auto guest = co_await identify(call.request.secret);
    if (!guest) co_return std::move(guest.error());
    call.guest = *std::move(guest);
    if (auto no = refused(call.guest, found.route->right, settings_.closed)) co_return *std::move(no);
    if (found.route->stays == Stays::yes && server_.disk.is_low(server_.steady())) {
        server_.refusals.refused(Limit::space, server_.steady());
        co_return no_space();
    }
    call.ids = std::move(found.ids);
    co_return co_await found.route->handler(*this, call);
}

Answer Api::show_version(const Call&) const {
    co_return json_response(200, {{"version", std::string(version())},
                                  {"commit", or_null(commit())},
                                  {"source", or_null(settings_.source)}});
}

Answer Api::show_server(const Call&) const { co_return json_response(200, {{"closed", settings_.closed}}); }

Answer Api::show_rules(const Call&) const { co_return rules_; }

Answer Api::create_guest(const Call& call) {
    const auto name = read_name(call.request.body, settings_.body_bytes);
    if (!name) co_return read_error_response(name.error());
    if (!call.request.address->guests.take()) {
        server_.refusals.refused(Limit::guests, server_.steady());
        co_return too_many_guests();
    }
    const NewSession new_session = make_session(call.request, server_, settings_);
    model::AddGuest command;
    command.guest.id = server_.new_id();
    command.guest.name = *name;
    command.guest.number = model::draw_number(server_.random);
    command.guest.browser = new_session.browser_hash();
    command.secret = new_session.session.secret;
    command.created = new_session.session.created;
    command.device = new_session.session.device;
    const auto guest = co_await server_.store.write(std::move(command));
    if (!guest) co_return failed(guest.error());
    ordered_json body = guest_json(*guest);
    body["secret"] = new_session.secret;
    Response response = json_response(201, body);
    set_cookies(response, new_session);
    co_return response;
}

/// Guests from before the browser cookie existed, and guests in another browser, are marked with this
/// browser.
Answer Api::show_guest(const Call& call) {
    const Request& request = call.request;
    const model::Guest& guest = *call.guest;
    Response response = json_response(200, guest_json(guest));
    const auto known = browser_of(request);
    if (!request.by_cookie || (known && guest.browser && same_hash(hash_secret(*known), *guest.browser)))
        co_return response;
    const std::string browser = browser_or_new(request, server_);
    set_browser_cookie(response, browser, request.secure || settings_.secure_cookies);
    // If the write fails, the guest is shown anyway; it is retried on their next visit.
    const model::MarkBrowser command{guest.key, hash_secret(browser)};
    co_await server_.store.write(command);
    co_return response;
}

/// Signs in with a link to a seat: its user becomes the guest, with a new secret that nobody else has seen.
Answer Api::bring_back(const Call& call) {
    const auto link = read_word(call.request.body, "secret", settings_.body_bytes);
    if (!link) co_return read_error_response(link.error());
    const NewSession new_session = make_session(call.request, server_, settings_);
    const auto identified = co_await identify(*link);
    if (!identified) co_return identified.error();
    const std::optional<model::Guest>& guest = *identified;
    if (!guest) co_return not_found();
    // Authorised by the link's session alone: it may have ended in the meantime, and the guest may have an
    // account now.
    model::AddSession command{guest->key, new_session.session, new_session.browser_hash(), true};
    command.authorisation.session = guest->session;
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    if (!*stored) co_return not_found();
    sockets_.end((*stored)->sessions);
    Response response = json_response(200, guest_json(*guest));
    set_cookies(response, new_session);
    co_return response;
}

Answer Api::rename_guest(const Call& call) {
    const auto name = read_name(call.request.body, settings_.body_bytes);
    if (!name) co_return read_error_response(name.error());
    // Runs outside the writer, because up to 50 clubs of 500 members are searched. The command compares names
    // added in the meantime.
    model::CheckName query{call.guest->key, *name};
    auto found = co_await ask_to_write(server_, settings_, call, std::move(query));
    if (!found) co_return found.error();
    if (found->alike) co_return name_alike(*found->alike);
    model::RenameGuest command{call.guest->key, *name, std::move(found->checked)};
    const auto stored = co_await server_.store.write(std::move(command));
    if (!stored) co_return failed(stored.error());
    const model::RenameGuest::Outcome& outcome = *stored;
    if (!outcome) co_return name_alike(outcome.error().detail);
    directory_->rename_person(*outcome);
    model::Guest renamed = *call.guest;
    renamed.name = *name;
    co_return json_response(200, guest_json(renamed));
}

Answer Api::list_tables(const Call& call) {
    const auto rows = rows_of(call.guest);
    const auto list = [&](auto done) { directory_->list(rows, done); };
    const auto summaries = co_await callback_value<std::vector<TableSummary>>(list);
    auto tables = ordered_json::array();
    for (const TableSummary& summary : summaries) tables.push_back(table_summary_json(summary, rows));
    ordered_json body{{"tables", tables}};
    if (const std::int64_t at = server_.maintenance.restart_at; at > 0) body["restart"] = at;
    co_return json_response(200, body);
}

Answer Api::create_table(const Call& call) {
    auto asked = read_table_request(call.request.body, settings_.body_bytes, server_.games);
    if (!asked) co_return read_error_response(asked.error());
    co_return co_await answer_created(*directory_, call, *std::move(asked), server_.now());
}

Answer Api::show_table(const Call& call) { return show_summary(call, call.id(), std::nullopt); }

/// The invitation is a secret, so it is in the body: proxies log addresses.
Answer Api::show_invitation(const Call& call) {
    const auto asked = read_invitation(call.request.body, settings_.body_bytes);
    if (!asked) co_return read_error_response(asked.error());
    co_return co_await show_summary(call, asked->table, hash_secret(asked->invitation));
}

Answer Api::show_summary(const Call& call, std::string table, std::optional<SecretHash> invitation) {
    const auto rows = rows_of(call.guest);
    const auto find = [&](auto done) { directory_->summary(table, rows, invitation, done); };
    const auto summary = co_await callback_value<tl::expected<TableSummary, Parting>>(find);
    if (summary) co_return wrapped("table", table_summary_json(*summary, rows));
    co_return not_reached(call.request, summary.error());
}

Answer Api::list_matches(const Call& call) {
    const auto asked = query_value(call.request.query, "before");
    if (!asked) co_return read_error_response(asked.error());
    if (*asked && !is_id(**asked))
        co_return error_response(400, "bad_field", "expected a cursor from an earlier response", "/before");
    const model::ListMatches query{key_of(call.guest), *asked, kHistoryPage};
    const auto render = [](const std::vector<model::PastMatch>& matches, AnswerWriter&) {
        auto list = ordered_json::array();
        for (const model::PastMatch& match : matches) list.push_back(match_summary_json(match));
        const bool more = static_cast<int>(matches.size()) == kHistoryPage;
        return json_response(
            200, {{"matches", list},
                  {"next", more ? ordered_json(matches.back().match.id) : ordered_json(nullptr)}});
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

Answer Api::show_match(const Call& call) {
    const model::FindMatch query{call.id(), key_of(call.guest)};
    const auto render = [&games = server_.games,
                         key = query.guest](const std::optional<model::PastMatch>& match, AnswerWriter&) {
        return match ? wrapped("match", match_json(*match, games, key)) : not_found();
    };
    co_return co_await answer_long(server_, settings_, call, query, render);
}

Response Api::rules(const ServerContext& server) {
    Response response = json_text_response(rules_text(server.games, server.settings.bots_think));
    response.file =
        std::make_shared<const StaticFile>(text_file(std::move(response.body), std::move(response.type)));
    response.headers.clear(); // the file says how long it may be kept
    return response;
}

} // namespace germini::server

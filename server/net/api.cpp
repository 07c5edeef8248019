#include "server/net/api.hpp"

#include "server/crypto/random.hpp"
#include "server/model/past_match.hpp"
#include "server/net/api_json.hpp"
#include "server/net/cookies.hpp"
#include "server/net/long_query.hpp"
#include "server/net/query.hpp"
#include "server/net/replies.hpp"
#include "server/net/routes.hpp"
#include "server/net/version.hpp"
#include "server/store/clubs.hpp"
#include "server/store/guests.hpp"
#include "server/store/history.hpp"

#include <charconv>

namespace germini::server {
namespace {

using nlohmann::ordered_json;

constexpr int kHistoryPage = 20;
constexpr std::int64_t kSeenAgain =
    3'600'000; // milliseconds: at most one write per session and hour, not one per request
constexpr const char* kComeBackAfter = "60"; // seconds, if the server is full

ordered_json or_null(std::string_view text) {
    return text.empty() ? ordered_json(nullptr) : ordered_json(std::string(text));
}

Response create_table_refusal(CreateTableError why) {
    switch (why) {
    case CreateTableError::guest_has_too_many:
        return error_response(429, "too_many",
                              "You have reached the limit of unfinished tables: close one of your tables.");
    case CreateTableError::address_has_too_many:
        return error_response(
            429, "too_many_from_address",
            "Your address has reached the limit of unfinished tables: close one of yours, or "
            "join another table.");
    case CreateTableError::full: {
        Response response =
            error_response(503, "full",
                           "The server has reached its limit of tables: join an existing table, "
                           "or try again later.");
        response.headers.emplace_back("Retry-After", kComeBackAfter);
        return response;
    }
    case CreateTableError::there:
        return error_response(409, "has_tables", "The tables of this evening are already being opened.");
    case CreateTableError::forbidden:
        return not_found();
    case CreateTableError::overtaken:
        return overtaken();
    case CreateTableError::not_stored:
        return not_stored();
    case CreateTableError::restarting:
        return restarting();
    case CreateTableError::broken:
        break;
    }
    return broken();
}

Response name_alike(const std::string& name) {
    return error_response(409, "name_alike",
                          "The name looks like that of a member of one of your clubs, \"" + name + "\".",
                          "/name");
}

} // namespace

void Api::identify(const std::optional<std::string>& secret, Known known) {
    if (!secret || secret->empty() || secret->size() > kMostSecret) return known(std::nullopt);
    const auto query = [hash = hash_secret(*secret)](store::Database& db) {
        return store::find_guest(db, hash);
    };
    server_.store.read(server_.context.get_executor(), query,
                       [this, known = std::move(known)](const std::optional<store::StoreError>& error,
                                                        std::optional<std::optional<model::Guest>> guest) {
                           if (error || !guest) return known(std::nullopt);
                           if (*guest && server_.now() - (*guest)->seen >= kSeenAgain)
                               server_.store.write(model::TouchSession{(*guest)->session, server_.now()});
                           known(*guest);
                       });
}

void Api::handle(Request request, Reply reply) {
    const bool has_body = request.method == Method::post || request.method == Method::patch;
    if ((has_body || request.method == Method::remove) && !request.own_origin)
        return reply(
            error_response(403, "bad_origin", "The request does not come from the server's own page."));
    if (has_body && !request.json)
        return reply(error_response(415, "bad_type", "The content type must be application/json."));
    const auto secret = request.secret;
    identify(secret, [this, request = std::move(request), reply = std::move(reply)](const Guest& guest) {
        try {
            route(request, guest, reply);
        } catch (const std::exception& error) {
            journal::error({}, "{} failed: {}", request.path, error.what());
            reply(broken());
        }
    });
}

void Api::route(const Request& request, const Guest& guest, const Reply& reply) {
    const Routed found = find_route(request.method, request.path);
    if (found.route == nullptr || found.route->answer == nullptr)
        return reply(found.known ? error_response(405, "bad_method", "This method is not allowed here.")
                                 : not_found());
    if (auto no = refused(guest, found.route->right, settings_.closed)) return reply(*std::move(no));
    found.route->answer(*this, Call{request, guest, found.id, reply, found.ids});
}

void Api::show_version(const Reply& reply) const {
    reply(json_response(200, {{"version", std::string(version())},
                              {"commit", or_null(commit())},
                              {"source", or_null(settings_.source)}}));
}

void Api::show_server(const Reply& reply) const { reply(json_response(200, {{"closed", settings_.closed}})); }

void Api::create_guest(const Request& request, const Reply& reply) {
    const auto name = read_name(request.body, settings_.body_bytes);
    if (!name) return reply(read_error_response(name.error()));
    if (!request.address->guests.take()) {
        server_.refusals.refused(Limit::guests, server_.steady());
        return reply(too_many_guests());
    }
    const NewSession new_session = make_session(request, server_, settings_);
    model::AddGuest command;
    command.guest.id = server_.new_id();
    command.guest.name = *name;
    command.guest.number = model::draw_number(server_.random);
    command.guest.browser = new_session.browser_hash();
    command.secret = new_session.session.secret;
    command.created = new_session.session.created;
    command.device = new_session.session.device;
    auto done = [new_session, reply](const auto& guest) {
        if (!guest) return reply(failed(guest.error()));
        ordered_json body = guest_json(*guest);
        body["secret"] = new_session.secret;
        Response response = json_response(201, body);
        set_cookies(response, new_session);
        reply(std::move(response));
    };
    server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
}

/// Guests from before the browser cookie existed, and guests in another browser, are marked with this
/// browser.
void Api::show_guest(const Request& request, const model::Guest& guest, const Reply& reply) {
    Response response = json_response(200, guest_json(guest));
    const auto known = browser_of(request);
    if (!request.by_cookie || (known && guest.browser && same_hash(hash_secret(*known), *guest.browser)))
        return reply(std::move(response));
    const std::string browser = browser_or_new(request, server_);
    set_browser_cookie(response, browser, request.secure || settings_.secure_cookies);
    // If the write fails, the guest is shown anyway; it is retried on their next visit.
    auto done = [response = std::move(response), reply](const auto&) { reply(response); };
    server_.store.write(server_.context.get_executor(), model::MarkBrowser{guest.key, hash_secret(browser)},
                        std::move(done));
}

/// Signs in with a link to a seat: its user becomes the guest, with a new secret that nobody else has seen.
void Api::bring_back(const Request& request, const Reply& reply) {
    const auto link = read_word(request.body, "secret", settings_.body_bytes);
    if (!link) return reply(read_error_response(link.error()));
    identify(*link,
             [this, new_session = make_session(request, server_, settings_), reply](const Guest& guest) {
                 if (!guest) return reply(not_found());
                 auto done = [this, guest = *guest, new_session, reply](const auto& stored) {
                     if (!stored) return reply(failed(stored.error()));
                     if (!*stored) return reply(not_found());
                     sockets_.end((*stored)->sessions);
                     Response response = json_response(200, guest_json(guest));
                     set_cookies(response, new_session);
                     reply(std::move(response));
                 };
                 // Authorised by the link's session alone: it may have ended in the meantime, and the guest
                 // may have an account now.
                 model::AddSession command{guest->key, new_session.session, new_session.browser_hash(), true};
                 command.authorisation.session = guest->session;
                 server_.store.write(server_.context.get_executor(), std::move(command), std::move(done));
             });
}

void Api::rename_guest(const Request& request, const model::Guest& guest, const Reply& reply) {
    const auto name = read_name(request.body, settings_.body_bytes);
    if (!name) return reply(read_error_response(name.error()));
    model::Guest renamed = guest;
    renamed.name = *name;
    struct Looked {
        model::CheckedNames differ;
        std::optional<std::string> alike;
    };
    // Runs outside the writer, because up to 50 clubs of 500 members are searched. The command compares names
    // added in the meantime.
    const auto query = [key = guest.key, name = *name](store::Database& db) {
        Looked looked;
        looked.alike = club::first_alike(name, store::fellow_members(db, key), looked.differ);
        return looked;
    };
    const auto go_on = [this, renamed, reply](Looked looked) {
        if (looked.alike) return reply(name_alike(*looked.alike));
        auto done = [renamed, reply](const auto& outcome) {
            if (!outcome) return reply(failed(outcome.error()));
            if (outcome->status == model::ClubStatus::alike) return reply(name_alike(outcome->detail));
            reply(json_response(200, guest_json(renamed)));
        };
        server_.store.write(server_.context.get_executor(),
                            model::RenameGuest{renamed.key, renamed.name, std::move(looked.differ)},
                            std::move(done));
    };
    then_long_for(guest, server_, settings_, request.address, query, go_on, reply);
}

void Api::list_tables(const Guest& guest, const Reply& reply) {
    const auto rows = rows_of(guest);
    directory_->list(rows, [&server = server_, rows, reply](const std::vector<TableSummary>& summaries) {
        reply(made_or_broken([&] {
            auto tables = ordered_json::array();
            for (const TableSummary& summary : summaries) tables.push_back(table_summary_json(summary, rows));
            ordered_json body{{"tables", tables}};
            if (const std::int64_t at = server.maintenance.restart_at; at > 0) body["restart"] = at;
            return json_response(200, body);
        }));
    });
}

void Api::create_table(const Request& request, const Guest& guest, const Reply& reply) {
    auto asked = read_table_request(request.body, settings_.body_bytes, server_.games);
    if (!asked) return reply(read_error_response(asked.error()));
    make_table(request, *guest, *std::move(asked), reply);
}

void Api::make_table(const Request& request, const model::Guest& guest, TableRequest asked,
                     const Reply& reply) {
    make_one(request, guest, std::move(asked), [reply](const tl::expected<CreatedTable, Response>& made) {
        reply(made ? json_response(201, {{"table", made->id}, {"invitation", made->invitation}})
                   : made.error());
    });
}

void Api::make_one(const Request& request, const model::Guest& guest, TableRequest asked,
                   EveningTablesApi::CreateCallback made) {
    const AddressTables of_address(request.address, &request.address->tables);
    directory_->make(guest, std::move(asked), of_address,
                     [made = std::move(made)](const tl::expected<CreatedTable, CreateTableError>& of) {
                         if (of) return made(*of);
                         made(tl::make_unexpected(create_table_refusal(of.error())));
                     });
}

void Api::show_table(const std::string& id, const Guest& guest, const Reply& reply) {
    show_summary(id, guest, std::nullopt, reply);
}

/// The invitation is a secret, so it is in the body: proxies log addresses.
void Api::show_invitation(const Request& request, const Guest& guest, const Reply& reply) {
    const auto asked = read_invitation(request.body, settings_.body_bytes);
    if (!asked) return reply(read_error_response(asked.error()));
    show_summary(asked->table, guest, hash_secret(asked->invitation), reply);
}

void Api::show_summary(const std::string& id, const Guest& guest, std::optional<SecretHash> invitation,
                       const Reply& reply) {
    const auto rows = rows_of(guest);
    directory_->summary(
        id, rows, invitation, [rows, reply](const tl::expected<TableSummary, CloseReason>& summary) {
            if (summary)
                return reply(
                    made_or_broken([&] { return wrapped("table", table_summary_json(*summary, rows)); }));
            if (summary.error() == CloseReason::broken) return reply(broken());
            reply(summary.error() == CloseReason::restarting ? restarting() : not_found());
        });
}

void Api::history(const Request& request, const Guest& guest, const Reply& reply) {
    std::optional<model::MatchKey> before;
    const auto asked = query_value(request.query, "before");
    if (!asked) return reply(read_error_response(asked.error()));
    if (const std::optional<std::string>& text = *asked) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
        if (error != std::errc() || end != text->data() + text->size())
            return reply(
                error_response(400, "bad_field", "expected a cursor from an earlier response", "/before"));
        before = model::MatchKey(number);
    }
    const auto answer = [&games = server_.games, key = key_of(guest), before](store::Database& db,
                                                                              AnswerWriter&) {
        const auto matches = store::history(db, key, before, kHistoryPage);
        auto list = ordered_json::array();
        for (const model::PastMatch& match : matches) list.push_back(match_json(match, games, key));
        const bool more = static_cast<int>(matches.size()) == kHistoryPage;
        return json_response(200,
                             {{"matches", list},
                              {"next", more ? ordered_json(std::to_string(matches.back().match.key.number()))
                                            : ordered_json(nullptr)}});
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

void Api::show_match(const std::string& id, const Request& request, const Guest& guest, const Reply& reply) {
    const auto answer = [&games = server_.games, id, key = key_of(guest)](store::Database& db,
                                                                          AnswerWriter&) {
        const auto match = store::find_match(db, id, key);
        return match ? wrapped("match", match_json(*match, games, key)) : not_found();
    };
    ask_long(server_, settings_, request.address, answer, reply);
}

Response Api::rules(const ServerContext& server) {
    auto games = ordered_json::array();
    for (const auto& game : server.games.all()) {
        games.push_back(game->describe_rules());
        if (!server.settings.bots_think) games.back()["reviews"] = false;
    }
    return json_response(200, {{"games", games}});
}

} // namespace germini::server

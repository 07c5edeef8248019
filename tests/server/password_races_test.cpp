// Slow operations cannot be overtaken: a password that changes while it is compared; and guessing
// or requesting hashes locks nobody else out.
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/store/guests.hpp"
#include "server/store/sessions.hpp"
#include "tests/server/support/browser.hpp"

#include <doctest/doctest.h>
#include <future>
#include <vector>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kOld = "una carta sola";
constexpr const char* kNew = "due carte insieme";
constexpr int kAtOnce = 4; // as many as one address may queue

struct Guarded {
    explicit Guarded(const TestServer::Change& change = {})
        : server(folder, [&](server::ServerSettings& settings) {
              settings.admin_socket = server::admin_socket_path(folder.file("germini.db"));
              if (change) change(settings);
          }) {}
    json with_account(Browser& who, const std::string& login) const {
        const HttpAnswer made = who.post("/api/accounts", {{"login", login}, {"password", kOld}});
        REQUIRE_MESSAGE(made.status == 201, made.body);
        return made.value();
    }
    TempDir folder;
    TestServer server;
    unsigned short port() const { return server.port(); }
};

/// Several log in with the old password while `meanwhile` is done; returns who is signed in afterwards.
template <class Meanwhile> int still_in(const Guarded& server, Meanwhile meanwhile) {
    std::vector<Browser> browsers(kAtOnce - 1, Browser(server.port()));
    std::vector<std::future<std::string>> entering;
    for (Browser& browser : browsers)
        entering.push_back(std::async(std::launch::async, [&browser] {
            return browser.said("POST", "/api/log-in", {{"login", "Neri"}, {"password", kOld}});
        }));
    meanwhile();
    int in = 0;
    for (std::size_t i = 0; i < browsers.size(); ++i) {
        const std::string said = entering[i].get();
        CHECK_MESSAGE((said == "200" || said.starts_with("403 wrong_password")), said);
        if (said == "200" && browsers[i].said("GET", "/api/me") == "200") ++in;
    }
    return in;
}

} // namespace

TEST_CASE("a login with the old password during its change is not signed in afterwards") {
    const Guarded server;
    Browser neri(server.port());
    server.with_account(neri, "Neri");
    CHECK(still_in(server, [&] {
              CHECK(neri.said("PATCH", "/api/me/password", {{"old", kOld}, {"password", kNew}}) == "200");
          }) == 0);
    CHECK(neri.said("GET", "/api/me") == "200");
    Browser again(server.port());
    CHECK(again.said("POST", "/api/log-in", {{"login", "Neri"}, {"password", kNew}}) == "200");
}

TEST_CASE("of two changes from the same old password only one succeeds") {
    const Guarded server;
    Browser neri(server.port()), thief(server.port());
    server.with_account(neri, "Neri");
    REQUIRE(thief.said("POST", "/api/log-in", {{"login", "Neri"}, {"password", kOld}}) == "200");
    const auto change = [](Browser& who, const char* next) {
        return who.said("PATCH", "/api/me/password", {{"old", kOld}, {"password", next}});
    };
    auto other = std::async(std::launch::async, [&] { return change(thief, "rubata al mazzo"); });
    const std::string mine = change(neri, kNew), his = other.get();
    CHECK((mine == "200") != (his == "200"));
    for (const std::string& said : {mine, his})
        CHECK_MESSAGE((said == "200" || said == "403 wrong_password /old" || said == "401 no_guest"), said);
}

TEST_CASE("a login during the account's deletion is signed out and keeps no name") {
    const Guarded server;
    Browser neri(server.port());
    server.with_account(neri, "Neri");
    const std::string secret = neri.secret();
    CHECK(still_in(server, [&] {
              CHECK(neri.said("DELETE", "/api/me", {{"password", kOld}}) == "200");
          }) == 0);
    store::Database db(database_of(server.folder), store::Synchronous::normal, store::Access::reading);
    store::Statement row(db,
                         "SELECT (SELECT count(*) FROM sessions), (SELECT max(length(name)) FROM guests)");
    REQUIRE(row.step());
    CHECK(row.integer(0) == 0);
    CHECK(row.integer(1) == 0);
}

TEST_CASE("password guessing throttles the guesser; the signed-in user can change the password") {
    const Guarded server;
    Browser neri(server.port()), guesser(server.port());
    server.with_account(neri, "Neri");
    for (int i = 0; i < 5; ++i)
        CHECK(guesser.said("POST", "/api/log-in", {{"login", "Neri"}, {"password", "no"}}) ==
              "403 wrong_password /password");
    CHECK(guesser.said("POST", "/api/log-in", {{"login", "Neri"}, {"password", kOld}}) ==
          "429 too_many_attempts /password");
    CHECK(neri.said("PATCH", "/api/me/password", {{"old", kOld}, {"password", kNew}}) == "200");
}

TEST_CASE("guessing password links is throttled per address before any hashing") {
    const Guarded server([](server::ServerSettings& settings) {
        settings.net.passwords_per_address = {0.05, 3};
    });
    Browser visitor(server.port());
    const auto reset = [&] {
        return visitor.said("POST", "/api/log-in/reset",
                            {{"secret", "AbCdEfGhIjKlMnOpQrStUv"}, {"password", kNew}});
    };
    for (int i = 0; i < 3; ++i) CHECK(reset() == "403 wrong_password /secret");
    CHECK(reset() == "429 too_many_attempts /secret");
}

TEST_CASE("a link for a new password voids earlier recovery codes") {
    const Guarded server;
    Browser neri(server.port()), fresh(server.port()), thief(server.port());
    const json made = server.with_account(neri, "Neri");
    const std::string link =
        cli::send_admin_command(server.folder.file("germini.db"),
                                {{"order", "person"}, {"do", "reset-link"}, {"who", "Neri"}})["link"];
    CHECK(fresh.said("POST", "/api/log-in/reset",
                     {{"secret", link.substr(link.rfind('/') + 1)}, {"password", kNew}}) == "200");
    CHECK(fresh.get("/api/me").value()["account"]["codes"] == 0);
    CHECK(thief.said("POST", "/api/log-in/code",
                     {{"login", "Neri"}, {"code", made["codes"][0]}, {"password", "rubata al mazzo"}}) ==
          "403 wrong_password /code");
}

TEST_CASE("a closed server reveals no existing logins without an invitation") {
    bool closed = false;
    TempDir folder;
    const auto change = [&](server::ServerSettings& settings) { settings.net.closed = closed; };
    {
        const TestServer open(folder, change);
        Browser neri(open.port());
        REQUIRE(neri.post("/api/accounts", {{"login", "Neri"}, {"password", kOld}}).status == 201);
    }
    closed = true;
    const TestServer server(folder, change);
    Browser stranger(server.port());
    for (const char* login : {"Neri", "Nessuno"})
        CHECK(stranger.said("POST", "/api/accounts", {{"login", login}, {"password", kNew}}) ==
              "403 no_invitation /invitation");
}

TEST_CASE("beyond a person's maximum of sessions the least recently used one ends, with a notice") {
    const Guarded server;
    Browser first(server.port());
    server.with_account(first, "Neri");
    store::Database db(database_of(server.folder), store::Synchronous::normal);
    const auto guest = store::find_guest(db, server::hash_secret(first.secret()))->key;
    std::vector<model::SessionKey> out;
    for (int i = 0; i < static_cast<int>(model::kMostSessions); ++i) {
        const std::string id = "session" + std::to_string(10000 + i);
        const auto more =
            store::add_session(db, guest, {id, server::hash_secret(id), "", INT64_MAX / 2, INT64_MAX / 2});
        out.insert(out.end(), more.begin(), more.end());
    }
    CHECK(out.size() == 1);
    CHECK(first.said("GET", "/api/me") == "401 no_guest");
}

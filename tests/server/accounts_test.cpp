// Accounts: a guest makes one, logs in from another browser, and recovers a lost password.
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/games/games.hpp"
#include "server/store/guests.hpp"
#include "tests/server/support/browser.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <atomic>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kPassword = "una carta sola";

/// A clock that the test advances, and a server that uses it.
struct Turned {
    explicit Turned(const TempDir& folder, const TestServer::Change& change = {})
        : server(folder, [&](server::ServerSettings& settings) {
              settings.admin_socket = server::admin_socket_path(folder.file("germini.db"));
              settings.environment.steady = [this, real = settings.environment.steady] {
                  return real() + std::chrono::seconds(later.load());
              };
              settings.environment.now = [this, real = settings.environment.now] {
                  return real() + 1000 * later.load();
              };
              if (change) change(settings);
          }) {}
    std::atomic<std::int64_t> later{0}; ///< seconds
    TestServer server;
    unsigned short port() const { return server.port(); }
};

json sign_up(Browser& visitor, const std::string& login) {
    const auto answer = visitor.post("/api/accounts", {{"login", login}, {"password", kPassword}});
    REQUIRE_MESSAGE(answer.status == 201, answer.body);
    CHECK(schema_problem("http.json#/$defs/SignedUp", answer.value()) == "");
    return answer.value();
}
json log_in_as(const std::string& login, const std::string& password = kPassword) {
    return {{"login", login}, {"password", password}};
}

/// Sends a command about a person to the admin socket and returns the answer.
nlohmann::ordered_json order(const TempDir& folder, nlohmann::ordered_json asked) {
    asked["order"] = "person";
    return cli::send_admin_command(folder.file("germini.db"), asked);
}

} // namespace

TEST_CASE("a guest who makes an account keeps their identity, and logs in from another browser") {
    const TempDir folder;
    const Turned server(folder);
    Browser first(server.port()), second(server.port());
    const json guest = first.post("/api/guests", {{"name", "Ginevra"}}).value();
    CHECK(first.get("/api/me").value()["account"].is_null());
    const json made = sign_up(first, "Ginevra");
    CHECK(made["guest"] == guest["guest"]);
    CHECK(made["number"] == guest["number"]);
    CHECK(std::set<std::string>(made["codes"].begin(), made["codes"].end()).size() == 10);
    CHECK(first.secret() != guest["secret"]); // the same session, with a new cookie

    const auto entered = second.post("/api/log-in", log_in_as("GINEVRA"));
    CHECK(said_in(entered) == "200");
    CHECK(schema_problem("http.json#/$defs/Guest", entered.value()) == "");
    CHECK(entered.value()["guest"] == guest["guest"]);
    CHECK(second.secret() != first.secret());
    const json me = second.get("/api/me").value();
    CHECK(schema_problem("http.json#/$defs/Me", me) == "");
    CHECK(me["account"]["login"] == "Ginevra");
    CHECK(me["account"]["codes"] == 10);
    CHECK(me["account"]["administrator"] == false);
    CHECK(first.get("/api/me/sessions").value()["sessions"].size() == 2);

    CHECK(second.said("POST", "/api/me/log-out", json::object()) == "200");
    CHECK(second.secret() == "");
    CHECK(second.said("GET", "/api/me") == "401 no_guest");
    CHECK(first.said("GET", "/api/me") == "200");
}

TEST_CASE("a new user signs up at once, and errors are shown beside the field") {
    const TempDir folder;
    const Turned server(folder);
    Browser lapo(server.port()), other(server.port());
    const json made = sign_up(lapo, "Lapo");
    CHECK(made["name"] == "Lapo");
    CHECK(lapo.get("/api/me").value()["guest"] == made["guest"]);
    const auto wrong = [&](const json& body) { return other.said("POST", "/api/accounts", body); };
    CHECK(wrong({{"login", "lapo"}, {"password", kPassword}}) == "409 login_taken /login");
    CHECK(wrong({{"login", "Lap0"}, {"password", kPassword}}) == "409 login_taken /login"); // a zero
    CHECK(wrong({{"login", "Bot 2"}, {"password", kPassword}}) == "400 name_reserved /login");
    CHECK(wrong({{"login", ""}, {"password", kPassword}}) == "400 name_empty /login");
    CHECK(wrong({{"login", "Neri"}, {"password", "corta"}}) == "400 password_short /password");
    CHECK(wrong({{"login", "Neri"}, {"password", std::string(129, 'x')}}) == "400 password_long /password");
    CHECK(wrong({{"login", "Bernardo"}, {"password", "BERNARDO"}}) == "400 password_login /password");
    CHECK(wrong({{"login", "Neri"}}) == "400 missing_field /password");
    CHECK(wrong({{"login", "Neri"}, {"password", kPassword}, {"administrator", true}}) ==
          "400 unknown_field /administrator");
    CHECK(lapo.said("POST", "/api/accounts", {{"login", "Neri"}, {"password", kPassword}}) ==
          "409 has_account");
    // Composed or not, it is the same password.
    Browser accents(server.port());
    CHECK(accents.said("POST", "/api/accounts", {{"login", "Tessa"}, {"password", "perch\u00e9 mai"}}) ==
          "201");
    CHECK(other.said("POST", "/api/log-in", log_in_as("Tessa", "perche\u0301 mai")) == "200");
}

TEST_CASE("wrong passwords are throttled per login and per address, and a waiting user is let in") {
    const TempDir folder;
    Turned server(folder);
    Browser neri(server.port()), guesser(server.port()), other(server.port());
    sign_up(neri, "Neri");
    sign_up(other, "Tessa");
    for (int i = 0; i < 5; ++i)
        CHECK(guesser.said("POST", "/api/log-in", log_in_as("Neri", "not this one")) ==
              "403 wrong_password /password");
    const auto slowed = guesser.post("/api/log-in", log_in_as("Neri"));
    CHECK(said_in(slowed) == "429 too_many_attempts /password");
    CHECK(slowed.header("Retry-After") == "1");
    CHECK(guesser.said("POST", "/api/log-in", log_in_as("Tessa")) == "200"); // of another login
    server.later += 2;
    CHECK(guesser.said("POST", "/api/log-in", log_in_as("Neri", "nor this one")) ==
          "403 wrong_password /password");
    CHECK(guesser.post("/api/log-in", log_in_as("Neri")).header("Retry-After") == "2"); // twice as long
    server.later += 3;
    CHECK(guesser.said("POST", "/api/log-in", log_in_as("Neri")) == "200");
    CHECK(guesser.said("POST", "/api/log-in", log_in_as("Neri", "a slip")) == "403 wrong_password /password");
    CHECK(guesser.said("POST", "/api/log-in", log_in_as("Neri")) == "200"); // and the delay is gone
    // An unknown login is answered and delayed in the same way.
    for (int i = 0; i < 5; ++i)
        CHECK(guesser.said("POST", "/api/log-in", log_in_as("Nessuno")) == "403 wrong_password /password");
    CHECK(guesser.said("POST", "/api/log-in", log_in_as("Nessuno")) == "429 too_many_attempts /password");

    const TempDir second;
    const Turned narrow(second, [](server::ServerSettings& settings) {
        settings.net.passwords_per_address = {0.05, 3};
    });
    Browser many(narrow.port());
    for (const char* login : {"Anna", "Bice", "Cosa"})
        CHECK(many.said("POST", "/api/log-in", log_in_as(login)) == "403 wrong_password /password");
    const auto told = many.post("/api/log-in", log_in_as("Dina"));
    CHECK(said_in(told) == "429 too_many_attempts /password");
    CHECK(told.header("Retry-After") == "20"); // one in twenty seconds
}

TEST_CASE("a recovery code is valid once, sets a password, and ends the other sessions") {
    const TempDir folder;
    const Turned server(folder);
    Browser at_home(server.port()), away(server.port());
    const json made = sign_up(at_home, "Neri");
    const std::string code = made["codes"][3];
    std::string shouted = code;
    for (char& c : shouted) c = static_cast<char>(std::toupper(c));
    shouted.replace(shouted.find('-'), 1, " ");
    const auto recover = [&](const std::string& said, const std::string& password) {
        return away.said("POST", "/api/log-in/code",
                         {{"login", "neri"}, {"code", said}, {"password", password}});
    };
    CHECK(recover("abcde-fghjk", "another word") == "403 wrong_password /code");
    CHECK(recover(code, "corta") == "400 password_short /password");
    CHECK(recover(shouted, "another word") == "200");
    CHECK(recover(code, "a third word") == "403 wrong_password /code");
    CHECK(away.get("/api/me").value()["account"]["codes"] == 9);
    CHECK(at_home.said("GET", "/api/me") == "401 no_guest");
    CHECK(at_home.said("POST", "/api/log-in", log_in_as("Neri")) == "403 wrong_password /password");
    CHECK(at_home.said("POST", "/api/log-in", log_in_as("Neri", "another word")) == "200");
    // New ones replace them.
    CHECK(at_home.said("POST", "/api/me/codes", {{"password", kPassword}}) == "403 wrong_password /password");
    const auto renewed = at_home.post("/api/me/codes", {{"password", "another word"}});
    CHECK(schema_problem("http.json#/$defs/CodesMade", renewed.value()) == "");
    CHECK(recover(made["codes"][4], "a fourth word") == "403 wrong_password /code");
    CHECK(recover(renewed.value()["codes"][0], "a fourth word") == "200");
}

TEST_CASE("changing the password requires the old one and signs out the other browsers") {
    const TempDir folder;
    const Turned server(folder);
    Browser here(server.port()), there(server.port()), guest(server.port());
    sign_up(here, "Neri");
    CHECK(there.said("POST", "/api/log-in", log_in_as("Neri")) == "200");
    const auto change = [&](const std::string& old, const std::string& next) {
        return here.said("PATCH", "/api/me/password", {{"old", old}, {"password", next}});
    };
    CHECK(change("not this one", "another word") == "403 wrong_password /old");
    CHECK(change(kPassword, "corta") == "400 password_short /password");
    CHECK(change(kPassword, "another word") == "200");
    CHECK(here.said("GET", "/api/me") == "200");
    CHECK(there.said("GET", "/api/me") == "401 no_guest");
    guest.post("/api/guests", {{"name", "Lapo"}});
    CHECK(guest.said("PATCH", "/api/me/password", {{"old", "x"}, {"password", "another word"}}) ==
          "403 no_account");
}

TEST_CASE("an administrator's link sets a password once, and expires") {
    const TempDir folder;
    Turned server(folder);
    Browser neri(server.port()), bice(server.port()), fresh(server.port());
    sign_up(neri, "Neri");
    sign_up(bice, "Bice");
    CHECK(bice.said("POST", "/api/reset-links", {{"login", "Neri"}}) == "403 no_right");
    CHECK(order(folder, {{"do", "administrator"}, {"who", "bice"}})["ok"] == true);
    CHECK(bice.said("POST", "/api/reset-links", {{"login", "Nessuna"}}) == "404 no_such_login /login");
    const auto made = bice.post("/api/reset-links", {{"login", "Neri"}});
    CHECK(made.status == 201);
    CHECK(schema_problem("http.json#/$defs/LinkMade", made.value()) == "");
    const auto reset = [&](const std::string& secret) {
        return fresh.said("POST", "/api/log-in/reset", {{"secret", secret}, {"password", "another word"}});
    };
    CHECK(reset("AbCdEfGhIjKlMnOpQrStUv") == "403 wrong_password /secret");
    const std::string link = order(folder, {{"do", "reset-link"}, {"who", "Neri"}})["link"];
    CHECK(reset(made.value()["secret"]) == "403 wrong_password /secret"); // the later one expires earlier
    const std::string secret = link.substr(link.rfind('/') + 1);
    CHECK(link == "http://localhost:" + std::to_string(server.port()) + "/#/reset/" + secret);
    CHECK(reset(secret) == "200");
    CHECK(reset(secret) == "403 wrong_password /secret");
    CHECK(neri.said("GET", "/api/me") == "401 no_guest");
    CHECK(fresh.get("/api/me").value()["account"]["login"] == "Neri");

    const std::string late = order(folder, {{"do", "reset-link"}, {"who", "Neri"}})["link"];
    server.later += 24 * 60 * 60 + 1;
    CHECK(reset(late.substr(late.rfind('/') + 1)) == "403 wrong_password /secret");
    // Links that she made as an administrator become void then.
    const std::string made_before = bice.post("/api/reset-links", {{"login", "Neri"}}).value()["secret"];
    CHECK(order(folder, {{"do", "administrator"}, {"who", "Bice"}, {"off", true}})["ok"] == true);
    CHECK(bice.said("POST", "/api/reset-links", {{"login", "Neri"}}) == "403 no_right");
    CHECK(reset(made_before) == "403 wrong_password /secret");
}

TEST_CASE("links made in an administrator's account are void when it is deleted or recovered") {
    const TempDir folder;
    const Turned turned(folder);
    Browser neri(turned.port()), bice(turned.port()), fresh(turned.port());
    sign_up(neri, "Neri");
    sign_up(bice, "Bice");
    const auto reset = [&](const std::string& secret, const std::string& password) {
        return fresh.said("POST", "/api/log-in/reset", {{"secret", secret}, {"password", password}});
    };
    CHECK(order(folder, {{"do", "administrator"}, {"who", "Bice"}})["ok"] == true);
    const std::string of_thief = bice.post("/api/reset-links", {{"login", "Neri"}}).value()["secret"];
    const std::string link = order(folder, {{"do", "reset-link"}, {"who", "Bice"}})["link"];
    CHECK(reset(link.substr(link.rfind('/') + 1), "Bice is back") == "200");
    CHECK(bice.said("GET", "/api/me") == "401 no_guest");
    CHECK(reset(of_thief, "a stolen word") == "403 wrong_password /secret");
    // The same if she ends other sessions, or changes the password; logging out ends none.
    const auto made = [&] {
        return fresh.post("/api/reset-links", {{"login", "Neri"}}).value()["secret"].get<std::string>();
    };
    const std::string of_other = made();
    CHECK(fresh.said("DELETE", "/api/me/sessions") == "200");
    CHECK(reset(of_other, "a stolen word") == "403 wrong_password /secret");
    const std::string before_change = made();
    CHECK(fresh.said("PATCH", "/api/me/password", {{"old", "Bice is back"}, {"password", "Bice is here"}}) ==
          "200");
    CHECK(reset(before_change, "a stolen word") == "403 wrong_password /secret");
    const std::string of_deleted = fresh.post("/api/reset-links", {{"login", "Neri"}}).value()["secret"];
    CHECK(order(folder, {{"do", "delete"}, {"who", "Bice"}})["ok"] == true);
    CHECK(reset(of_deleted, "a stolen word") == "403 wrong_password /secret");
    CHECK(neri.said("GET", "/api/me") == "200");
}

TEST_CASE("a closed server admits a holder of an invitation once; the first account uses the first link") {
    const TempDir folder;
    const auto closed = [](server::ServerSettings& settings) { settings.net.closed = true; };
    std::string first;
    {
        const server::Server never_run(quick_settings(folder), server::all_games());
        first = never_run.first_link();
        CHECK(first.size() == 22);
    }
    { // A registered person is not new on the server, and no further link is made there.
        store::Database db(database_of(folder), store::Synchronous::normal);
        store::add_guest(db, {{}, "aaaaaaaaaaaa", "Lapo", model::kLeastNumber}, server::hash_secret("x"), 1);
    }
    const Turned server(folder, closed);
    Browser bice(server.port()), neri(server.port()), third(server.port());
    const json body{{"login", "Neri"}, {"password", kPassword}};
    CHECK(neri.said("POST", "/api/accounts", body) == "403 no_invitation /invitation");
    const std::string link =
        cli::send_admin_command(folder.file("germini.db"), {{"order", "person"}, {"do", "invite"}})["link"];
    CHECK(link.find("/#/sign-up/") != std::string::npos);
    json invited{
        {"login", "Bice"}, {"password", kPassword}, {"invitation", link.substr(link.rfind('/') + 1)}};
    CHECK(bice.said("POST", "/api/accounts", invited) == "201");
    CHECK(bice.said("POST", "/api/tables", kToy) == "201");
    invited["login"] = "Neri";
    CHECK(neri.said("POST", "/api/accounts", invited) == "403 no_invitation /invitation");

    CHECK(bice.said("POST", "/api/sign-up-links", json::object()) == "403 no_right");
    CHECK(bice.said("POST", "/api/administrator", {{"secret", "AbCdEfGhIjKlMnOpQrStUv"}}) == "404 not_found");
    CHECK(neri.said("POST", "/api/administrator", {{"secret", first}}) == "401 no_guest");
    CHECK(bice.said("POST", "/api/administrator", {{"secret", first}}) == "200");
    CHECK(bice.said("POST", "/api/administrator", {{"secret", first}}) == "404 not_found");
    const auto made = bice.post("/api/sign-up-links", json::object());
    CHECK(made.status == 201);
    invited["invitation"] = made.value()["secret"];
    CHECK(neri.said("POST", "/api/accounts", invited) == "201");
    CHECK(neri.said("GET", "/api/tables") == "200");

    // Invitations that she made as an administrator become void then.
    invited["invitation"] = bice.post("/api/sign-up-links", json::object()).value()["secret"];
    cli::send_admin_command(folder.file("germini.db"),
                            {{"order", "person"}, {"do", "administrator"}, {"who", "Bice"}, {"off", true}});
    invited["login"] = "Ugo";
    Browser ugo(server.port());
    CHECK(ugo.said("POST", "/api/accounts", invited) == "403 no_invitation /invitation");
}

TEST_CASE("a password is not in the log, and only as an Argon2id hash in the database files") {
    LogCatcher log;
    const TempDir folder;
    {
        const Turned server(folder);
        Browser neri(server.port());
        const json made = sign_up(neri, "Neri");
        for (int i = 0; i < 6; ++i) neri.post("/api/log-in", log_in_as("Neri", "sbagliata davvero"));
        neri.post("/api/log-in", log_in_as("Neri"));
    }
    const std::string said = log.take();
    std::string all;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        std::ifstream in(entry.path(), std::ios::binary);
        all += std::string(std::istreambuf_iterator<char>(in), {});
    }
    CHECK(all.find("$argon2id$v=19$m=65536,t=2,p=1$") != std::string::npos);
    for (const std::string& secret : {std::string(kPassword), std::string("sbagliata davvero")}) {
        CHECK(all.find(secret) == std::string::npos);
        CHECK(said.find(secret) == std::string::npos);
    }
}

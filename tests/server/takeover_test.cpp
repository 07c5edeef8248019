// Nobody gets into an account without its password: not by anybody's code and a click, not by
// a guest shared by two browsers, and not by a pending request.
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/store/accounts.hpp"
#include "server/store/execute_account.hpp"
#include "server/store/guests.hpp"
#include "tests/server/support/browser.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kOwnersPassword = "una carta sola";

struct AccountServer {
    explicit AccountServer(const TestServer::Change& change = {})
        : server(folder, [&](server::ServerSettings& settings) {
              settings.admin_socket = server::admin_socket_path(folder.file("germini.db"));
              if (change) change(settings);
          }) {}
    Browser visitor() const { return Browser(server.port()); }
    Browser guest(const std::string& name) const {
        Browser browser = visitor();
        REQUIRE(browser.said("POST", "/api/guests", {{"name", name}}) == "201");
        return browser;
    }
    Browser member(const std::string& login) const {
        Browser browser = visitor();
        REQUIRE(browser.said("POST", "/api/accounts", {{"login", login}, {"password", kOwnersPassword}}) ==
                "201");
        return browser;
    }
    /// Another browser with the same cookie.
    Browser twin(const Browser& browser) const {
        Browser other = visitor();
        other.take_secret(browser.secret());
        return other;
    }
    TempDir folder;
    TestServer server;
};

std::string code_of(Browser& browser, const json& body = json::object()) {
    const HttpAnswer made = browser.post("/api/me/link-code", body);
    REQUIRE_MESSAGE(made.status == 201, made.body);
    return made.value()["code"];
}
json preview(Browser& browser, const std::string& code) {
    const HttpAnswer seen = browser.post("/api/link-code", {{"code", code}, {"dry_run", true}});
    REQUIRE_MESSAGE(seen.status == 200, seen.body);
    CHECK(schema_problem("http.json#/$defs/LinkCodePreview", seen.value()) == "");
    return seen.value();
}
json login_of(Browser& browser) {
    const json me = browser.get("/api/me").value();
    return me.contains("account") && me["account"].is_object() ? me["account"]["login"] : json();
}
/// Whether the database accepts the command.
template <class Command> bool written(store::Database& db, const Command& command) {
    return store::execute(db, command).has_value();
}
bool is_in(Browser& browser) { return browser.get("/api/me").status == 200; }

} // namespace

TEST_CASE("an account that uses a guest's code is shown both names and gives its password") {
    const AccountServer accounts;
    Browser caterina = accounts.member("Caterina"), thief = accounts.guest("Ladro"),
            second = accounts.visitor();
    REQUIRE(second.said("POST", "/api/link-code", {{"code", code_of(thief)}}) ==
            "200"); // two browsers, one guest
    EventLoop loop;
    Player seated(loop, accounts.server.port(), thief.person(),
                  new_table(accounts.server.port(), thief.person(), {{"game", "toy"}, {"preset", "plain"}}));
    seated.connect();
    REQUIRE(loop.run_until([&] { return seated.table.has_value(); }));

    const std::string code = code_of(thief);
    const json seen = preview(caterina, code);
    CHECK(seen["maker"] == thief.get("/api/guests/me").value());
    CHECK(seen["asker"] == caterina.get("/api/guests/me").value());
    CHECK(seen["stays"] == seen["asker"]["number"]);
    CHECK(seen["password"] == true);
    const std::string body = caterina.post("/api/link-code", {{"code", code}, {"dry_run", true}}).body;
    CHECK(body.find("Ladro") < body.find("Caterina")); // the code's maker comes first
    const std::string secret = caterina.secret();
    CHECK(caterina.said("POST", "/api/link-code", {{"code", code}}) == "403 wrong_password /password");
    CHECK(caterina.said("POST", "/api/link-code", {{"code", code}, {"password", "not this one"}}) ==
          "403 wrong_password /password");
    CHECK(login_of(thief).is_null());
    CHECK(caterina.said("POST", "/api/link-code", {{"code", code}, {"password", kOwnersPassword}}) == "200");
    CHECK(caterina.secret() == secret);
    CHECK(login_of(caterina) == "Caterina");
    CHECK(thief.said("GET", "/api/me") == "401 no_guest");
    CHECK(second.said("GET", "/api/me") == "401 no_guest");
    CHECK(loop.run_until([&] { return !seated.connected(); }));
    CHECK(caterina.get("/api/me/sessions").value()["sessions"].size() == 1);
    CHECK(caterina.get("/api/me/data").value()["was"].size() == 1);
}

TEST_CASE("a guest who uses an account's code gets a new cookie, and the guest's other browsers do not") {
    const AccountServer accounts;
    Browser caterina = accounts.member("Caterina"), guest = accounts.guest("Ospite"),
            second = accounts.visitor();
    REQUIRE(second.said("POST", "/api/link-code", {{"code", code_of(guest)}}) == "200");
    CHECK(caterina.said("POST", "/api/me/link-code", json::object()) == "403 wrong_password /password");
    CHECK(caterina.said("POST", "/api/me/link-code", {{"password", "not this one"}}) ==
          "403 wrong_password /password");
    const std::string code = code_of(caterina, {{"password", kOwnersPassword}});
    const json seen = preview(guest, code);
    CHECK(seen["maker"]["name"] == "Caterina");
    CHECK(seen["asker"]["name"] == "Ospite");
    CHECK(seen["stays"] == seen["maker"]["number"]);
    CHECK(seen["password"] == false); // it was entered when the code was made
    Browser before = accounts.twin(guest);
    CHECK(guest.said("POST", "/api/link-code", {{"code", code}}) == "200");
    CHECK(login_of(guest) == "Caterina");
    CHECK_FALSE(is_in(before));
    CHECK_FALSE(is_in(second));
    CHECK(is_in(caterina));
    CHECK(caterina.get("/api/me/sessions").value()["sessions"].size() == 2);
}

TEST_CASE("a link code ends with the session that made it") {
    const AccountServer accounts;
    Browser guest = accounts.guest("Dina"), second = accounts.visitor(), third = accounts.visitor();
    REQUIRE(second.said("POST", "/api/link-code", {{"code", code_of(guest)}}) ==
            "200"); // two browsers, one guest
    const std::string code = code_of(second);
    CHECK(guest.said("DELETE", "/api/me/sessions") == "200");
    CHECK_FALSE(is_in(second));
    CHECK(third.post("/api/link-code", {{"code", code}}).status != 200);
    CHECK_FALSE(is_in(third));
    CHECK(is_in(guest));
}

TEST_CASE("of two guests both names are shown, and only the asking browser of the merged one stays") {
    const AccountServer accounts;
    Browser maker = accounts.guest("Lapo"), asker = accounts.guest("Nannina"), second = accounts.visitor();
    REQUIRE(second.said("POST", "/api/link-code", {{"code", code_of(asker)}}) == "200");
    const std::string code = code_of(maker);
    const json seen = preview(asker, code);
    CHECK(seen["maker"]["name"] == "Lapo");
    CHECK(seen["asker"]["name"] == "Nannina");
    CHECK(seen["stays"] == seen["maker"]["number"]);
    CHECK(seen["password"] == false);
    Browser nobody = accounts.visitor();
    CHECK(preview(nobody, code)["asker"].is_null());
    Browser before = accounts.twin(asker);
    CHECK(asker.said("POST", "/api/link-code", {{"code", code}}) == "200");
    CHECK(asker.get("/api/guests/me").value()["name"] == "Lapo");
    CHECK(is_in(maker));
    CHECK_FALSE(is_in(second));
    CHECK_FALSE(is_in(before));
}

TEST_CASE("a new account is open only in its maker's browser, by a new cookie, and old codes are void") {
    const AccountServer accounts;
    Browser thief = accounts.guest("Ladro"), victim = accounts.visitor();
    REQUIRE(victim.said("POST", "/api/link-code", {{"code", code_of(thief)}}) == "200");
    const std::string code = code_of(thief);
    Browser before = accounts.twin(victim);
    REQUIRE(victim.said("POST", "/api/accounts", {{"login", "Vittima"}, {"password", kOwnersPassword}}) ==
            "201");
    CHECK(login_of(victim) == "Vittima");
    CHECK_FALSE(is_in(thief));
    CHECK_FALSE(is_in(before));
    CHECK(victim.get("/api/me/sessions").value()["sessions"].size() == 1);
    Browser nobody = accounts.visitor();
    CHECK(nobody.said("POST", "/api/link-code", {{"code", code}}) == "403 wrong_code /code");
    // A code that was made with a password ends with that password.
    const std::string old = code_of(victim, {{"password", kOwnersPassword}});
    CHECK(victim.said("PATCH", "/api/me/password",
                      {{"old", kOwnersPassword}, {"password", "due carte sole"}}) == "200");
    CHECK(nobody.said("POST", "/api/link-code", {{"code", old}}) == "403 wrong_code /code");
}

TEST_CASE("a program that signs up keeps its own secret, and only it is signed in") {
    const AccountServer accounts;
    const test::Person program = new_person(accounts.server.port(), "Programma");
    const auto post = [&](const std::string& path, const json& body) {
        return http_request(accounts.server.port(), "POST", path, body.dump(), program.headers());
    };
    Browser other = accounts.visitor();
    REQUIRE(other.said("POST", "/api/link-code",
                       {{"code", post("/api/me/link-code", json::object()).value()["code"]}}) == "200");
    CHECK(post("/api/accounts", {{"login", "Programma"}, {"password", kOwnersPassword}}).status == 201);
    CHECK(http_request(accounts.server.port(), "GET", "/api/me", "", program.headers()).status == 200);
    CHECK_FALSE(is_in(other));
}

TEST_CASE("logging in merges the guest without the guest's sessions") {
    const AccountServer accounts;
    Browser caterina = accounts.member("Caterina"), thief = accounts.guest("Ladro"),
            home = accounts.visitor();
    REQUIRE(home.said("POST", "/api/link-code", {{"code", code_of(thief)}}) == "200");
    Browser before = accounts.twin(home);
    CHECK(home.said("POST", "/api/log-in",
                    {{"login", "Caterina"}, {"password", kOwnersPassword}, {"merge", true}}) == "200");
    CHECK(login_of(home) == "Caterina");
    CHECK_FALSE(is_in(thief));
    CHECK_FALSE(is_in(before));
    CHECK(is_in(caterina));
}

TEST_CASE("signing in by a recovery code merges the guest on request") {
    const AccountServer accounts;
    Browser caterina = accounts.member("Caterina");
    const json codes = caterina.post("/api/me/codes", {{"password", kOwnersPassword}}).value()["codes"];
    const auto recover = [&](Browser& browser, std::size_t code, const json& take) {
        json body{{"login", "Caterina"}, {"code", codes[code]}, {"password", "another word"}};
        if (!take.is_null()) body["merge"] = take;
        return browser.said("POST", "/api/log-in/code", body);
    };
    const auto merged = [&] { return number_in(accounts.folder, "SELECT count(*) FROM merges"); };
    Browser leaving = accounts.guest("Neri"), coming = accounts.guest("Lapo");
    CHECK(recover(leaving, 0, nullptr) == "200");
    CHECK(merged() == 0);
    CHECK(recover(coming, 1, true) == "200");
    CHECK(merged() == 1);
    CHECK(login_of(coming) == "Caterina");
    CHECK_FALSE(is_in(leaving));
    CHECK(recover(coming, 1, true) == "403 wrong_password /code");
}

TEST_CASE("a request by a guest who was merged in the meantime is not carried out") {
    const AccountServer accounts;
    Browser caterina = accounts.member("Caterina"), thief = accounts.guest("Ladro");
    store::Database db(database_of(accounts.folder), store::Synchronous::normal);
    const model::Guest was = *store::find_guest(db, server::hash_secret(thief.secret()));
    REQUIRE(caterina.said("POST", "/api/link-code",
                          {{"code", code_of(thief)}, {"password", kOwnersPassword}}) == "200");

    store::Transaction undone(db);
    model::SignUp sign_up;
    sign_up.account = {was.key, "Ladro", {"ladro", "1adro"}, "", false, 1};
    sign_up.asking = was.session;
    const model::SignUp::Outcome signed_up = store::execute(db, sign_up);
    REQUIRE(!signed_up);
    CHECK(signed_up.error() == model::SignUp::Refused::stale_authorisation);
    model::AddTicket ticket{{{}, model::kLinkCodeTicket, was.key, INT64_MAX}, 1, was.key};
    ticket.authorisation.session = was.session;
    CHECK(!written(db, ticket));
    model::AddSession back{was.key, {"back", {}, "", 1, 1}, std::nullopt, true};
    back.authorisation.session = was.session;
    CHECK(!written(db, back));
    model::MergeGuests merge;
    merge.guest = was.key;
    merge.asking = was.session;
    merge.other = was.key;
    CHECK(!written(db, merge));
    // And nobody makes a code of an account, or a link to an administrator's, without the password.
    const model::Guest account = *store::find_guest(db, server::hash_secret(caterina.secret()));
    model::AddTicket own{{{}, model::kLinkCodeTicket, account.key, INT64_MAX}, 1, account.key};
    own.authorisation.session = account.session;
    CHECK(!written(db, own));
    const model::AddTicket reset{{{}, model::kResetTicket, account.key, INT64_MAX}, 1, account.key};
    const model::AddTicket invitation{
        {server::hash_secret("x"), model::kSignUpTicket, std::nullopt, INT64_MAX}, 1, account.key};
    CHECK(!written(db, reset)); // not an administrator
    CHECK(!written(db, invitation));
    store::set_administrator(db, account.key, true);
    CHECK(!written(db, reset)); // an administrator's own login accepts the password
    CHECK(written(db, invitation));
    CHECK(written(db, model::AddTicket{reset.ticket, 1, std::nullopt})); // made on the command line
}

TEST_CASE("an administrator's link is void if the role ends while the password is being compared") {
    const AccountServer accounts;
    Browser bice = accounts.member("Bice"), dina = accounts.member("Dina");
    const auto order = [&](const char* who, bool off) {
        CHECK(cli::send_admin_command(
                  accounts.folder.file("germini.db"),
                  {{"order", "person"}, {"do", "administrator"}, {"who", who}, {"off", off}})["ok"] == true);
    };
    order("Bice", false);
    order("Dina", false);
    HttpAnswer made;
    std::thread asking([&] {
        made = bice.post("/api/reset-links", {{"login", "Dina"}, {"password", kOwnersPassword}});
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    order("Bice", true);
    asking.join();
    if (made.status != 201) return;
    CHECK(dina.said("POST", "/api/log-in/reset",
                    {{"secret", made.value()["secret"]}, {"password", "due carte sole"}}) ==
          "403 wrong_password /secret");
}

TEST_CASE("a link for an administrator's password requires the password of its maker") {
    const AccountServer accounts;
    Browser bice = accounts.member("Bice"), dina = accounts.member("Dina");
    accounts.member("Neri");
    const auto appoint = [&](const char* who) {
        CHECK(cli::send_admin_command(accounts.folder.file("germini.db"),
                                      {{"order", "person"}, {"do", "administrator"}, {"who", who}})["ok"] ==
              true);
    };
    appoint("Bice");
    const auto link = [&](json body) { return bice.post("/api/reset-links", body); };
    const HttpAnswer of_dina = link({{"login", "Dina"}});
    CHECK(said_in(of_dina) == "201");
    CHECK(said_in(link({{"login", "Neri"}})) == "201");
    appoint("Dina");
    for (const char* login : {"Bice", "Dina"}) {
        CHECK(said_in(link({{"login", login}})) == "403 wrong_password /password");
        CHECK(said_in(link({{"login", login}, {"password", "not this one"}})) ==
              "403 wrong_password /password");
        CHECK(said_in(link({{"login", login}, {"password", kOwnersPassword}})) == "201");
    }
    // A link made before the account was an administrator's opens nothing.
    CHECK(dina.said("POST", "/api/log-in/reset",
                    {{"secret", of_dina.value()["secret"]}, {"password", "due carte sole"}}) ==
          "403 wrong_password /secret");
}

TEST_CASE("the login is refused as a password, even when it is reset") {
    const AccountServer accounts;
    Browser neri = accounts.member("Marcantonio"), fresh = accounts.visitor();
    CHECK(neri.said("PATCH", "/api/me/password", {{"old", kOwnersPassword}, {"password", "MarcAntonio"}}) ==
          "400 password_login /password");
    const std::string link =
        cli::send_admin_command(accounts.folder.file("germini.db"),
                                {{"order", "person"}, {"do", "reset-link"}, {"who", "Marcantonio"}})["link"];
    const auto reset = [&](const char* password) {
        return fresh.said("POST", "/api/log-in/reset",
                          {{"secret", link.substr(link.rfind('/') + 1)}, {"password", password}});
    };
    CHECK(reset("marcantonio") == "400 password_login /password");
    CHECK(reset("due carte sole") == "200"); // the link is still valid
}

TEST_CASE("a cookie chosen by the client is no session") {
    const AccountServer accounts;
    accounts.member("Caterina");
    Browser brought = accounts.visitor();
    const std::string fixed(22, 'x');
    brought.take_secret(fixed);
    CHECK(brought.said("POST", "/api/log-in", {{"login", "Caterina"}, {"password", kOwnersPassword}}) ==
          "200");
    Browser thief = accounts.visitor();
    thief.take_secret(fixed);
    CHECK_FALSE(is_in(thief));
    CHECK(is_in(brought));
}

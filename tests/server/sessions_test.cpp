// A person's sessions: several browsers, each of which can be signed out.
#include "server/store/guests.hpp"
#include "server/store/migrate.hpp"
#include "server/store/sessions.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/wire.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

const Headers kFirefox{
    {"User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}};

json sessions_seen(const TestServer& server, const test::Person& person) {
    const auto answer = http_request(server.port(), "GET", "/api/me/sessions", "", person.headers());
    REQUIRE(answer.status == 200);
    CHECK(schema_problem("http.json#/$defs/SessionList", answer.value()) == "");
    return answer.value()["sessions"];
}

/// Another browser of the same person, created in the rows: logging in has tests of its own.
test::Person second_browser(const TempDir& folder, const test::Person& person, const std::string& id) {
    test::Person again = person;
    again.secret = std::string(22, id[0]);
    store::Database db(database_of(folder), store::Synchronous::normal);
    store::add_session(db, store::find_guest(db, server::hash_secret(person.secret))->key,
                       {id, server::hash_secret(again.secret), "Safari, iPhone", 5, 5});
    return again;
}

int status_of(const TestServer& server, const test::Person& person) {
    return http_request(server.port(), "GET", "/api/guests/me", "", person.headers()).status;
}

} // namespace

TEST_CASE("a guest's browser is a named session, and a second browser is the same person") {
    const TempDir folder;
    const TestServer server(folder);
    const auto made = http_request(server.port(), "POST", "/api/guests", R"({"name": "Ginevra"})", kFirefox);
    REQUIRE(made.status == 201);
    const test::Person ginevra{made.value()["guest"], "Ginevra", made.value()["secret"]};
    auto sessions = sessions_seen(server, ginevra);
    REQUIRE(sessions.size() == 1);
    CHECK(sessions[0]["device"] == "Firefox, Linux");
    CHECK(sessions[0]["this"] == true);
    CHECK(made.body.find(ginevra.secret) != std::string::npos);

    const test::Person phone = second_browser(folder, ginevra, "bbbbbbbbbbbb");
    const auto me = http_request(server.port(), "GET", "/api/guests/me", "", phone.headers()).value();
    CHECK(me["guest"] == ginevra.id);
    sessions = sessions_seen(server, phone);
    REQUIRE(sessions.size() == 2);
    for (const json& session : sessions) {
        CHECK((session["device"] == "Safari, iPhone") == session["this"].get<bool>());
        CHECK(session.dump().find(phone.secret) == std::string::npos);
    }
}

TEST_CASE("an ended session opens nothing, and its connections are closed") {
    const TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    const test::Person ginevra = new_person(server.port(), "Ginevra");
    const test::Person phone = second_browser(folder, ginevra, "bbbbbbbbbbbb");
    const TableIds table = new_table(server.port(), ginevra, kToy);
    Player lost(loop, server.port(), phone, table);
    lost.connect();
    REQUIRE(loop.run_until([&] { return lost.table.has_value(); }));

    const test::Person stranger = new_person(server.port(), "Lapo");
    const auto end = [&](const std::string& id, const test::Person& by) {
        return http_request(server.port(), "DELETE", "/api/me/sessions" + id, "", by.headers());
    };
    CHECK(end("/bbbbbbbbbbbb", stranger).status == 404);
    CHECK(status_of(server, phone) == 200);
    const auto ended = end("/bbbbbbbbbbbb", ginevra);
    CHECK(ended.status == 200);
    CHECK(schema_problem("http.json#/$defs/SessionsEnded", ended.value()) == "");
    CHECK(status_of(server, phone) == 401);
    CHECK(status_of(server, ginevra) == 200);
    CHECK(loop.run_until([&] { return !lost.connected(); }));
    CHECK(end("/bbbbbbbbbbbb", ginevra).status == 404);

    const test::Person third = second_browser(folder, ginevra, "cccccccccccc"),
                       fourth = second_browser(folder, ginevra, "dddddddddddd");
    CHECK(end("", third).value()["ended"] == 2);
    CHECK(status_of(server, third) == 200);
    CHECK(status_of(server, ginevra) == 401);
    CHECK(status_of(server, fourth) == 401);
    CHECK(status_of(server, stranger) == 200);
    CHECK(http_request(server.port(), "DELETE", "/api/me/sessions", "",
                       {{"Authorization", "Bearer " + third.secret}, {"Origin", "https://evil.example"}})
              .status == 403);
    CHECK(end("/cccccccccccc", third).status == 200);
    CHECK(status_of(server, third) == 401);
}

TEST_CASE("a session that ends between the handshake and the first message is at no table") {
    const TempDir folder;
    const TestServer server(folder);
    const test::Person ginevra = new_person(server.port(), "Ginevra");
    const test::Person phone = second_browser(folder, ginevra, "bbbbbbbbbbbb");
    const TableIds table = new_table(server.port(), ginevra, kToy);
    // It ends behind the server's back, like one that ends before its socket is registered.
    const auto said_after = [&](const std::string& sql) {
        Wire wire(server.port(), phone.secret);
        REQUIRE(wire.until([&] { return wire.opened(); }));
        if (!sql.empty()) {
            store::Database db(database_of(folder), store::Synchronous::normal);
            db.run(sql);
        }
        wire.send({{"t", "hello"}, {"table", table.id}, {"invitation", table.invitation}});
        std::string last;
        wire.until([&] {
            if (!wire.texts().empty()) last = json::parse(wire.texts().back())["t"];
            return last == "table";
        });
        return last;
    };
    CHECK(said_after("") == "table");
    // The user of this session is another person now: the socket is cut, and the page returns as that one.
    const test::Person lapo = new_person(server.port(), "Lapo");
    CHECK(said_after("UPDATE sessions SET guest = (SELECT key FROM guests WHERE name = 'Lapo')"
                     " WHERE id = 'bbbbbbbbbbbb'") == "");
    CHECK(said_after("DELETE FROM sessions WHERE id = 'bbbbbbbbbbbb'") == "bye");
}

TEST_CASE("cookies from before sessions existed stay valid") {
    const TempDir folder;
    const std::string path = folder.file("germini.db");
    const std::string secret(22, 's');
    {
        store::Database db(path, store::Synchronous::normal);
        store::migrate(db, path, store::sqlite_migrations().first(17));
        store::Statement(db, "INSERT INTO guests (id, name, secret, created, number)"
                             " VALUES ('aaaaaaaaaaaa', 'Ginevra', ?, 7, 123456789)")
            .with(std::span<const std::uint8_t>(server::hash_secret(secret)))
            .run();
    }
    const TestServer server(folder);
    const test::Person ginevra{"aaaaaaaaaaaa", "Ginevra", secret};
    const auto sessions = sessions_seen(server, ginevra);
    REQUIRE(sessions.size() == 1);
    CHECK(sessions[0]["created"] == "1970-01-01T00:00:00.007Z");
    CHECK(sessions[0]["this"] == true);
}

TEST_CASE("a guest who says a code is merged, and their connections end with a goodbye") {
    const TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    for (const bool by_cookie : {false, true}) {
        CAPTURE(by_cookie);
        const test::Person ginevra = new_person(server.port(), "Ginevra");
        const test::Person lapo = new_person(server.port(), "Lapo");
        Player tab(loop, server.port(), lapo, new_table(server.port(), lapo, kToy));
        tab.connect();
        REQUIRE(loop.run_until([&] { return tab.table.has_value(); }));
        const std::string code =
            http_request(server.port(), "POST", "/api/me/link-code", "{}", ginevra.headers()).value()["code"];
        const Headers cookie{{"Cookie", "germini_guest=" + lapo.secret}};
        const HttpAnswer merged =
            http_request(server.port(), "POST", "/api/link-code", json{{"code", code}}.dump(),
                         by_cookie ? cookie : lapo.headers());
        REQUIRE_MESSAGE(merged.status == 200, merged.body);
        REQUIRE(loop.run_until([&] { return !tab.connected(); }));
        REQUIRE(tab.bye);
        CHECK((*tab.bye)["code"] == "gone");
        CHECK(tab.line().close_code() == 4004);
        CHECK(status_of(server, lapo) == (by_cookie ? 401 : 200)); // a program keeps its secret
    }
}

// Deleting an account removes the name everywhere, while the games remain under the number; the
// user's stored data can be exported.
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "tests/server/support/browser.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/rows.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;

namespace {

std::string all_rows(const std::string& file) {
    std::string text;
    for (const std::string& row : rows_in(file)) text += row + "\n";
    return text;
}

/// A closed hand of the toy game, of a finished table, with this guest in seat 0; the name is
/// nowhere else.
TableIds played(EventLoop& loop, const TestServer& server, const test::Person& person) {
    const TableIds ids = new_table(server.port(), person, kToy);
    Party party;
    party.ids = ids;
    party.players.push_back(std::make_unique<Player>(loop, server.port(), person, ids));
    party[0].connect();
    party[0].must({{"sit", 0}});
    for (int seat : {1, 2}) party[0].must({{"bot", seat}});
    play_hand(loop, party, 1);
    party[0].must({{"break_off", true}});
    REQUIRE(all_are(loop, party, "over"));
    return ids;
}

} // namespace

TEST_CASE("a deleted person remains in the rows by number only, and cannot sign in") {
    const TempDir folder;
    const std::string file = folder.file("germini.db");
    const TestServer server(folder, [&](server::ServerSettings& settings) {
        settings.admin_socket = server::admin_socket_path(file);
    });
    EventLoop loop;
    Browser ginevra(server.port()), other(server.port());
    const json guest = ginevra.post("/api/guests", {{"name", "Ginevra Unica"}}).value();
    const json account{{"login", "Gineverina"}, {"password", "una carta sola"}};
    CHECK(ginevra.said("POST", "/api/accounts", account) == "201");
    CHECK(other.said("POST", "/api/log-in", account) == "200");
    const test::Person person{guest["guest"], "Ginevra Unica", ginevra.secret()};
    static_cast<void>(played(loop, server, person));
    CHECK(all_rows(file).find("Ginevra Unica") != std::string::npos);

    // A seat, and a table, prevent it.
    const TableIds waiting = new_table(server.port(), person, kToy);
    const json password{{"password", "una carta sola"}};
    CHECK(ginevra.said("DELETE", "/api/me", password) == "409 hosting");
    {
        Player seated(loop, server.port(), person, waiting);
        seated.connect();
        seated.must({{"sit", 0}});
        CHECK(ginevra.said("DELETE", "/api/me", password) == "409 seated");
        seated.must({{"close", true}});
    }
    CHECK(ginevra.said("DELETE", "/api/me", {{"password", "not this one"}}) ==
          "403 wrong_password /password");
    CHECK(ginevra.said("DELETE", "/api/me", json::object()) == "403 wrong_password /password");
    CHECK(other.get("/api/history").value().dump().find("Ginevra Unica") != std::string::npos);
    CHECK(ginevra.said("DELETE", "/api/me", password) == "200");

    CHECK(ginevra.secret() == "");
    CHECK(other.said("GET", "/api/me") == "401 no_guest");
    CHECK(other.said("POST", "/api/log-in", account) == "403 wrong_password /password");
    const std::string rows = all_rows(file);
    CHECK(rows.find("Ginev") == std::string::npos);
    const std::string number = std::to_string(guest["number"].get<std::int64_t>());
    const json history = other.get("/api/history").value();
    CHECK(history.dump().find("\"#" + number + "\"") != std::string::npos);
    // The login is free again, and the new account is another person.
    CHECK(other.said("POST", "/api/accounts", account) == "201");
    CHECK(other.get("/api/me").value()["number"] != guest["number"]);
    CHECK_THROWS_WITH(
        cli::send_admin_command(file, {{"order", "person"}, {"do", "delete"}, {"who", "#" + number}}),
        "Unknown person: expected a login, or a number, e.g. '#123456789'.");
}

TEST_CASE("a guest may be deleted too; administrators rename and delete persons") {
    const TempDir folder;
    const std::string file = folder.file("germini.db");
    const TestServer server(folder, [&](server::ServerSettings& settings) {
        settings.admin_socket = server::admin_socket_path(file);
    });
    Browser lapo(server.port()), neri(server.port());
    const auto order = [&](nlohmann::ordered_json asked) {
        asked["order"] = "person";
        return cli::send_admin_command(file, asked);
    };
    const json guest = lapo.post("/api/guests", {{"name", "Lapo Unico"}}).value();
    CHECK(lapo.said("DELETE", "/api/me") == "200");
    CHECK(all_rows(file).find("Lapo") == std::string::npos);
    const json second = neri.post("/api/guests", {{"name", "Parolaccia"}}).value();
    const std::string who = "#" + std::to_string(second["number"].get<std::int64_t>());
    CHECK_THROWS_WITH(order({{"do", "administrator"}, {"who", who}}),
                      "This person has no account; an administrator needs one.");
    CHECK_THROWS_WITH(order({{"do", "rename"}, {"who", who}, {"name", "Bot 3"}}),
                      "That name is reserved for bots or public numbers.");
    CHECK(order({{"do", "rename"}, {"who", who}, {"name", "Neri"}})["ok"] == true);
    CHECK(neri.get("/api/me").value()["name"] == "Neri");
    CHECK(neri.said("POST", "/api/accounts", {{"login", "Neri"}, {"password", "una carta sola"}}) == "201");
    const auto persons = order({{"do", "list"}})["persons"];
    REQUIRE(persons.size() == 1);
    CHECK(persons[0]["login"] == "Neri");
    CHECK(order({{"do", "delete"}, {"who", "neri"}})["ok"] == true);
    CHECK(neri.said("GET", "/api/me") == "401 no_guest");
    CHECK(number_in(folder, "SELECT count(*) FROM person_journal WHERE what = 'deleted' AND by IS NULL") ==
          1);
    CHECK(number_in(folder, "SELECT count(*) FROM person_journal WHERE what = 'deleted' AND by = guest") ==
          1);
}

TEST_CASE("a personal export has all stored data of the person and nothing of anybody else") {
    const TempDir folder;
    const TestServer server(folder);
    EventLoop loop;
    Browser ginevra(server.port()), lapo(server.port());
    const json guest = ginevra.post("/api/guests", {{"name", "Ginevra"}}).value();
    lapo.post("/api/guests", {{"name", "Lapo"}});
    const json account{{"login", "Gineverina"}, {"password", "una carta sola"}};
    CHECK(ginevra.said("POST", "/api/accounts", account) == "201");
    const test::Person person{guest["guest"], "Ginevra", ginevra.secret()};
    const TableIds ids = played(loop, server, person);
    const auto answer = ginevra.get("/api/me/data");
    CHECK(answer.status == 200);
    CHECK(answer.header("Content-Disposition") == "attachment; filename=\"germini.json\"");
    const json data = answer.value();
    CHECK(schema_problem("http.json#/$defs/PersonalData", data) == "");
    CHECK(data["name"] == "Ginevra");
    CHECK(data["account"]["login"] == "Gineverina");
    CHECK(data["account"]["administrator"] == false);
    CHECK(data["sessions"].size() == 1);
    REQUIRE(data["tables_made"].size() == 1);
    CHECK(data["tables_made"][0]["table"] == ids.id);
    REQUIRE(data["hands"].size() == 1);
    CHECK(data["hands"][0]["seat"] == 0);
    CHECK(answer.body.find("argon2") == std::string::npos);
    const json others = lapo.get("/api/me/data").value();
    CHECK(others["account"].is_null());
    CHECK(others["hands"].empty());
}

#include "tests/club/club_kit.hpp"

#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/names/zone.hpp"
#include "tests/server/support/schema.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <iostream>
#include <sstream>

namespace germini::test {

ClubEvening::ClubEvening(const json& house, const TestServer::Change& change)
    : server(std::make_unique<TestServer>(folder,
                                          [&change](server::ServerSettings& settings) {
                                              settings.admin_socket =
                                                  server::admin_socket_path(settings.store.path);
                                              if (change) change(settings);
                                          })),
      owner(new_person(server->port(), "Ginevra")) {
    sign_up(owner);
    const HttpAnswer made =
        http_request(server->port(), "POST", "/api/clubs",
                     json{{"name", "Accademia"}, {"zone", "Europe/Rome"}}.dump(), owner.headers());
    REQUIRE_MESSAGE(made.status == 201, made.body);
    club = made.value()["club"];
    const HttpAnswer of_year =
        post("/seasons", {{"name", "Inverno"}, {"from", "2020-01-01"}, {"to", "2099-12-31"}}, owner);
    REQUIRE_MESSAGE(of_year.status == 201, of_year.body);
    season = of_year.value()["season"];
    // One round suffices for a place, so that tests need not play three.
    json one_round = seen(owner)["rule"];
    one_round["least_rounds"] = 1;
    const HttpAnswer ruled =
        ask("PATCH", "", {{"version", 1}, {"house_rules", house}, {"rule", one_round}}, owner);
    REQUIRE_MESSAGE(ruled.status == 200, ruled.body);
}

HttpAnswer ClubEvening::ask(const std::string& method, const std::string& below, const json& body,
                            const Person& who) const {
    return http_request(server->port(), method, "/api/clubs/" + club + below, body.dump(), who.headers());
}

void ClubEvening::sign_up(const Person& who) const {
    const json account{{"login", who.name}, {"password", "una parola lunga"}};
    const HttpAnswer made =
        http_request(server->port(), "POST", "/api/accounts", account.dump(), who.headers());
    REQUIRE_MESSAGE(made.status == 201, made.body);
}

HttpAnswer ClubEvening::get(const std::string& below, const Headers& who) const {
    return http_request(server->port(), "GET", "/api/clubs/" + club + below, "", who);
}

json ClubEvening::seen(const Person& who) const {
    const HttpAnswer answer = get("", who.headers());
    REQUIRE_MESSAGE(answer.status == 200, answer.body);
    CHECK(schema_problem("club.json#/$defs/Club", answer.value()) == "");
    return answer.value();
}

Person ClubEvening::joined(const std::string& name) {
    const HttpAnswer link = post("/invitations", json::object(), owner);
    REQUIRE_MESSAGE(link.status == 201, link.body);
    Person person = new_person(server->port(), name);
    const HttpAnswer in = http_request(server->port(), "POST", "/api/clubs/join",
                                       json{{"secret", link.value()["secret"]}}.dump(), person.headers());
    REQUIRE_MESSAGE(in.status == 200, in.body);
    post("/invitations/end", {{"invitation", link.value()["invitation"]}}, owner);
    return person;
}

std::string ClubEvening::import_results(const std::string& csv, const json& options) const {
    nlohmann::ordered_json order{
        {"order", "import-results"}, {"club", club}, {"season", season}, {"csv", csv}};
    for (const auto& [name, value] : options.items()) order[name] = value;
    try {
        cli::send_admin_command(folder.file("germini.db"), order);
    } catch (const std::runtime_error& error) { return error.what(); }
    return "";
}

Party ClubEvening::table(const std::vector<Person>& guests, int seats, const json& otherwise) {
    const HttpAnswer made = post("/tables", otherwise, guests.at(0));
    REQUIRE_MESSAGE(made.status == 201, made.body);
    Party party;
    party.ids = {made.value()["table"], made.value()["invitation"]};
    for (std::size_t s = 0; s < guests.size(); ++s) {
        party.players.push_back(std::make_unique<Player>(loop, server->port(), guests[s], party.ids));
        party[s].connect();
        party[s].must({{"sit", s}});
    }
    for (int s = static_cast<int>(guests.size()); s < seats; ++s) party[0].must({{"bot", s}});
    return party;
}

json recomputed(const TempDir& folder, const std::string& jsonl) {
    const std::string in = folder.file("ledger.jsonl"), out = folder.file("standings.json");
    std::ofstream(in) << jsonl;
    const std::string command = "python3 tests/club/recompute.py < '" + in + "' > '" + out + "'";
    REQUIRE(std::system(command.c_str()) == 0);
    std::ifstream made(out);
    return json::parse(made);
}

json in_that_form(const json& standings) {
    json games = json::object();
    for (const json& game : standings["games"]) {
        json rows = game["rows"];
        for (json& row : rows) row["best"] = row["best"].is_null() ? json(nullptr) : row["best"]["amount"];
        std::sort(rows.begin(), rows.end(),
                  [](const json& a, const json& b) { return a["person"] < b["person"]; });
        std::string kind = game["game"];
        if (!game["preset"].is_null()) kind += "/" + game["preset"].get<std::string>();
        kind += " " + game["unit"].get<std::string>() + (game["stakes"] == true ? " True" : " False");
        games[kind] = {{"unit", game["unit"]}, {"rows", rows}, {"pairings", game["pairings"]}};
    }
    return games;
}

std::string ClubEvening::option() const {
    return store::is_postgres(file()) ? "--database " + file() : "--data " + folder.path();
}

std::string printed_by(const std::function<void()>& body) {
    struct Restored {
        std::streambuf* const before;
        ~Restored() { std::cout.rdbuf(before); }
    };
    std::ostringstream out;
    const Restored restored{std::cout.rdbuf(out.rdbuf())};
    body();
    return out.str();
}

json number_of(const ClubEvening& evening, const Person& who) {
    return http_request(evening.server->port(), "GET", "/api/guests/me", "", who.headers()).value()["number"];
}

std::string in_an_hour() {
    const auto later = std::chrono::system_clock::now() + std::chrono::hours(1);
    return names::local_at(
        "Europe/Rome",
        std::chrono::duration_cast<std::chrono::milliseconds>(later.time_since_epoch()).count());
}

std::string refused(const HttpAnswer& answer, int status) {
    CHECK_MESSAGE(answer.status == status, answer.body);
    // A conflict over an evening has more fields.
    const bool more = answer.value().contains("asked");
    const char* schema = more ? "evening.json#/$defs/EveningConflict" : "http.json#/$defs/HttpError";
    CHECK(schema_problem(schema, answer.value()) == "");
    const json error = answer.value()["error"];
    return error["code"].get<std::string>() + " at " + error["path"].get<std::string>();
}

} // namespace germini::test

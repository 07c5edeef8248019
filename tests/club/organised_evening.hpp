// An evening organised by Lapo, an organiser of the club.
#pragma once
#include "tests/club/club_kit.hpp"

#include <doctest/doctest.h>
#include <memory>
#include <string>

namespace germini::test {

/// An evening of the toy game (three seats) whose tables Lapo, an organiser, has opened.
struct RunByLapo {
    ClubEvening club;
    test::Person lapo = club.joined("Lapo"), nannina = club.joined("Nannina"), cosimo = club.joined("Cosimo");
    std::string at;
    json links;

    explicit RunByLapo(const json& house = json::object(), const TestServer::Change& change = {})
        : club(
              [&house] {
                  json rules{{"game", "toy"}, {"preset", "plain"}, {"open", false}};
                  rules.update(house);
                  return rules;
              }(),
              change) {
        club.sign_up(lapo);
        set(lapo, "organiser");
        const HttpAnswer made = club.post("/evenings", {{"title", "Giovedì"}, {"at", in_an_hour()}}, lapo);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        at = "/evenings/" + made.value()["id"].get<std::string>();
    }
    void set(const test::Person& of, const json& role) const {
        const HttpAnswer answer =
            club.post("/members", {{"person", number_of(club, of)}, {"role", role}}, club.owner);
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
    }
    json seen() const { return club.get(at, club.owner.headers()).value(); }
    json person(const test::Person& who) const { return {{"person", number_of(club, who)}}; }
    /// One table, opened by Lapo.
    std::string opened(const json& a, const json& b, const json& c) {
        const json tables = json::array({json::array({a, b, c})});
        const HttpAnswer filled =
            club.post(at + "/seats", {{"version", seen()["version"]}, {"tables", tables}}, lapo);
        REQUIRE_MESSAGE(filled.status == 200, filled.body);
        const HttpAnswer made = club.post(at + "/tables", json::object(), lapo);
        REQUIRE_MESSAGE(made.status == 201, made.body);
        links = made.value();
        return seen()["draw"]["tables"][0]["table"];
    }
    std::unique_ptr<Player> player(const test::Person& who, const std::string& table,
                                   const std::string& invitation = "") {
        auto made =
            std::make_unique<Player>(club.loop, club.server->port(), who, TableIds{table, invitation});
        made->connect();
        return made;
    }
    /// Returns true if the player may enter, and false if the server ends the connection instead.
    bool welcomed(Player& player) {
        REQUIRE(club.loop.run_until([&] { return player.welcome || player.bye || !player.connected(); }));
        return player.welcome.has_value();
    }
    /// Makes a new invitation to the host's table.
    std::string invite(Player& host) {
        REQUIRE(club.loop.run_until([&] { return host.table.has_value(); }));
        const json before = (*host.table)["invitation"];
        host.must({{"invite", true}});
        const auto told = [&] {
            const json& now = (*host.table)["invitation"];
            return now.is_string() && now != before;
        };
        REQUIRE(club.loop.run_until(told));
        return (*host.table)["invitation"];
    }
    HttpAnswer link(const json& secret) const {
        return http_request(club.server->port(), "POST", "/api/evenings/link",
                            json{{"secret", secret}}.dump());
    }
};

inline const json kBot{{"bot", true}};

/// Enters by a link; `number`: the table, for a link to all of them.
inline HttpAnswer enter(const ClubEvening& club, const json& secret, const test::Person& who,
                        const json& number = nullptr) {
    json body{{"secret", secret}};
    if (!number.is_null()) body["number"] = number;
    return http_request(club.server->port(), "POST", "/api/evenings/enter", body.dump(), who.headers());
}

} // namespace germini::test

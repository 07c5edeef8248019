// Two seats whose guests share a browser: the host is notified, and nobody else.
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>
#include <map>

using namespace germini;
using namespace germini::test;

namespace {

const json kTable{{"game", "toy"}, {"preset", "plain"}};

/// The cookies of a response, by name.
std::map<std::string, std::string> cookies_of(const HttpAnswer& answer) {
    std::map<std::string, std::string> cookies;
    for (const std::string& text : answer.all("Set-Cookie")) {
        const std::size_t mark = text.find('=');
        cookies[text.substr(0, mark)] = text.substr(mark + 1, text.find(';') - mark - 1);
        CHECK(text.find("; HttpOnly; SameSite=Lax") != std::string::npos);
    }
    return cookies;
}

struct Visitor {
    test::Person person;
    std::string browser;
};

/// A new guest, from a browser that has kept its mark since another guest used it, or has none yet.
Visitor arrive(unsigned short port, const std::string& name, const std::string& browser = "") {
    const Headers headers =
        browser.empty() ? Headers{} : Headers{{"Cookie", "other=1; germini_browser=" + browser}};
    const HttpAnswer made = http_request(port, "POST", "/api/guests", json{{"name", name}}.dump(), headers);
    REQUIRE(made.status == 201);
    return {{made.value()["guest"], name, made.value()["secret"]}, cookies_of(made).at("germini_browser")};
}

json told(const Player& player) { return player.table->value("one_browser", json()); }

} // namespace

TEST_CASE("two seats of one browser are reported to the host only") {
    TempDir folder;
    TableIds ids;
    std::vector<Visitor> visitors;
    {
        TestServer server(folder);
        EventLoop loop;
        visitors = {arrive(server.port(), "Ginevra"), arrive(server.port(), "Lapo")};
        visitors.push_back(arrive(server.port(), "Nannina", visitors[1].browser));
        CHECK(visitors[2].browser == visitors[1].browser);
        CHECK(visitors[0].browser != visitors[1].browser);
        ids = new_table(server.port(), visitors[0].person, kTable);
        std::vector<std::unique_ptr<Player>> players;
        for (std::size_t i = 0; i < visitors.size(); ++i) {
            players.push_back(std::make_unique<Player>(loop, server.port(), visitors[i].person, ids));
            players[i]->connect();
            players[i]->must({{"sit", i}});
        }
        REQUIRE(loop.run_until([&] { return told(*players[0]) == json{{1, 2}}; }));
        CHECK(told(*players[1]).is_null());
        CHECK(told(*players[2]).is_null());
        players[2]->must({{"stand", true}});
        CHECK(loop.run_until([&] { return told(*players[0]) == json::array(); }));
        players[2]->must({{"sit", 2}});
        // Neither the mark nor its hash is sent to anybody.
        for (const auto& player : players)
            CHECK(player->table->dump().find(visitors[1].browser) == std::string::npos);
    }
    TestServer again(folder);
    EventLoop loop;
    Player host(loop, again.port(), visitors[0].person, ids);
    host.connect();
    CHECK(loop.run_until([&] { return host.table && told(host) == json{{1, 2}}; }));
}

TEST_CASE("an existing guest's browser is known from the next visit on, and an API client has none") {
    TempDir folder;
    TestServer server(folder);
    const Visitor guest = arrive(server.port(), "Ginevra");
    const auto me = [&](const Headers& headers) {
        const HttpAnswer answer = http_request(server.port(), "GET", "/api/guests/me", "", headers);
        CHECK(answer.status == 200);
        return cookies_of(answer);
    };
    const std::string own = "germini_guest=" + guest.person.secret;
    CHECK(me({{"Cookie", own + "; germini_browser=" + guest.browser}}).empty());
    CHECK(me(guest.person.headers()).empty());
    // The guest's browser has lost the mark: it gets a new one.
    const std::string other = me({{"Cookie", own}}).at("germini_browser");
    CHECK(other != guest.browser);
    CHECK(me({{"Cookie", own + "; germini_browser=" + other}}).empty());
    // A malformed mark is not stored, nor sent back.
    const auto mended = me({{"Cookie", own + "; germini_browser=<script>"}});
    REQUIRE(mended.count("germini_browser") == 1);
    CHECK(mended.at("germini_browser").size() == 22);
}

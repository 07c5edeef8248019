// The administrators' endpoints: rights, invalid bodies, and their effect on tables.
#include "server/actor/disk_space.hpp"
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/net/version.hpp"
#include "server/store/database.hpp"
#include "tests/server/support/browser.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/schema.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

constexpr const char* kState = "/api/maintenance";
constexpr const char* kClose = "/api/maintenance/close";
constexpr const char* kAnnounce = "/api/maintenance/announcement";
constexpr const char* kDrain = "/api/maintenance/drain";

void make_account(Browser& visitor, const std::string& login) {
    const auto answer = visitor.post("/api/accounts", {{"login", login}, {"password", "una carta sola"}});
    REQUIRE_MESSAGE(answer.status == 201, answer.body);
}

/// A server, and an account that administers it.
struct Maintained {
    /// `secret`: of the administrator, if an earlier server has made the account.
    explicit Maintained(const TempDir& folder, const TestServer::Change& change = {},
                        const std::string& secret = "")
        : server(folder, [&](server::ServerSettings& settings) {
              settings.admin_socket = server::admin_socket_path(folder.file("germini.db"));
              if (change) change(settings);
          }) {
        if (!secret.empty()) {
            bice.take_secret(secret);
            return;
        }
        make_account(bice, "Bice");
        cli::send_admin_command(folder.file("germini.db"),
                                {{"order", "person"}, {"do", "administrator"}, {"who", "Bice"}});
    }
    json state() {
        const HttpAnswer answer = bice.get(kState);
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
        CHECK(schema_problem("http.json#/$defs/Maintenance", answer.value()) == "");
        return answer.value();
    }
    unsigned short port() const { return server.port(); }

    TestServer server;
    Browser bice{server.port()};
};

} // namespace

TEST_CASE("only administrators see the server's state and act on it") {
    const TempDir folder;
    Maintained maintained(folder);
    Browser nobody(maintained.port()), guest(maintained.port()), member(maintained.port()),
        owner(maintained.port());
    CHECK(guest.said("POST", "/api/guests", {{"name", "Lapo"}}) == "201");
    make_account(member, "Neri");
    make_account(owner, "Ginevra");
    CHECK(owner.said("POST", "/api/clubs", {{"name", "Accademia"}, {"zone", "Europe/Rome"}}) == "201");
    const TableIds ids = new_table(maintained.port(), new_person(maintained.port(), "Nannina"), kToy);
    const std::vector<std::pair<const char*, json>> actions{
        {kClose, {{"table", ids.id}}}, {kAnnounce, {{"minutes", 5}}}, {kDrain, {{"draining", true}}}};
    const std::vector<std::pair<Browser*, const char*>> people{{&nobody, "401 no_guest"},
                                                               {&guest, "403 no_account"},
                                                               {&member, "403 no_right"},
                                                               {&owner, "403 no_right"}};
    for (const auto& [person, refusal] : people) {
        CHECK(person->said("GET", kState) == refusal);
        for (const auto& [path, body] : actions) CHECK(person->said("POST", path, body) == refusal);
    }
    json state = maintained.state();
    CHECK(state["restart"].is_null());
    CHECK(state["draining"] == false);
    CHECK(state["tables"].size() == 1);
    // Neither does the administrator from another site's page.
    maintained.bice.at_page("https://elsewhere.example");
    for (const auto& [path, body] : actions)
        CHECK(maintained.bice.said("POST", path, body) == "403 bad_origin");
}

TEST_CASE("invalid bodies of maintenance are refused with the field, and change nothing") {
    const TempDir folder;
    Maintained maintained(folder);
    const auto said = [&](const char* path, const json& body) {
        return maintained.bice.said("POST", path, body);
    };
    CHECK(said(kClose, json::object()) == "400 missing_field /table");
    CHECK(said(kClose, {{"table", 7}}) == "400 bad_field /table");
    CHECK(said(kClose, {{"table", ""}}) == "400 bad_field /table");
    CHECK(said(kClose, {{"table", "aaaaaaaaaaaa"}, {"why", "x"}}) == "400 unknown_field /why");
    CHECK(said(kClose, {{"table", "aaaaaaaaaaaa"}}) == "404 not_found /table");
    CHECK(said(kAnnounce, json::object()) == "400 missing_field /minutes");
    CHECK(said(kAnnounce, {{"minutes", "5"}}) == "400 bad_field /minutes");
    CHECK(said(kAnnounce, {{"minutes", -1}}) == "400 bad_field /minutes");
    CHECK(said(kAnnounce, {{"minutes", 1441}}) == "400 bad_field /minutes");
    CHECK(said(kAnnounce, {{"minutes", 5}, {"text", "x"}}) == "400 unknown_field /text");
    CHECK(said(kDrain, json::object()) == "400 missing_field /draining");
    CHECK(said(kDrain, {{"draining", 1}}) == "400 bad_field /draining");
    CHECK(said(kDrain, json::array()) == "400 bad_field");
    const json state = maintained.state();
    CHECK(state["restart"].is_null());
    CHECK(state["draining"] == false);
}

TEST_CASE("the state has version, disk and the last backup, and says if none is made") {
    const TempDir folder;
    const auto measured = [](server::ServerSettings& settings) {
        settings.free_space = [](const std::string&) { return std::uintmax_t{70'000'000}; };
        settings.least_space = 60'000'000;
    };
    SUBCASE("without backups") {
        Maintained maintained(folder, measured);
        const json state = maintained.state();
        CHECK(state["version"] == std::string(server::version()));
        CHECK(state["node"].is_null());
        CHECK(state["disk"] == json({{"free", 70'000'000}, {"least", 60'000'000}}));
        CHECK(state["backups"] == json({{"kind", "off"}, {"last", nullptr}}));
        CHECK(state["started"] <= state["now"]);
    }
    SUBCASE("with a backup that was just made") {
        const TempDir copies;
        Maintained maintained(folder, [&](server::ServerSettings& settings) {
            measured(settings);
            settings.backups.folder = copies.path();
        });
        json last;
        for (int tries = 0; last.is_null() && tries < 500; ++tries) {
            last = maintained.state()["backups"]["last"];
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        REQUIRE_FALSE(last.is_null());
        CHECK(std::filesystem::exists(copies.file(last["file"].get<std::string>())));
        CHECK(maintained.state()["backups"]["kind"] == "dated");
    }
    SUBCASE("a disk that cannot be measured is unknown") {
        Maintained maintained(folder, [](server::ServerSettings& settings) {
            settings.free_space = [](const std::string&) { return server::DiskSpace::kUnknown; };
        });
        CHECK(maintained.state()["disk"]["free"].is_null());
    }
}

TEST_CASE("all tables are listed, and one is closed during a hand as by the command") {
    LogCatcher log;
    const TempDir folder;
    Maintained maintained(folder);
    log.listen();
    EventLoop loop;
    json hidden = kToy;
    hidden["open"] = false;
    Party waiting = sit_down(loop, maintained.port(), hidden, 2, 2),
          playing = sit_down(loop, maintained.port(), kToy, 2, 3);
    begin_hand(loop, playing, 1);
    json tables;
    CHECK(loop.run_until([&] {
        tables = maintained.state()["tables"];
        return tables.size() == 2 && tables[0]["line"]["state"] == "playing" && tables[1]["present"] == 2;
    }));
    CHECK(maintained.state()["hands"] == 1);
    CHECK(tables[0]["id"] == playing.ids.id); // the newest first
    CHECK(tables[0]["line"]["seats"][1]["name"] == "Lapo");
    CHECK(tables[0]["empty_since"].is_null());
    CHECK(tables[1]["line"]["open"] == false);
    CHECK(tables.dump().find(waiting.ids.invitation) == std::string::npos);

    CHECK(maintained.bice.said("POST", kClose, {{"table", playing.ids.id}}) == "200");
    CHECK(loop.run_until([&] { return playing[0].state() == "over" && playing[1].state() == "over"; }));
    CHECK(maintained.bice.said("POST", kClose, {{"table", playing.ids.id}}) == "404 not_found /table");
    for (auto& player : waiting.players) player->disconnect();
    CHECK(loop.run_until([&] {
        tables = maintained.state()["tables"];
        return tables.size() == 1 && tables[0]["empty_since"].is_string();
    }));
    CHECK(maintained.state()["hands"] == 0);
    const std::string number = std::to_string(maintained.bice.get("/api/me").value()["number"].get<int>());
    CHECK(log.take().find("table closed by administrator #" + number) != std::string::npos);
}

TEST_CASE("further tables than the list holds are counted") {
    const TempDir folder;
    Maintained maintained(folder,
                          [](server::ServerSettings& settings) { settings.net.maintained_tables = 1; });
    const test::Person host = new_person(maintained.port(), "Ginevra");
    new_table(maintained.port(), host, kToy);
    const TableIds last = new_table(maintained.port(), host, kToy);
    const json state = maintained.state();
    REQUIRE(state["tables"].size() == 1);
    CHECK(state["tables"][0]["id"] == last.id);
    CHECK(state["more"] == 1);
}

TEST_CASE("a broken table is listed, and can be closed") {
    LogCatcher log;
    const TempDir folder;
    TableIds ids;
    std::string secret;
    {
        const Maintained before(folder);
        ids = new_table(before.server.port(), new_person(before.server.port(), "Ginevra"), kToy);
        secret = before.bice.secret();
    }
    store::Database(database_of(folder), store::Synchronous::full).run("UPDATE tables SET game = 'nonesuch'");
    Maintained maintained(folder, {}, secret);
    EventLoop loop;
    json table;
    CHECK(loop.run_until([&] {
        table = maintained.state()["tables"].at(0);
        return table["broken"] == true;
    }));
    CHECK(
        table ==
        json(
            {{"id", ids.id}, {"broken", true}, {"present", 0}, {"empty_since", nullptr}, {"line", nullptr}}));
    CHECK(maintained.bice.said("POST", kClose, {{"table", ids.id}}) == "200");
    CHECK(maintained.state()["tables"].empty());
}

TEST_CASE("an announcement reaches the tables and is withdrawn, and a draining server makes no tables") {
    LogCatcher log;
    const TempDir folder;
    Maintained maintained(folder);
    log.listen();
    EventLoop loop;
    Party party = sit_down(loop, maintained.port(), kToy, 2, 3);
    std::vector<json> received;
    party[0].listen([&](const json& message) {
        if (message["t"] == "restart") received.push_back(message["at"]);
    });
    CHECK(maintained.bice.said("POST", kAnnounce, {{"minutes", 10}}) == "200");
    CHECK(loop.run_until([&] { return received.size() == 1; }));
    CHECK(maintained.state()["restart"] == received[0]);
    CHECK(maintained.bice.said("POST", kAnnounce, {{"minutes", nullptr}}) == "200");
    CHECK(loop.run_until([&] { return received.size() == 2; }));
    CHECK(received[1].is_null());
    CHECK(maintained.state()["restart"].is_null());

    CHECK(maintained.bice.said("POST", kDrain, {{"draining", true}}) == "200");
    CHECK(maintained.state()["draining"] == true);
    const test::Person other = new_person(maintained.port(), "Bianca");
    const auto makes = [&] {
        return http_request(maintained.port(), "POST", "/api/tables", kToy.dump(), other.headers()).status;
    };
    CHECK(makes() == 503);
    CHECK(maintained.bice.said("POST", kDrain, {{"draining", false}}) == "200");
    CHECK(makes() == 201);
    const std::string lines = log.take();
    const std::string number = std::to_string(maintained.bice.get("/api/me").value()["number"].get<int>());
    for (const char* line : {"restart announced for ", "restart announcement cancelled by administrator #",
                             "dealing stopped by administrator #", "dealing resumed by administrator #"})
        CHECK(lines.find(line) != std::string::npos);
    CHECK(lines.find("by administrator #" + number) != std::string::npos);
}

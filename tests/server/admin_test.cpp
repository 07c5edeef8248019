// The administrator's commands, over the socket of a running server.
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/store/database.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace germini;
using namespace germini::test;
using nlohmann::ordered_json;

namespace {

class Administered {
public:
    explicit Administered(const TestServer::Change& more = {})
        : server_(std::make_unique<TestServer>(folder_, [&](server::ServerSettings& settings) {
              settings.admin_socket = server::admin_socket_path(settings.store.path);
              settings.table.retry = std::chrono::milliseconds(5);
              if (more) more(settings);
          })) {}
    unsigned short port() const { return server_->port(); }
    std::string database() const { return folder_.file("germini.db"); }
    std::string socket() const { return server::admin_socket_path(database()); }
    const TempDir& folder() const { return folder_; }
    ordered_json ask(const ordered_json& order) const { return cli::send_admin_command(database(), order); }
    /// The error that refuses it; empty if it is done.
    std::string refusal(const ordered_json& order) const {
        try {
            ask(order);
        } catch (const std::runtime_error& error) { return error.what(); }
        return "";
    }
    void stop() { server_->stop(); }

private:
    TempDir folder_;
    std::unique_ptr<TestServer> server_;
};

ordered_json close_order(const std::string& table) { return {{"order", "close"}, {"table", table}}; }

/// Whether another user can connect.
bool nobody_connects(const std::string& path) {
    constexpr uid_t kNobody = 65534;
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        if (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0) ::_exit(2);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        const int file = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        ::_exit(::connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 ? 1 : 0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace

TEST_CASE("the administrator's socket has owner-only access and ends with the server") {
    Administered server;
    struct stat status {};
    REQUIRE(::stat(server.socket().c_str(), &status) == 0);
    CHECK(S_ISSOCK(status.st_mode));
    CHECK((status.st_mode & 0777) == 0600);
    if (::geteuid() == 0) {
        REQUIRE(::chmod(server.folder().path().c_str(), 0755) == 0);
        CHECK(nobody_connects(server.socket()));
    }
    server.stop();
    CHECK_FALSE(std::filesystem::exists(server.socket()));
    const std::string refusal = server.refusal({{"order", "tables"}});
    CHECK(refusal.find("no server at " + server.socket()) == 0);
}

TEST_CASE("a stale socket is replaced; another file is kept, and the server runs without a socket") {
    LogCatcher log;
    const TempDir folder;
    const auto change = [](server::ServerSettings& settings) {
        settings.admin_socket = server::admin_socket_path(settings.store.path);
    };
    const std::string path = server::admin_socket_path(folder.file("germini.db"));
    {
        const int file = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        REQUIRE(::bind(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        ::close(file);
    }
    {
        const TestServer server(folder, change);
        CHECK(cli::send_admin_command(folder.file("germini.db"), {{"order", "tables"}})["tables"].empty());
    }
    std::ofstream(path) << "words";
    const TestServer server(folder, change);
    CHECK(http_request(server.port(), "GET", "/healthz").status == 200);
    CHECK(std::filesystem::file_size(path) == 5);
}

TEST_CASE("an invalid command is refused with a sentence") {
    const Administered server;
    CHECK(server.refusal({{"order", "dance"}}) == "Unknown command \"dance\".");
    CHECK(server.refusal(json::array()) == "Invalid command.");
    CHECK(server.refusal({{"order", 7}}) == "Invalid command.");
    CHECK(server.refusal(close_order("nonesuch")) == "No unfinished table has this id.");
    CHECK(server.refusal({{"order", "close"}}) == "Missing table id.");
    CHECK(server.refusal({{"order", "link"}, {"table", "nonesuch"}, {"seat", 99}}) ==
          "Missing or invalid table or seat.");
    CHECK(server.refusal({{"order", "link"}, {"table", "nonesuch"}, {"seat", 0}}) ==
          "No such table, or no guest in this seat.");
    CHECK(server.refusal({{"order", "announce"}, {"minutes", -1}}).find("Invalid minutes") == 0);
}

TEST_CASE("tables are listed with their state and can be closed, waiting or in play") {
    const Administered server;
    EventLoop loop;
    CHECK(server.ask({{"order", "tables"}})["tables"].empty());
    Party waiting = sit_down(loop, server.port(), kToy, 2, 2),
          playing = sit_down(loop, server.port(), kToy, 2, 3);
    begin_hand(loop, playing, 1);
    ordered_json tables;
    CHECK(loop.run_until([&] {
        const ordered_json answer = server.ask({{"order", "tables"}});
        tables = answer["tables"];
        return tables.size() == 2 && tables[1]["state"] == "playing" && tables[0]["present"] == 2;
    }));
    CHECK(tables[0]["table"] == waiting.ids.id);
    CHECK(tables[0]["state"] == "waiting");
    CHECK(tables[0]["host"] == "Ginevra");
    CHECK(tables[1]["seats"][1]["name"] == "Lapo");
    CHECK(tables[1]["seats"][2]["bot"] == true);
    CHECK(server.ask({{"order", "tables"}}).dump().find(waiting.ids.invitation) == std::string::npos);

    CHECK(server.refusal(close_order(waiting.ids.id)).empty());
    CHECK(loop.run_until([&] { return waiting[0].bye && waiting[1].bye; }));
    CHECK((*waiting[1].bye)["code"] == "closed");
    CHECK(server.refusal(close_order(playing.ids.id)).empty());
    CHECK(loop.run_until([&] { return playing[0].state() == "over" && playing[1].state() == "over"; }));
    CHECK(server.refusal(close_order(playing.ids.id)) == "No unfinished table has this id.");
    CHECK(loop.run_until([&] { return server.ask({{"order", "tables"}})["tables"].empty(); }));
}

TEST_CASE("a broken table that is closed stays closed") {
    LogCatcher log;
    TempDir folder;
    TableIds ids;
    {
        const TestServer server(folder);
        ids = new_table(server.port(), new_person(server.port(), "Ginevra"), kToy);
    }
    store::Database(database_of(folder), store::Synchronous::full).run("UPDATE tables SET game = 'nonesuch'");
    const auto change = [](server::ServerSettings& settings) {
        settings.admin_socket = server::admin_socket_path(settings.store.path);
    };
    for (const bool first : {true, false}) {
        const TestServer server(folder, change);
        EventLoop loop;
        const auto tables = [&] {
            return cli::send_admin_command(folder.file("germini.db"), {{"order", "tables"}})["tables"];
        };
        if (!first) {
            CHECK(tables().empty());
            continue;
        }
        CHECK(loop.run_until([&] {
            const ordered_json all = tables();
            return all.size() == 1 && all[0]["state"] == "broken";
        }));
        CHECK(cli::send_admin_command(folder.file("germini.db"), close_order(ids.id))["ok"] == true);
        CHECK(tables().empty());
    }
}

TEST_CASE("a seat's new link restores its guest in another browser once, and the old one is signed out") {
    LogCatcher log;
    const Administered server;
    log.listen();
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    const test::Person before = party[1].person();
    const std::string link =
        server.ask({{"order", "link"}, {"table", party.ids.id}, {"seat", 1}})["link"].get<std::string>();
    const std::string head = "http://localhost:" + std::to_string(server.port()) + "/#/back/";
    REQUIRE(link.rfind(head, 0) == 0);
    const std::string secret = link.substr(head.size(), 22);
    CHECK(link == head + secret + "/" + party.ids.id);
    CHECK(server.refusal({{"order", "link"}, {"table", party.ids.id}, {"seat", 2}}) ==
          "No such table, or no guest in this seat.");

    const auto who = [&](const std::string& by) {
        return http_request(server.port(), "GET", "/api/guests/me", "", {{"Authorization", "Bearer " + by}});
    };
    CHECK(who(before.secret).status == 401);
    const json body{{"secret", secret}};
    const auto back = [&] { return http_request(server.port(), "POST", "/api/guests/back", body.dump()); };
    const HttpAnswer answer = back();
    REQUIRE(answer.status == 200);
    CHECK(answer.value()["guest"] == before.id);
    const std::string cookie = answer.header("Set-Cookie");
    REQUIRE(cookie.rfind("germini_guest=", 0) == 0);
    CHECK(cookie.find("HttpOnly") != std::string::npos);
    const std::string fresh = cookie.substr(14, 22);
    CHECK(fresh != secret);
    CHECK(back().status == 404);
    CHECK(who(secret).status == 401);
    CHECK(who(fresh).value()["guest"] == before.id);
    Player again(loop, server.port(), {before.id, before.name, fresh}, party.ids);
    again.connect();
    CHECK(loop.run_until([&] { return again.welcome.has_value(); }));
    CHECK(again.seat() == 1);
    const std::string lines = log.take();
    for (const std::string& hidden : {secret, fresh}) CHECK(lines.find(hidden) == std::string::npos);
}

TEST_CASE("a restart is announced to players and newcomers, and can be called off") {
    const Administered server;
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 2, 3);
    std::map<const Player*, std::vector<json>> told;
    const auto listen = [&](Player& player) {
        player.listen([&told, &player](const json& message) {
            if (message["t"] == "restart") told[&player].push_back(message["at"]);
        });
    };
    for (auto& player : party.players) listen(*player);
    const auto before = std::chrono::system_clock::now().time_since_epoch();
    server.ask({{"order", "announce"}, {"minutes", 10}});
    CHECK(loop.run_until([&] { return told[&party[0]].size() == 1 && told[&party[1]].size() == 1; }));
    const auto in = told[&party[0]][0].get<std::int64_t>() -
                    std::chrono::duration_cast<std::chrono::milliseconds>(before).count();
    CHECK(in >= 599'000);
    CHECK(in < 630'000);
    Player late(loop, server.port(), new_person(server.port(), "Nannina"), party.ids);
    listen(late);
    late.connect();
    CHECK(loop.run_until([&] { return told[&late].size() == 1; }));
    const auto lobby = [&] { return json::parse(http_request(server.port(), "GET", "/api/tables").body); };
    CHECK(lobby()["restart"] == told[&late][0]);
    server.ask({{"order", "announce"}, {"minutes", nullptr}});
    CHECK(loop.run_until([&] { return told[&party[0]].size() == 2 && told[&late].size() == 2; }));
    CHECK(told[&party[0]][1].is_null());
    CHECK_FALSE(lobby().contains("restart"));
    CHECK(party[0].all_problems() == std::vector<std::string>{});
}

TEST_CASE("a draining server deals no new hands and makes no tables, finishes hands, and stops") {
    Administered server;
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    const auto hands = [&] { return server.ask({{"order", "drain"}})["hands"].get<int>(); };
    CHECK(loop.run_until([&] { return hands() == 1; }));
    const test::Person other = new_person(server.port(), "Bianca");
    CHECK(http_request(server.port(), "POST", "/api/tables", kToy.dump(), other.headers()).status == 503);
    for (auto& player : party.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return party[0].hand_over(1); }));
    for (auto& player : party.players) player->play_by_itself(false);
    CHECK(loop.run_until([&] { return hands() == 0; }));
    for (auto& player : party.players) player->must({{"ready", true}});
    // Spectators who come do not end the checks.
    Player watcher(loop, server.port(), other, {party.ids.id, ""});
    watcher.connect();
    CHECK(loop.run_until([&] { return watcher.table.has_value(); }));
    loop.run_for(std::chrono::milliseconds(100)); // many times the interval between two checks
    CHECK(party[0].hand == 1);
    SUBCASE("it deals again after draining is called off; waiting for the end only watches") {
        server.ask({{"order", "drain"}, {"off", true}});
        CHECK_FALSE(server.ask({{"order", "drain"}, {"look", true}})["draining"].get<bool>());
        CHECK(loop.run_until([&] { return party[0].hand == 2; }));
    }
    SUBCASE("it stops, and the hand is dealt after the next start") {
        server.ask({{"order", "stop"}});
        CHECK(loop.run_until([&] { return party[0].bye.has_value(); }));
        CHECK((*party[0].bye)["code"] == "restarting");
        server.stop();
        const TestServer again(server.folder());
        come_back(loop, party, again.port());
        CHECK(loop.run_until([&] { return party[0].hand == 2; }));
    }
}

// A server with the deal of the day, whose clock the test sets, and a player of one try.
#pragma once
#include "server/net/settings.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/support/test_server.hpp"

#include <atomic>
#include <doctest/doctest.h>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace germini::test {

class DayServer {
public:
    /// `limits`: changes those of a test server.
    explicit DayServer(std::function<void(server::NetSettings&)> limits = [](auto&) {})
        : limits_(std::move(limits)), chain_(folder.file("days")) {
        start();
    }
    void start() {
        server_ = std::make_unique<TestServer>(folder, [this](server::ServerSettings& settings) {
            settings.net.day.zone = "Europe/Rome";
            settings.net.day.chain = chain_;
            settings.net.day.look = std::chrono::milliseconds(20);
            limits_(settings.net);
            settings.environment.now = [this] { return now.load(); };
        });
    }
    void stop() { server_.reset(); }
    unsigned short port() const { return server_->port(); }
    const std::string& chain() const { return chain_; }

    HttpAnswer get(const std::string& path, const Headers& who = {}) const {
        return http_request(port(), "GET", "/api/day" + path, "", who);
    }
    HttpAnswer post(const std::string& path, const json& body, const Headers& who) const {
        return http_request(port(), "POST", "/api/day" + path, body.dump(), who);
    }
    json day(const Headers& who = {}) const {
        const HttpAnswer answer = get("", who);
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
        CHECK(schema_problem("day.json#/$defs/Day", answer.value()) == "");
        return answer.value();
    }
    json today(const std::string& game, const Headers& who) const {
        const json all = day(who);
        for (const json& one : all["games"])
            if (one["game"] == game) return one;
        return nullptr;
    }
    /// Waits until the results of a day are open.
    json results(const std::string& date, const std::string& game, const Headers& who = {}) const {
        for (int i = 0; i < 3000; ++i) {
            const HttpAnswer answer = get("/" + date + "/" + game, who);
            if (answer.status == 200) {
                CHECK(schema_problem("day.json#/$defs/DayResults", answer.value()) == "");
                return answer.value();
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        FAIL("the results do not open");
        return nullptr;
    }

    TempDir folder;
    /// 2026-12-01, 12:00 in Rome; the day ends twelve hours later.
    std::atomic<std::int64_t> now = 1'796'122'800'000;

private:
    std::function<void(server::NetSettings&)> limits_;
    std::string chain_;
    std::unique_ptr<TestServer> server_;
};

/// A player of one try; moves are drawn at random.
class Try {
public:
    Try(const DayServer& server, Person person, const std::string& game)
        : server_(server), person_(std::move(person)), picks_(loop_, server.port(), person_, {"", ""}) {
        const HttpAnswer begun = server_.post("/" + game, json::object(), person_.headers());
        REQUIRE_MESSAGE(begun.status / 100 == 2, begun.body);
        table = begun.value()["table"];
        send({{"t", "hello"}, {"table", table}});
    }
    void send(const json& message) {
        const HttpAnswer answer = exchange(message);
        REQUIRE_MESSAGE(answer.status == 200, answer.body);
        CHECK(schema_problem("day.json#/$defs/DayMessages", answer.value()) == "");
        const json shown = answer.value();
        for (const json& one : shown["messages"]) {
            CHECK(one["after"].get<int>() >= 0);
            const json& message_to_page = one["message"];
            CHECK(schema_problem("outbound.json", message_to_page) == "");
            if (message_to_page["t"] == "welcome") id_ = message_to_page["you"]["last"];
            if (message_to_page["t"] == "choice") choice = message_to_page;
            if (message_to_page["t"] == "error" || message_to_page["t"] == "refused")
                refused = message_to_page;
            if (message_to_page["t"] == "events")
                for (const json& event : message_to_page["events"]) events.push_back(event);
        }
    }
    HttpAnswer exchange(const json& message) const {
        return server_.post("/tables/" + table + "/messages", {{"messages", {message}}}, person_.headers());
    }
    json next_move() {
        return {{"t", "act"},
                {"id", ++id_},
                {"hand", choice["hand"]},
                {"n", choice["n"]},
                {"move", picks_.pick(choice["choice"])}};
    }
    bool move() {
        if (choice.is_null()) return false;
        const json act = next_move();
        choice = nullptr;
        send(act);
        return true;
    }
    void play_out() {
        while (move()) continue;
        CHECK(refused.is_null());
    }
    const Person& person() const { return person_; }

    std::string table;
    json choice, refused;
    std::vector<json> events;

private:
    const DayServer& server_;
    Person person_;
    EventLoop loop_;
    Player picks_;
    int id_ = 0;
};

} // namespace germini::test

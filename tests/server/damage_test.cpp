// One bad row or one exception in a callback affects one table, one request or one message, and nothing else.
#include "server/store/store.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/own_query.hpp"
#include "tests/server/support/schema.hpp"
#include "tests/server/toy/toy_wire.hpp"
#include "tests/support/test_size.hpp"

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <doctest/doctest.h>
#include <filesystem>
#include <iostream>
#include <spdlog/spdlog.h>
#include <thread>

using namespace germini;
using namespace germini::test;

namespace {

void quickly(server::ServerSettings& settings) { settings.stop_time = std::chrono::seconds(0); }

/// Statements on the database file that bypass every avoidable rule of the schema.
void damage(const std::string& file, const std::string& sql) {
    store::Database db(file, store::Synchronous::normal);
    db.run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; " + sql);
}

struct Column {
    std::string table, name, type;
};

/// Every column of every table of the program, as the file itself lists them.
std::vector<Column> columns_of(const std::string& file) {
    store::Database db(file, store::Synchronous::normal);
    store::Statement row(db, "SELECT t.name, c.name, c.type FROM sqlite_schema t, pragma_table_info(t.name) c"
                             " WHERE t.type = 'table' ORDER BY t.name, c.cid");
    std::vector<Column> columns;
    while (row.step()) columns.push_back({row.text(0), row.text(1), row.text(2)});
    return columns;
}

/// The rows that belong only to the table with this key.
std::string rows_of(const std::vector<Column>& columns, const std::string& table, const std::string& key) {
    const auto has = [&](const char* column) {
        return std::any_of(columns.begin(), columns.end(),
                           [&](const Column& c) { return c.table == table && c.name == column; });
    };
    const std::string matches = "(SELECT key FROM matches WHERE table_key = " + key + ")",
                      hands = "(SELECT key FROM hands WHERE match_key IN " + matches + ")";
    if (table == "tables") return "key = " + key;
    if (has("table_key")) return "table_key = " + key;
    if (has("match_key")) return "match_key IN " + matches;
    if (has("hand_key")) return "hand_key IN " + hands;
    // No club has made these tables: what is stored of clubs belongs to none of them (tests/club has its
    // own).
    if (table.starts_with("club") || table.starts_with("evening") || table.starts_with("ledger") ||
        table == "seasons" || table == "papers" || table == "requests" || table.starts_with("expired") ||
        table.starts_with("day"))
        return "0";
    if (table == "guests") return "key IN (SELECT guest FROM seats WHERE table_key = " + key + ")";
    // What its guests log in with, and their rights: theirs only.
    if (has("guest")) return "guest IN (SELECT guest FROM seats WHERE table_key = " + key + ")";
    throw std::runtime_error("say here whose rows those of the table " + table + " are");
}

std::vector<std::string> values_for(const std::string& type) {
    if (type == "INTEGER") return {"NULL", "-1", "99", "9223372036854775807"};
    if (type == "TEXT") return {"NULL", "''", "'{'", "CAST(x'ff22' AS TEXT)"};
    if (type == "BLOB") return {"NULL", "x''", "zeroblob(300)"};
    throw std::runtime_error("what is no value of the type " + type + "?");
}

/// A response valid by its schema, of a kind that the damage excuses.
void fair(const HttpAnswer& answer) {
    CAPTURE(answer.body);
    CHECK((answer.status == 200 || answer.status == 404 || answer.status == 401 || answer.status == 500));
    if (answer.status == 200) return;
    CHECK(schema_problem("http.json#/$defs/HttpError", answer.value()) == "");
    if (answer.status == 500) CHECK(answer.value()["error"]["code"] == "internal_error");
}

/// A folder with two tables of the toy game; the first match of the first table is over, and both have one in
/// progress; with the players and the addresses.
struct Damaged {
    TempDir folder;
    Party first, second;
    std::vector<std::string> pages{"/api/tables", "/api/history", "/api/rules", "/api/guests/me"};

    explicit Damaged(EventLoop& loop) {
        const TestServer server(folder, quickly);
        first = sit_down(loop, server.port(), kToy, 3, 3);
        second = sit_down(loop, server.port(), kToy, 3, 3);
        for (Party* party : {&first, &second}) play_hands(loop, *party, 1, 3);
        const json match = match_of(first[0]);
        pages.push_back("/api/tables/" + first.ids.id);
        pages.push_back("/api/matches/" + match["id"].get<std::string>());
        pages.push_back("/api/hands/" + match["hands"][0]["hand"].get<std::string>());
        for (Party* party : {&first, &second}) {
            for (auto& player : party->players) player->must({{"again", true}});
            begin_hand(loop, *party, 4);
            for (auto& player : party->players) player->move_once();
        }
        loop.run_for(std::chrono::milliseconds(50));
        for (Party* party : {&first, &second})
            for (auto& player : party->players) player->disconnect();
    }
    void copy_to(const TempDir& other) const {
        std::filesystem::copy_file(folder.file("germini.db"), other.file("germini.db"));
    }
};

/// The second table resumes its hand, and accepts somebody's move.
void second_plays_on(EventLoop& loop, Party& party, unsigned short port) {
    for (auto& player : party.players) {
        player->move_to(port);
        player->told.clear();
        player->connect(true);
    }
    // The hand as in this copy, which is older than what was played before.
    REQUIRE(loop.run_until([&] {
        return std::all_of(party.players.begin(), party.players.end(),
                           [](auto& player) { return player->welcome && !player->told.empty(); });
    }));
    const int last = party[0].last;
    CHECK(loop.run_until([&] {
        for (auto& player : party.players) player->move_once();
        return party[0].last > last;
    }));
    for (auto& player : party.players) player->disconnect();
}

} // namespace

TEST_CASE("a damaged column of a table's rows breaks that table only, and is reported") {
    EventLoop loop;
    Damaged scene(loop);
    const auto columns = columns_of(scene.folder.file("germini.db"));
    REQUIRE(columns.size() > 60);
    // Under a sanitizer a sample suffices: each case starts a server.
    const int every = support::sample_interval();
    int number = 0, tried = 0, broken = 0, pages_broken = 0;
    for (const Column& column : columns) {
        for (const std::string& value : values_for(column.type)) {
            if (number++ % every != 0) continue;
            const std::string sql = "UPDATE " + column.table + " SET " + column.name + " = " + value +
                                    " WHERE " + rows_of(columns, column.table, "1");
            CAPTURE(sql);
            const TempDir folder;
            scene.copy_to(folder);
            try {
                damage(folder.file("germini.db"), sql);
            } catch (const store::StoreError&) { continue; } // the schema itself refuses it
            ++tried;
            LogCatcher log;
            const TestServer server(folder, quickly);
            for (const std::string& page : scene.pages)
                for (const test::Person& person : {scene.first[0].person(), scene.second[0].person()}) {
                    CAPTURE(page);
                    const HttpAnswer answer = http_request(server.port(), "GET", page, "", person.headers());
                    fair(answer);
                    pages_broken += answer.status == 500 ? 1 : 0;
                }
            // The damaged table answers in some way: whole, broken, gone, or unauthorised.
            Player stranger(loop, server.port(), new_person(server.port(), "Neri"), scene.first.ids);
            stranger.connect();
            CHECK(loop.run_until([&] { return stranger.table || stranger.bye; }));
            broken += stranger.bye && (*stranger.bye)["code"] == "internal_error" ? 1 : 0;
            second_plays_on(loop, scene.second, server.port());
        }
    }
    std::cout << tried << " damages: the table said broken " << broken << " times, a page " << pages_broken
              << " times\n";
    CHECK(tried * every > 100);
    CHECK(broken * every >= 20);
    CHECK(pages_broken * every > 20);
}

TEST_CASE("a record, result or rules of invalid JSON give 500 internal_error for "
          "that page only") {
    EventLoop loop;
    Damaged scene(loop);
    LogCatcher log;
    const auto& person = scene.first[0].person();
    const std::string match = scene.pages[5], hand = scene.pages[6];
    for (const auto& damaged :
         {std::pair("UPDATE matches SET rules = '{' WHERE key = 1", match),
          std::pair("UPDATE hands SET record = '{' WHERE key = 1", hand),
          std::pair("UPDATE hands SET result = '{' WHERE key = 1", hand),
          std::pair("UPDATE events SET bytes = substr(bytes, 2) WHERE hand_key = 1", hand),
          std::pair("UPDATE events SET bytes = CAST(bytes || x'00' AS BLOB) WHERE hand_key = 1", hand),
          std::pair("UPDATE events SET codec = 99 WHERE hand_key = 1", hand),
          std::pair("DELETE FROM events WHERE hand_key = 1", hand),
          std::pair("DELETE FROM events WHERE key = (SELECT max(key) FROM events WHERE hand_key = 1)", hand),
          std::pair(
              "INSERT INTO events SELECT NULL, hand_key, n + count, count, codec, seat, cause, guest, action,"
              " at, bytes FROM events WHERE hand_key = 1 ORDER BY key DESC LIMIT 1",
              hand),
          std::pair("UPDATE tables SET game = 'chess' WHERE key = 1", hand),
          std::pair("UPDATE hand_seats SET person = 99 WHERE hand_key = 1", match)}) {
        const auto& [sql, page] = damaged;
        CAPTURE(damaged.first);
        const TempDir folder;
        scene.copy_to(folder);
        damage(folder.file("germini.db"), sql);
        const TestServer server(folder, quickly);
        const HttpAnswer answer = http_request(server.port(), "GET", page, "", person.headers());
        CHECK(answer.status == 500);
        CHECK(answer.value()["error"]["code"] == "internal_error");
        CHECK(http_request(server.port(), "GET", "/api/rules").status == 200);
    }
}

TEST_CASE("an impossible Minchiate match breaks its table and its page, and nothing is computed") {
    EventLoop loop;
    const TempDir folder;
    Party party;
    std::string match;
    {
        const TestServer server(folder, quickly);
        party = sit_down(loop, server.port(), minchiate_table(), 1, 4);
        begin_hand(loop, party, 1);
        match = match_of(party[0])["id"];
        party[0].disconnect();
    }
    LogCatcher log;
    for (const char* column : {"rounds = 99", "rounds = 0", "ranking = '[0,1,2,9]'", "ranking = '[0,0,1,2]'",
                               "ranking = '[0,1,2]'"}) {
        CAPTURE(column);
        const TempDir copy;
        std::filesystem::copy_file(folder.file("germini.db"), copy.file("germini.db"));
        damage(copy.file("germini.db"), std::string("UPDATE matches SET ") + column);
        const TestServer server(copy, quickly);
        const auto headers = party[0].person().headers();
        CHECK(http_request(server.port(), "GET", "/api/matches/" + match, "", headers).status == 500);
        party[0].move_to(server.port());
        party[0].connect();
        CHECK(loop.run_until([&] { return party[0].bye.has_value(); }));
        CHECK((*party[0].bye)["code"] == "internal_error");
        party[0].disconnect();
    }
}

TEST_CASE("a write that can never succeed is not answered with 'try again', and the table stays") {
    LogCatcher log;
    const TempDir folder;
    const TestServer server(folder, quickly);
    EventLoop loop;
    Party party = sit_down(loop, server.port(), kToy, 3, 3),
          others = sit_down(loop, server.port(), kToy, 3, 3);
    begin_hand(loop, party, 1);
    begin_hand(loop, others, 1);
    damage(folder.file("germini.db"),
           "DELETE FROM hands WHERE match_key = (SELECT key FROM matches WHERE table_key = 1)");
    int broken = 0;
    for (auto& player : party.players)
        player->listen([&broken](const json& message) {
            if (message["t"] == "error") {
                CHECK(message["code"] == "internal_error");
                ++broken;
            }
        });
    REQUIRE(loop.run_until([&] {
        for (auto& player : party.players) player->move_once();
        return broken > 0;
    }));
    for (auto& player : party.players) CHECK_FALSE(player->bye);
    for (auto& player : others.players) player->play_by_itself();
    CHECK(loop.run_until([&] { return others[0].hand_over(1); }));
}

TEST_CASE("a fault is distinguished from a disk that is full for now") {
    LogCatcher log;
    const TempDir folder;
    boost::asio::io_context io;
    const auto more_may_come = boost::asio::make_work_guard(io);
    const std::string path = folder.file("a.db");
    store::Store store({path, store::Synchronous::full}, io);
    store.answer_now(store::OwnQuery{[](store::Database& db) {
        db.run("PRAGMA max_page_count = 1"); // no more pages than there are
        return 0;
    }});
    const auto failure = [&](auto command) {
        std::optional<store::StoreError> came;
        store.write(io.get_executor(), std::move(command), [&](const auto& written) {
            if (!written) came = written.error();
        });
        for (int i = 0; i < 500 && !came; ++i) io.run_one_for(std::chrono::milliseconds(10));
        REQUIRE(came);
        return *came;
    };
    const model::AddMember nobody{model::TableKey(99), model::GuestKey(99)};
    CHECK_FALSE(failure(nobody).passing());
    model::AddGuest too_much;
    too_much.guest.name = std::string(1'000'000, 'x');
    CHECK(failure(too_much).passing());
    damage(path, "DROP TABLE members");
    CHECK_FALSE(failure(nobody).passing());
}

TEST_CASE("an exception while answering a request gives 500 internal_error and frees its connection slot") {
    LogCatcher log;
    const TempDir folder;
    const TestServer server(folder, [](server::ServerSettings& settings) { settings.net.metrics.emplace(); });
    const auto port = server.port();
    const auto open_connections = [&] {
        const std::string text = http_request(server.metrics_port(), "GET", "/metrics").body;
        return std::stoi(text.substr(text.find("\ngermini_connections ") + 21));
    };
    const test::Person person = new_person(port, "Ginevra");
    const auto make_table = [&] {
        return http_request(port, "POST", "/api/tables", kToy.dump(), person.headers());
    };
    const int before = open_connections();
    server::toy_rules_break() = true;
    for (int i = 0; i < 5; ++i) {
        HttpAnswer answer;
        try {
            answer = make_table();
        } catch (const std::exception&) {} // closed without a message
        CHECK(answer.status == 500);
        if (answer.status == 500) CHECK(answer.value()["error"]["code"] == "internal_error");
    }
    server::toy_rules_break() = false;
    CHECK(make_table().status == 201);
    int after = open_connections();
    for (int i = 0; i < 50 && after > before; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        after = open_connections();
    }
    CHECK(after <= before);
}

TEST_CASE("an uncaught exception is logged, and the server continues") {
    const TempDir folder;
    LogCatcher log;
    server::Server server(quick_settings(folder), server::games_with_toy());
    std::thread running([&] { server.run(); });
    for (int i = 0; i < 3; ++i)
        boost::asio::post(server.context(), [] { throw std::runtime_error("thrown on purpose"); });
    CHECK(http_request(server.port(), "GET", "/healthz").status == 200);
    server.stop();
    running.join();
    CHECK(log.take().find("thrown on purpose") != std::string::npos);
}

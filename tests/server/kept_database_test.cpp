// Databases of earlier schemas, as left by servers killed during play
// (databases/README.md): this program resumes them and plays on.
#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/games/games.hpp"
#include "server/store/migrate.hpp"
#include "server/store/migration_check.hpp"
#include "server/verify/verify.hpp"
#include "tests/server/support/deterministic_server.hpp"
#include "tests/server/support/match_play.hpp"
#include "tests/server/support/toy_process.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace germini;
using namespace germini::test;
namespace fs = std::filesystem;

namespace {

const std::string kKept = "tests/server/databases";

std::vector<fs::path> kept_databases() {
    REQUIRE_MESSAGE(fs::is_directory(kKept), "the tests run in the project's folder");
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(kKept))
        if (entry.path().extension() == ".sql") files.push_back(entry.path());
    return files;
}

void make_database_of(const fs::path& file, const std::string& path) {
    std::ifstream in(file);
    const std::string sql{std::istreambuf_iterator<char>(in), {}};
    store::Database(path, store::Synchronous::normal).run(sql);
}

std::int64_t moves_of(const TestServer& server) {
    const std::string text = http_request(server.metrics_port(), "GET", "/metrics").body;
    const std::string name = "\ngermini_moves_total ";
    return std::stoll(text.substr(text.find(name) + name.size()));
}

/// Checks what was closed under rules that no edition was stored with: they are of edition 1 (VERS-12,
/// SETT-7, D-17 of Tarocco bolognese).
void check_first_edition(store::Database& database) {
    store::Statement row(database, "SELECT record, result FROM hands WHERE closed IS NOT NULL");
    while (row.step()) {
        const json record = json::parse(row.text(0)), result = json::parse(row.text(1));
        if (record.at("game") == "toy") continue;
        const json& rules = record.at("rules");
        CAPTURE(record.dump());
        CHECK(rules.at("edition") == 1);
        if (rules.at("preset") == "germini") {
            CHECK(rules.at("options").at("declare") == "after");
            CHECK(rules.at("options").at("capotto") == "fourteen");
        }
        if (rules.at("preset") != "terziglio" || !result.contains("final")) continue;
        CHECK(rules.at("options").at("poste_from") == 46);
        const int winner = std::max(result.at("final").at(0).at("total").get<int>(),
                                    result.at("final").at(1).at("total").get<int>());
        const int stake = (winner - 5) / 10 * (result.at("how") == "di_mio" ? 2 : 1);
        for (std::size_t seat = 0; seat < 3; ++seat)
            CHECK(std::abs(result.at("seats").at(seat).get<int>()) ==
                  (seat == result.at("soloist") ? 2 : 1) * stake);
    }
}

bool dangling(store::Database& database) {
    store::Statement check(database, "PRAGMA foreign_key_check");
    return check.step();
}

} // namespace

TEST_CASE("databases of every released schema are resumed: no table is broken, and play continues") {
    LogCatcher log;
    const auto files = kept_databases();
    CHECK_FALSE(files.empty());
    for (const fs::path& file : files) {
        CAPTURE(file.string());
        const TempDir folder;
        const std::string path = folder.file("germini.db");
        make_database_of(file, path);
        const store::MigrationCheck check = store::check_migration(path);
        CHECK(check.from == std::stoi(file.stem().string()));
        const auto count = [&](const char* sql) {
            store::Database database(path, store::Synchronous::normal, store::Access::reading);
            store::Statement row(database, sql);
            row.step();
            return row.integer(0);
        };
        const auto unfinished = count("SELECT count(*) FROM tables WHERE state <> 'over'");
        const auto hands = count("SELECT count(*) FROM hands WHERE closed IS NOT NULL");
        CHECK(unfinished >= 4);
        CHECK(hands >= 2);
        {
            const TestServer server(folder, [&](server::ServerSettings& settings) {
                settings.admin_socket = server::admin_socket_path(path);
                settings.net.metrics.emplace();
            });
            EventLoop loop;
            nlohmann::ordered_json tables;
            CHECK(loop.run_until([&] {
                const auto answer = cli::send_admin_command(path, {{"order", "tables"}});
                tables = answer["tables"];
                return static_cast<std::int64_t>(tables.size()) == unfinished &&
                       std::all_of(tables.begin(), tables.end(),
                                   [](const auto& t) { return t.contains("game"); });
            }));
            for (const auto& table : tables) CHECK_MESSAGE(table["state"] != "broken", table.dump());
            // Of the bots, on their own.
            CHECK(loop.run_until([&] {
                return moves_of(server) > 20 &&
                       count("SELECT count(*) FROM hands WHERE closed IS NOT NULL") > hands;
            }));
        }
        store::Database database(path, store::Synchronous::normal);
        CHECK(store::schema_version(database) == store::sqlite_migrations().back().number);
        store::check_sound(database, path);
        CHECK_FALSE(dangling(database));
        check_first_edition(database);
        if (count("SELECT count(*) FROM tables WHERE game = 'toy'") == 0)
            CHECK(server::verify(database, server::all_games(), {}).first == "");
    }
}

TEST_CASE("a database is kept at TESTS_KEEP_DATABASE, as a killed server leaves it") {
    const char* to = std::getenv("TESTS_KEEP_DATABASE");
    if (to == nullptr) return;
    const TempDir folder;
    EventLoop loop;
    ToyServer server(folder);
    const json bolognese{{"game", "bolognese"}, {"preset", "ottocento"}};
    Party girata = sit_down(loop, server.port, minchiate_table(), 2, 4);
    play_hand(loop, girata, 1);
    begin_hand(loop, girata, 2);
    Party match = sit_down(loop, server.port, bolognese, 1, 4);
    begin_hand(loop, match, 1);
    Party toy = sit_down(loop, server.port, kToy, 3, 3);
    play_hand(loop, toy, 1);
    begin_hand(loop, toy, 2);
    // Bots only, and a long match: they continue by themselves.
    TableIds ids;
    const test::Person host = new_person(server.port, "Ginevra");
    ids = new_table(server.port, host, minchiate_table({{"rounds", 3}}));
    Player bots(loop, server.port, host, ids);
    bots.connect();
    for (int seat = 0; seat < 4; ++seat) bots.must({{"bot", seat}});
    bots.must({{"ready", true}});
    Party closed = sit_down(loop, server.port, kToy, 1, 2);
    closed[0].must({{"close", true}});
    json by_invitation = kToy;
    by_invitation["open"] = false;
    Party waiting = sit_down(loop, server.port, by_invitation, 2, 2);
    CHECK(rule_of(waiting[1], {{"sit", 0}}) != "done");
    waiting[1].must({{"leave", true}});
    for (auto& player : girata.players) player->move_once();
    CHECK(loop.run_until([&] { return bots.hand >= 1 && bots.last > 20; }));
    CHECK(server.end(SIGKILL) == -SIGKILL);
    fs::copy_file(folder.file("germini.db"), to, fs::copy_options::overwrite_existing);
    fs::copy_file(folder.file("germini.db-wal"), std::string(to) + "-wal",
                  fs::copy_options::overwrite_existing);
}

#include "server/cli/migrate.hpp"

#include "server/cli/database_option.hpp"
#include "server/store/lock.hpp"
#include "server/store/migrate.hpp"
#include "server/store/migration_check.hpp"

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

namespace germini::cli {
namespace {

void check(const std::string& path) {
    const store::MigrationCheck found = store::check_migration(path);
    if (found.steps.empty()) {
        std::cout << path << " has schema " << found.from << ", which is current\n";
        return;
    }
    std::cout << path << " has schema " << found.from << "; this program would migrate it to " << found.to
              << ":\n";
    for (const std::string& step : found.steps) std::cout << "  " << step << '\n';
    std::cout << "trial on a copy succeeded in " << found.seconds << " s\n";
}

void run(const std::string& path) {
    if (!std::filesystem::exists(path)) throw store::StoreError("database not found: " + path);
    const store::Lock lock(path);
    store::Database database(path, store::Synchronous::full);
    const int before = store::schema_version(database);
    store::migrate(database, path, database.engine().migrations());
    const int after = store::schema_version(database);
    std::cout << path << " has schema " << after;
    if (after != before) std::cout << ", before " << before;
    std::cout << '\n';
}

} // namespace

void add_migrate(CLI::App& app) {
    struct Options {
        DatabaseOption database;
        bool check = false;
    };
    CLI::App* command = app.add_subcommand(
        "migrate", "migrate a database to this program's schema, as `serve` does at start-up");
    const auto options = std::make_shared<Options>();
    options->database.add_to(*command);
    command->add_flag("--check", options->check,
                      "only try it on a copy next to the database; the server may be running");
    command->callback(
        [options] { options->check ? check(options->database.path()) : run(options->database.path()); });
}

} // namespace germini::cli

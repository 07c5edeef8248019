#include "server/cli/restore.hpp"

#include "server/cli/database_option.hpp"
#include "server/cli/verify.hpp"
#include "server/model/expiry.hpp"
#include "server/store/migrate.hpp"
#include "server/store/restore.hpp"

#include <iostream>
#include <memory>
#include <string>

namespace germini::cli {
namespace {

int verify_restored(const std::string& path, int match_days) {
    store::Database database(path, store::Synchronous::full, store::Access::existing);
    const int version = store::schema_version(database);
    if (version == store::sqlite_migrations().back().number)
        return verify_and_print(path, {}, match_days, store::Access::existing);
    std::cout << "not verified: the backup has the schema " << version
              << " of an earlier Germini. The next start "
              << "migrates it; then run germini verify.\n";
    return 0;
}

} // namespace

void add_restore(CLI::App& app, int& status) {
    struct Options {
        DatabaseOption database;
        std::string file;
        int match_days = model::kMatchDays;
    };
    CLI::App* command = app.add_subcommand(
        "restore", "replace the database with a backup and verify it; the server must not be running. "
                   "Exit status 1 if anything differs");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "backup file written by `germini backup`")->required();
    options->database.add_to(*command);
    add_match_days(*command, options->match_days);
    command->callback([options, &status] {
        const std::string path = options->database.path();
        const auto aside = store::restore(options->file, path);
        std::cout << "restored " << path << " from " << options->file << '\n';
        for (const std::string& file : aside) std::cout << "previous file kept as: " << file << '\n';
        std::cout << std::flush; // verify prints by the C library
        status = verify_restored(path, options->match_days);
    });
}

} // namespace germini::cli

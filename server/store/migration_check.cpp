#include "server/store/migration_check.hpp"

#include "server/store/migrate.hpp"
#include "server/store/migrations.hpp"
#include "server/store/private_files.hpp"
#include "server/store/snapshot.hpp"

#include <chrono>
#include <filesystem>

namespace germini::store {
namespace {

/// A copy, deleted together with the files that SQLite makes beside it.
class Trial {
public:
    Trial(Database& database, const std::string& path) : path_(path + ".part-trial") {
        clear();
        snapshot(database, path_);
    }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;
    ~Trial() { clear(); }
    const std::string& path() const { return path_; }

private:
    void clear() const {
        std::error_code ignored;
        for (const char* part : {"", "-wal", "-shm", "-journal", ".part"})
            std::filesystem::remove(path_ + part, ignored);
    }
    std::string path_;
};

void check_references(Database& database, const std::string& path) {
    Statement check(database, "PRAGMA foreign_key_check");
    if (check.step())
        throw StoreError("After the migration a row of " + check.text(0) + " in " + path +
                         " would refer to a row of " + check.text(2) + " that does not exist.");
}

} // namespace

MigrationCheck check_migration(const std::string& path) {
    Database database(path, Synchronous::full, Access::existing);
    check_sound(database, path);
    MigrationCheck check;
    check.from = schema_version(database);
    check.to = sqlite_migrations().back().number;
    for (const Migration& step : sqlite_migrations())
        if (step.number > check.from) check.steps.emplace_back(step.name);
    if (check.steps.empty()) return check;
    const Trial trial(database, path);
    Database copy(trial.path(), Synchronous::normal);
    const auto begun = std::chrono::steady_clock::now();
    run_missing(copy, sqlite_migrations());
    check.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    check_sound(copy, path);
    check_references(copy, path);
    return check;
}

} // namespace germini::store

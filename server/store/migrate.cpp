#include "server/store/migrate.hpp"

#include "server/journal/log.hpp"
#include "server/store/snapshot.hpp"

#include <cstdio>

namespace germini::store {
namespace {

// "GERM" in the file's header; databases without it are never touched.
constexpr std::int64_t kApplication = 0x4745524d;

std::int64_t pragma(Database& database, const char* sql) {
    Statement statement(database, sql);
    statement.step();
    return statement.integer(0);
}

bool has_tables(Database& database) { return pragma(database, "SELECT count(*) FROM sqlite_schema") > 0; }

std::string four_digits(int number) {
    char text[16];
    std::snprintf(text, sizeof text, "%04d", number);
    return text;
}

int newest_of(std::span<const Migration> steps) { return steps.empty() ? 0 : steps.back().number; }

void check_compatible(Database& database, const std::string& path, std::span<const Migration> steps) {
    const int version = schema_version(database), newest = newest_of(steps);
    if (has_tables(database) && pragma(database, "PRAGMA application_id") != kApplication)
        throw StoreError("The file " + path + " is a database, but not one of Germini. Choose another file.");
    if (version > newest)
        throw StoreError("The database " + path + " was written by a newer Germini (its schema is " +
                         four_digits(version) + ", this program knows " + four_digits(newest) +
                         "). Start the newer program, or restore the backup " + path + ".before-" +
                         four_digits(newest + 1) + " that it made.");
}

} // namespace

void check_compatible(Database& database, const std::string& path) {
    check_compatible(database, path, migrations());
}

int schema_version(Database& database) { return static_cast<int>(pragma(database, "PRAGMA user_version")); }

void check_sound(Database& database, const std::string& path) {
    Statement check(database, "PRAGMA integrity_check(1)");
    const std::string verdict = check.step() ? check.text(0) : "";
    if (verdict != "ok") throw StoreError("The database " + path + " is damaged: " + verdict + ".");
    if (!has_tables(database) || schema_version(database) == 0)
        throw StoreError("The file " + path + " is an empty database.");
    check_compatible(database, path);
}

void run_missing(Database& database, std::span<const Migration> steps) {
    const int version = schema_version(database);
    for (const Migration& step : steps) {
        if (step.number <= version) continue;
        Transaction transaction(database);
        database.run(std::string(step.sql));
        database.run("PRAGMA user_version = " + std::to_string(step.number));
        database.run("PRAGMA application_id = " + std::to_string(kApplication));
        transaction.commit();
    }
}

void migrate(Database& database, const std::string& path, std::span<const Migration> steps) {
    const int version = schema_version(database);
    const int newest = newest_of(steps);
    check_compatible(database, path, steps);
    if (version == newest) return;
    if (version > 0) snapshot(database, path + ".before-" + four_digits(version + 1));
    run_missing(database, steps);
    if (version > 0)
        journal::info({}, "database migrated from schema {} to {}; previous copy: {}.before-{}",
                      four_digits(version), four_digits(newest), path, four_digits(version + 1));
}

} // namespace germini::store

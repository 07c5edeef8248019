#include "server/store/migrate.hpp"

#include "server/journal/log.hpp"
#include "server/store/snapshot.hpp"

#include <cstdio>

namespace germini::store {
namespace {

std::string four_digits(int number) {
    char text[16];
    std::snprintf(text, sizeof text, "%04d", number);
    return text;
}

int newest_of(std::span<const Migration> steps) { return steps.empty() ? 0 : steps.back().number; }

void check_compatible(Database& database, const std::string& path, std::span<const Migration> steps) {
    const SchemaState schema = database.engine().schema();
    const int version = schema.version, newest = newest_of(steps);
    const bool file = database.engine().is_file();
    if (schema.has_tables && !schema.is_ours)
        throw StoreError((file ? "The file " : "") + path +
                         " is a database, but not one of Germini. Choose another " +
                         (file ? "file." : "database."));
    if (version > newest)
        throw StoreError("The database " + path + " was written by a newer Germini (its schema is " +
                         four_digits(version) + ", this program knows " + four_digits(newest) +
                         "). Start the newer program, or restore " +
                         (file
                              ? "the backup " + path + ".before-" + four_digits(newest + 1) + " that it made."
                              : "a backup."));
}

} // namespace

void check_compatible(Database& database, const std::string& path) {
    check_compatible(database, path, database.engine().migrations());
}

int schema_version(Database& database) { return database.engine().schema().version; }

void check_sound(Database& database, const std::string& path) {
    Statement check(database, "PRAGMA integrity_check(1)");
    const std::string verdict = check.step() ? check.text(0) : "";
    if (verdict != "ok") throw StoreError("The database " + path + " is damaged: " + verdict + ".");
    const SchemaState schema = database.engine().schema();
    if (!schema.has_tables || schema.version == 0)
        throw StoreError("The file " + path + " is an empty database.");
    check_compatible(database, path);
}

void run_missing(Database& database, std::span<const Migration> steps) {
    const int version = schema_version(database);
    for (const Migration& step : steps) {
        if (step.number <= version) continue;
        Transaction transaction(database);
        database.run(std::string(step.sql));
        database.engine().set_schema(step.number);
        transaction.commit();
    }
}

void migrate(Database& database, const std::string& path, std::span<const Migration> steps) {
    const int version = schema_version(database);
    const int newest = newest_of(steps);
    check_compatible(database, path, steps);
    if (version == newest) return;
    const bool copied = version > 0 && database.engine().is_file();
    if (copied) snapshot(database, path + ".before-" + four_digits(version + 1));
    run_missing(database, steps);
    if (version > 0)
        journal::info({}, "database migrated from schema {} to {}{}", four_digits(version),
                      four_digits(newest),
                      copied ? "; previous copy: " + path + ".before-" + four_digits(version + 1) : "");
}

} // namespace germini::store

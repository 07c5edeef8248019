#include "server/cli/database_option.hpp"

#include "server/cli/number_range.hpp"
#include "server/store/database.hpp"

namespace germini::cli {

std::string database_path(const std::string& data, const std::string& db) {
    return db.empty() ? data + "/germini.db" : db;
}

CLI::Option* add_postgres(CLI::App& command, std::string& postgres) {
    return command
        .add_option(
            "--database", postgres,
            "PostgreSQL instead of a file, by its connection URI: postgresql://user@host/name; keep the "
            "password in ~/.pgpass or PGPASSWORD")
        ->envname("GERMINI_DATABASE")
        ->check([](const std::string& uri) {
            return uri.empty() || store::is_postgres(uri) ? "" : "expected postgresql://user@host/name";
        });
}

CLI::Option* add_match_days(CLI::App& command, int& days) {
    return command
        .add_option("--match-days", days,
                    "days after which a match expires in which nobody has an account and that belongs to no "
                    "club; 0: never")
        ->envname("GERMINI_MATCH_DAYS")
        ->check(number_range(0, 36'500))
        ->capture_default_str();
}

void DatabaseOption::add_to(CLI::App& command, bool postgres_too) {
    command.add_option("--data", data, "folder of the database")
        ->envname("GERMINI_DATA")
        ->capture_default_str();
    command.add_option("--db", db, "path of the database; default: germini.db in --data")
        ->envname("GERMINI_DB");
    if (postgres_too) add_postgres(command, postgres);
}

} // namespace germini::cli

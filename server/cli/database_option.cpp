#include "server/cli/database_option.hpp"

namespace germini::cli {

std::string database_path(const std::string& data, const std::string& db) {
    return db.empty() ? data + "/germini.db" : db;
}

void DatabaseOption::add_to(CLI::App& command) {
    command.add_option("--data", data, "folder of the database")
        ->envname("GERMINI_DATA")
        ->capture_default_str();
    command.add_option("--db", db, "path of the database; default: germini.db in --data")
        ->envname("GERMINI_DB");
}

} // namespace germini::cli

#include "server/cli/backup.hpp"

#include "server/cli/database_option.hpp"
#include "server/store/backup.hpp"

#include <memory>
#include <string>

namespace germini::cli {

void add_backup(CLI::App& app) {
    struct Options {
        DatabaseOption database;
        std::string file;
    };
    CLI::App* command =
        app.add_subcommand("backup", "copies the database, as it is now, while the server may go on");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "the copy; there must be no such file yet")->required();
    options->database.add_to(*command);
    command->callback([options] { store::back_up(options->database.path(), options->file); });
}

} // namespace germini::cli

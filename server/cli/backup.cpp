#include "server/cli/backup.hpp"

#include "server/store/backup.hpp"

#include <memory>
#include <string>

namespace germini::cli {

void add_backup(CLI::App& app) {
    struct Options {
        std::string data = "data", db, file;
    };
    CLI::App* command =
        app.add_subcommand("backup", "copies the database, as it is now, while the server may go on");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "the copy; there must be no such file yet")->required();
    command->add_option("--data", options->data, "folder of the database")
        ->envname("GERMINI_DATA")
        ->capture_default_str();
    command
        ->add_option("--db", options->db, "the database's file; germini.db in the folder --data if not given")
        ->envname("GERMINI_DB");
    command->callback([options] {
        store::back_up(options->db.empty() ? options->data + "/germini.db" : options->db, options->file);
    });
}

} // namespace germini::cli

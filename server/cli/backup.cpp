#include "server/cli/backup.hpp"

#include "server/actor/system_environment.hpp"
#include "server/cli/database_option.hpp"
#include "server/cli/number_range.hpp"
#include "server/store/backup.hpp"
#include "server/store/dated_backups.hpp"

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

namespace germini::cli {

void add_backup(CLI::App& app) {
    struct Options {
        DatabaseOption database;
        std::string file, folder;
        std::size_t keep = 14;
    };
    CLI::App* command = app.add_subcommand("backup", "copy the database; the server may be running");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "path of the copy; must not exist yet");
    command
        ->add_option("--backup-folder", options->folder,
                     "folder for dated copies, instead of FILE; the oldest are deleted")
        ->envname("GERMINI_BACKUP_FOLDER");
    command->add_option("--backup-keep", options->keep, "number of copies to keep")
        ->envname("GERMINI_BACKUP_KEEP")
        ->check(number_range(1, 10'000))
        ->capture_default_str();
    options->database.add_to(*command);
    command->callback([options] {
        const std::string path = options->database.path();
        if (!options->file.empty()) {
            store::back_up(path, options->file);
            std::cout << "backed up " << path << " to " << options->file << " ("
                      << std::filesystem::file_size(options->file) << " bytes)\n";
            return;
        }
        if (options->folder.empty())
            throw CLI::ValidationError("germini backup", "expected either FILE or --backup-folder");
        std::cout << store::back_up_dated(path, options->folder, options->keep,
                                          server::system_environment().now())
                  << '\n';
    });
}

} // namespace germini::cli

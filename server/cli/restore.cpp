#include "server/cli/restore.hpp"

#include "server/cli/database_option.hpp"
#include "server/store/restore.hpp"

#include <iostream>
#include <memory>
#include <string>

namespace germini::cli {

void add_restore(CLI::App& app) {
    struct Options {
        DatabaseOption database;
        std::string file;
    };
    CLI::App* command =
        app.add_subcommand("restore", "replace the database with a backup; the server must not be running");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "backup file written by `germini backup`")->required();
    options->database.add_to(*command);
    command->callback([options] {
        const std::string path = options->database.path();
        const auto aside = store::restore(options->file, path);
        std::cout << "restored " << path << " from " << options->file << '\n';
        for (const std::string& file : aside) std::cout << "previous file kept as: " << file << '\n';
    });
}

} // namespace germini::cli

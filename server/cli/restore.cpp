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
    CLI::App* command = app.add_subcommand(
        "restore", "puts a backup in the place of the database; the server must not be running");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "what `germini backup` wrote")->required();
    options->database.add_to(*command);
    command->callback([options] {
        const std::string path = options->database.path();
        const auto aside = store::restore(options->file, path);
        std::cout << "restored " << path << " from " << options->file << '\n';
        for (const std::string& file : aside) std::cout << "what was there before: " << file << '\n';
    });
}

} // namespace germini::cli

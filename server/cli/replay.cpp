#include "server/cli/replay.hpp"

#include "server/games/games.hpp"

#include <cerrno>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <system_error>

namespace germini::cli {
namespace {

int replay(const std::string& file) {
    std::ios::sync_with_stdio(false);
    if (file == "-") return protocol::replay_stream(std::cin, std::cout, server::all_tools());
    struct stat about {};
    errno = 0;
    if (::stat(file.c_str(), &about) == 0 && S_ISDIR(about.st_mode)) errno = EISDIR;
    std::ifstream in(file);
    if (errno != 0 || !in)
        throw std::runtime_error(
            file + ": cannot be read: " + std::generic_category().message(errno != 0 ? errno : EIO));
    return protocol::replay_stream(in, std::cout, server::all_tools());
}

} // namespace

void add_replay(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("replay", "replay hand records and print one result per line");
    const auto file = std::make_shared<std::string>();
    command
        ->add_option("FILE", *file,
                     "file with hand records (germini-hand/1), one per line; - for standard input")
        ->required();
    command->callback([file, &status] { status = replay(*file); });
}

} // namespace germini::cli

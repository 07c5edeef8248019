#include "server/cli/fair.hpp"

#include "protocol/wire/json_text.hpp"
#include "server/cli/file_content.hpp"
#include "server/games/games.hpp"
#include "server/verify/fair_proof.hpp"

#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace germini::cli {
namespace {

int told_fault(const protocol::ReadError& error) {
    std::fprintf(stderr, "%s: %s\n", error.path.empty() ? "/" : error.path.c_str(), error.message.c_str());
    return 2;
}

int fair(const std::string& file) {
    const auto proof = protocol::parse_strict(file_content(file));
    if (!proof) return told_fault(proof.error());
    const auto found = server::fair_differences(*proof, server::all_games());
    if (!found) return told_fault(found.error());
    for (const std::string& sentence : *found) std::printf("%s\n", sentence.c_str());
    if (found->empty())
        std::printf("proof valid: the cards follow from the commitment and the contributions\n");
    return found->empty() ? 0 : 1;
}

} // namespace

void add_fair(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand("fair", "verify the proof of a deal, downloaded from the hand's "
                                                   "page. Exit status 1 if it fails, 2 if it is unreadable");
    const auto file = std::make_shared<std::string>();
    command->add_option("FILE", *file, "proof file; - for standard input")->required();
    command->callback([file, &status] { status = fair(*file); });
}

} // namespace germini::cli

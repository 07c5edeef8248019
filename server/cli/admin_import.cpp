#include "server/cli/admin_import.hpp"

#include "server/admin/admin_socket.hpp"
#include "server/cli/admin_client.hpp"
#include "server/cli/file_content.hpp"

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

namespace germini::cli {
namespace {

using nlohmann::ordered_json;

struct ImportOrder {
    std::string club, season, file;
    bool dry_run = false, again = false;
};

void import_results(const std::string& database, const ImportOrder& order) {
    const std::string csv = file_content(order.file);
    if (csv.size() > server::kMostImportBytes)
        throw std::runtime_error(order.file + ": too long (" + std::to_string(csv.size()) +
                                 " bytes): split it into files of at most " +
                                 std::to_string(server::kMostImportBytes) + " bytes");
    ordered_json answer;
    try {
        answer = send_admin_command(database, {{"order", "import-results"},
                                               {"club", order.club},
                                               {"season", order.season},
                                               {"csv", csv},
                                               {"dry_run", order.dry_run},
                                               {"again", order.again}});
    } catch (const nlohmann::json::type_error&) {
        throw std::runtime_error(order.file + ": not UTF-8: save it as CSV in UTF-8");
    }
    const ordered_json& matches = answer["matches"];
    std::cout << matches << (matches == 1 ? " match" : " matches")
              << (order.dry_run ? " found, nothing imported\n" : " imported\n");
    if (answer["others"].empty()) return;
    std::cout << "not members:";
    for (const char* separator = " "; const ordered_json& name : answer["others"]) {
        std::cout << separator << name.get<std::string>();
        separator = ", ";
    }
    std::cout << '\n';
}

} // namespace

void add_admin_import(CLI::App& admin, const DatabaseOption& database) {
    const auto order = std::make_shared<ImportOrder>();
    CLI::App* command =
        admin.add_subcommand("import-results", "import past matches of a club from a CSV file: all or none");
    command->fallthrough();
    command->add_option("--club", order->club, "club id, see the address of its page")->required();
    command->add_option("--season", order->season, "id or name of the season")->required();
    command->add_flag("--dry-run", order->dry_run, "check the file and import nothing");
    command->add_flag("--again", order->again, "also import matches that look like earlier imports");
    command->add_option("FILE", order->file, "CSV file in UTF-8; - for standard input")->required();
    command->callback([order, &database] { import_results(database.path(), *order); });
}

} // namespace germini::cli

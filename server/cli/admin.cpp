#include "server/cli/admin.hpp"

#include "server/cli/admin_client.hpp"
#include "server/cli/admin_import.hpp"
#include "server/cli/admin_person.hpp"
#include "server/cli/database_option.hpp"
#include "server/cli/number_range.hpp"

#include <chrono>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <thread>

namespace germini::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::chrono::seconds kLook{1}; // interval of checks for hands in progress
constexpr int kMostMinutes = 24 * 60;

struct Orders {
    DatabaseOption database;
    std::string table;
    int seat = 0, minutes = 0;
    std::optional<int> at_most;
    bool off = false;

    ordered_json ask(ordered_json order) const { return send_admin_command(database.path(), order); }
};

void print_tables(const ordered_json& tables) {
    for (const ordered_json& table : tables) {
        std::cout << table["table"].get<std::string>() << "  " << table["state"].get<std::string>();
        if (table.contains("game")) {
            std::cout << "  " << table["game"].get<std::string>() << ", hand " << table["hand"] << ", "
                      << table["present"] << " present, host " << table["host"].get<std::string>()
                      << ", created " << table["created"].get<std::string>() << "\n   ";
            int seat = 0;
            for (const ordered_json& holder : table["seats"]) {
                std::cout << ' ' << ++seat << ": ";
                std::cout << (holder.is_null() ? "nobody" : holder["name"].get<std::string>());
                if (!holder.is_null() && holder["bot"].get<bool>()) std::cout << " (bot)";
                std::cout << (seat < static_cast<int>(table["seats"].size()) ? "," : "");
            }
        }
        std::cout << '\n';
    }
    std::cout << tables.size() << (tables.size() == 1 ? " table\n" : " tables\n");
}

/// Waits until no hand is in progress or the time is up, then stops the server.
void drain(const Orders& orders) {
    if (orders.off) {
        static_cast<void>(orders.ask({{"order", "drain"}, {"off", true}}));
        std::cout << "dealing resumed\n";
        return;
    }
    const auto begun = std::chrono::steady_clock::now();
    ordered_json answer = orders.ask({{"order", "drain"}});
    for (int printed = -1;;) {
        if (!answer["draining"].get<bool>()) {
            std::cout << "dealing was resumed by another command; the server keeps running\n";
            return;
        }
        const int hands = answer["hands"].get<int>();
        if (hands != printed) std::cout << hands << " hands in progress" << std::endl;
        printed = hands;
        const bool late = orders.at_most &&
                          std::chrono::steady_clock::now() - begun >= std::chrono::minutes(*orders.at_most);
        if (hands == 0 || late) break;
        std::this_thread::sleep_for(kLook);
        answer = orders.ask({{"order", "drain"}, {"look", true}});
    }
    static_cast<void>(orders.ask({{"order", "stop"}}));
    std::cout << "server stopping; hands in progress are saved\n";
}

} // namespace

void add_admin(CLI::App& app) {
    CLI::App* admin = app.add_subcommand("admin", "commands for the running server");
    const auto orders = std::make_shared<Orders>();
    orders->database.add_to(*admin);
    admin->require_subcommand(1);
    const auto add = [admin](const char* name, const char* about) {
        CLI::App* command = admin->add_subcommand(name, about);
        command->fallthrough(); // allows --data after the subcommand
        return command;
    };
    add("tables", "list the unfinished tables")->callback([orders] {
        const ordered_json answer = orders->ask({{"order", "tables"}});
        print_tables(answer["tables"]);
    });

    CLI::App* close = add(
        "close",
        "close a table: a match in progress ends as if all players had agreed; a broken table is removed");
    close->add_option("TABLE", orders->table, "table id, see `germini admin tables`")->required();
    close->callback([orders] {
        static_cast<void>(orders->ask({{"order", "close"}, {"table", orders->table}}));
        std::cout << "table " << orders->table << " closed\n";
    });

    CLI::App* link =
        add("link", "create a link by which the guest in a seat returns from another browser; valid once. "
                    "The old browser is logged out");
    link->add_option("TABLE", orders->table, "table id, see `germini admin tables`")->required();
    link->add_option("SEAT", orders->seat, "seat number, from 1")->required()->check(number_range(1, 6));
    link->callback([orders] {
        const ordered_json answer =
            orders->ask({{"order", "link"}, {"table", orders->table}, {"seat", orders->seat - 1}});
        std::cout << answer["link"].get<std::string>() << '\n';
    });

    CLI::App* announce = add("announce", "announce a restart to all players");
    announce->add_option("MINUTES", orders->minutes, "minutes until the restart")
        ->check(number_range(0, kMostMinutes));
    announce->add_flag("--off", orders->off, "cancel the announcement");
    announce->callback([orders] {
        ordered_json order{{"order", "announce"}, {"minutes", orders->minutes}};
        if (orders->off) order["minutes"] = nullptr;
        const ordered_json answer = orders->ask(order);
        if (orders->off)
            std::cout << "announcement cancelled\n";
        else
            std::cout << "announced for " << answer["at"].get<std::string>() << '\n';
    });

    CLI::App* drained = add("drain", "stop dealing, wait for the hands in progress, then stop the server");
    drained->add_option("--minutes", orders->at_most, "maximum wait in minutes; then the server stops anyway")
        ->check(number_range(0, kMostMinutes));
    drained->add_flag("--off", orders->off, "resume dealing");
    drained->callback([orders] { drain(*orders); });

    add_admin_person(*admin, orders->database);
    add_admin_import(*admin, orders->database);

    add("stop", "stop the server cleanly, as SIGTERM does")->callback([orders] {
        static_cast<void>(orders->ask({{"order", "stop"}}));
        std::cout << "server stopping\n";
    });
}

} // namespace germini::cli

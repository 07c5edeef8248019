#include "server/cli/admin.hpp"

#include "server/cli/admin_person.hpp"
#include "server/cli/ask_server.hpp"
#include "server/cli/database_option.hpp"

#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace germini::cli {
namespace {

using nlohmann::ordered_json;

constexpr std::chrono::seconds kLook{1}; // at whether hands are still under way
constexpr int kMostMinutes = 24 * 60;

struct Orders {
    DatabaseOption database;
    std::string table;
    int seat = 0, minutes = 0;
    std::optional<int> at_most;
    bool off = false;

    ordered_json ask(ordered_json order) const { return ask_server(database.path(), order); }
};

void print_tables(const ordered_json& tables) {
    for (const ordered_json& table : tables) {
        std::cout << table["table"].get<std::string>() << "  " << table["state"].get<std::string>();
        if (table.contains("game")) {
            std::cout << "  " << table["game"].get<std::string>() << ", hand " << table["hand"] << ", "
                      << table["present"] << " here, made by " << table["host"].get<std::string>() << " on "
                      << table["created"].get<std::string>() << "\n   ";
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

/// Until no hand is under way, or the time is over; then the server stops.
void drain(const Orders& orders) {
    if (orders.off) {
        static_cast<void>(orders.ask({{"order", "drain"}, {"off", true}}));
        std::cout << "new hands are dealt again\n";
        return;
    }
    const auto begun = std::chrono::steady_clock::now();
    ordered_json answer = orders.ask({{"order", "drain"}});
    for (int told = -1;;) {
        if (!answer["draining"].get<bool>()) {
            std::cout << "new hands are dealt again, by another order; the server goes on\n";
            return;
        }
        const int hands = answer["hands"].get<int>();
        if (hands != told) std::cout << hands << " hands under way" << std::endl;
        told = hands;
        const bool late = orders.at_most &&
                          std::chrono::steady_clock::now() - begun >= std::chrono::minutes(*orders.at_most);
        if (hands == 0 || late) break;
        std::this_thread::sleep_for(kLook);
        answer = orders.ask({{"order", "drain"}, {"look", true}});
    }
    static_cast<void>(orders.ask({{"order", "stop"}}));
    std::cout << "the server stops; what is under way is on the disk\n";
}

} // namespace

void add_admin(CLI::App& app) {
    CLI::App* admin = app.add_subcommand("admin", "orders to the running server, for whoever runs it");
    const auto orders = std::make_shared<Orders>();
    orders->database.add_to(*admin);
    admin->require_subcommand(1);
    const auto add = [admin](const char* name, const char* about) {
        CLI::App* command = admin->add_subcommand(name, about);
        command->fallthrough(); // --data may come last too
        return command;
    };
    add("tables", "lists the tables that are not over")->callback([orders] {
        const ordered_json answer = orders->ask({{"order", "tables"}});
        print_tables(answer["tables"]);
    });

    CLI::App* close = add(
        "close", "ends a table: a match under way ends as if all had wished it; a broken one is put away");
    close->add_option("TABLE", orders->table, "its id, as `tables` says it")->required();
    close->callback([orders] {
        static_cast<void>(orders->ask({{"order", "close"}, {"table", orders->table}}));
        std::cout << "table " << orders->table << " is over\n";
    });

    CLI::App* link = add("link", "gives who sits in a seat a new link, by which he comes back from any "
                                 "browser, once; his old browser is known no more");
    link->add_option("TABLE", orders->table, "its id, as `tables` says it")->required();
    link->add_option("SEAT", orders->seat, "from 1")->required()->check(CLI::Range(1, 6));
    link->callback([orders] {
        const ordered_json answer =
            orders->ask({{"order", "link"}, {"table", orders->table}, {"seat", orders->seat - 1}});
        std::cout << answer["link"].get<std::string>() << '\n';
    });

    CLI::App* announce = add("announce", "tells all who play that the server will restart");
    announce->add_option("MINUTES", orders->minutes, "in how many")->check(CLI::Range(0, kMostMinutes));
    announce->add_flag("--off", orders->off, "that it will not after all");
    announce->callback([orders] {
        ordered_json order{{"order", "announce"}, {"minutes", orders->minutes}};
        if (orders->off) order["minutes"] = nullptr;
        const ordered_json answer = orders->ask(order);
        if (orders->off)
            std::cout << "called off\n";
        else
            std::cout << "announced for " << answer["at"].get<std::string>() << '\n';
    });

    CLI::App* drained =
        add("drain", "deals no new hands, waits until none is under way, and stops the server");
    drained->add_option("--minutes", orders->at_most, "stop after so many, hands under way or not")
        ->check(CLI::Range(0, kMostMinutes));
    drained->add_flag("--off", orders->off, "deal again");
    drained->callback([orders] { drain(*orders); });

    add_admin_person(*admin, orders->database);

    add("stop", "stops the server in good order, as SIGTERM does")->callback([orders] {
        static_cast<void>(orders->ask({{"order", "stop"}}));
        std::cout << "the server stops\n";
    });
}

} // namespace germini::cli

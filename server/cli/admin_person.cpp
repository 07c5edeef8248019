#include "server/cli/admin_person.hpp"

#include "server/cli/ask_server.hpp"

#include <iostream>
#include <string>

namespace germini::cli {
namespace {

using nlohmann::ordered_json;

struct PersonOrder {
    std::string who, name;
    bool off = false;
};

void print_persons(const ordered_json& persons) {
    for (const ordered_json& person : persons)
        std::cout << '#' << person["number"] << "  " << person["login"].get<std::string>()
                  << (person["administrator"].get<bool>() ? "  administrator" : "") << "  since "
                  << person["created"].get<std::string>() << '\n';
    std::cout << persons.size() << (persons.size() == 1 ? " account\n" : " accounts\n");
}

} // namespace

void add_admin_person(CLI::App& admin, const DatabaseOption& database) {
    CLI::App* person = admin.add_subcommand("person", "looks after persons: guests and accounts");
    person->fallthrough();
    person->require_subcommand(1);
    const auto order = std::make_shared<PersonOrder>();
    const auto ask = [&database](ordered_json asked) {
        asked["order"] = "person";
        return ask_server(database.path(), asked);
    };
    const auto add = [person](const char* name, const char* about) {
        CLI::App* command = person->add_subcommand(name, about);
        command->fallthrough();
        return command;
    };
    const auto add_with_who = [add, order](const char* name, const char* about) {
        CLI::App* command = add(name, about);
        command->add_option("WHO", order->who, "a login, or a public number as #123456789")->required();
        return command;
    };

    add("list", "lists the accounts")->callback([ask] { print_persons(ask({{"do", "list"}})["persons"]); });
    CLI::App* rename = add_with_who("rename", "gives somebody another name");
    rename->add_option("NAME", order->name, "the name that is shown from now on")->required();
    rename->callback([ask, order] {
        static_cast<void>(ask({{"do", "rename"}, {"who", order->who}, {"name", order->name}}));
        std::cout << "renamed\n";
    });
    add_with_who("delete",
                 "takes somebody's name, account and sessions away; what he played stays under his number")
        ->callback([ask, order] {
            static_cast<void>(ask({{"do", "delete"}, {"who", order->who}}));
            std::cout << "deleted\n";
        });
    add_with_who("reset-link", "a link by which somebody sets a new password, once, within a day")
        ->callback([ask, order] {
            std::cout << ask({{"do", "reset-link"}, {"who", order->who}})["link"].get<std::string>() << '\n';
        });
    CLI::App* appoint = add_with_who("administrator", "has an account look after the others");
    appoint->add_flag("--off", order->off, "that it does no more");
    appoint->callback([ask, order] {
        static_cast<void>(ask({{"do", "administrator"}, {"who", order->who}, {"off", order->off}}));
        std::cout << (order->off ? "no administrator any more\n" : "an administrator\n");
    });
    add("invite", "a link by which somebody signs up, also on a closed server, once, within a week")
        ->callback([ask] {
            std::cout << ask({{"do", "invite"}})["link"].get<std::string>() << '\n';
        });
}

} // namespace germini::cli

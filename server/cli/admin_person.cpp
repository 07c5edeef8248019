#include "server/cli/admin_person.hpp"

#include "server/cli/admin_client.hpp"

#include <iostream>
#include <nlohmann/json.hpp>
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
    CLI::App* person = admin.add_subcommand("person", "manage guests and accounts");
    person->fallthrough();
    person->require_subcommand(1);
    const auto order = std::make_shared<PersonOrder>();
    const auto ask = [&database](ordered_json asked) {
        asked["order"] = "person";
        return send_admin_command(database.path(), asked);
    };
    const auto add = [person](const char* name, const char* about) {
        CLI::App* command = person->add_subcommand(name, about);
        command->fallthrough();
        return command;
    };
    const auto add_with_who = [add, order](const char* name, const char* about) {
        CLI::App* command = add(name, about);
        command->add_option("WHO", order->who, "login or public number, e.g. #123456789")->required();
        return command;
    };

    add("list", "list the accounts")->callback([ask] { print_persons(ask({{"do", "list"}})["persons"]); });
    CLI::App* rename = add_with_who("rename", "change a display name");
    rename->add_option("NAME", order->name, "new display name")->required();
    rename->callback([ask, order] {
        static_cast<void>(ask({{"do", "rename"}, {"who", order->who}, {"name", order->name}}));
        std::cout << "renamed\n";
    });
    add_with_who("delete",
                 "delete a person's name, account and sessions; their results stay under the public number")
        ->callback([ask, order] {
            static_cast<void>(ask({{"do", "delete"}, {"who", order->who}}));
            std::cout << "deleted\n";
        });
    add_with_who("reset-link", "create a link to set a new password; valid once, for one day")
        ->callback([ask, order] {
            std::cout << ask({{"do", "reset-link"}, {"who", order->who}})["link"].get<std::string>() << '\n';
        });
    CLI::App* appoint = add_with_who("administrator", "make an account an administrator");
    appoint->add_flag("--off", order->off,
                      "remove the role; unused password links and invitations become void");
    appoint->callback([ask, order] {
        static_cast<void>(ask({{"do", "administrator"}, {"who", order->who}, {"off", order->off}}));
        std::cout << (order->off ? "no longer an administrator\n" : "now an administrator\n");
    });
    add("invite", "create a link to sign up, even on a closed server; valid once, for one week")
        ->callback([ask] {
            std::cout << ask({{"do", "invite"}})["link"].get<std::string>() << '\n';
        });
}

} // namespace germini::cli

#include "server/cli/simulate.hpp"

#include "protocol/tools/minchiate/simulate.hpp"
#include "server/cli/rules_options.hpp"

#include <iostream>
#include <memory>
#include <string>

namespace germini::cli {
namespace {

using namespace protocol::minchiate;

struct Settings {
    Simulation simulation;
    RulesOptions rules;
    std::string policy = "random";
};

} // namespace

void add_simulate(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("simulate", "plays seeded hands and prints a line {record, result} for each");
    const auto settings = std::make_shared<Settings>();
    command->add_option("--hands", settings->simulation.hands, "how many hands")->capture_default_str();
    command->add_option("--seed", settings->simulation.seed, "the same seed gives the same bytes everywhere")
        ->capture_default_str();
    settings->rules.add_to(*command);
    command->add_option("--policy", settings->policy, "who plays")
        ->check(CLI::IsMember({"random", "greedy"}))
        ->capture_default_str();
    command->add_flag("--any-rules", settings->simulation.any_rules,
                      "every hand draws each option anew from all its values");
    command->callback([settings] {
        settings->simulation.rules = settings->rules.rules();
        settings->simulation.policy = settings->policy == "greedy" ? Policy::greedy : Policy::random;
        std::ios::sync_with_stdio(false);
        simulate(settings->simulation, std::cout);
    });
}

} // namespace germini::cli

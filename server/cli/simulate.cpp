#include "server/cli/simulate.hpp"

#include "protocol/tools/enumerated.hpp"
#include "server/games/games.hpp"

#include <charconv>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace germini::cli {
namespace {

struct SimulateSettings {
    protocol::Simulation simulation;
    std::string game{server::all_tools().front().game};
    std::string policy = "random";
};

const protocol::GameTools& tools_of(const std::string& game) {
    for (const protocol::GameTools& tools : server::all_tools())
        if (tools.game == game) return tools;
    std::vector<std::string_view> names;
    for (const protocol::GameTools& tools : server::all_tools()) names.push_back(tools.game);
    throw CLI::ValidationError("--game",
                               "there is no game " + game + "; there are " + protocol::enumerated(names));
}

/// CLI11 takes a negative number for a very large one, and one that is too large for the largest.
std::string whole_number(const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size()) return {};
    return text + " is no whole number from 0 to " +
           std::to_string(std::numeric_limits<std::uint64_t>::max());
}

} // namespace

void add_simulate(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("simulate", "plays seeded hands and prints a line {record, result} for each");
    const auto settings = std::make_shared<SimulateSettings>();
    protocol::Simulation& simulation = settings->simulation;
    command->add_option("--game", settings->game, "which game")->capture_default_str();
    const CLI::Validator whole(whole_number, "");
    command->add_option("--hands", simulation.hands, "how many hands")->check(whole)->capture_default_str();
    command->add_option("--seed", simulation.seed, "the same seed gives the same bytes everywhere")
        ->check(whole)
        ->capture_default_str();
    CLI::Option* preset = command->add_option("--preset", simulation.preset,
                                              "rules to start from; the game's first where none is named");
    CLI::Option* option =
        command
            ->add_option("--option", simulation.options,
                         "an option of the rules over the preset, as name=value; may be repeated")
            ->allow_extra_args(false);
    command->add_option("--policy", settings->policy, "who plays")
        ->check(CLI::IsMember({"random", "greedy"}))
        ->capture_default_str();
    command
        ->add_flag("--any-rules", simulation.any_rules,
                   "every hand draws each option anew from all its values")
        ->excludes(preset)
        ->excludes(option);
    command->callback([settings] {
        const protocol::GameTools& tools = tools_of(settings->game);
        settings->simulation.policy =
            settings->policy == "greedy" ? protocol::Policy::greedy : protocol::Policy::random;
        std::ios::sync_with_stdio(false);
        try {
            tools.simulate(settings->simulation, std::cout);
        } catch (const protocol::BadRules& bad) { throw CLI::ValidationError(bad.flag, bad.what()); }
    });
}

} // namespace germini::cli

#include "server/cli/simulate.hpp"

#include "protocol/tools/join_names.hpp"
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

const protocol::GameTools& tools_of(const std::string& game, const std::string& preset) {
    std::vector<std::string_view> names, presets;
    for (const protocol::GameTools& tools : server::all_tools()) {
        names.push_back(tools.engine);
        if (tools.game == game || tools.engine == game)
            presets.insert(presets.end(), tools.presets.begin(), tools.presets.end());
    }
    if (const auto* tools = protocol::find_tools(server::all_tools(), game, preset)) {
        if (preset.empty() || tools->has(preset)) return *tools;
        throw CLI::ValidationError("--preset", "unknown preset \"" + preset + "\": expected one of " +
                                                   protocol::join_names(presets));
    }
    throw CLI::ValidationError("--game", "unknown game \"" + game + "\": expected one of " +
                                             protocol::join_names(names));
}

/// Refuses what CLI11 accepts: a negative number as a very large one, and a number that is too large as the
/// largest.
std::string whole_number(const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size()) return {};
    return text + ": expected an integer from 0 to " +
           std::to_string(std::numeric_limits<std::uint64_t>::max());
}

} // namespace

void add_simulate(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("simulate", "play seeded hands and print one line {record, result} per hand");
    const auto settings = std::make_shared<SimulateSettings>();
    protocol::Simulation& simulation = settings->simulation;
    command->add_option("--game", settings->game, "game")->capture_default_str();
    const CLI::Validator whole(whole_number, "");
    command->add_option("--hands", simulation.hands, "number of hands")->check(whole)->capture_default_str();
    command->add_option("--seed", simulation.seed, "seed; the output depends on nothing else")
        ->check(whole)
        ->capture_default_str();
    CLI::Option* preset =
        command->add_option("--preset", simulation.preset, "preset of the rules; default: the game's first");
    CLI::Option* option = command
                              ->add_option("--option", simulation.options,
                                           "option that overrides the preset, as NAME=VALUE; may be repeated")
                              ->allow_extra_args(false);
    command
        ->add_option("--edition", simulation.edition,
                     "edition of the rules' text, an integer from 1; default: the newest")
        ->check(whole);
    command->add_option("--policy", settings->policy, "bots that play")
        ->check(CLI::IsMember({"random", "greedy"}))
        ->capture_default_str();
    command->add_flag("--any-rules", simulation.any_rules, "random options for every hand")
        ->excludes(preset)
        ->excludes(option);
    command->callback([settings] {
        const protocol::GameTools& tools = tools_of(settings->game, settings->simulation.preset);
        settings->simulation.policy =
            settings->policy == "greedy" ? protocol::Policy::greedy : protocol::Policy::random;
        std::ios::sync_with_stdio(false);
        try {
            tools.simulate(settings->simulation, std::cout);
        } catch (const protocol::InvalidRules& bad) { throw CLI::ValidationError(bad.flag, bad.what()); }
    });
}

} // namespace germini::cli

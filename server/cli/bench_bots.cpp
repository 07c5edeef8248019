#include "server/cli/bench_bots.hpp"

#include "server/games/games.hpp"

#include <cstdio>
#include <memory>
#include <string>

namespace germini::cli {
namespace {

struct BotsBench {
    std::string game, preset;
    protocol::Duplicates duplicates;
};

void run(const protocol::GameTools& tools, const protocol::Duplicates& duplicates) {
    const protocol::Gain gain = tools.gain(duplicates);
    std::printf("%-17s greedy over random: %+8.3f %s per hand, standard error %.3f, %d deals\n",
                duplicates.preset.c_str(), gain.mean, std::string(gain.unit).c_str(), gain.error,
                duplicates.deals);
    std::fflush(stdout);
}

} // namespace

void add_bench_bots(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand(
        "bots",
        "gain of greedy over random bots per hand, above the average seat; every deal is played with the "
        "greedy bots on each side in turn");
    const auto settings = std::make_shared<BotsBench>();
    protocol::Duplicates& duplicates = settings->duplicates;
    command->add_option("--game", settings->game, "only this game");
    command->add_option("--preset", settings->preset, "only this preset");
    command->add_option("--option", duplicates.options,
                        "option that overrides the preset, as NAME=VALUE; may be repeated");
    command->add_option("--deals", duplicates.deals, "number of deals")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", duplicates.seed, "seed of the packs and of the random bot")
        ->capture_default_str();
    command->callback([settings] {
        bool any = false;
        for (const protocol::GameTools& tools : server::all_tools()) {
            if (!settings->game.empty() && settings->game != tools.game) continue;
            for (const std::string_view preset : tools.presets) {
                if (!settings->preset.empty() && settings->preset != preset) continue;
                settings->duplicates.preset = preset;
                run(tools, settings->duplicates);
                any = true;
            }
        }
        if (!any) throw CLI::ValidationError("--preset", "unknown game or preset");
    });
}

} // namespace germini::cli

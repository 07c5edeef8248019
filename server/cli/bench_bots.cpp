#include "server/cli/bench_bots.hpp"

#include "engine/minchiate/bots/duel.hpp"
#include "engine/minchiate/draw.hpp"
#include "server/cli/bench_rules.hpp"

#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

namespace germini::cli {
namespace {

using namespace germini::minchiate;

struct BotsBench {
    BenchRules rules;
    int deals = 2000;
    std::uint64_t seed = 1;
};

void run(const BotsBench& settings, const std::string& preset) {
    BenchRules chosen = settings.rules;
    chosen.preset = preset;
    const Rules rules = chosen.rules().rules;
    double sum = 0, squares = 0;
    for (int i = 0; i < settings.deals; ++i) {
        const auto seed = settings.seed * 0x9e3779b97f4a7c15u + static_cast<std::uint64_t>(i);
        Rng rng(seed);
        const Pack pack = draw_pack(rules, rng);
        const int both = bots::duel(bots::greedy_policy, bots::random_policy, rules,
                                    static_cast<Seat>(i % kSeats), pack, seed);
        const double a_hand = both / 2.0;
        sum += a_hand;
        squares += a_hand * a_hand;
    }
    const double mean = sum / settings.deals;
    const double error = std::sqrt((squares / settings.deals - mean * mean) / settings.deals);
    std::printf(
        "%-8s greedy over random: %+.3f points per hand, standard error %.3f, %d deals each played twice\n",
        preset.c_str(), mean, error, settings.deals);
}

} // namespace

void add_bench_bots(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand(
        "bots",
        "points per hand of greedy against random bots; every deal is played twice, with sides swapped");
    const auto settings = std::make_shared<BotsBench>();
    settings->rules.preset.clear();
    settings->rules.add_to(*command);
    command->add_option("--deals", settings->deals, "number of deals")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", settings->seed, "seed of the packs and of the random bot")
        ->capture_default_str();
    command->callback([settings] {
        if (!settings->rules.preset.empty()) return run(*settings, settings->rules.preset);
        for (std::string_view preset : kPresets) run(*settings, std::string(preset));
    });
}

} // namespace germini::cli

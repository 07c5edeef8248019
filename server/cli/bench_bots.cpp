#include "server/cli/bench_bots.hpp"

#include "server/games/games.hpp"

#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

namespace germini::cli {
namespace {

struct BotsBench {
    std::string game, a = "greedy", b = "random", partner, records;
    protocol::Comparison comparison;
    std::uint64_t deals = 2000;
    double milliseconds = 0;
    int worlds = 0, jobs = 1;
    bool json = false;
};

protocol::BotPlayer player_of(const BotsBench& bench, const std::string& flag, const std::string& text) {
    protocol::BotPlayer player = protocol::read_player(flag, text);
    if (player.kind != protocol::BotPlayer::Kind::search) return player;
    if (bench.milliseconds > 0 || bench.worlds > 0) {
        player.milliseconds = bench.milliseconds;
        player.worlds = bench.worlds;
    }
    if (player.milliseconds <= 0 && player.worlds == 0)
        throw CLI::ValidationError(flag, "a search needs a limit: worlds=N, ms=N, --worlds or --ms");
    return player;
}

// Plays every deal; thread j plays the deals j, j + jobs, …, so no two threads share anything.
std::vector<protocol::DealGain> play(const protocol::GameTools& tools, const BotsBench& bench) {
    std::vector<protocol::DealGain> gains(bench.deals);
    const auto jobs = static_cast<std::uint64_t>(bench.jobs);
    std::vector<std::exception_ptr> failures(jobs);
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t job = 0; job < jobs; ++job)
            threads.emplace_back([&, job] {
                try {
                    for (std::uint64_t deal = job; deal < bench.deals; deal += jobs)
                        gains[deal] = tools.compare(bench.comparison, deal, !bench.records.empty());
                } catch (...) { failures[job] = std::current_exception(); }
            });
    }
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
    return gains;
}

void run(const protocol::GameTools& tools, const BotsBench& bench, std::ostream* records) {
    const auto gains = play(tools, bench);
    double sum = 0, squares = 0;
    for (const protocol::DealGain& deal : gains) {
        sum += deal.gain;
        squares += deal.gain * deal.gain;
        if (records != nullptr) *records << deal.records;
    }
    const auto deals = static_cast<double>(bench.deals);
    const double mean = sum / deals;
    const double error = std::sqrt(std::max(0.0, squares / deals - mean * mean) / deals);
    const std::string unit(gains.front().unit);
    const protocol::Comparison& compared = bench.comparison;
    const std::string a = bench.partner.empty() ? bench.a : bench.a + " with " + bench.partner;
    if (!bench.json) {
        std::printf("%-17s %s over %s: %+8.3f %s per hand, standard error %.3f, %llu deals\n",
                    compared.preset.c_str(), a.c_str(), bench.b.c_str(), mean, unit.c_str(), error,
                    static_cast<unsigned long long>(bench.deals));
    } else {
        const nlohmann::ordered_json line{{"a", a},
                                          {"b", bench.b},
                                          {"game", tools.game},
                                          {"preset", compared.preset},
                                          {"deals", bench.deals},
                                          {"mean", mean},
                                          {"se", error},
                                          {"unit", unit}};
        std::printf("%s\n", line.dump().c_str());
    }
    std::fflush(stdout);
}

// Compares the bots in every preset that is asked for. Throws protocol::InvalidRules.
void run_all(BotsBench& bench) {
    bench.comparison.a = player_of(bench, "--a", bench.a);
    bench.comparison.b = player_of(bench, "--b", bench.b);
    if (!bench.partner.empty()) bench.comparison.partner = player_of(bench, "--partner", bench.partner);
    std::ofstream records;
    if (!bench.records.empty()) {
        records.open(bench.records);
        if (!records) throw CLI::ValidationError("--records", "cannot write " + bench.records);
    }
    bool any = false;
    const std::string wanted = bench.comparison.preset;
    for (const protocol::GameTools& tools : server::all_tools()) {
        if (!bench.game.empty() && bench.game != tools.game) continue;
        for (const std::string_view preset : tools.presets) {
            if (!wanted.empty() && wanted != preset) continue;
            bench.comparison.preset = preset;
            run(tools, bench, records.is_open() ? &records : nullptr);
            any = true;
        }
    }
    if (!any) throw CLI::ValidationError("--preset", "unknown game or preset");
}

} // namespace

void add_bench_bots(CLI::App& bench) {
    CLI::App* command = bench.add_subcommand(
        "bots",
        "gain of one bot over another per hand and seat, above the average seat; every deal is played "
        "with bot A on each side in turn");
    const auto settings = std::make_shared<BotsBench>();
    protocol::Comparison& comparison = settings->comparison;
    command->add_option("--game", settings->game, "only this game");
    command->add_option("--preset", comparison.preset, "only this preset");
    command->add_option("--option", comparison.options,
                        "option that overrides the preset, as NAME=VALUE; may be repeated");
    command->add_option("--a", settings->a, "bot A: " + std::string(protocol::kBotPlayers))
        ->capture_default_str();
    command->add_option("--b", settings->b, "bot B")->capture_default_str();
    command->add_option("--partner", settings->partner,
                        "bot in the other seats of bot A's side; default: bot A");
    command->add_option("--deals", settings->deals, "number of deals")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    auto* worlds = command
                       ->add_option("--worlds", settings->worlds,
                                    "worlds per move of the bots that search, instead of their time")
                       ->check(CLI::PositiveNumber);
    command
        ->add_option("--ms", settings->milliseconds,
                     "processor time per move of the bots that search (milliseconds)")
        ->check(CLI::PositiveNumber)
        ->excludes(worlds);
    command->add_option("--jobs", settings->jobs, "number of threads")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--seed", comparison.seed, "seed of the packs and of the bots")
        ->capture_default_str();
    command->add_flag("--json", settings->json, "result as a line of JSON");
    command->add_option("--records", settings->records,
                        "file for a line {\"record\", \"policies\"} per hand, overwritten");
    command->callback([settings] {
        try {
            run_all(*settings);
        } catch (const protocol::InvalidRules& bad) { throw CLI::ValidationError(bad.flag, bad.what()); }
    });
}

} // namespace germini::cli

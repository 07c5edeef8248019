#include "tests/bench/load/soak.hpp"

#include "tests/bench/load/link.hpp"
#include "tests/bench/load/onlooker.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/subject.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace germini::load {
namespace {

using Clock = std::chrono::steady_clock;

struct SoakSettings {
    int tables = 500;
    double minutes = 10, warm_up = 2;
    double growth = 2; ///< percent
    std::string bot_pace = "10-60", synchronous = "normal", folder;
    int threads = 1, bot_threads = 0;
};

constexpr int kTick = 20; // milliseconds
constexpr std::chrono::seconds kSample{1};
constexpr double kEdge = 0.1; // of the samples: compared at the beginning and at the end
constexpr std::size_t kLeastSamples = 20;

struct Grown {
    double from = 0, to = 0; ///< KiB
    double percent() const { return (to / from - 1) * 100; }
};

Grown grown(const std::vector<double>& samples) {
    const auto edge = static_cast<std::ptrdiff_t>(std::ceil(static_cast<double>(samples.size()) * kEdge));
    return Grown{median({samples.begin(), samples.begin() + edge}),
                 median({samples.end() - edge, samples.end()})};
}

bool run(const SoakSettings& settings) {
    allow_many_files();
    const BenchFolder folder(settings.folder);
    ServerSetup setup;
    setup.synchronous = settings.synchronous;
    setup.threads = settings.threads;
    setup.bot_pace = settings.bot_pace;
    setup.bot_threads = settings.bot_threads;
    BenchProcess process(server_program(), serve_arguments(setup, folder), folder.file("log"));
    const unsigned short port = process.wait_for_port(folder.file("port"));
    Poll poll;
    std::vector<std::unique_ptr<Onlooker>> tables;
    while (tables.size() < static_cast<std::size_t>(settings.tables)) {
        tables.push_back(std::make_unique<Onlooker>(port, poll));
        poll.once(0);
    }
    const std::chrono::duration<double, std::ratio<60>> all(settings.minutes), warm(settings.warm_up);
    const auto start = Clock::now();
    auto next = start;
    std::vector<double> samples;
    long matches = 0;
    for (auto now = start; now - start < all; now = Clock::now()) {
        poll.once(kTick);
        for (const auto& table : tables) {
            if (!table->over()) continue;
            table->begin();
            ++matches;
        }
        if (!process.running()) throw std::runtime_error("the server has ended by itself");
        if (now < next) continue;
        next += kSample;
        if (now - start >= warm) samples.push_back(static_cast<double>(process.resident_kib()));
    }
    const Metrics metrics = read_metrics(metrics_port(folder.file("port")));
    std::printf(
        "%d tables of bots, %.1f minutes of which %.1f to warm up: %.0f moves, %ld matches played out, "
        "%.0f tables in memory\n",
        settings.tables, settings.minutes, settings.warm_up, metrics.at("germini_moves_total"), matches,
        metrics.at("germini_tables"));
    if (samples.size() < kLeastSamples || metrics.at("germini_moves_total") == 0)
        throw std::runtime_error("too short to say anything: at least " + std::to_string(kLeastSamples) +
                                 " seconds after the warm-up are needed");
    const Grown memory = grown(samples);
    const bool flat = memory.percent() <= settings.growth;
    std::printf("memory %.1f MiB after the warm-up, %.1f MiB at the end: %+.2f %% (at most %.1f %%) %s\n",
                memory.from / 1024, memory.to / 1024, memory.percent(), settings.growth,
                flat ? "flat" : "GROWN");
    if (settings.bot_threads == 0) return flat;
    const double late = metrics.at("germini_bot_moves_late_total");
    std::printf("%.0f moves thought about, %.0f of them not for the whole time, %.0f late\n",
                metrics.at("germini_bot_thoughts_total"), metrics.at("germini_bot_thoughts_cut_total"), late);
    return flat && late == 0;
}

} // namespace

void add_soak(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "soak",
        "tables of bots, match after match, each looked on at over a WebSocket; exits with 1 where the "
        "server's memory has grown after the warm-up");
    const auto settings = std::make_shared<SoakSettings>();
    command->add_option("--tables", settings->tables, "how many at a time")
        ->check(CLI::Range(1, 5000))
        ->capture_default_str();
    command->add_option("--minutes", settings->minutes, "how long, the warm-up included")
        ->check(CLI::Range(0.1, 10'000.0))
        ->capture_default_str();
    command->add_option("--warm-up", settings->warm_up, "minutes before memory is compared")
        ->check(CLI::Range(0.0, 1'000.0))
        ->capture_default_str();
    command->add_option("--growth", settings->growth, "percent that memory may grow")->capture_default_str();
    command->add_option("--bot-pace", settings->bot_pace, "milliseconds that a bot takes")
        ->capture_default_str();
    command->add_option("--synchronous", settings->synchronous, "of the database")
        ->check(CLI::IsMember({"full", "normal"}))
        ->capture_default_str();
    command->add_option("--threads", settings->threads, "of the server")->capture_default_str();
    command
        ->add_option("--bot-threads", settings->bot_threads, "for bots that think; then none may move late")
        ->check(CLI::Range(0, 64))
        ->capture_default_str();
    command->add_option("--folder", settings->folder, "where the database lies while it runs");
    command->callback([settings, &status] {
        if (!run(*settings)) status = 1;
    });
}

} // namespace germini::load

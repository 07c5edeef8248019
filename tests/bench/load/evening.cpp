#include "tests/bench/load/evening.hpp"

#include "tests/bench/load/onlooker.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/subject.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace germini::load {
namespace {

using Clock = std::chrono::steady_clock;

struct Wanted {
    int tables = 300, bots = 30; ///< tables of four people, and of four bots with one spectator
    double minutes = 1;
    double pace = 3;     ///< seconds between moves at a table of people
    double most = 100;   ///< maximum milliseconds of the 99th percentile of moves
    double memory = 512; ///< maximum MiB of the server
    std::string bot_pace = "900-2600", folder, program;
};

constexpr std::chrono::seconds kSlice{2};
constexpr double kMicro = 1000; // per millisecond

std::vector<std::string> arguments_of(const Wanted& wanted, const BenchFolder& folder) {
    ServerSetup setup;
    setup.synchronous = "full";
    setup.bot_pace = wanted.bot_pace;
    std::vector<std::string> arguments = serve_arguments(setup, folder);
    *(std::find(arguments.begin(), arguments.end(), "--idle-seconds") + 1) = "30"; // real pings
    return arguments;
}

bool play(const Wanted& wanted) {
    allow_many_files();
    const BenchFolder folder(wanted.folder);
    BenchProcess process(wanted.program.empty() ? server_program() : wanted.program,
                         arguments_of(wanted, folder), folder.file("log"));
    const unsigned short port = process.wait_for_port(folder.file("port"));
    GerminiTables tables(port, wanted.tables);
    std::vector<std::unique_ptr<Onlooker>> bots;
    while (bots.size() < static_cast<std::size_t>(wanted.bots)) {
        bots.push_back(std::make_unique<Onlooker>(port, tables.poll()));
        tables.poll().once(0);
    }
    tables.set_pace(std::chrono::milliseconds(static_cast<long>(wanted.pace * kMicro)));
    // One round of moves to warm up: all tables were just made, faster than people come.
    tables.play(std::chrono::duration<double>(2 * wanted.pace), nullptr);

    const double cpu = process.cpu_seconds(), own = own_cpu_seconds(), machine = machine_cpu_seconds();
    const Metrics before = read_metrics(metrics_port(folder.file("port")));
    const std::chrono::duration<double, std::ratio<60>> all(wanted.minutes);
    Tally tally;
    long most_kib = 0;
    for (const auto start = Clock::now(); Clock::now() - start < all;) {
        tables.play(kSlice, &tally);
        for (const auto& bot : bots)
            if (bot->over()) bot->begin();
        if (!process.running()) throw std::runtime_error("the server has ended by itself");
        most_kib = std::max(most_kib, process.resident_kib());
    }
    const Metrics after = read_metrics(metrics_port(folder.file("port")));
    const auto counted = [&](const char* name) { return after.at(name) - before.at(name); };
    double wrong = 0;
    for (const char* name :
         {"germini_store_errors_total", "germini_slow_readers_total", "germini_messages_dropped_total",
          "germini_requests_refused_total", "germini_connections_refused_total"})
        wrong += counted(name);
    const double used = process.cpu_seconds() - cpu, clients = own_cpu_seconds() - own;
    const double others = std::max(0.0, machine_cpu_seconds() - machine - used - clients);
    const double p50 = quantile(tally.microseconds, 0.5) / kMicro,
                 p99 = quantile(tally.microseconds, 0.99) / kMicro,
                 p999 = quantile(tally.microseconds, 0.999) / kMicro,
                 mib = static_cast<double>(most_kib) / 1024;
    const bool fine = wrong == 0 && tally.moves > 0 && p99 <= wanted.most && mib <= wanted.memory;
    std::printf(
        "%d tables of four people, a move every %.1f s, and %d of bots, for %.1f minutes: %.0f moves a "
        "second\n  p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms; memory %.0f MiB; %.0f errors; processor: server "
        "%.2f, clients %.2f, others %.2f: %s\n",
        wanted.tables, wanted.pace, wanted.bots, tally.seconds / 60,
        counted("germini_moves_total") / tally.seconds, p50, p99, p999, mib, wrong, used / tally.seconds,
        clients / tally.seconds, others / tally.seconds, fine ? "carried" : "TOO MUCH");
    std::fflush(stdout);
    return fine;
}

} // namespace

void add_evening(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "evening",
        "tables of four people who move at human pace, and tables of bots, each looked on at; exits with 1 "
        "where moves take too long, the server holds too much memory, or anything goes wrong");
    const auto wanted = std::make_shared<Wanted>();
    command->add_option("--tables", wanted->tables, "of people")
        ->check(CLI::Range(1, 50'000))
        ->capture_default_str();
    command->add_option("--bots", wanted->bots, "tables of bots")
        ->check(CLI::Range(0, 50'000))
        ->capture_default_str();
    command->add_option("--minutes", wanted->minutes, "how long it is measured")
        ->check(CLI::Range(0.05, 10'000.0))
        ->capture_default_str();
    command->add_option("--pace", wanted->pace, "seconds from move to move at a table of people")
        ->check(CLI::Range(0.1, 3600.0))
        ->capture_default_str();
    command->add_option("--most", wanted->most, "milliseconds that the 99th of a hundred moves may take")
        ->capture_default_str();
    command->add_option("--memory", wanted->memory, "MiB that the server may hold")->capture_default_str();
    command->add_option("--bot-pace", wanted->bot_pace, "milliseconds that a bot takes")
        ->capture_default_str();
    command->add_option("--program", wanted->program, "the germini to measure, or what starts it");
    command->add_option("--folder", wanted->folder, "where the database lies while it runs");
    command->callback([wanted, &status] {
        if (!play(*wanted)) status = 1;
    });
}

} // namespace germini::load

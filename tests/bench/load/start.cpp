#include "tests/bench/load/start.hpp"

#include "server/crypto/random.hpp"
#include "tests/bench/load/http.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/subject.hpp"
#include "tests/bench/load/unfinished.hpp"

#include <chrono>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>

namespace germini::load {
namespace {

using Clock = std::chrono::steady_clock;

struct StartSettings {
    int tables = 10'000;
    int moves = 60;  ///< at most, of a hand
    double most = 5; ///< seconds
    std::string folder;
};

constexpr std::chrono::milliseconds kBetweenLooks{5};
constexpr std::chrono::seconds kStartPatience{120};

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

bool run(const StartSettings& settings) {
    allow_many_files();
    server::start_randomness();
    const BenchFolder folder(settings.folder);
    fill(folder.file("germini.db"), settings.tables, settings.moves);
    ServerSetup setup;
    setup.synchronous = "full";
    const auto start = Clock::now();
    BenchProcess process(server_program(), serve_arguments(setup, folder), folder.file("log"));
    const unsigned short port = process.wait_for_port(folder.file("port"));
    const unsigned short counts = metrics_port(folder.file("port"));
    ask(port, Ask{"GET", "/healthz", "", ""});
    const double healthy = seconds_since(start);
    // A page that needs the database, and so waits for whatever keeps it busy.
    ask(port, Ask{"POST", "/api/guests", R"({"name":"Newcomer"})", ""});
    const double serves = seconds_since(start);
    while (read_metrics(counts).at("germini_tables") < settings.tables) {
        if (Clock::now() - start > kStartPatience) throw std::runtime_error("the tables are not taken up");
        std::this_thread::sleep_for(kBetweenLooks);
    }
    const double whole = seconds_since(start);
    const bool met = serves <= settings.most && whole <= settings.most;
    std::printf("%d unfinished tables: %.2f s to the first answer, %.2f s to the first that needs the "
                "database, %.2f s "
                "until all tables are taken up (at most %.1f s) %s; %.1f MiB, %.1f s of processor time\n",
                settings.tables, healthy, serves, whole, settings.most, met ? "met" : "MISSED",
                static_cast<double>(process.resident_kib()) / 1024, process.cpu_seconds());
    return met;
}

} // namespace

void add_start(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "start",
        "makes a database with many unfinished tables, each within a hand, and takes the time from starting "
        "`germini serve` on it until it serves; exits with 1 where that is too long");
    const auto settings = std::make_shared<StartSettings>();
    command->add_option("--tables", settings->tables, "how many")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--moves", settings->moves, "moves of a hand, from 1 to so many")
        ->check(CLI::Range(1, 80))
        ->capture_default_str();
    command->add_option("--most", settings->most, "seconds that it may take")->capture_default_str();
    command->add_option("--folder", settings->folder, "where the database lies while it runs");
    command->callback([settings, &status] {
        if (!run(*settings)) status = 1;
    });
}

} // namespace germini::load

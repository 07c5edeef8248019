#include "tests/bench/load/server.hpp"

#include "tests/bench/load/subject.hpp"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <sys/resource.h>
#include <vector>

namespace germini::load {
namespace {

struct ServerSettings {
    std::vector<int> tables{1, 50, 500, 2000};
    std::vector<std::string> synchronous{"normal", "full"};
    std::vector<int> threads{1, 2};
    double seconds = 2, warm_up = 1;
    int rounds = 3;
    std::string folder, beside, program;
    bool check = false;
};

/// What is expected of a server with rules, views and a database compared with one that only forwards bytes.
constexpr double kLeastMoves = 0.6; // of the raw program's moves per second, at 50 and 500 tables
constexpr double kMostCpu = 1.6;    // of its processor time per move, there
constexpr double kMostP99 = 2;      // of its p99, at one table; with FULL and a commit beside it
constexpr double kMostMemory = 2.5; // of its memory per connection, at 500 tables
constexpr double kLeastFull = 0.7;  // of NORMAL's moves per second, at 500 tables
constexpr int kFew = 50, kMany = 500, kMost = 2000;
constexpr rlim_t kFilesBeside = 200;     // opened by this program itself
constexpr int kUpdatesOf = 4;            // tables: the average length of an update is measured with them
constexpr std::uint64_t kUpdates = 1200; // moves, some hands of each

class Report {
public:
    void head() const {
        std::printf("%6s  %-18s %9s %8s %8s %8s %9s %9s %9s %8s %9s %7s %8s %7s\n", "tables", "server",
                    "moves/s", "p50 us", "p99 us", "p99.9 us", "CPU us/mv", "KiB/table", "KiB/conn.",
                    "mv/comm.", "commit99", "bytes", "clients", "others");
    }
    void line(int tables, const std::string& name, const Figures& f) const {
        std::printf("%6d  %-18s %9.0f %8.0f %8.0f %8.0f %9.1f %9.1f %9.2f", tables, name.c_str(), f.moves,
                    f.p50, f.p99, f.p999, f.cpu, f.table, f.connection);
        if (f.commit > 0)
            std::printf(" %8.2f %9.0f", f.commit, f.commit_p99);
        else
            std::printf(" %8s %9s", "-", "-");
        std::printf(" %7.0f %7.0f%% %6.0f%%\n", f.update, f.clients * 100, f.others * 100);
        std::fflush(stdout);
    }
    /// `value` must be at least, or at most, `limit`.
    void ratio(int tables, const std::string& name, const char* what, double value, double limit,
               bool at_least) {
        const bool met = at_least ? value >= limit : value <= limit;
        missed_ = missed_ || !met;
        std::printf("%6d  %-18s %-44s %6.2f  (expected: %s %.2f) %s\n", tables, name.c_str(), what, value,
                    at_least ? "at least" : "at most", limit, met ? "met" : "MISSED");
        std::fflush(stdout);
    }
    bool missed() const { return missed_; }

private:
    bool missed_ = false;
};

struct Found {
    ServerSetup setup;
    std::string name;
    Figures own, raw;
};

std::size_t at_once(const ServerSettings& settings, int tables) {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    const std::size_t places =
        (limit.rlim_cur - kFilesBeside) / (static_cast<std::size_t>(tables) * BenchTables::kSeats);
    const std::size_t beside = settings.beside.empty() ? 0 : 1;
    return places > beside ? places - beside : 1;
}

/// Servers and, on request, the raw program, measured in turn, round by round.
std::vector<Found> measure(const ServerSettings& settings, const std::vector<ServerSetup>& setups, int update,
                           const Report& report) {
    std::vector<std::unique_ptr<GerminiSubject>> servers;
    for (const ServerSetup& setup : setups) {
        servers.push_back(std::make_unique<GerminiSubject>(setup));
        servers.back()->warm_up(settings.warm_up);
    }
    std::unique_ptr<RawSubject> raw;
    const int tables = setups.front().tables;
    if (!settings.beside.empty()) {
        raw = std::make_unique<RawSubject>(settings.beside, tables, update, settings.folder);
        raw->warm_up(settings.warm_up);
    }
    for (int i = 0; i < settings.rounds; ++i) {
        if (raw) raw->round(settings.seconds);
        for (const auto& server : servers) server->round(settings.seconds);
    }
    std::vector<Found> found;
    const Figures beside = raw ? raw->figures() : Figures{};
    if (raw) report.line(tables, raw->name(), beside);
    for (std::size_t i = 0; i < setups.size(); ++i) {
        found.push_back(Found{setups[i], servers[i]->name(), servers[i]->figures(), beside});
        report.line(tables, found[i].name, found[i].own);
    }
    return found;
}

void compare(const std::vector<Found>& all, Report& report) {
    std::printf(
        "\nBeside the raw program, which has no rules, no views and no disk; medians of the same rounds\n");
    for (const Found& f : all) {
        const int tables = f.setup.tables;
        const bool normal = f.setup.synchronous == "normal";
        if (f.raw.moves <= 0) continue;
        if (normal && f.setup.threads == 1 && (tables == kFew || tables == kMany)) {
            report.ratio(tables, f.name, "moves a second", f.own.moves / f.raw.moves, kLeastMoves, true);
            report.ratio(tables, f.name, "server's processor time a move", f.own.cpu / f.raw.cpu, kMostCpu,
                         false);
        }
        if (tables == 1 && f.setup.threads == 1)
            report.ratio(tables, f.name, normal ? "p99" : "p99 less the p99 of a commit",
                         (f.own.p99 - (normal ? 0 : f.own.commit_p99)) / f.raw.p99, kMostP99, false);
        if (tables == kMany && f.setup.threads == 1)
            report.ratio(tables, f.name, "memory a connection, game included",
                         f.own.connection / f.raw.connection, kMostMemory, false);
    }
    const auto find = [&all](int tables, const char* synchronous) -> const Found* {
        const auto found = std::ranges::find_if(all, [&](const Found& f) {
            return f.setup.tables == tables && f.setup.synchronous == synchronous && f.setup.threads == 1;
        });
        return found == all.end() ? nullptr : &*found;
    };
    const Found *normal = find(kMany, "normal"), *full = find(kMany, "full");
    if (normal && full)
        report.ratio(kMany, full->name, "moves a second, of those of normal",
                     full->own.moves / normal->own.moves, kLeastFull, true);
    const Found *few = find(kFew, "normal"), *most = find(kMost, "normal");
    if (few && most && few->raw.cpu > 0)
        report.ratio(kMost, most->name, "cost a move from 50 to 2000 tables, of raw's",
                     (most->own.cpu / few->own.cpu) / (most->raw.cpu / few->raw.cpu), 1, false);
}

bool run(const ServerSettings& settings) {
    allow_many_files();
    Report report;
    int update = 0;
    if (!settings.beside.empty()) {
        GerminiSubject few(ServerSetup{kUpdatesOf, "normal", 1, settings.folder, "0", settings.program});
        update = few.update_bytes(kUpdates);
    }
    report.head();
    std::vector<Found> all;
    for (const int tables : settings.tables) {
        std::vector<ServerSetup> setups;
        for (const std::string& synchronous : settings.synchronous)
            for (const int threads : settings.threads) {
                setups.push_back(
                    ServerSetup{tables, synchronous, threads, settings.folder, "0", settings.program});
                if (setups.size() < at_once(settings, tables)) continue;
                for (Found& found : measure(settings, setups, update, report))
                    all.push_back(std::move(found));
                setups.clear();
            }
        if (setups.empty()) continue;
        for (Found& found : measure(settings, setups, update, report)) all.push_back(std::move(found));
    }
    if (!settings.beside.empty()) compare(all, report);
    return !report.missed();
}

} // namespace

void add_server(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "server",
        "tables of four clients that play as fast as `germini serve` lets them, on this machine: moves a "
        "second, time from sending a move to the last of the four seats having it, processor time and "
        "memory of the server's process; medians of rounds");
    const auto settings = std::make_shared<ServerSettings>();
    command->add_option("--tables", settings->tables, "how many tables, one measurement each")
        ->delimiter(',')
        ->check(CLI::Range(1, 5000))
        ->capture_default_str();
    command->add_option("--synchronous", settings->synchronous, "normal, full, or both")
        ->delimiter(',')
        ->check(CLI::IsMember({"full", "normal"}))
        ->capture_default_str();
    command->add_option("--threads", settings->threads, "threads of the server")
        ->delimiter(',')
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_option("--seconds", settings->seconds, "how long a round takes")
        ->check(CLI::Range(0.1, 600.0))
        ->capture_default_str();
    command->add_option("--warm-up", settings->warm_up, "seconds of play before the first round")
        ->check(CLI::Range(0.1, 600.0))
        ->capture_default_str();
    command->add_option("--rounds", settings->rounds, "rounds of each, in turn")
        ->check(CLI::Range(1, 100))
        ->capture_default_str();
    command->add_option("--folder", settings->folder, "where the databases lie while it runs");
    command->add_option(
        "--beside", settings->beside,
        "the program raw_fanout of tests/bench: measured in the same rounds, and ratios printed");
    command->add_option("--program", settings->program,
                        "another germini to measure than the one beside this program: an older build, or a "
                        "script that starts it "
                        "under a profiler");
    command->add_flag("--check", settings->check, "exit with 1 where a ratio is not as expected");
    command->callback([settings, &status] {
        if (!run(*settings) && settings->check) status = 1;
    });
}

} // namespace germini::load

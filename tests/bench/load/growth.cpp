#include "tests/bench/load/growth.hpp"

#include "server/store/database.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/subject.hpp"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

namespace germini::load {
namespace {

struct Plan {
    int tables = 20;
    double seconds = 20;
    int people = 40, evenings = 40, rounds = 2; ///< of a club: evenings per season, rounds per evening
    std::string folder;
};

constexpr int kHands = 4; // per round
constexpr double kKib = 1024, kMib = 1024 * 1024;

std::int64_t hands_in(const std::string& database) {
    store::Database db(database, store::Synchronous::full, store::Access::reading);
    store::Statement count(db, "SELECT count(*) FROM hands WHERE closed IS NOT NULL");
    if (!count.step()) throw std::runtime_error("the database counts no hands");
    return count.integer(0);
}

bool grow(const Plan& plan) {
    allow_many_files();
    const BenchFolder folder(plan.folder);
    const std::string database = folder.file("germini.db");
    ServerSetup setup;
    double before = 0;
    {
        BenchProcess process(server_program(), serve_arguments(setup, folder), folder.file("log"));
        GerminiTables tables(process.wait_for_port(folder.file("port")), plan.tables);
        before = static_cast<double>(std::filesystem::file_size(database));
        tables.play(std::chrono::duration<double>(plan.seconds), nullptr);
    } // ended cleanly: all of the log is in the database
    const auto hands = static_cast<double>(hands_in(database));
    if (hands == 0) throw std::runtime_error("too short: no hand was closed");
    const double hand = (static_cast<double>(std::filesystem::file_size(database)) - before) / hands;
    const double season = plan.people / 4.0 * plan.evenings * plan.rounds;
    std::printf("%.0f hands of four people: %.1f KiB a hand, %.1f KiB a round of %d hands\n", hands,
                hand / kKib, hand * kHands / kKib, kHands);
    std::printf("a season of a club of %d, %d evenings of %d rounds at each table: %.0f rounds, %.0f MiB\n",
                plan.people, plan.evenings, plan.rounds, season, season * kHands * hand / kMib);
    return true;
}

} // namespace

void add_growth(CLI::App& app, int& status) {
    CLI::App* command = app.add_subcommand(
        "growth", "what the database grows by: bytes a hand and a round, and a season of a club");
    const auto plan = std::make_shared<Plan>();
    command->add_option("--tables", plan->tables, "how many play")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--seconds", plan->seconds, "how long, as fast as they can")
        ->check(CLI::Range(0.5, 3600.0))
        ->capture_default_str();
    command->add_option("--people", plan->people, "of the club")->capture_default_str();
    command->add_option("--evenings", plan->evenings, "of a season")->capture_default_str();
    command->add_option("--rounds", plan->rounds, "that a table plays in an evening")->capture_default_str();
    command->add_option("--folder", plan->folder, "where the database lies while it runs");
    command->callback([plan, &status] {
        if (!grow(*plan)) status = 1;
    });
}

} // namespace germini::load

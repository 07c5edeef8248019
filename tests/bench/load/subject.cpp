#include "tests/bench/load/subject.hpp"

#include "tests/bench/load/http.hpp"

#include <algorithm>
#include <sstream>

namespace germini::load {
namespace {

constexpr std::chrono::milliseconds kShortly{20};
const std::string kCommitClass = "germini_commit_seconds_bucket{le=\"";

/// From the buckets of a histogram of commits: the upper bound of the bucket that reaches `part` of them.
double commit_quantile(const Metrics& counted, double part) {
    std::vector<std::pair<double, double>> classes; // upper bound in seconds, cumulative count
    double all = 0;
    for (const auto& [name, value] : counted) {
        if (name.rfind(kCommitClass, 0) != 0) continue;
        const std::string end = name.substr(kCommitClass.size());
        if (end[0] == '+')
            all = value;
        else
            classes.emplace_back(std::stod(end), value);
    }
    std::ranges::sort(classes);
    for (const auto& [end, sum] : classes)
        if (sum >= all * part) return end;
    return classes.empty() ? 0 : classes.back().first;
}

double value_of(const Metrics& metrics, const std::string& name) {
    const auto found = metrics.find(name);
    return found == metrics.end() ? 0 : found->second;
}

} // namespace

Metrics read_metrics(unsigned short port) {
    Metrics metrics;
    std::istringstream lines(ask(port, Ask{"GET", "/metrics", "", ""}));
    for (std::string line; std::getline(lines, line);) {
        const std::size_t blank = line.rfind(' ');
        if (line.empty() || line[0] == '#' || blank == std::string::npos) continue;
        metrics[line.substr(0, blank)] = std::stod(line.substr(blank + 1));
    }
    return metrics;
}

double quantile(std::vector<float>& values, double part) {
    if (values.empty()) return 0;
    const auto place =
        std::min(values.size() - 1, static_cast<std::size_t>(static_cast<double>(values.size()) * part));
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(place));
    return static_cast<double>(values[place]);
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[values.size() / 2];
}

void Subject::start(const std::string& program, const std::vector<std::string>& arguments) {
    process_ = std::make_unique<BenchProcess>(program, arguments, folder_.file("log"));
    port_ = process_->wait_for_port(folder_.file("port"));
    resident_before_ = process_->resident_kib();
}

void Subject::warm_up(double seconds) { tables_->play(std::chrono::duration<double>(seconds), nullptr); }

int Subject::update_bytes(std::uint64_t moves) {
    Tally tally;
    while (tally.moves < moves) tables_->play(kShortly, &tally);
    return static_cast<int>(tally.bytes / tally.moves / BenchTables::kSeats);
}

void Subject::round(double seconds) {
    Tally tally;
    const Metrics before = metrics();
    const double server = process_->cpu_seconds(), own = own_cpu_seconds(), machine = machine_cpu_seconds();
    tables_->play(std::chrono::duration<double>(seconds), &tally);
    const double used = process_->cpu_seconds() - server, clients = own_cpu_seconds() - own;
    const double others = machine_cpu_seconds() - machine - used - clients;
    resident_after_ = process_->resident_kib();
    for (const auto& [name, value] : metrics()) counted_[name] += value - value_of(before, name);
    const auto moves = static_cast<double>(std::max<std::uint64_t>(tally.moves, 1));
    moves_.push_back(static_cast<double>(tally.moves) / tally.seconds);
    p50_.push_back(quantile(tally.microseconds, 0.5));
    p99_.push_back(quantile(tally.microseconds, 0.99));
    p999_.push_back(quantile(tally.microseconds, 0.999));
    cpu_.push_back(used * 1e6 / moves);
    clients_.push_back(clients / tally.seconds);
    others_.push_back(std::max(0.0, others / tally.seconds));
    update_.push_back(static_cast<double>(tally.bytes) / moves / BenchTables::kSeats);
}

Figures Subject::figures() {
    Figures f;
    f.moves = median(moves_);
    f.p50 = median(p50_);
    f.p99 = median(p99_);
    f.p999 = median(p999_);
    f.cpu = median(cpu_);
    f.clients = median(clients_);
    f.others = median(others_);
    f.update = median(update_);
    f.connection =
        static_cast<double>(resident_after_ - resident_before_) / static_cast<double>(connections());
    f.table = f.connection * BenchTables::kSeats;
    const double commits = value_of(counted_, "germini_commits_total");
    if (commits > 0) f.commit = value_of(counted_, "germini_moves_total") / commits;
    f.commit_p99 = commit_quantile(counted_, 0.99) * 1e6;
    return f;
}

std::vector<std::string> serve_arguments(const ServerSetup& setup, const BenchFolder& folder) {
    const std::string much = "1000000000";
    return {"serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--data",
            folder.path(),
            "--web",
            "",
            "--port-file",
            folder.file("port"),
            "--log",
            "error",
            "--metrics",
            "0",
            "--synchronous",
            setup.synchronous,
            "--threads",
            std::to_string(setup.threads),
            "--bot-pace",
            setup.bot_pace,
            "--bot-threads",
            std::to_string(setup.bot_threads),
            "--request-rate",
            much + "/" + much,
            "--other-rate",
            much + "/" + much,
            "--guest-rate",
            much + "/" + much,
            "--hand-rate",
            much + "/" + much,
            "--address-message-rate",
            much + "/" + much,
            "--message-rate",
            much + "/" + much,
            "--max-connections",
            "1000000",
            "--max-connections-per-address",
            "1000000",
            "--max-tables-per-guest",
            "1000000",
            "--max-tables-per-address",
            "1000000",
            "--max-tables",
            "1000000",
            "--max-spectators",
            "1000000",
            "--stop-seconds",
            "0",
            "--idle-seconds",
            "3600"};
}

GerminiSubject::GerminiSubject(const ServerSetup& setup)
    : Subject(setup.synchronous + ", " + std::to_string(setup.threads) +
                  (setup.threads == 1 ? " thread" : " threads"),
              setup.folder) {
    start(setup.program.empty() ? server_program() : setup.program, serve_arguments(setup, folder()));
    metrics_port_ = metrics_port(folder().file("port"));
    use(std::make_unique<GerminiTables>(port(), setup.tables));
}

RawSubject::RawSubject(const std::string& program, int tables, int update_bytes, const std::string& folder_of)
    : Subject("raw fan-out", folder_of) {
    start(program, {folder().file("port"), std::to_string(update_bytes)});
    use(std::make_unique<RawTables>(port(), tables));
}

} // namespace germini::load

// A measured server: its process, its tables of clients, and the results of the rounds.
#pragma once
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/tables.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace germini::load {

/// The values of GET /metrics by name, a histogram's buckets as `name_bucket{le="…"}`.
using Metrics = std::map<std::string, double>;
/// `port`: of the metrics.
Metrics read_metrics(unsigned short port);

/// The value below which `part` of them are; 0 if empty. Sorts them.
double quantile(std::vector<float>& values, double part);
double median(std::vector<double> values);

struct Figures {
    double moves = 0;                  ///< per second
    double p50 = 0, p99 = 0, p999 = 0; ///< microseconds
    double cpu = 0;                    ///< of the server, microseconds per move
    double clients = 0, others = 0;    ///< processors kept busy by the clients and other programs
    double update = 0;                 ///< bytes to one seat per move
    double table = 0, connection = 0;  ///< KiB of memory
    double commit = 0;                 ///< moves per commit; 0 without commits
    double commit_p99 = 0;             ///< microseconds
};

class Subject {
public:
    virtual ~Subject() = default;

    /// Plays so long without measuring.
    void warm_up(double seconds);
    void round(double seconds);
    /// Measures the bytes that a seat gets per move, over so many moves.
    int update_bytes(std::uint64_t moves);
    /// Medians of the rounds.
    Figures figures();
    const std::string& name() const { return name_; }
    std::size_t connections() const { return tables_->connections(); }
    virtual Metrics metrics() const { return {}; }

protected:
    Subject(std::string name, const std::string& folder) : name_(std::move(name)), folder_(folder) {}
    const BenchFolder& folder() const { return folder_; }
    void start(const std::string& program, const std::vector<std::string>& arguments);
    void use(std::unique_ptr<BenchTables> tables) { tables_ = std::move(tables); }
    unsigned short port() const { return port_; }

private:
    std::string name_;
    BenchFolder folder_;
    std::unique_ptr<BenchProcess> process_;
    std::unique_ptr<BenchTables> tables_;
    unsigned short port_ = 0;
    long resident_before_ = 0, resident_after_ = 0;
    std::vector<double> moves_, p50_, p99_, p999_, cpu_, clients_, others_, update_;
    Metrics counted_;
};

struct ServerSetup {
    int tables = 1;
    std::string synchronous = "normal";
    int threads = 1;
    std::string folder; ///< for the database; the system's for temporary files if empty
    std::string bot_pace = "0";
    std::string program; ///< the germini to measure; the one beside this program if empty
    int bot_threads = 0;
};

/// The flags of the measured `germini serve`: without limits, with the data in `folder`.
std::vector<std::string> serve_arguments(const ServerSetup& setup, const BenchFolder& folder);

class GerminiSubject final : public Subject {
public:
    explicit GerminiSubject(const ServerSetup& setup);
    Metrics metrics() const override { return read_metrics(metrics_port_); }

private:
    unsigned short metrics_port_ = 0;
};

/// The bare program (tests/bench/raw_fanout.cpp) with so many bytes per update.
class RawSubject final : public Subject {
public:
    RawSubject(const std::string& program, int tables, int update_bytes, const std::string& folder);
};

} // namespace germini::load

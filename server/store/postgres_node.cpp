#include "server/store/postgres_node.hpp"

#include "server/store/key_array.hpp"
#include "server/store/postgres_engine.hpp"

#include <chrono>
#include <libpq-fe.h>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

namespace germini::store {
namespace {

// The number is "GERM". Locks last as long as the connection: one that all nodes share, one for each name,
// and one for programs that start, as they may migrate.
constexpr const char* kLockAlone = "SELECT pg_advisory_lock(1195725389)";
constexpr const char* kLockShared = "SELECT pg_advisory_lock_shared(1195725389)";
constexpr const char* kLockStart = "SELECT pg_advisory_lock(1195725389, 0)";
constexpr const char* kUnlockStart = "SELECT pg_advisory_unlock(1195725389, 0)";
constexpr std::string_view kNotAvailable = "55P03"; // the SQLSTATE after lock_timeout

/// As long as other locks are waited for.
constexpr std::chrono::milliseconds kMostWait{5000}, kBetweenLooks{100};
/// A program that has shown no sign of life for this time is lost, as for the other nodes of a cluster.
constexpr std::chrono::milliseconds kLost{2500};

std::string lock_of(const std::string& name) { return "1195725390, hashtext('" + name + "')"; }

/// Returns a query of what changes while a program of this name lives: its heartbeat and, before its first
/// one, its statements.
std::string life_of(const std::string& name, bool has_nodes) {
    const std::string beat =
        has_nodes ? "(SELECT beat FROM cluster.nodes WHERE name = '" + name + "')" : std::string("0");
    return "SELECT concat(" + beat +
           ", string_agg(concat(' ', pid, CASE state WHEN 'active' THEN clock_timestamp() ELSE state_change "
           "END),"
           " '' ORDER BY pid)) FROM pg_stat_activity JOIN pg_locks USING (pid)"
           " WHERE locktype = 'advisory' AND granted AND classid = 1195725390"
           " AND objid::BIGINT = hashtext('" +
           name + "') & 4294967295";
}

} // namespace

PostgresNode::PostgresNode(PostgresEngine& engine, std::string name)
    : engine_(engine), name_(std::move(name)) {}

void PostgresNode::lock() {
    take(name_.empty() ? kLockAlone : kLockShared);
    if (!name_.empty()) take_name();
    if (identity_.key == 0) take(kLockStart);
}

void PostgresNode::take(const std::string& lock) {
    const auto result = engine_.executed(lock.c_str());
    if (PQresultStatus(result.get()) == PGRES_TUPLES_OK) return;
    const char* const state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    fail(PQresultErrorMessage(result.get()), state != nullptr && state == kNotAvailable);
}

void PostgresNode::take_name() {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + kMostWait;
    auto changed = Clock::now();
    std::optional<std::string> seen;
    while (read("SELECT pg_try_advisory_lock(" + lock_of(name_) + ")") != "t") {
        if (Clock::now() >= end) fail("", true);
        // A program that runs ends the session of its connection before by itself (PostgresEngine).
        if (identity_.key == 0) {
            const bool has_nodes = read("SELECT to_regclass('cluster.nodes') IS NOT NULL") == "t";
            const std::string life = read(life_of(name_, has_nodes));
            if (seen != life) changed = Clock::now();
            seen = life;
            if (Clock::now() - changed >= kLost)
                read("SELECT count(pg_terminate_backend(pid, 1000)) FROM pg_stat_activity"
                     " WHERE application_name = current_setting('application_name')"
                     " AND pid <> pg_backend_pid()");
        }
        std::this_thread::sleep_for(kBetweenLooks);
    }
}

std::string PostgresNode::read(const std::string& sql) {
    const auto result = engine_.executed(sql.c_str());
    if (PQresultStatus(result.get()) != PGRES_TUPLES_OK) fail(PQresultErrorMessage(result.get()), false);
    return PQntuples(result.get()) == 0 ? "" : PQgetvalue(result.get(), 0, 0);
}

void PostgresNode::fail(const std::string& why, bool is_running) {
    engine_.connection_.reset(); // begin() connects again
    if (!is_running) throw StoreError("The database cannot be locked: " + why, StoreFault::passing);
    throw StoreError("Another Germini is running on the database" +
                         (name_.empty() ? "" : " as node " + name_) + ".",
                     StoreFault::passing);
}

void PostgresNode::enter() {
    const auto node = engine_.prepare("INSERT INTO cluster.nodes (name) VALUES (?)"
                                      " ON CONFLICT (name) DO UPDATE SET state = 'up', beat = nodes.beat + 1"
                                      " RETURNING key");
    node->bind(1, name_);
    node->step();
    const auto row = engine_.prepare("INSERT INTO cluster.commits AS c (node) VALUES (?)"
                                     " ON CONFLICT (node) DO UPDATE SET epoch = c.epoch + 1"
                                     " RETURNING epoch, number");
    row->bind(1, node->integer(0));
    row->step();
    identity_ = {node->integer(0), row->integer(0)};
    number_ = row->integer(1);
    begin_ = engine_.prepare("SELECT cluster.begin_commit(?, ?, ?, ?, ?, ?)");
    // It writes, so that its own commit, too, waits for a synchronous standby.
    is_last_ = engine_.prepare("UPDATE cluster.commits SET number = number"
                               " WHERE epoch = ? AND number = ? AND node = ? RETURNING 1");
    engine_.run(kUnlockStart);
}

void PostgresNode::begin(const Claims& claims) {
    if (identity_.key == 0) return;
    begin_->reset();
    begin_->bind(1, identity_.key);
    begin_->bind(2, identity_.epoch);
    begin_->bind(3, ++number_);
    begin_->bind(4, static_cast<std::int64_t>(claims.people));
    begin_->bind(5, std::int64_t{claims.chain});
    begin_->bind(6, array_of(claims.tables));
    begin_->run();
}

bool PostgresNode::has_committed() {
    if (identity_.key == 0) return false;
    is_last_->reset();
    is_last_->bind(1, identity_.epoch);
    is_last_->bind(2, number_);
    is_last_->bind(3, identity_.key);
    return is_last_->step();
}

} // namespace germini::store

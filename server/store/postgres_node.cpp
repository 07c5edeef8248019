#include "server/store/postgres_node.hpp"

#include "server/store/key_array.hpp"
#include "server/store/postgres_engine.hpp"

#include <libpq-fe.h>
#include <string_view>
#include <utility>

namespace germini::store {
namespace {

// The number is "GERM". Locks last as long as the connection: one that all nodes share, one for each name,
// and one for programs that start, as they may migrate.
constexpr const char* kLockAlone = "SELECT pg_advisory_lock(1195725389)";
constexpr const char* kLockName = "SELECT pg_advisory_lock_shared(1195725389), pg_advisory_lock(1195725390, ";
constexpr const char* kLockStart = "SELECT pg_advisory_lock(1195725389, 0)";
constexpr const char* kUnlockStart = "SELECT pg_advisory_unlock(1195725389, 0)";
constexpr std::string_view kNotAvailable = "55P03"; // the SQLSTATE after lock_timeout

} // namespace

PostgresNode::PostgresNode(PostgresEngine& engine, std::string name)
    : engine_(engine), name_(std::move(name)) {}

void PostgresNode::lock() {
    take(name_.empty() ? kLockAlone : kLockName + ("hashtext('" + name_ + "'))"));
    if (identity_.key == 0) take(kLockStart);
}

void PostgresNode::take(const std::string& lock) {
    const auto result = engine_.executed(lock.c_str());
    if (PQresultStatus(result.get()) == PGRES_TUPLES_OK) return;
    const char* const state = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
    const bool taken = state != nullptr && state == kNotAvailable;
    const std::string why = PQresultErrorMessage(result.get());
    engine_.connection_.reset(); // begin() connects again
    if (!taken) throw StoreError("The database cannot be locked: " + why, StoreFault::passing);
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
    is_last_ = engine_.prepare("SELECT epoch = ? AND number = ? FROM cluster.commits WHERE node = ?");
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
    return is_last_->step() && is_last_->integer(0) != 0;
}

} // namespace germini::store

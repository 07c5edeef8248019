// What lets a connection write for a node: locks against a second program, and a row that each commit changes
// (migrations/postgres, schema `cluster`).
#pragma once
#include "server/store/engine.hpp"

#include <memory>
#include <string>

namespace germini::store {

class PostgresEngine;

class PostgresNode {
public:
    /// `name`: empty if no node may run beside the connection.
    PostgresNode(PostgresEngine& engine, std::string name);

    /// Takes the locks of a new connection. Waits for an earlier one of this program, or of one that has just
    /// ended. Ends the sessions of a program that was lost with its machine or its network. Throws if another
    /// program is running.
    void lock();
    /// Raises the node's epoch, so that what its earlier programs have not committed never will be; lets
    /// other programs start.
    void enter();
    /// Begins a transaction that is open already. What it refuses is thrown later, as other errors are.
    void begin(const Claims& claims);
    /// Returns whether the last transaction was committed.
    bool has_committed();
    NodeIdentity identity() const { return identity_; }

private:
    void take(const std::string& lock);
    void take_name();
    /// Runs a query of one row. Returns its only column.
    std::string read(const std::string& sql);
    [[noreturn]] void fail(const std::string& why, bool is_running);

    PostgresEngine& engine_;
    const std::string name_;
    NodeIdentity identity_;   ///< without a key before enter()
    std::int64_t number_ = 0; ///< of the last commit
    std::unique_ptr<Cursor> begin_, is_last_;
};

} // namespace germini::store

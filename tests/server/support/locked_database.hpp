// A database that accepts no write for a while, so that a test controls the order in which requests meet.
#pragma once
#include "server/store/database.hpp"

#include <functional>
#include <string>

namespace germini::test {

/// While it lives nobody else writes to the file: requests wait, in the order of their arrival.
/// A server waits five seconds at most.
class LockedDatabase {
public:
    explicit LockedDatabase(const std::string& file) : db_(file, store::Synchronous::full) {
        // On PostgreSQL a row that each commit of the server changes.
        db_.run(db_.engine().is_file() ? "BEGIN IMMEDIATE"
                                       : "BEGIN; SELECT 1 FROM cluster.commits FOR UPDATE");
    }
    LockedDatabase(const LockedDatabase&) = delete;
    LockedDatabase& operator=(const LockedDatabase&) = delete;
    ~LockedDatabase() { db_.run("COMMIT"); }

private:
    store::Database db_;
};

/// Sends two requests so that both are pending before either is written; the first is usually written
/// first. Returns when both are answered.
void at_once(const std::string& file, const std::function<void()>& first,
             const std::function<void()>& second);

} // namespace germini::test

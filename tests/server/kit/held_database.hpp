// A database that takes no write for a while, so that a test says in which order requests meet.
#pragma once
#include "server/store/database.hpp"

#include <string>

namespace germini::test {

/// While it lives nobody else writes to the file: what is asked for waits, in the order in which it came.
/// A server waits five seconds at most.
class HeldDatabase {
public:
    explicit HeldDatabase(const std::string& file) : db_(file, store::Synchronous::full) {
        db_.run("BEGIN IMMEDIATE");
    }
    HeldDatabase(const HeldDatabase&) = delete;
    HeldDatabase& operator=(const HeldDatabase&) = delete;
    ~HeldDatabase() { db_.run("COMMIT"); }

private:
    store::Database db_;
};

} // namespace germini::test

// How a connection to PostgreSQL is opened, and how long it waits. A network that drops packets, and a
// PostgreSQL that hangs, close nothing: only a time limit ends such a wait.
#pragma once
#include "server/store/engine.hpp"

#include <string>

struct pg_conn;

namespace germini::store {

/// Opens a connection that does not block on writes. Settings of `place` win over the program's time limits.
/// `application`: its name in PostgreSQL's lists. Returns null only without memory; a failure is in its
/// status.
pg_conn* open_connection(const std::string& place, const std::string& application);

/// Sends what is queued, and waits until the next result can be read or the connection is lost. Returns false
/// if no answer has come for as long as `patience` allows; then the connection is of no more use.
bool wait_for_answer(pg_conn* connection, const Patience& patience);

/// Closes the connection without waiting for anything.
void drop_connection(pg_conn* connection);

} // namespace germini::store

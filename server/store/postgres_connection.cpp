#include "server/store/postgres_connection.hpp"

#include <chrono>
#include <libpq-fe.h>
#include <poll.h>
#include <sys/socket.h>

namespace germini::store {
namespace {

using Clock = std::chrono::steady_clock;

/// Longest single wait: a server that stops is noticed this soon, as are bytes that TLS has read already.
constexpr std::chrono::milliseconds kSlice{100};

bool is_given_up(const Patience& patience) { return patience.given_up && patience.given_up->load(); }

} // namespace

pg_conn* open_connection(const std::string& place, const std::string& application) {
    // What follows `dbname` wins over the URI, which wins over what precedes it.
    const char* const names[] = {
        "connect_timeout",  "tcp_user_timeout", "keepalives",       "keepalives_idle", "keepalives_interval",
        "keepalives_count", "dbname",           "application_name", "client_encoding", nullptr};
    const char* const values[] = {"3",    "5000", "1", "5", "2", "2", place.c_str(), application.c_str(),
                                  "UTF8", nullptr};
    pg_conn* const connection = PQconnectdbParams(names, values, 1);
    if (PQstatus(connection) == CONNECTION_OK) PQsetnonblocking(connection, 1);
    return connection;
}

bool wait_for_answer(pg_conn* connection, const Patience& patience) {
    const bool endless = patience.longest.count() == 0;
    auto end = Clock::now() + patience.longest;
    for (;;) {
        const bool unsent = PQflush(connection) == 1;
        if (PQisBusy(connection) == 0 || PQstatus(connection) != CONNECTION_OK) return true;
        if (is_given_up(patience) || (!endless && Clock::now() >= end)) return false;
        pollfd waiting{PQsocket(connection), static_cast<short>(unsent ? POLLIN | POLLOUT : POLLIN), 0};
        const bool ready = ::poll(&waiting, 1, static_cast<int>(kSlice.count())) > 0;
        if (PQconsumeInput(connection) == 0) return true; // PQgetResult reports why
        if (ready) end = Clock::now() + patience.longest;
    }
}

void drop_connection(pg_conn* connection) {
    if (connection != nullptr && PQsocket(connection) >= 0) ::shutdown(PQsocket(connection), SHUT_RDWR);
    PQfinish(connection);
}

} // namespace germini::store

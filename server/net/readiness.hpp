// Readiness check: tests whether the database accepts a write. Migrations are complete before the server
// listens.
#pragma once
#include "server/actor/server_context.hpp"
#include "server/net/message.hpp"

#include <boost/asio/strand.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace germini::server {

/// How long a result is cached, so that frequent checks do not cause extra disk writes.
inline constexpr std::chrono::seconds kReadyHolds{1};

class Readiness {
public:
    using Reply = std::function<void(Response)>;
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

    Readiness(ServerContext& server, Strand strand) : server_(server), strand_(std::move(strand)) {}

    /// Calls `reply` once, on any thread. May be called from any thread. Requests during a running check
    /// share its result.
    void ask(Reply reply);

private:
    struct Found {
        bool ready;
        std::chrono::steady_clock::time_point at;
    };
    void try_it();
    void found(bool ready);

    ServerContext& server_;
    Strand strand_;
    std::vector<Reply> asking_;
    std::optional<Found> found_;
};

} // namespace germini::server

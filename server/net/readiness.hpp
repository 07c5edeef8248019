// Whether the server can do its work: the database takes a write. Its migrations are done before it listens.
#pragma once
#include "server/actor/world.hpp"
#include "server/net/message.hpp"

#include <boost/asio/strand.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace germini::server {

/// What was found holds so long: however many ask, the disk is not worn by it.
inline constexpr std::chrono::seconds kReadyHolds{1};

class Readiness {
public:
    using Reply = std::function<void(Response)>;
    using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;

    Readiness(World& world, Strand strand) : world_(world), strand_(std::move(strand)) {}

    /// From any thread; `reply` comes on any, once. Those who ask while a write is under way share it.
    void ask(Reply reply);

private:
    struct Found {
        bool ready;
        std::chrono::steady_clock::time_point at;
    };
    void try_it();
    void found(bool ready);

    World& world_;
    Strand strand_;
    std::vector<Reply> asking_;
    std::optional<Found> found_;
};

} // namespace germini::server

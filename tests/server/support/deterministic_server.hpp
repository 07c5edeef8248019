// A deterministic server: its clock stands still until it is set, its ids, secrets and random numbers are
// consecutive, its packs are prepared. Two that are asked the same give the same bytes.
#pragma once
#include "tests/server/support/test_server.hpp"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace germini::test {

/// What the server is given instead of the system's.
class FakeEnvironment {
public:
    void set_clock(std::int64_t now);
    void lay(server::PreparedPack pack);
    /// The last id given out, and the one before it (from 0).
    std::string id(std::size_t from_last) const;
    server::Environment environment(const std::shared_ptr<FakeEnvironment>& self) const;

private:
    std::uint64_t next();
    std::string new_id();
    std::string new_secret();

    mutable std::mutex mutex_;
    std::int64_t now_ = 0;
    std::uint64_t drawn_ = 0;
    std::vector<std::string> ids_;
    std::optional<server::PreparedPack> pack_;
};

class DeterministicServer {
public:
    explicit DeterministicServer(const TestServer::Change& change = {});
    FakeEnvironment& environment() { return *environment_; }
    unsigned short port() const { return server_->port(); }
    unsigned short metrics_port() const { return server_->metrics_port(); }

private:
    TempDir folder_;
    std::shared_ptr<FakeEnvironment> environment_;
    std::unique_ptr<TestServer> server_;
};

/// While it lives, every line that is logged, at every level, comes here instead.
class LogCatcher {
public:
    LogCatcher();
    LogCatcher(const LogCatcher&) = delete;
    LogCatcher& operator=(const LogCatcher&) = delete;
    ~LogCatcher();
    /// Every level again; a server that starts sets its own.
    void listen();
    /// The lines since the last call, each with its level.
    std::string take();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace germini::test

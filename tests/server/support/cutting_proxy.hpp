// A proxy between a server and its PostgreSQL that can cut the connections at the worst moment.
#pragma once
#include "tests/server/support/temp_dir.hpp"

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <memory>
#include <string>
#include <thread>

namespace germini::test {

/// Listens in a folder of its own and passes everything on to the PostgreSQL of tests/postgres/server.sh.
class CuttingProxy {
public:
    CuttingProxy();
    CuttingProxy(const CuttingProxy&) = delete;
    CuttingProxy& operator=(const CuttingProxy&) = delete;
    ~CuttingProxy();

    /// Returns the URI of a database of PostgreSQL with this proxy as its host.
    std::string through(const std::string& uri) const;

    /// Cuts the next connection that commits, when PostgreSQL says that it has.
    void cut_at_commit() { cuts_ = true; }
    /// Returns whether that has happened.
    bool has_cut() const { return !cuts_; }

private:
    using Local = boost::asio::local::stream_protocol;
    struct Pair;

    void accept();
    void pass(const std::shared_ptr<Pair>& pair, bool up);

    TempDir folder_;
    boost::asio::io_context context_;
    Local::acceptor acceptor_;
    std::atomic<bool> cuts_ = false;
    std::thread thread_;
};

} // namespace germini::test

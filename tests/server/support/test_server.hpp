// A server in this process, on a free port and a database of its own.
#pragma once
#include "server/net/server.hpp"
#include "tests/server/support/player.hpp"
#include "tests/server/support/postgres.hpp"
#include "tests/server/support/temp_dir.hpp"

#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace germini::test {

/// Quick bots, generous rates, no client.
server::ServerSettings quick_settings(const TempDir& folder);

class TestServer {
public:
    using Change = std::function<void(server::ServerSettings&)>;
    explicit TestServer(const TempDir& folder, const Change& change = {});
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;
    ~TestServer();
    unsigned short port() const { return server_->port(); }
    unsigned short metrics_port() const { return server_->metrics_port(); }
    void stop();

private:
    std::unique_ptr<server::Server> server_;
    std::thread thread_;
};

/// Guests at one table of a game, in seats 0 … n−1 if they sit.
struct Party {
    TableIds ids;
    std::vector<std::unique_ptr<Player>> players;
    Player& operator[](std::size_t i) { return *players[i]; }
};
/// A table with `guests` in its first seats and bots in the others (`seats` in all); nobody is ready yet.
Party sit_down(EventLoop& loop, unsigned short port, const json& request, int guests, int seats);
/// Everybody is ready; waits until the hand has begun.
void begin_hand(EventLoop& loop, Party& party, int number);

} // namespace germini::test

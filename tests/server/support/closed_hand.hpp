// A hand of a game, just played to its end by four guests over real sockets, for tests of what is done
// with it afterwards.
#pragma once
#include "tests/server/support/deterministic_server.hpp"

#include <string>

namespace germini::test {

class ClosedHandOf {
public:
    /// `request`: of the table; its hand is played by guests in all seats.
    explicit ClosedHandOf(const json& request, int seats = 4, const TestServer::Change& change = {});

    unsigned short port() const { return server_->port(); }
    const std::string& hand() const { return hand_; }
    const std::string& file() const { return path_; }
    Party& party() { return party_; }
    EventLoop& loop() { return loop_; }
    FakeEnvironment& environment() { return *environment_; }
    /// The hand's page, as requested by a player.
    json page(const std::string& as = "") const;
    HttpAnswer post(const std::string& path, const json& body, const Headers& headers = {}) const {
        return http_request(port(), "POST", path, body.dump(), headers);
    }
    Headers player(std::size_t seat) { return party_[seat].person().headers(); }

private:
    TempDir folder_;
    std::string path_;
    std::shared_ptr<FakeEnvironment> environment_;
    std::unique_ptr<TestServer> server_;
    EventLoop loop_;
    Party party_;
    std::string hand_;
};

} // namespace germini::test

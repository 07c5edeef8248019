// Every connection takes a descriptor of the system: the program sees to it that there are as many as its
// settings promise, and where the system has fewer it says so and takes fewer connections.
#include "server/net/descriptors.hpp"
#include "tests/server/support/toy_process.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <csignal>
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace germini;
using namespace germini::test;

namespace {

std::string text_of(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// The process's soft limit of descriptors.
std::size_t soft_limit(pid_t pid) {
    std::istringstream lines(text_of("/proc/" + std::to_string(pid) + "/limits"));
    const std::string name = "Max open files";
    for (std::string line; std::getline(lines, line);)
        if (line.rfind(name, 0) == 0) return std::stoul(line.substr(name.size()));
    return 0;
}

/// How many of so many connections the server keeps.
int kept(unsigned short port, int count) {
    boost::asio::io_context io;
    std::vector<boost::asio::ip::tcp::socket> sockets;
    for (int i = 0; i < count; ++i)
        sockets.emplace_back(io).connect({boost::asio::ip::make_address("127.0.0.1"), port});
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    int open = 0;
    for (auto& socket : sockets) {
        socket.non_blocking(true);
        char byte = 0;
        boost::system::error_code error;
        socket.receive(boost::asio::buffer(&byte, 1), boost::asio::socket_base::message_peek, error);
        open += error == boost::asio::error::would_block ? 1 : 0;
    }
    return open;
}

/// Whether a request is answered as soon as the server has noticed that other connections are closed.
bool answers_again(unsigned short port) {
    for (int tries = 0; tries < 100; ++tries) {
        try {
            return http_request(port, "GET", "/healthz").status == 200;
        } catch (const std::exception&) { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }
    }
    return false;
}

} // namespace

TEST_CASE("the soft descriptor limit is raised to what --max-connections needs") {
    const TempDir folder;
    ToyServer server(folder, {"/usr/bin/prlimit", "--nofile=256:20000"});
    CHECK(soft_limit(server.pid()) == 10'000 + server::kOtherDescriptors);
    CHECK(text_of(folder.file("log")).find("descriptors") == std::string::npos);
    CHECK(server.end(SIGTERM) == 0);
}

TEST_CASE("under a low hard limit fewer connections are accepted, and one log line says why") {
    const TempDir folder;
    constexpr int kHard = 128, kRoom = kHard - static_cast<int>(server::kOtherDescriptors), kMore = 20;
    ToyServer server(folder, {"/usr/bin/prlimit", "--nofile=100:" + std::to_string(kHard)});
    CHECK(soft_limit(server.pid()) == kHard);
    CHECK(kept(server.port, kRoom + kMore) == kRoom);
    CHECK(answers_again(server.port));
    const std::string log = text_of(folder.file("log"));
    const std::string said = "allows " + std::to_string(kRoom) + " connections";
    CHECK(log.find(said) != std::string::npos);
    CHECK(log.find(said, log.find(said) + 1) == std::string::npos);
    CHECK(log.find("connection not accepted") == std::string::npos); // it never ran out
    CHECK(server.end(SIGTERM) == 0);
}

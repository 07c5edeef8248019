// `germini serve` with the toy game beside the real ones, as a process that a test kills and restarts.
#pragma once
#include "tests/server/support/process.hpp"
#include "tests/server/support/test_server.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace germini::test {

class ToyServer {
public:
    /// `under`: a program, and its arguments, that starts the server in its place, like nohup.
    /// `more`: further settings.
    explicit ToyServer(const TempDir& folder, std::vector<std::string> under = {},
                       std::vector<std::string> more = {})
        : folder_(folder), under_(std::move(under)), more_(std::move(more)) {
        start();
    }
    void start() {
        std::error_code ignored;
        std::filesystem::remove(folder_.file("port"), ignored);
        std::vector<std::string> words = under_;
        words.insert(words.end(), {GERMINI_TOY_SERVER,
                                   "--port",
                                   "0",
                                   "--data",
                                   folder_.path(),
                                   "--web",
                                   "",
                                   "--port-file",
                                   folder_.file("port"),
                                   "--bot-pace",
                                   "0-5",
                                   "--bot-threads",
                                   "0",
                                   "--message-rate",
                                   "1000/1000",
                                   "--address-message-rate",
                                   "9000/9000",
                                   "--guest-rate",
                                   "1000/1000",
                                   "--hand-rate",
                                   "1000/1000",
                                   "--stop-seconds",
                                   "1"});
        words.insert(words.end(), more_.begin(), more_.end());
        const std::string program = words.front();
        words.erase(words.begin());
        process_ = std::make_unique<Process>(program, words, folder_.file("log"));
        port = wait_for_port(folder_.file("port"));
    }
    int end(int signal) { return process_->end(signal); }
    void send(int signal) { process_->send(signal); }
    pid_t pid() const { return process_->pid(); }
    unsigned short port = 0;

private:
    const TempDir& folder_;
    std::vector<std::string> under_, more_;
    std::unique_ptr<Process> process_;
};

} // namespace germini::test

// `germini serve` with the toy game beside the real ones, as a process that a test kills and starts again.
#pragma once
#include "tests/server/kit/process.hpp"
#include "tests/server/kit/running.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace germini::test {

class ToyServer {
public:
    explicit ToyServer(const Folder& folder) : folder_(folder) { start(); }
    void start() {
        std::error_code ignored;
        std::filesystem::remove(folder_.file("port"), ignored);
        process_ = std::make_unique<Process>(
            GERMINI_TOY_SERVER,
            std::vector<std::string>{"--port", "0", "--data", folder_.path(), "--web", "", "--port-file",
                                     folder_.file("port"), "--bot-pace", "0-5", "--message-rate", "1000/1000",
                                     "--guest-rate", "1000/1000", "--stop-seconds", "1"},
            folder_.file("log"));
        port = wait_for_port(folder_.file("port"));
    }
    int end(int signal) { return process_->end(signal); }
    unsigned short port = 0;

private:
    const Folder& folder_;
    std::unique_ptr<Process> process_;
};

} // namespace germini::test

// A server in a separate process, to be killed.
#pragma once
#include <string>
#include <sys/types.h>
#include <vector>

namespace germini::test {

class Process {
public:
    /// Starts the program; its output goes to `log`.
    Process(const std::string& program, const std::vector<std::string>& arguments, const std::string& log);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Kills it if it is still running.
    ~Process();

    pid_t pid() const { return pid_; }
    void send(int signal) const;
    /// Sends the signal and waits for the end: its exit status, or minus the signal that ended it.
    int end(int signal);
    /// Waits for a program that ends by itself; the same answer.
    int wait();

private:
    pid_t pid_ = -1;
};

/// The number in the file, once it exists; throws after ten seconds.
unsigned short wait_for_port(const std::string& file);

} // namespace germini::test

#include "tests/server/support/process.hpp"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace germini::test {

Process::Process(const std::string& program, const std::vector<std::string>& arguments,
                 const std::string& log) {
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    const int file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (file < 0) throw std::runtime_error("no log " + log);
    pid_ = ::fork();
    if (pid_ < 0) throw std::runtime_error("no process");
    if (pid_ == 0) {
        ::signal(SIGHUP, SIG_DFL); // the tests themselves may run under nohup
        ::dup2(file, STDOUT_FILENO);
        ::dup2(file, STDERR_FILENO);
        ::execv(program.c_str(), words.data());
        ::_exit(127);
    }
    ::close(file);
}

Process::~Process() {
    if (pid_ > 0) end(SIGKILL);
}

void Process::send(int signal) const { ::kill(pid_, signal); }

int Process::end(int signal) {
    send(signal);
    return wait();
}

int Process::wait() {
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

unsigned short wait_for_port(const std::string& file) {
    for (int i = 0; i < 1000; ++i) {
        std::ifstream in(file);
        unsigned short port = 0;
        if (in >> port) return port;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    throw std::runtime_error("the server did not start");
}

} // namespace germini::test

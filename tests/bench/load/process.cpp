#include "tests/bench/load/process.hpp"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace germini::load {
namespace {

namespace fs = std::filesystem;
constexpr std::chrono::milliseconds kLook{2};
constexpr std::chrono::seconds kFarewell{20}; // slow under a profiler

} // namespace

BenchFolder::BenchFolder(const std::string& parent) {
    path_ = (parent.empty() ? fs::temp_directory_path() : fs::path(parent)) / "germini-bench-XXXXXX";
    if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no folder can be made at " + path_);
}

BenchFolder::~BenchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

BenchProcess::BenchProcess(const std::string& program, const std::vector<std::string>& arguments,
                           const std::string& log)
    : log_(log) {
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    const int file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) throw std::runtime_error(log + " cannot be written");
    const pid_t parent = ::getpid();
    pid_ = ::fork();
    if (pid_ == 0) {
        // It must not outlive an interrupted measurement.
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (::getppid() != parent) ::_exit(127);
        ::dup2(file, STDOUT_FILENO);
        ::dup2(file, STDERR_FILENO);
        ::execv(program.c_str(), words.data());
        ::_exit(127);
    }
    ::close(file);
    if (pid_ < 0) throw std::runtime_error("no process for " + program);
}

BenchProcess::~BenchProcess() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGTERM);
    const auto end = std::chrono::steady_clock::now() + kFarewell;
    while (running() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(kLook);
    if (!running()) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

void BenchProcess::ask_to_end() const { ::kill(pid_, SIGTERM); }

bool BenchProcess::running() {
    if (pid_ > 0 && ::waitpid(pid_, nullptr, WNOHANG) == pid_) pid_ = -1;
    return pid_ > 0;
}

unsigned short BenchProcess::wait_for_port(const std::string& file, std::chrono::seconds limit) {
    const auto end = std::chrono::steady_clock::now() + limit;
    while (running() && std::chrono::steady_clock::now() < end) {
        std::ifstream in(file);
        unsigned short port = 0;
        if (in >> port) return port;
        std::this_thread::sleep_for(kLook);
    }
    std::ifstream said(log_);
    throw std::runtime_error("the server does not start: " +
                             std::string(std::istreambuf_iterator<char>(said), {}));
}

double BenchProcess::cpu_seconds() const {
    double nanoseconds = 0;
    std::error_code error;
    for (const auto& thread : fs::directory_iterator("/proc/" + std::to_string(pid_) + "/task", error)) {
        std::ifstream in(thread.path() / "schedstat");
        double its = 0;
        if (in >> its) nanoseconds += its;
    }
    return nanoseconds / 1e9;
}

long BenchProcess::status_kib(const std::string& field) const {
    std::ifstream in("/proc/" + std::to_string(pid_) + "/status");
    std::string name;
    while (in >> name) {
        long value = 0;
        if (name == field && in >> value) return value;
        in.ignore(4096, '\n');
    }
    return 0;
}

long BenchProcess::resident_kib() const { return status_kib("VmRSS:"); }

unsigned short metrics_port(const std::string& file) {
    std::ifstream in(file);
    unsigned short first = 0, second = 0;
    if (!(in >> first >> second)) throw std::runtime_error(file + " has no port of the counts");
    return second;
}

double own_cpu_seconds() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

double machine_cpu_seconds() {
    std::ifstream in("/proc/stat");
    std::string name;
    in >> name;
    // user nice system idle iowait irq softirq steal
    double value = 0, sum = 0;
    for (int i = 0; i < 8 && in >> value; ++i)
        if (i != 3 && i != 4) sum += value;
    return sum / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

void allow_many_files() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::string server_program() {
    return (fs::read_symlink("/proc/self/exe").parent_path() / "germini").string();
}

} // namespace germini::load

// A server as a separate process, so that its processor time and memory are separate from its clients'.
#pragma once
#include <chrono>
#include <string>
#include <sys/types.h>
#include <vector>

namespace germini::load {

/// A folder of its own in `parent` (the system's for temporary files if empty); deleted with the object.
class BenchFolder {
public:
    explicit BenchFolder(const std::string& parent);
    BenchFolder(const BenchFolder&) = delete;
    BenchFolder& operator=(const BenchFolder&) = delete;
    ~BenchFolder();
    std::string file(const std::string& name) const { return path_ + "/" + name; }
    const std::string& path() const { return path_; }

private:
    std::string path_;
};

class BenchProcess {
public:
    /// Starts the program; its output goes to the file `log`.
    BenchProcess(const std::string& program, const std::vector<std::string>& arguments,
                 const std::string& log);
    BenchProcess(const BenchProcess&) = delete;
    BenchProcess& operator=(const BenchProcess&) = delete;
    /// Asks it to end, and kills it if it does not.
    ~BenchProcess();

    /// The number in `file`, once the program has written it there; throws after `limit` or if the program
    /// has ended.
    unsigned short wait_for_port(const std::string& file,
                                 std::chrono::seconds limit = std::chrono::seconds(60));
    bool running();
    void ask_to_end() const;

    double cpu_seconds() const; ///< of all its threads so far
    long resident_kib() const;  ///< memory in use

private:
    long status_kib(const std::string& field) const;
    pid_t pid_ = -1;
    std::string log_;
};

/// The second number in the file of the ports: the metrics port.
unsigned short metrics_port(const std::string& file);

double own_cpu_seconds();
/// Processor time used by all programs of the machine so far.
double machine_cpu_seconds();
/// Raises the limit of open files to the maximum: two thousand tables are eight thousand connections.
void allow_many_files();
/// The germini beside this program: the server measured by default.
std::string server_program();

} // namespace germini::load

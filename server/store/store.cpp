#include "server/store/store.hpp"

#include "server/store/migrate.hpp"

#include <algorithm>
#include <boost/asio/strand.hpp>
#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/file.h>
#include <unistd.h>

namespace germini::store {
namespace {

// A batch that takes all would let one commit grow without end under load.
constexpr std::size_t kMostWritesACommit = 1024;
// Where the last commit had several writes there is a crowd, and more of it is on its way: waiting a moment,
// the longer the larger the crowd, makes one commit of what would be many small ones. A lone table never
// waits.
constexpr std::chrono::microseconds kGatherAWrite{15}, kMostGather{400};

std::unique_ptr<int> open_lock(const std::string& path) {
    const std::string name = path + ".lock";
    const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        throw StoreError("The file " + name + " cannot be written. The folder must exist and be writable.");
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        ::close(file);
        throw StoreError("Another Germini is running on the database " + path + ".");
    }
    return std::make_unique<int>(file);
}

} // namespace

void Store::Unlock::operator()(const int* file) const {
    ::close(*file);
    delete file;
}

Store::Store(StoreOptions options, boost::asio::io_context& shared)
    : options_(std::move(options)), lock_(open_lock(options_.path).release()),
      database_(std::make_unique<Database>(options_.path, options_.synchronous)) {
    migrate(*database_, options_.path, migrations());
    if (options_.synchronous == Synchronous::full) {
        worker_ = std::make_unique<Worker>();
        executor_ = worker_->context.get_executor();
    } else {
        executor_ = boost::asio::make_strand(shared);
    }
}

Store::~Store() {
    worker_.reset();
    flush(); // nobody else does it now
}

void Store::write(boost::asio::any_io_executor executor, Work work, Done done) {
    add(Job{true, std::move(executor), std::move(work), std::move(done)});
}

void Store::add(Job job) {
    // What comes before the flush has its turn shares the commit: on shared threads what they had to do
    // already, on the store's own what comes while the commit before is under way.
    if (waiting_.put(std::move(job))) boost::asio::post(executor_, [this] { flush(); });
}

void Store::flush() {
    const bool may_sleep = options_.synchronous == Synchronous::full; // nobody else needs the thread
    if (may_sleep && crowd_ > 1) std::this_thread::sleep_for(std::min(kMostGather, crowd_ * kGatherAWrite));
    std::vector<Job> jobs;
    waiting_.take([&jobs](Job job) { jobs.push_back(std::move(job)); });
    std::vector<Job> writes;
    for (Job& job : jobs) {
        if (!job.writes) continue;
        writes.push_back(std::move(job));
        if (writes.size() == kMostWritesACommit) commit(writes);
    }
    if (!writes.empty()) crowd_ = static_cast<std::uint32_t>(writes.size());
    commit(writes);
    for (Job& job : jobs) {
        if (job.writes || !job.work) continue;
        try {
            job.work(*database_);
            finish(job, std::nullopt);
        } catch (const std::exception& error) {
            spdlog::error("a query failed: {}", error.what());
            finish(job, StoreError(error.what()));
        }
    }
}

void Store::commit(std::vector<Job>& jobs) {
    if (jobs.empty()) return;
    if (jobs.size() > 1) {
        try {
            const auto start = options_.stopwatch();
            Transaction transaction(*database_);
            for (Job& job : jobs) job.work(*database_);
            transaction.commit();
            committed(jobs.size(), start);
            for (Job& job : jobs) finish(job, std::nullopt);
            jobs.clear();
            return;
        } catch (const std::exception& error) {
            // One of them spoils it for all: each by itself then.
            spdlog::warn("a shared commit of {} failed, trying each alone: {}", jobs.size(), error.what());
        }
    }
    for (Job& job : jobs) commit_alone(job);
    jobs.clear();
}

void Store::committed(std::size_t writes, std::chrono::steady_clock::time_point start) {
    ++commits_;
    writes_ += writes;
    commit_times_.add(options_.stopwatch() - start);
}

void Store::commit_alone(Job& job) {
    try {
        const auto start = options_.stopwatch();
        Transaction transaction(*database_);
        job.work(*database_);
        transaction.commit();
        committed(1, start);
        finish(job, std::nullopt);
    } catch (const std::exception& error) {
        spdlog::error("a write failed: {}", error.what());
        finish(job, StoreError(error.what()));
    }
}

void Store::finish(Job& job, std::optional<StoreError> error) {
    boost::asio::post(job.executor, [done = std::move(job.done), error = std::move(error)]() mutable {
        done(std::move(error));
    });
}

} // namespace germini::store

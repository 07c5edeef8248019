// What the Store consists of, for store.cpp.
#pragma once
#include "server/inbox.hpp"
#include "server/journal/throttled_log.hpp"
#include "server/round_robin_queue.hpp"
#include "server/store/lock.hpp"
#include "server/store/store_calls.hpp"

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace germini::store {

/// PostgreSQL is taken for unreachable if it is silent for this time: longer than a lock is waited for. A
/// long query may take a minute.
inline constexpr std::chrono::seconds kLongestAnswer{6}, kLongestLongAnswer{60};

class Store::Impl {
public:
    Impl(StoreOptions options, boost::asio::io_context& shared);
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl();

    /// A command is large and moves on from hand to hand, so it is held by pointer.
    using Waiting = std::unique_ptr<Write>;
    void put(Waiting write);
    void put(PendingQuery pending);
    void put_long(PendingQuery pending);
    Database& database() { return *database_; }
    boost::asio::any_io_executor shared() { return shared_.get_executor(); }
    std::string folder() const;
    void claim_tables();
    NodeIdentity node() const { return database_->engine().node(); }
    void give_up() { *options_.given_up = true; }
    void stop_reading();
    void catch_up();
    StoreCounts counts() const;
    const CommitTimes& commit_times() const { return commit_times_; }

private:
    /// Threads for waiting on the disk, or for long queries.
    struct Worker {
        explicit Worker(int count = 1) : context(count) {
            for (int i = 0; i < count; ++i) threads.emplace_back([this] { run(); });
        }
        Worker(const Worker&) = delete;
        Worker& operator=(const Worker&) = delete;
        ~Worker() { guard.reset(); }
        void run();
        boost::asio::io_context context;
        boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard{
            context.get_executor()};
        boost::asio::strand<boost::asio::io_context::executor_type> strand{context.get_executor()};
        std::vector<std::jthread> threads; ///< joined first, once the context has no work left
    };

    /// A connection for reading, and the only thread that uses it.
    struct Reader {
        explicit Reader(const StoreOptions& options)
            : database(options.place(), options.synchronous, Access::reading) {
            database.engine().set_patience({kLongestAnswer, options.given_up});
        }
        Database database;
        server::Inbox<PendingQuery> queries;
        Worker worker; ///< destroyed before the connection
    };
    /// Connections for long queries, and as many threads; each query takes a free connection. All members
    /// but the worker are used on the worker's strand.
    struct LongReaders {
        explicit LongReaders(const StoreOptions& options);
        std::vector<std::unique_ptr<Database>> free;
        server::RoundRobinQueue<PendingQuery> turns;
        std::set<std::string> under_way; ///< addresses whose queries are running
        Worker worker;                   ///< destroyed before the connections
    };

    /// Opens the connection that writes.
    std::unique_ptr<Database> own_connection() const;
    Claims claims_of(const std::vector<Waiting>& writes) const;
    /// Returns whether commits have a thread of their own.
    bool has_thread() const {
        return options_.synchronous == Synchronous::full || !options_.postgres.empty();
    }
    void flush();
    void run(Database& database, PendingQuery pending);
    void run_long(LongReaders& readers);
    void turn_away(PendingQuery pending);
    void answered(PendingQuery pending, std::optional<StoreError> error);
    void commit(std::vector<Waiting> writes);
    std::optional<StoreError> attempt(const std::vector<Waiting>& writes);
    void report(std::vector<Waiting> writes);
    void log_refusal(const StoreError& error);
    void log_acceptance();

    const StoreOptions options_;
    std::unique_ptr<Lock> lock_; ///< null for PostgreSQL
    std::unique_ptr<Database> database_;
    std::uint32_t last_batch_ = 0; ///< number of writes in the last commit
    std::atomic<std::uint64_t> commits_ = 0, writes_ = 0, errors_ = 0;
    CommitTimes commit_times_;
    journal::ThrottledLog failed_writes_{journal::Level::error, "write failed"};
    journal::ThrottledLog failed_queries_{journal::Level::error, "query failed"};
    journal::ThrottledLog writes_again_{journal::Level::info, "database accepts writes again"};
    /// Whether the last write failed for a passing reason, and whether the log's last line says so.
    std::atomic<bool> refusing_ = false, refusal_logged_ = false;
    boost::asio::io_context& shared_;

    server::Inbox<Waiting> waiting_;
    std::unique_ptr<Worker> worker_; ///< thread for commits; null if they run on `shared_`
    std::unique_ptr<Reader> reader_;
    std::unique_ptr<LongReaders> long_readers_;
    boost::asio::any_io_executor executor_;
};

} // namespace germini::store

// Owns the connections to the database: one writes, one command at a time, one reads, and two read what
// takes long. Commands are handed to it; what came of them is handed back. Commands that arrive while a
// commit is under way share the next one (group commit).
#pragma once
#include "server/inbox.hpp"
#include "server/journal/seldom.hpp"
#include "server/store/command.hpp"
#include "server/store/commit_times.hpp"
#include "server/store/database.hpp"
#include "server/store/lock.hpp"
#include "server/turns.hpp"

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace germini::store {

struct StoreOptions {
    std::string path;
    Synchronous synchronous = Synchronous::full;
    /// What commits are timed with, for the counts at /metrics. From the store's thread.
    std::function<std::chrono::steady_clock::time_point()> stopwatch = &std::chrono::steady_clock::now;
    /// The folder is the database's alone, so nobody else need look into it.
    bool own_folder = false;
};

/// How many commits there were, and writes in them; and what failed, writes and queries.
struct StoreCounts {
    std::uint64_t commits = 0, writes = 0, errors = 0;
};

class Store {
public:
    /// Opens the database, with a lock against a second program, and migrates it; makes its folder where
    /// there is none. Throws StoreError. A commit that waits for the disk (Synchronous::full) does so on a
    /// thread of the store's own. Where none waits, the work is done on the threads of `shared`: to wake
    /// another one takes as long as the commit. From there everybody hears what came of it.
    Store(StoreOptions options, boost::asio::io_context& shared);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    /// Finishes what was posted before.
    ~Store();

    /// Executes the command in a transaction that others may share, and once that is committed calls `done`
    /// on `executor` with a `const tl::expected<C::Outcome, StoreError>&`: what comes back, or why it failed.
    /// Then nothing of it is in the database. The `done` of two calls may come in either order, also on one
    /// executor; so with read().
    template <class C, class Done> void write(boost::asio::any_io_executor executor, C command, Done done) {
        using Own = tl::expected<typename C::Outcome, StoreError>;
        put(Write{std::move(executor), std::move(command), [done = std::move(done)](Written written) mutable {
                      const Own own = std::move(written).map(
                          [](Outcome outcome) { return std::get<typename C::Outcome>(std::move(outcome)); });
                      done(own);
                  }});
    }
    /// The same, where nobody waits for it.
    template <class C> void write(C command) {
        write(shared_.get_executor(), std::move(command), [](const auto&) {});
    }

    /// Runs `query` on a connection and a thread of its own, and calls `done(error, result)` on `executor`.
    /// It sees all that was committed before it was asked, as it stood at one moment, and cannot write. It
    /// waits for other queries, and never for a commit.
    template <class Query, class Done>
    void read(boost::asio::any_io_executor executor, Query query, Done done) {
        ask(question(std::move(executor), std::move(query), std::move(done)));
    }
    /// The same for what takes long, as all of a season: on connections and threads of their own such queries
    /// wait for each other alone, and in turns: one of each `from` that waits, then the next of each. Two are
    /// answered at once, never of the same `from`: one address alone holds nobody up.
    template <class Query, class Done>
    void read_long(boost::asio::any_io_executor executor, std::string from, Query query, Done done) {
        Question asked = question(std::move(executor), std::move(query), std::move(done));
        asked.from = std::move(from);
        ask_long(std::move(asked));
    }
    /// The folder of the database.
    std::string folder() const;

    /// Runs `query` at once, on the caller's thread; only before anything was posted (start, tests).
    template <class Query> auto now(Query query) { return query(*database_); }

    /// Tells in the log what failed and was not told yet. To be called now and then.
    void catch_up();
    StoreCounts counts() const { return {commits_, writes_, errors_}; }
    const CommitTimes& commit_times() const { return commit_times_; }

private:
    using Written = tl::expected<Outcome, StoreError>;
    struct Write {
        boost::asio::any_io_executor executor;
        Command command;
        std::function<void(Written)> done;
    };
    struct Question {
        boost::asio::any_io_executor executor;
        std::function<void(Database&)> query;
        std::function<void(std::optional<StoreError>)> done;
        std::string from{}; ///< whose turn it is; empty for all that are not long
    };
    /// Threads that wait for the disk, or for long answers.
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
        std::vector<std::jthread> threads; ///< joined first, when the context has nothing left to do
    };

    /// A connection that reads, and the thread that alone uses it.
    struct Reader {
        explicit Reader(const StoreOptions& options)
            : database(options.path, options.synchronous, Access::reading) {}
        Database database;
        server::Inbox<Question> questions;
        Worker worker; ///< ends before the connection does
    };
    /// Connections that read what takes long, and as many threads, each of which takes a free one. All but
    /// the worker belongs to its strand.
    struct LongReaders {
        explicit LongReaders(const StoreOptions& options);
        std::vector<std::unique_ptr<Database>> free;
        server::Turns<Question> turns;
        std::set<std::string> under_way; ///< whose questions are being answered
        Worker worker;                   ///< ends before the connections do
    };

    template <class Query, class Done>
    static Question question(boost::asio::any_io_executor executor, Query query, Done done) {
        using Result = decltype(query(std::declval<Database&>()));
        auto result = std::make_shared<std::optional<Result>>();
        return {std::move(executor),
                [query = std::move(query), result](Database& db) { *result = query(db); },
                [result, done = std::move(done)](std::optional<StoreError> error) {
                    done(std::move(error), std::move(*result));
                }};
    }

    void put(Write write);
    void ask(Question question);
    void ask_long(Question question);
    void flush();
    void answer(Database& database, Question question);
    void answer_long(LongReaders& readers);
    void answered(Question question, std::optional<StoreError> error);
    void commit(std::vector<Write> writes);
    tl::expected<std::vector<Outcome>, StoreError> attempt(const std::vector<Write>& writes);
    void report(std::vector<Write> writes, std::vector<Written> written);

    const StoreOptions options_;
    Lock lock_;
    std::unique_ptr<Database> database_;
    std::uint32_t last_batch_ = 0; ///< writes of the last commit
    std::atomic<std::uint64_t> commits_ = 0, writes_ = 0, errors_ = 0;
    CommitTimes commit_times_;
    journal::Seldom failed_writes_{journal::Level::error, "a write failed"};
    journal::Seldom failed_queries_{journal::Level::error, "a query failed"};
    journal::Seldom writes_again_{journal::Level::info, "the database takes writes again"};
    bool refusing_ = false; ///< the last write, for a reason that passes; of the executor alone
    boost::asio::io_context& shared_;

    server::Inbox<Write> waiting_;
    std::unique_ptr<Worker> worker_; ///< for commits, if they have a thread of their own
    std::unique_ptr<Reader> reader_;
    std::unique_ptr<LongReaders> long_readers_;
    boost::asio::any_io_executor executor_;
};

} // namespace germini::store

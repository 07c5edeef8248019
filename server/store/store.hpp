// Owns the connections to the database. One writes, one command at a time; one reads; two answer long
// queries. Callers hand commands over and get the results back on their own executor. Commands that arrive
// during a commit share the next one (group commit).
#pragma once
#include "server/callback_value.hpp"
#include "server/inbox.hpp"
#include "server/journal/throttled_log.hpp"
#include "server/model/command.hpp"
#include "server/model/query.hpp"
#include "server/round_robin_queue.hpp"
#include "server/store/answer.hpp"
#include "server/store/commit_times.hpp"
#include "server/store/database.hpp"
#include "server/store/lock.hpp"

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
#include <stop_token>
#include <string>
#include <thread>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>
#include <vector>

namespace germini::store {

/// PostgreSQL is taken for unreachable if it is silent for this time: longer than a lock is waited for. A
/// long query may take a minute.
inline constexpr std::chrono::seconds kLongestAnswer{6}, kLongestLongAnswer{60};

struct StoreOptions {
    /// Of an SQLite database. Its folder also takes temporary files.
    std::string path;
    Synchronous synchronous = Synchronous::full;
    /// Clock that times commits for /metrics; called on the store's thread.
    std::function<std::chrono::steady_clock::time_point()> stopwatch = &std::chrono::steady_clock::now;
    /// The folder holds only the database, so it can be closed to other users.
    bool own_folder = false;
    /// PostgreSQL's connection URI; empty: SQLite.
    std::string postgres{};
    /// Name of this program among those on one PostgreSQL: at most 16 letters a to z and digits.
    std::string node = "a";
    /// Maximum number of waiting long queries.
    std::size_t long_queries = 256;
    /// Once true, nothing waits for PostgreSQL any longer (Store::give_up).
    std::shared_ptr<std::atomic<bool>> given_up = std::make_shared<std::atomic<bool>>(false);
    /// Set once a write was refused because this node was taken for dead. From then on nothing is written,
    /// even if the database would accept it again (an operator restored it), and the node ends (Cluster).
    std::shared_ptr<std::atomic<bool>> fenced = std::make_shared<std::atomic<bool>>(false);

    /// Returns where the database is (Database).
    const std::string& place() const { return postgres.empty() ? path : postgres; }
};

/// Client that waits for a long query.
struct LongAsker {
    explicit LongAsker(std::string from, std::stop_token left = {})
        : address(std::move(from)), gone(std::move(left)) {}
    std::string address;  ///< that takes its turn
    std::stop_token gone; ///< requested to stop once nobody waits
};

/// Numbers of commits, of writes in them, and of failed writes and queries.
struct StoreCounts {
    std::uint64_t commits = 0, writes = 0, errors = 0;
    std::uintmax_t wal_bytes = 0; ///< length of SQLite's log; 0 without a log
};

class Store {
public:
    /// Opens and migrates the database, locks it against a second program, and makes its folder if it does
    /// not exist. Throws StoreError. With Synchronous::full or PostgreSQL, commits wait for the disk or the
    /// network on a thread of the store's own. Otherwise commits run on the threads of `shared`, because
    /// waking another thread takes as long as the commit. Outcomes are always delivered from the threads of
    /// `shared`.
    Store(StoreOptions options, boost::asio::io_context& shared);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    /// Finishes the commands that were already posted.
    ~Store();

    /// Executes the command in a transaction that may be shared with others. After the commit it calls
    /// `done` on `executor` with a `const tl::expected<C::Outcome, StoreError>&`: the outcome, or why it
    /// failed. After a failure nothing of the command is in the database. The `done` calls of two commands
    /// may come in either order, even on one executor; the same holds for ask().
    template <class C, class Done> void write(boost::asio::any_io_executor executor, C command, Done done) {
        using Own = tl::expected<typename C::Outcome, StoreError>;
        put(Write{std::move(executor), std::move(command), [done = std::move(done)](Written written) mutable {
                      const Own own = std::move(written).map([](model::Outcome outcome) {
                          return std::get<typename C::Outcome>(std::move(outcome));
                      });
                      done(own);
                  }});
    }
    /// Same, if no caller waits for the outcome.
    template <class C> void submit(C command) {
        write(shared_.get_executor(), std::move(command), [](const auto&) {});
    }

    /// Same for a coroutine.
    template <class C>
    [[nodiscard]] boost::asio::awaitable<tl::expected<typename C::Outcome, StoreError>> write(C command) {
        using Own = tl::expected<typename C::Outcome, StoreError>;
        return server::callback_value<Own>([this, command = std::move(command)](auto done) mutable {
            write(shared_.get_executor(), std::move(command), std::move(done));
        });
    }

    /// Answers the query on a connection and thread of its own, then calls `done` on `executor` with a
    /// `tl::expected<Q::Outcome, StoreError>`. The query sees one snapshot with everything committed before
    /// this call. It waits for other queries, never for a commit.
    template <class Q, class Done> void ask(boost::asio::any_io_executor executor, Q query, Done done) {
        put(pending(std::move(executor), answering(std::move(query)), std::move(done)));
    }
    /// Same for a coroutine.
    template <class Q>
    [[nodiscard]] boost::asio::awaitable<tl::expected<typename Q::Outcome, StoreError>> ask(Q query) {
        using Own = tl::expected<typename Q::Outcome, StoreError>;
        return server::callback_value<Own>([this, query = std::move(query)](auto done) mutable {
            ask(shared_.get_executor(), std::move(query), std::move(done));
        });
    }
    /// Same as ask() for long queries, e.g. all of a season; `done` gets the result of `make(outcome)`, which
    /// runs on the reading thread. These queries have their own connections and threads, so they wait only
    /// for each other. They run in turns: one per waiting address, then the next of each. Two run at once,
    /// never two of the same address, so one address cannot delay the others alone. If too many wait, the
    /// newest of the address with most fails with StoreFault::crowded, as do those whose clients have gone.
    template <class Q, class Make, class Done>
    void ask_long(boost::asio::any_io_executor executor, LongAsker asker, Q query, Make make, Done done) {
        auto work = [answer = answering(std::move(query)), make = std::move(make)](Database& database) {
            return make(answer(database));
        };
        PendingQuery asked = pending(std::move(executor), std::move(work), std::move(done));
        asked.asker = std::move(asker);
        put_long(std::move(asked));
    }
    /// Same for a coroutine.
    template <class Q, class Make> [[nodiscard]] auto ask_long(LongAsker asker, Q query, Make make) {
        using Own =
            tl::expected<std::remove_cvref_t<std::invoke_result_t<Make, typename Q::Outcome>>, StoreError>;
        return server::callback_value<Own>([this, asker = std::move(asker), query = std::move(query),
                                            make = std::move(make)](auto done) mutable {
            ask_long(shared_.get_executor(), std::move(asker), std::move(query), std::move(make),
                     std::move(done));
        });
    }
    /// Returns the database's folder.
    std::string folder() const;

    /// Answers the query at once on the calling thread; only before anything was posted (start, tests).
    template <class Q> typename Q::Outcome answer_now(const Q& query) { return answer(*database_, query); }
    /// Executes the command at once, under the same condition. Throws StoreError.
    model::Outcome execute_now(const model::Command& command);
    /// Lets all unfinished tables that live nowhere live at this node, under the same condition. Throws
    /// StoreError.
    void claim_tables();

    /// Returns this program's node of a cluster; without a key on SQLite.
    NodeIdentity node() const { return database_->engine().node(); }

    /// Fails what waits for PostgreSQL, now and from now on, so that the program can end while it does not
    /// answer.
    void give_up() { *options_.given_up = true; }

    /// Ends what reads the database, as soon as the queries in progress have ended; others are dropped. After
    /// it, nothing that queries refer to is used.
    void stop_reading();

    /// Logs the failures that are not yet logged. To be called from time to time.
    void catch_up();
    StoreCounts counts() const;
    const CommitTimes& commit_times() const { return commit_times_; }

private:
    using Written = tl::expected<model::Outcome, StoreError>;
    struct Write {
        boost::asio::any_io_executor executor;
        model::Command command;
        std::function<void(Written)> done;
    };
    struct PendingQuery {
        boost::asio::any_io_executor executor;
        std::function<void(Database&)> query;
        std::function<void(std::optional<StoreError>)> done;
        LongAsker asker{""}; ///< without an address unless the query is long
    };
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

    template <class Q> static auto answering(Q query) {
        return [query = std::move(query)](Database& database) { return answer(database, query); };
    }
    template <class Work, class Done>
    static PendingQuery pending(boost::asio::any_io_executor executor, Work work, Done done) {
        using Result = std::invoke_result_t<Work, Database&>;
        using Own = tl::expected<Result, StoreError>;
        auto result = std::make_shared<std::optional<Result>>();
        return {std::move(executor),
                [work = std::move(work), result](Database& database) { result->emplace(work(database)); },
                [result, done = std::move(done)](const std::optional<StoreError>& error) mutable {
                    done(error ? Own(tl::unexpect, *error) : Own(std::move(**result)));
                }};
    }

    Claims claims_of(const std::vector<Write>& writes) const;
    void put(Write write);
    void put(PendingQuery pending);
    void put_long(PendingQuery pending);
    /// Returns whether commits have a thread of their own.
    bool has_thread() const {
        return options_.synchronous == Synchronous::full || !options_.postgres.empty();
    }
    void flush();
    void run(Database& database, PendingQuery pending);
    void run_long(LongReaders& readers);
    void turn_away(PendingQuery pending);
    void answered(PendingQuery pending, std::optional<StoreError> error);
    void commit(std::vector<Write> writes);
    tl::expected<std::vector<model::Outcome>, StoreError> attempt(const std::vector<Write>& writes);
    void report(std::vector<Write> writes, std::vector<Written> written);
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

    server::Inbox<Write> waiting_;
    std::unique_ptr<Worker> worker_; ///< thread for commits; null if they run on `shared_`
    std::unique_ptr<Reader> reader_;
    std::unique_ptr<LongReaders> long_readers_;
    boost::asio::any_io_executor executor_;
};

} // namespace germini::store

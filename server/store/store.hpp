// Owns the connections to the database. One writes, one command at a time; one reads; two answer long
// queries. Callers hand commands over and get the results back on their own executor. Commands that arrive
// during a commit share the next one (group commit).
#pragma once
#include "server/store/commit_times.hpp"
#include "server/store/options.hpp"
#include "server/store/store_error.hpp"

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace germini::store {

struct Claims;

/// Receives a result, or why it failed.
template <class T> using Done = std::function<void(tl::expected<T, StoreError>)>;

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

    // The functions for commands and queries are defined in store_calls.hpp, and made in store_commands.cpp
    // and store_queries.cpp for those that the program calls; a call without an entry there does not link.

    /// Executes the command in a transaction that may be shared with others. After the commit it calls
    /// `done` on `executor` with the outcome, or why it failed. After a failure nothing of the command is in
    /// the database. The `done` calls of two commands may come in either order, even on one executor; the
    /// same holds for ask().
    template <class C>
    void write(boost::asio::any_io_executor executor, C command, Done<typename C::Outcome> done);
    /// Same, if no caller waits for the outcome.
    template <class C> void submit(C command);
    /// Same for a coroutine.
    template <class C>
    [[nodiscard]] boost::asio::awaitable<tl::expected<typename C::Outcome, StoreError>> write(C command);

    /// Answers the query on a connection and thread of its own, then calls `done` on `executor`. The query
    /// sees one snapshot with everything committed before this call. It waits for other queries, never for a
    /// commit.
    template <class Q>
    void ask(boost::asio::any_io_executor executor, Q query, Done<typename Q::Outcome> done);
    /// Same for a coroutine.
    template <class Q>
    [[nodiscard]] boost::asio::awaitable<tl::expected<typename Q::Outcome, StoreError>> ask(Q query);
    /// Same as ask() for long queries. `use` gets the outcome on the reading thread, before `done`. These
    /// queries have their own connections and threads, so they wait only for each other. They run in turns:
    /// one per waiting address, then the next of each. Two run at once, never two of the same address, so one
    /// address cannot delay the others alone. If too many wait, the newest of the address with most fails
    /// with StoreFault::crowded, as do those whose clients have gone.
    template <class Q>
    void ask_long(boost::asio::any_io_executor executor, LongAsker asker, Q query,
                  std::function<void(typename Q::Outcome)> use, Done<void> done);
    /// Same for a coroutine.
    template <class Q>
    [[nodiscard]] boost::asio::awaitable<tl::expected<void, StoreError>>
    ask_long(LongAsker asker, Q query, std::function<void(typename Q::Outcome)> use);
    /// Returns the database's folder.
    std::string folder() const;

    /// Answers the query at once on the calling thread; only before anything was posted (start, tests).
    template <class Q> typename Q::Outcome answer_now(const Q& query);
    /// Executes the command at once, under the same condition. Throws StoreError.
    template <class C> typename C::Outcome execute_now(const C& command);
    /// Lets all unfinished tables that live nowhere live at this node, under the same condition. Throws
    /// StoreError.
    void claim_tables();

    /// Returns this program's node of a cluster; without a key on SQLite.
    NodeIdentity node() const;

    /// Fails what waits for PostgreSQL, now and from now on, so that the program can end while it does not
    /// answer.
    void give_up();

    /// Ends what reads the database, as soon as the queries in progress have ended; others are dropped. After
    /// it, nothing that queries refer to is used.
    void stop_reading();

    /// Logs the failures that are not yet logged. To be called from time to time.
    void catch_up();
    StoreCounts counts() const;
    const CommitTimes& commit_times() const;

private:
    class Impl;
    struct Write;
    struct PendingQuery;
    template <class C> struct Job;
    /// Executes a command or answers a query, and keeps the outcome for the caller.
    using Work = std::function<void(Database&)>;
    /// Called once, with the reason if it failed.
    using Report = std::function<void(std::optional<StoreError>)>;
    void put(Write write);
    void put(PendingQuery pending);
    void put_long(PendingQuery pending);
    /// For coroutines: each waits until the work is done, and returns why it failed.
    boost::asio::awaitable<std::optional<StoreError>> written(Work work, std::function<Claims()> claims);
    boost::asio::awaitable<std::optional<StoreError>> answered(Work work);
    boost::asio::awaitable<std::optional<StoreError>> answered_long(LongAsker asker, Work work);
    /// Executor of the coroutines' callbacks.
    boost::asio::any_io_executor executor() const;
    Database& database();

    std::unique_ptr<Impl> impl_;
};

} // namespace germini::store

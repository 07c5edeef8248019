// The Store's functions for each command and query. To be included by store_commands.cpp and
// store_queries.cpp, and by tests with commands and queries of their own.
#pragma once
#include "server/model/command.hpp"
#include "server/store/answer.hpp"
#include "server/store/claims.hpp"
#include "server/store/execute.hpp"
#include "server/store/store.hpp"

#include <optional>

namespace germini::store {

/// A command that waits for its commit, then for its report. It is executed again if a commit fails.
struct Store::Write {
    boost::asio::any_io_executor executor;
    Work execute;
    std::function<Claims()> claims;
    Report done;
    std::optional<StoreError> failed{};
};
/// A query that waits for a connection.
struct Store::PendingQuery {
    boost::asio::any_io_executor executor;
    Work query;
    Report done;
    LongAsker asker{""}; ///< without an address unless the query is long
};

/// A command or query and its outcome, for a caller who is called back. The report owns it and outlives the
/// work.
template <class C> struct Store::Job {
    Job(C asked, Done<typename C::Outcome> whom) : what(std::move(asked)), done(std::move(whom)) {}
    static Report report(std::shared_ptr<Job> job) {
        return [job = std::move(job)](std::optional<StoreError> error) {
            if (error)
                job->done(tl::make_unexpected(*std::move(error)));
            else
                job->done(*std::move(job->outcome));
        };
    }
    C what;
    Done<typename C::Outcome> done;
    std::optional<typename C::Outcome> outcome{};
};

template <class C>
void Store::write(boost::asio::any_io_executor executor, C command, Done<typename C::Outcome> done) {
    const auto job = std::make_shared<Job<C>>(std::move(command), std::move(done));
    put(Write{std::move(executor),
              [at = job.get()](Database& db) { at->outcome.emplace(execute(db, at->what)); },
              [at = job.get()] { return claims_of(at->what); }, Job<C>::report(job)});
}

template <class C> void Store::submit(C command) {
    write(executor(), std::move(command), Done<typename C::Outcome>([](const auto&) {}));
}

// What a coroutine asks stays in its frame, which the report keeps.
template <class C>
boost::asio::awaitable<tl::expected<typename C::Outcome, StoreError>> Store::write(C command) {
    std::optional<typename C::Outcome> outcome;
    Work work = [&command, &outcome](Database& db) { outcome.emplace(execute(db, command)); };
    std::function<Claims()> claims = [&command] { return claims_of(command); };
    auto error = co_await written(std::move(work), std::move(claims));
    if (error) co_return tl::make_unexpected(*std::move(error));
    co_return *std::move(outcome);
}

template <class Q>
void Store::ask(boost::asio::any_io_executor executor, Q query, Done<typename Q::Outcome> done) {
    const auto job = std::make_shared<Job<Q>>(std::move(query), std::move(done));
    put(PendingQuery{std::move(executor),
                     [at = job.get()](Database& db) { at->outcome.emplace(answer(db, at->what)); },
                     Job<Q>::report(job)});
}

template <class Q> boost::asio::awaitable<tl::expected<typename Q::Outcome, StoreError>> Store::ask(Q query) {
    std::optional<typename Q::Outcome> outcome;
    Work work = [&query, &outcome](Database& db) { outcome.emplace(answer(db, query)); };
    auto error = co_await answered(std::move(work));
    if (error) co_return tl::make_unexpected(*std::move(error));
    co_return *std::move(outcome);
}

template <class Q>
void Store::ask_long(boost::asio::any_io_executor executor, LongAsker asker, Q query,
                     std::function<void(typename Q::Outcome)> use, Done<void> done) {
    put_long(PendingQuery{
        std::move(executor),
        [query = std::move(query), use = std::move(use)](Database& db) { use(answer(db, query)); },
        [done = std::move(done)](std::optional<StoreError> error) {
            if (error)
                done(tl::make_unexpected(*std::move(error)));
            else
                done({});
        },
        std::move(asker)});
}

template <class Q>
boost::asio::awaitable<tl::expected<void, StoreError>>
Store::ask_long(LongAsker asker, Q query, std::function<void(typename Q::Outcome)> use) {
    Work work = [&query, &use](Database& db) { use(answer(db, query)); };
    auto error = co_await answered_long(std::move(asker), std::move(work));
    if (error) co_return tl::make_unexpected(*std::move(error));
    co_return tl::expected<void, StoreError>();
}

template <class Q> typename Q::Outcome Store::answer_now(const Q& query) { return answer(database(), query); }

template <class C> typename C::Outcome Store::execute_now(const C& command) {
    Transaction transaction(database(), claims_of(command));
    typename C::Outcome outcome = execute(database(), command);
    transaction.commit();
    return outcome;
}

} // namespace germini::store

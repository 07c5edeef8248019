// The Store's functions for each command and query. To be included by store_commands.cpp and
// store_queries.cpp, and by tests with queries of their own.
#pragma once
#include "server/model/command.hpp"
#include "server/store/answer.hpp"
#include "server/store/claims.hpp"
#include "server/store/execute.hpp"
#include "server/store/store.hpp"

#include <optional>
#include <variant>

namespace germini::store {

/// A command that waits for its commit, then for its report.
struct Store::Write {
    boost::asio::any_io_executor executor;
    model::Command command;
    Done<model::Outcome> done;
    std::optional<tl::expected<model::Outcome, StoreError>> written{};
};
/// A query that waits for a connection.
struct Store::PendingQuery {
    boost::asio::any_io_executor executor;
    std::function<void(Database&)> query;
    std::function<void(std::optional<StoreError>)> done;
    LongAsker asker{""}; ///< without an address unless the query is long
};

/// Starts something that ends with a call of its argument.
using Start = std::function<void(std::function<void()>)>;
/// Starts it and waits for its end (server::callback_value).
[[nodiscard]] boost::asio::awaitable<void> called_back(Start start);

template <class C>
void Store::write(boost::asio::any_io_executor executor, C command, Done<typename C::Outcome> done) {
    auto report = [done = std::move(done)](tl::expected<model::Outcome, StoreError> written) {
        if (written)
            done(std::get<typename C::Outcome>(*std::move(written)));
        else
            done(tl::make_unexpected(std::move(written.error())));
    };
    put(std::make_unique<Write>(std::move(executor), std::move(command), std::move(report)));
}

template <class C> void Store::submit(C command) {
    put(std::make_unique<Write>(executor(), std::move(command), [](const auto&) {}));
}

template <class C>
boost::asio::awaitable<tl::expected<typename C::Outcome, StoreError>> Store::write(C command) {
    std::optional<tl::expected<typename C::Outcome, StoreError>> result;
    Start start = [this, &command, &result](std::function<void()> done) {
        write(executor(), std::move(command), [&result, done = std::move(done)](auto written) {
            result.emplace(std::move(written));
            done();
        });
    };
    co_await called_back(std::move(start));
    co_return *std::move(result);
}

template <class Q>
void Store::ask(boost::asio::any_io_executor executor, Q query, Done<typename Q::Outcome> done) {
    const auto result = std::make_shared<std::optional<typename Q::Outcome>>();
    put(PendingQuery{
        std::move(executor),
        [query = std::move(query), result](Database& database) { result->emplace(answer(database, query)); },
        [result, done = std::move(done)](std::optional<StoreError> error) {
            if (error)
                done(tl::make_unexpected(*std::move(error)));
            else
                done(std::move(**result));
        }});
}

template <class Q> boost::asio::awaitable<tl::expected<typename Q::Outcome, StoreError>> Store::ask(Q query) {
    std::optional<tl::expected<typename Q::Outcome, StoreError>> result;
    Start start = [this, &query, &result](std::function<void()> done) {
        ask(executor(), std::move(query), [&result, done = std::move(done)](auto found) {
            result.emplace(std::move(found));
            done();
        });
    };
    co_await called_back(std::move(start));
    co_return *std::move(result);
}

template <class Q>
void Store::ask_long(boost::asio::any_io_executor executor, LongAsker asker, Q query,
                     std::function<void(typename Q::Outcome)> use, Done<void> done) {
    put_long(PendingQuery{std::move(executor),
                          [query = std::move(query), use = std::move(use)](Database& database) {
                              use(answer(database, query));
                          },
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
    std::optional<tl::expected<void, StoreError>> result;
    Start start = [&](std::function<void()> done) {
        ask_long(executor(), std::move(asker), std::move(query), std::move(use),
                 [&result, done = std::move(done)](tl::expected<void, StoreError> ended) {
                     result.emplace(std::move(ended));
                     done();
                 });
    };
    co_await called_back(std::move(start));
    co_return *std::move(result);
}

template <class Q> typename Q::Outcome Store::answer_now(const Q& query) { return answer(database(), query); }

template <class C> typename C::Outcome Store::execute_now(const C& command) {
    Transaction transaction(database(), claims_of(command));
    model::Outcome outcome = execute(database(), command);
    transaction.commit();
    return std::get<typename C::Outcome>(std::move(outcome));
}

} // namespace germini::store

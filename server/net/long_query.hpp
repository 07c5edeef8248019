// Queries that read a large part of the database. They are served by address in turn, and their answers may
// be large.
#pragma once
#include "server/net/large_answer.hpp"
#include "server/net/replies.hpp"
#include "server/net/share.hpp"
#include "server/store/sessions.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace germini::server {

/// Runs `query` on a separate queue, so that short queries do not wait for it, and calls `go_on` with the
/// result. Replies 503 `busy` if too many are waiting.
template <class Query, class GoOn>
void then_long(const ServerContext& server, const NetSettings& settings, const AddressPtr& address,
               Query query, GoOn go_on, const Reply& reply) {
    auto one = take_share(address, &AddressState::long_queries, 1, settings.long_queries_per_address);
    auto all = take_share(address->totals, &AddressTotals::long_queries, 1, settings.total_long_queries);
    if (!one || !all) return reply(busy());
    auto done = [go_on = std::move(go_on), reply, one = std::move(one),
                 all = std::move(all)](const std::optional<store::StoreError>& error, auto result) {
        if (error) return reply(failed(*error));
        try {
            go_on(std::move(result.value()));
        } catch (const std::exception& fault) {
            journal::error({}, "request failed: {}", fault.what());
            reply(broken());
        }
    };
    server.store.read_long(server.context.get_executor(), address->counted_as, std::move(query),
                           std::move(done));
}

/// Runs a long query for a request that writes afterwards. Replies 401 if the session has ended in the
/// meantime.
template <class Query, class GoOn>
void then_long_for(const model::Guest& guest, const ServerContext& server, const NetSettings& settings,
                   const AddressPtr& address, Query query, GoOn go_on, const Reply& reply) {
    auto if_session = [key = guest.key, session = guest.session,
                       query = std::move(query)](store::Database& db) {
        using Result = decltype(query(db));
        return store::is_session(db, key, session) ? std::optional<Result>(query(db)) : std::nullopt;
    };
    auto if_found = [go_on = std::move(go_on), reply](auto result) {
        if (!result) return reply(no_guest());
        go_on(*std::move(result));
    };
    then_long(server, settings, address, std::move(if_session), std::move(if_found), reply);
}

/// Runs a long query with a possibly large answer. `answer(database, body)` returns the response; it writes
/// the body to `body` or leaves it in the response.
template <class Answer>
void ask_long(const ServerContext& server, const NetSettings& settings, const AddressPtr& address,
              Answer answer, const Reply& reply) {
    auto query = [&server, &settings, address, answer = std::move(answer)](store::Database& db) {
        AnswerWriter body(settings, server.store.folder(), address);
        Response response = answer(db, body);
        body.put(response.body);
        return body.finish(std::move(response));
    };
    const auto go_on = [reply](Response response) { reply(std::move(response)); };
    then_long(server, settings, address, std::move(query), go_on, reply);
}

} // namespace germini::server

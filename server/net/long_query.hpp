// Queries that read a large part of the database. They are served by address in turn, and their answers may
// be large.
#pragma once
#include "server/model/query.hpp"
#include "server/net/call.hpp"
#include "server/net/large_answer.hpp"
#include "server/net/replies.hpp"
#include "server/net/share.hpp"

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace germini::server {

/// What `make` returns for the outcome of a query.
template <class Q, class Make>
using MadeOf = std::remove_cvref_t<std::invoke_result_t<Make, typename Q::Outcome>>;

/// Asks a query on a separate queue, so that short queries do not wait for it. Returns `make(outcome)`, which
/// runs on the reading thread, by default the outcome itself; 503 `busy` if too many queries are waiting, or
/// the client has gone before its turn.
template <class Q, class Make = std::identity>
boost::asio::awaitable<OrResponse<MadeOf<Q, Make>>> ask_long(const ServerContext& server,
                                                             const NetSettings& settings, const Call& call,
                                                             Q query, Make make = {}) {
    const AddressPtr& address = call.request.address;
    const auto one = take_share(address, &AddressState::long_queries, 1, settings.long_queries_per_address);
    if (!one) co_return tl::make_unexpected(busy());
    store::LongAsker asker(address->counted_as, call.request.gone);
    std::optional<MadeOf<Q, Make>> made;
    std::function<void(typename Q::Outcome)> use = [&made, make = std::move(make)](auto outcome) mutable {
        made.emplace(make(std::move(outcome)));
    };
    const auto ended = co_await server.store.ask_long(std::move(asker), std::move(query), std::move(use));
    if (!ended) co_return tl::make_unexpected(failed(ended.error()));
    co_return *std::move(made);
}

/// Does the same for a request that writes afterwards. Returns 401 if the session has ended in the meantime.
/// `make` gets an outcome only if it has not.
template <class Q, class Make = std::identity>
boost::asio::awaitable<OrResponse<MadeOf<Q, Make>>> ask_to_write(const ServerContext& server,
                                                                 const NetSettings& settings,
                                                                 const Call& call, Q query, Make make = {}) {
    using Made = MadeOf<Q, Make>;
    model::IfSession<Q> if_session{call.guest->key, call.guest->session, std::move(query)};
    auto make_if = [make = std::move(make)](std::optional<typename Q::Outcome> outcome) {
        return outcome ? std::optional<Made>(make(*std::move(outcome))) : std::nullopt;
    };
    auto made = co_await ask_long(server, settings, call, std::move(if_session), std::move(make_if));
    if (!made) co_return tl::make_unexpected(std::move(made.error()));
    if (!*made) co_return tl::make_unexpected(no_guest());
    co_return **std::move(made);
}

/// Answers a long query, possibly at length. `render(outcome, body)` runs on the reading thread. It returns
/// the response, and writes the body to `body` or leaves it in the response.
template <class Q, class Render>
Answer answer_long(const ServerContext& server, const NetSettings& settings, const Call& call, Q query,
                   Render render) {
    auto make = [&server, &settings, address = call.request.address,
                 render = std::move(render)](typename Q::Outcome outcome) {
        AnswerWriter body(server, settings, address);
        Response response = render(std::move(outcome), body);
        body.put(response.body);
        return body.finish(std::move(response));
    };
    auto made = co_await ask_long(server, settings, call, std::move(query), std::move(make));
    co_return made ? *std::move(made) : std::move(made.error());
}

} // namespace germini::server

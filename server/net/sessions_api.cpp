#include "server/net/sessions_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/actor/server_context.hpp"
#include "server/model/account_command.hpp"
#include "server/model/account_query.hpp"

#include <nlohmann/json.hpp>

namespace germini::server {

using nlohmann::ordered_json;

Answer SessionsApi::list(const Call& call) const {
    const model::ListSessions query{call.guest->key};
    const auto sessions = co_await server_.store.ask(query);
    if (!sessions) co_return failed(sessions.error());
    auto list = ordered_json::array();
    for (const auto& [key, session] : *sessions)
        list.push_back({{"session", session.id},
                        {"device", session.device},
                        {"created", protocol::utc_text(session.created)},
                        {"seen", protocol::utc_text(session.seen)},
                        {"this", key == call.guest->session}});
    co_return wrapped("sessions", list);
}

Answer SessionsApi::end_others(const Call& call) const {
    const model::EndSessions command{call.guest->key, std::nullopt, call.guest->session};
    const auto ended = co_await server_.store.write(command);
    if (!ended) co_return failed(ended.error());
    sockets_.end(ended->sessions);
    co_return json_response(200, {{"ended", ended->sessions.size()}});
}

Answer SessionsApi::end(const Call& call) const {
    const model::EndSessions command{call.guest->key, call.id(), call.guest->session};
    const auto ended = co_await server_.store.write(command);
    if (!ended) co_return failed(ended.error());
    if (ended->sessions.empty()) co_return not_found();
    sockets_.end(ended->sessions);
    co_return json_response(200, {{"ended", ended->sessions.size()}});
}

} // namespace germini::server

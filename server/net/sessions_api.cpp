#include "server/net/sessions_api.hpp"

#include "protocol/wire/outbound.hpp"
#include "server/store/sessions.hpp"

namespace germini::server {

using nlohmann::ordered_json;

void SessionsApi::list(const model::Guest& guest, const Reply& reply) const {
    const auto query = [key = guest.key](store::Database& db) { return store::sessions_of(db, key); };
    const auto answer = [mine = guest.session](const auto& sessions) {
        auto list = ordered_json::array();
        for (const auto& [key, session] : sessions)
            list.push_back({{"session", session.id},
                            {"device", session.device},
                            {"created", protocol::utc_text(session.created)},
                            {"seen", protocol::utc_text(session.seen)},
                            {"this", key == mine}});
        return wrapped("sessions", list);
    };
    ask(server_, query, answer, reply);
}

void SessionsApi::end_others(const model::Guest& guest, const Reply& reply) const {
    auto done = [this, reply](const auto& ended) {
        if (!ended) return reply(failed(ended.error()));
        sockets_.end(ended->sessions);
        reply(json_response(200, {{"ended", ended->sessions.size()}}));
    };
    server_.store.write(server_.context.get_executor(),
                        model::EndSessions{guest.key, std::nullopt, guest.session}, std::move(done));
}

void SessionsApi::end(const std::string& id, const model::Guest& guest, const Reply& reply) const {
    auto done = [this, reply](const auto& ended) {
        if (!ended) return reply(failed(ended.error()));
        if (ended->sessions.empty()) return reply(not_found());
        sockets_.end(ended->sessions);
        reply(json_response(200, {{"ended", ended->sessions.size()}}));
    };
    server_.store.write(server_.context.get_executor(), model::EndSessions{guest.key, id, guest.session},
                        std::move(done));
}

} // namespace germini::server

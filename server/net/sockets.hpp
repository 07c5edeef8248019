// The open WebSockets by session, so that they end with their session.
#pragma once
#include "server/actor/table_client.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace germini::server {

/// Thread-safe.
class Sockets {
public:
    explicit Sockets(boost::asio::io_context& io) : strand_(boost::asio::make_strand(io)) {}

    void opened(const TableClientPtr& client) {
        boost::asio::post(strand_, [this, weak = std::weak_ptr(client), key = client.get(),
                                    session = client->guest().session] { open_[session][key] = weak; });
    }
    void closed(const TableClient& client) {
        boost::asio::post(strand_, [this, key = &client, session = client.guest().session] {
            const auto found = open_.find(session);
            if (found == open_.end()) return;
            found->second.erase(key);
            if (found->second.empty()) open_.erase(found);
        });
    }
    /// Closes the WebSockets of these sessions: with a goodbye, or without one if their guest now has another
    /// identity (`renewed`).
    void end(std::vector<model::SessionKey> sessions, CloseReason why = CloseReason::gone) {
        boost::asio::post(strand_, [this, why, sessions = std::move(sessions)] {
            for (const model::SessionKey session : sessions) {
                const auto found = open_.find(session);
                if (found == open_.end()) continue;
                for (const auto& [key, weak] : found->second)
                    if (const auto client = weak.lock()) client->close(why);
            }
        });
    }

private:
    boost::asio::strand<boost::asio::io_context::executor_type> strand_;
    std::map<model::SessionKey, std::map<const TableClient*, std::weak_ptr<TableClient>>> open_;
};

} // namespace germini::server

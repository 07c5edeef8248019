// Every limit of the network, with its default.
#pragma once
#include "server/net/networks.hpp"
#include "server/net/outbox.hpp"
#include "server/net/token_bucket.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace germini::server {

struct NetSettings {
    std::string address = "0.0.0.0";
    unsigned short port = 8080;
    std::string web;                  ///< folder of the built client; empty: none is served
    std::vector<std::string> origins; ///< allowed beside the server's own host, as "https://cards.example"
    std::vector<std::string> hosts;   ///< names that the server goes by; empty: any
    Networks trusted_proxies;         ///< whose X-Forwarded-For and X-Forwarded-Proto are believed
    bool secure_cookies = false;      ///< TLS is ended in front of the server
    bool metrics = false;             ///< serve GET /metrics

    std::size_t connections = 10'000;         ///< in all
    std::size_t connections_an_address = 200; ///< see addresses.hpp
    std::chrono::seconds request_time{10};    ///< for a request to arrive whole
    std::chrono::seconds keep_alive{30};      ///< between requests
    std::chrono::seconds handshake_time{10};  ///< of the WebSocket; also for its hello
    std::chrono::seconds idle_time{30};       ///< of a WebSocket that answers no ping
    std::chrono::seconds close_time{5};       ///< to take the last message and say goodbye
    std::size_t header_bytes = 8u * 1024;
    std::size_t body_bytes = 16u * 1024;
    std::size_t message_bytes = 32u * 1024;
    OutboxLimits outbox;
    int socket_buffer = 64 * 1024; ///< bytes that the system holds for a WebSocket beside the outbox

    Rate requests_an_address{20, 120}; ///< to /api and /ws
    Rate guests_an_address{0.5, 100};  ///< new guests
    Rate messages_a_connection{10, 40};
    std::size_t too_many_messages = 200; ///< refused in a row: then the connection is closed
};

} // namespace germini::server

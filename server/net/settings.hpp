// Every limit of the network, with its default.
#pragma once
#include "server/account/slowing.hpp"
#include "server/net/networks.hpp"
#include "server/net/outbox.hpp"
#include "server/net/token_bucket.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// An address and its port, 0 for any free one.
struct ListenAt {
    std::string address = "127.0.0.1";
    unsigned short port = 0;
};

struct NetSettings {
    std::string address = "0.0.0.0";
    unsigned short port = 8080;
    std::string web;                  ///< folder of the built client; empty: none is served
    std::vector<std::string> origins; ///< allowed beside the server's own host, as "https://cards.example"
    std::vector<std::string> hosts;   ///< names that the server goes by; empty: any
    std::string page_origin;          ///< of the page that people open; empty: see own_page in headers.hpp
    Networks trusted_proxies;         ///< whose X-Forwarded-For and X-Forwarded-Proto are believed
    bool secure_cookies = false;      ///< TLS is ended in front of the server
    bool closed = false;              ///< no guests, and accounts by invitation
    std::string source;               ///< where this program's source is to be had; empty: nobody has said
    std::optional<ListenAt> metrics;  ///< where GET /metrics is served; none: nowhere

    std::size_t connections = 10'000;         ///< in all
    std::size_t connections_an_address = 200; ///< see addresses.hpp
    std::chrono::seconds request_time{10};    ///< for a request to arrive whole
    std::chrono::seconds keep_alive{30};      ///< between requests
    std::chrono::seconds handshake_time{10};  ///< of the WebSocket; also for its hello
    std::chrono::seconds idle_time{30};       ///< of a WebSocket that answers no ping
    /// A WebSocket at a table that says nothing, not even in answer to a ping, is shown to be silent after so
    /// long, or a third more; nothing else comes of it.
    std::chrono::milliseconds silence{7500};
    std::chrono::seconds close_time{5}; ///< to take the last message and say goodbye
    std::size_t header_bytes = 8u * 1024;
    std::size_t body_bytes = 16u * 1024;
    std::size_t import_bytes = 256u * 1024; ///< of a past season, which comes as one text
    std::size_t message_bytes = 32u * 1024;

    // Requests that are still coming and answers that clients have not taken. An answer that is longer than
    // `large_answer` waits in a file and is sent in pieces; a shorter one, and a request, in memory.
    std::size_t small_answer = 16u * 1024;                ///< up to this it is not counted; see body_bytes
    std::size_t transfer_an_address = 16u * 1024 * 1024;  ///< bytes in memory
    std::size_t transfer_in_all = 128u * 1024 * 1024;     ///< bytes in memory
    std::size_t large_answer = 256u * 1024;               ///< from this on it waits in a file
    std::size_t large_answers_an_address = 2;             ///< at once
    std::size_t large_answers_in_all = 32;                ///< at once; a descriptor each, see descriptors.hpp
    std::size_t large_bytes_in_all = 1024u * 1024 * 1024; ///< bytes in files
    // Questions that wait for the database and read much of it (Store::read_long).
    std::size_t long_questions_an_address = 32, long_questions_in_all = 256;
    OutboxLimits outbox;
    int socket_buffer = 64 * 1024; ///< bytes that the system holds for a WebSocket beside the outbox
    int http_buffer = 256 * 1024;  ///< bytes that the system holds for any other connection

    // Requests of one address, by what they cost the server.
    Rate requests_an_address{20, 120};  ///< to /api and /ws
    Rate pages_an_address{100, 2000};   ///< files of the client, of which a first visit takes some 130
    Rate others_an_address{20, 100};    ///< /healthz, /readyz, what is not there, and what is no request
    Rate guests_an_address{0.5, 100};   ///< new guests
    Rate passwords_an_address{0.1, 30}; ///< wrong passwords and codes
    Rate hashes_an_address{0.5, 30};    ///< passwords that are hashed or compared, right or wrong
    account::Slowing::Measure passwords_a_login; ///< wrong ones, from one address
    /// Wrong ones from all addresses together. Looser: else a stranger could keep an account's owner out.
    account::Slowing::Measure passwords_in_all{200};
    Rate seasons_an_address{2, 60};   ///< all of a season, or of what is kept of oneself
    Rate imports_an_address{0.1, 30}; ///< files of past matches, also tried ones
    Rate results_an_address{1, 30};   ///< manual results, answers to them, corrections
    /// Too much is answered by too_fast only so often; then an address's own connections end without a word,
    /// and new ones at once.
    Rate refusals_an_address{20, 100};
    std::size_t refusals_a_connection = 20; ///< so many of those answers, then it ends

    // Messages of WebSockets, control frames among them.
    Rate messages_a_connection{10, 40};
    Rate messages_an_address{200, 1000};
    /// Messages that came too fast, and were not read. More than these, in a row or not, and the connection
    /// ends.
    Rate unread_a_connection{2, 200};
    /// One of them is answered in so long. A client that waits twice as long, and sends again what is not
    /// answered by then, misses none.
    std::chrono::milliseconds between_complaints{250};
};

} // namespace germini::server

// All limits of the network layer, with their defaults.
#pragma once
#include "server/account/login_throttle.hpp"
#include "server/day/day_settings.hpp"
#include "server/net/networks.hpp"
#include "server/net/outbox.hpp"
#include "server/token_bucket.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// An address and port to listen on; port 0 chooses any free port.
struct ListenAt {
    std::string address = "127.0.0.1";
    unsigned short port = 0;
};

struct NetSettings {
    std::string address = "0.0.0.0";
    unsigned short port = 8080;
    std::string web; ///< folder of the built web client; empty: none is served
    std::vector<std::string>
        origins;                    ///< allowed besides the server's own origin, e.g. "https://cards.example"
    std::vector<std::string> hosts; ///< host names of the server; empty: any
    std::string page_origin;     ///< origin of the page that people open; empty: see own_page in headers.hpp
    Networks trusted_proxies;    ///< proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted
    bool secure_cookies = false; ///< TLS terminates at a proxy in front of the server
    bool closed = false;         ///< no guests, and sign-up by invitation only
    day::DaySettings day;        ///< of the deal of the day
    std::string source;          ///< address of this program's source code; empty: not given
    std::optional<ListenAt> metrics; ///< listen address for GET /metrics; nullopt: no metrics

    std::size_t connections = 10'000;          ///< in total
    std::size_t connections_per_address = 200; ///< see addresses.hpp
    std::chrono::seconds request_time{10};     ///< to receive a complete request
    std::chrono::seconds keep_alive{30};       ///< between requests
    /// The same on a trusted proxy's connection. Longer than proxies keep idle ones (Caddy: 2 minutes), so
    /// that no request meets a connection that is being closed.
    std::chrono::seconds proxy_keep_alive{180};
    std::chrono::seconds handshake_time{10}; ///< for the WebSocket handshake, and again for the hello
    std::chrono::seconds idle_time{30};      ///< until a WebSocket that answers no ping is closed
    /// A WebSocket at a table from which nothing arrives, not even answers to pings, is shown as silent after
    /// this time, or up to a third later. It has no other effect.
    std::chrono::milliseconds silence{7500};
    std::chrono::seconds close_time{5}; ///< to receive the last message and the closing handshake
    std::size_t header_bytes = 8u * 1024;
    std::size_t body_bytes = 16u * 1024;
    std::size_t message_bytes = 32u * 1024;

    // Answers not yet taken by clients. An answer longer than `large_answer` is stored in a file and sent in
    // pieces; shorter answers stay in memory.
    std::size_t small_answer = 16u * 1024;                ///< answers up to this size are not counted
    std::size_t transfer_per_address = 16u * 1024 * 1024; ///< bytes in memory
    std::size_t total_transfer = 128u * 1024 * 1024;      ///< bytes in memory
    std::size_t large_answer = 256u * 1024;               ///< longer answers are stored in a file
    std::size_t large_answers_per_address = 2;            ///< at once
    std::size_t total_large_answers = 32; ///< at once; each uses a file descriptor, see descriptors.hpp
    std::size_t total_large_bytes = 1024u * 1024 * 1024; ///< bytes in files
    std::size_t long_queries_per_address = 32;           ///< waiting for the database (Store::ask_long)
    // Reviews in progress. Those of records from anywhere take no place of those of hands played here.
    std::size_t reviews_per_address = 2, total_reviews = 32, total_record_reviews = 8;
    OutboxLimits outbox;
    int socket_buffer = 64 * 1024; ///< system send buffer of a WebSocket in bytes, in addition to the outbox
    int http_buffer = 256 * 1024;  ///< system send buffer of any other connection, in bytes

    // Request rates per address, by what the requests cost the server.
    Rate requests_per_address{20, 1000}; ///< to /api and /ws
    Rate pages_per_address{100, 12000};  ///< files of the web client; a first visit loads about 170
    Rate others_per_address{20, 100};    ///< /healthz, /readyz, unknown paths and malformed requests
    Rate guests_per_address{0.5, 100};   ///< new guests
    Rate hands_per_address{0.02, 600};   ///< opened at its tables, and tries begun; each stays on the disk
    Rate passwords_per_address{0.1, 30}; ///< wrong passwords and codes
    Rate hashes_per_address{0.5, 30};    ///< passwords hashed or compared, right or wrong
    account::LoginThrottle::Config passwords_per_login; ///< wrong passwords per login, from one address
    /// Wrong passwords per login, from all addresses together. Looser, so that a stranger cannot lock out the
    /// account's owner.
    account::LoginThrottle::Config total_passwords_per_login{200};
    Rate seasons_per_address{2, 60};     ///< exports of a full season or of personal data
    std::size_t maintained_tables = 100; ///< listed for administrators; of further ones the number is sent
    /// What stays in clubs: manual results, answers to them, corrections, new clubs, seasons, evenings,
    /// invitations.
    Rate results_per_address{0.05, 300};
    /// `too_fast` answers to requests over a limit. Beyond this rate, the address's own connections end
    /// without an answer, and new ones are closed at once.
    Rate refusals_per_address{20, 100};
    std::size_t refusals_per_connection = 20; ///< number of such answers after which the connection ends

    // WebSocket messages, including control frames.
    Rate messages_per_connection{10, 40};
    Rate messages_per_address{200, 1000};
    /// Messages over the limit, which are dropped. If there are more than these, consecutive or not, the
    /// connection ends.
    Rate dropped_per_connection{2, 200};
    /// Minimum interval between error replies to dropped messages. A client that waits twice as long, and
    /// resends anything unanswered by then, misses no reply.
    std::chrono::milliseconds error_reply_interval{250};
};

} // namespace germini::server

// One WebSocket: a reader that passes messages to the table, and a writer that empties a bounded outbox.
#pragma once
#include "server/actor/table_actor.hpp"
#include "server/inbox.hpp"
#include "server/net/beast.hpp"
#include "server/net/context.hpp"
#include "server/net/frame_stream.hpp"
#include "server/net/outbox.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace germini::server {

/// What an open connection keeps: its places in the totals of its listener and of its address.
struct HeldPlaces {
    std::shared_ptr<void> of_listener, of_address;
    std::stop_source lost; ///< requested to stop once another address has the second
};

class WebSocketSession final : public TableClient,
                               public FrameSender,
                               public std::enable_shared_from_this<WebSocketSession> {
public:
    WebSocketSession(Socket socket, NetContext& net, model::Guest guest, AddressPtr address);
    WebSocketSession(const WebSocketSession&) = delete;
    WebSocketSession& operator=(const WebSocketSession&) = delete;
    ~WebSocketSession() override { count_behind(false); }

    /// Accepts the upgrade. From then on the connection serves itself until it ends, and keeps the places.
    asio::awaitable<void> accept(std::unique_ptr<http::request<http::string_body>> upgrade,
                                 HeldPlaces places);

    bool put(Payload message) override;
    void deliver() override;
    void close(Parting why) override;
    void sent(const ErrorCode& error) override;

private:
    /// Bytes of a message read at once; most messages are shorter.
    static constexpr std::size_t kPiece = 256;

    void configure();
    void hold(HeldPlaces places);
    // A chain of callbacks: a coroutine for each connection would keep its frames as long.
    void read();
    void received(std::size_t size);
    void ended();
    void failed(const char* why);
    void count_control_frames();
    void input_received();
    std::chrono::milliseconds liveness_interval() const;
    void schedule_liveness_check();
    void check_liveness();
    bool in_time();
    journal::LogContext log_context() const;
    bool may_be_read();
    std::optional<protocol::Hello> take_before_hello(std::string_view text);
    asio::awaitable<std::optional<Parting>> recheck_identity();
    asio::awaitable<std::optional<Parting>> find_table(protocol::Hello hello);
    void enter(protocol::Hello hello);
    void take(std::string_view text);
    void send_error(const protocol::ReadError& error, std::optional<protocol::ActionId> id);
    void take_inbox();
    void push(Payload message);
    void queue(Payload message);
    void send_close(const Parting& why);
    void write();
    void count_behind(bool behind);
    void finish_closing();
    void drop_connection();

    NetContext& net_;
    Strand strand_;
    websocket::stream<FrameStream, false> socket_; // no compression
    /// Messages from the table that the strand has not processed yet; one run on the strand takes them all.
    Inbox<Payload> inbox_;
    Outbox outbox_;
    const std::shared_ptr<std::atomic<std::int64_t>>
        all_behind_; ///< number of WebSockets with a backlog like this one
    bool behind_ = false;
    bool writing_ = false;
    bool open_ = false;
    std::optional<Parting> closing_;
    AddressPtr address_;
    struct CrowdedOut {
        void operator()() const {
            if (const auto session = weak.lock()) session->close(CloseReason::crowded_out);
        }
        std::weak_ptr<WebSocketSession> weak;
    };
    HeldPlaces places_;
    std::optional<std::stop_callback<CrowdedOut>> cut_;
    std::array<char, kPiece> piece_{};
    std::string begun_; ///< start of a message longer than the piece
    TokenBucket messages_;
    TokenBucket dropped_;       ///< messages over the limit that are tolerated
    TokenBucket error_replies_; ///< error replies to them
    std::shared_ptr<TableActor> table_;
    using Clock = std::chrono::steady_clock;
    Clock::time_point last_input_ = Clock::now(); ///< when the last input arrived
    bool silent_ = false, pinging_ = false;
    asio::steady_timer liveness_timer_; ///< next check for silence
    asio::steady_timer deadline_;       ///< for the hello, later for the closing handshake
};

} // namespace germini::server

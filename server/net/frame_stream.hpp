// The layer between a WebSocket and its TCP socket. It sends several messages as whole frames in one system
// call, and usually completes at once without a callback. Beast writes one message per system call, and those
// calls dominate the cost of relaying messages. Beast's own control frames (pong, close, the handshake
// response) pass through here too, so no frame is ever split by another.
#pragma once
#include "server/actor/table_client.hpp"
#include "server/net/beast.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// A user of FrameStream::send().
class FrameSender {
public:
    FrameSender() = default;
    FrameSender(const FrameSender&) = delete;
    FrameSender& operator=(const FrameSender&) = delete;
    virtual ~FrameSender() = default;
    /// Reports that a deferred send() is complete or has failed. Runs on the stream's strand.
    virtual void sent(const ErrorCode& error) = 0;
};

/// A stream as defined by Beast and Asio. Use it only on the strand of the socket below.
class FrameStream {
public:
    using next_layer_type = Socket;
    using executor_type = Socket::executor_type;

    explicit FrameStream(Socket below);
    FrameStream(FrameStream&&) = default;
    FrameStream& operator=(FrameStream&&) = delete;
    FrameStream(const FrameStream&) = delete;
    FrameStream& operator=(const FrameStream&) = delete;
    ~FrameStream() {
        if (state_) close();
    }

    executor_type get_executor() noexcept { return state_->below.get_executor(); }
    next_layer_type& next_layer() noexcept { return state_->below; }
    const next_layer_type& next_layer() const noexcept { return state_->below; }
    /// Closes the socket at once.
    void close();

    /// Maximum number of messages per system call; each takes two buffers, a header and a text.
    static constexpr std::size_t kMostTexts = 8;

    enum class Sent : std::uint8_t { done, later, failed };
    /// Sends the texts (at most kMostTexts), each as one frame. `later`: the socket did not accept everything
    /// at once, and `sender` is notified of the result. Until then, `sender` is kept alive and must not call
    /// send() again.
    Sent send(std::span<const Payload> texts, std::shared_ptr<FrameSender> sender);

    template <class Buffers, class Token> auto async_read_some(const Buffers& buffers, Token&& token) {
        return state_->below.async_read_some(buffers, std::forward<Token>(token));
    }
    /// Writes Beast's own frames: copies them and queues them in order.
    template <class Buffers, class Token> auto async_write_some(const Buffers& buffers, Token&& token) {
        return asio::async_initiate<Token, void(ErrorCode, std::size_t)>(
            [](auto handler, const std::shared_ptr<State>& state, const Buffers& bytes) {
                const std::size_t size = beast::buffer_bytes(bytes);
                const auto held = std::make_shared<decltype(handler)>(std::move(handler));
                state->controls += beast::buffers_to_string(bytes);
                state->waiting.push_back(
                    [held, size, executor = state->below.get_executor()](const ErrorCode& error) {
                        asio::post(executor,
                                   beast::bind_front_handler(std::move(*held), error, error ? 0 : size));
                    });
                write(state);
            },
            token, state_, buffers);
    }

    /// Closes the connection, see lingering_close.hpp.
    template <class Handler> void lingering_close(Handler handler) {
        const auto held = std::make_shared<Handler>(std::move(handler));
        lingering_close(state_, [held](const ErrorCode& error) { (*held)(error); });
    }

private:
    using Done = std::function<void(const ErrorCode&)>;
    struct State {
        explicit State(Socket next) : below(std::move(next)) {}
        Socket below;
        std::optional<Stream> closing; ///< has the socket during the lingering close
        // Queued for the next write.
        std::string controls;
        std::vector<Done> waiting;
        std::vector<Payload> texts;
        std::shared_ptr<FrameSender> sender;
        // Being written: the part that the socket did not accept at once.
        bool writing = false;
        std::string rest;
        std::vector<Done> waiting_now;
        std::shared_ptr<FrameSender> sender_now;
    };
    /// Completion handler of a write. If it is destroyed without being called, e.g. when the io_context is
    /// destroyed, it releases the waiting handlers. They own the stream that owns them.
    class Writing {
    public:
        explicit Writing(std::shared_ptr<State> state) : state_(std::move(state)) {}
        Writing(Writing&&) = default;
        Writing& operator=(Writing&&) = delete;
        Writing(const Writing&) = delete;
        Writing& operator=(const Writing&) = delete;
        ~Writing();
        void operator()(const ErrorCode& error, std::size_t /*size*/);

    private:
        std::shared_ptr<State> state_;
    };
    static void lingering_close(const std::shared_ptr<State>& state, Done done);
    static void write(const std::shared_ptr<State>& state);
    static void write_rest(const std::shared_ptr<State>& state, std::string rest);
    static void written(const std::shared_ptr<State>& state, const ErrorCode& error);

    std::shared_ptr<State> state_;
};

/// Closes the connection, called by Beast. Beast 1.81's default closes after the first 2,048 bytes read.
template <class Handler>
void async_teardown(beast::role_type /*role*/, FrameStream& stream, Handler&& handler) {
    stream.lingering_close(std::forward<Handler>(handler));
}

} // namespace germini::server

// Between the WebSocket and its socket: messages go out many at a time, as whole frames in one system call,
// and at once: most often the socket takes all of it, and nobody has to come back to hear so. The library
// writes one message a call, and the calls are what passing messages on costs most. The control
// frames of the library itself (pong, close, the handshake's answer) pass through here too, so nothing is
// ever cut in two.
#pragma once
#include "server/actor/peer.hpp"
#include "server/net/beast.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace germini::server {

/// Who sends through a FrameStream.
class FrameSender {
public:
    FrameSender() = default;
    FrameSender(const FrameSender&) = delete;
    FrameSender& operator=(const FrameSender&) = delete;
    virtual ~FrameSender() = default;
    /// What send() had to put off is written, or could not be. On the stream's strand.
    virtual void sent(const ErrorCode& error) = 0;
};

/// A stream in the sense of Beast and Asio. All of it is used on the strand of the stream below.
class FrameStream {
public:
    using next_layer_type = Stream;
    using executor_type = Stream::executor_type;

    explicit FrameStream(Stream below);
    FrameStream(FrameStream&&) = default;
    FrameStream& operator=(FrameStream&&) = delete;
    FrameStream(const FrameStream&) = delete;
    FrameStream& operator=(const FrameStream&) = delete;
    ~FrameStream() {
        if (state_) state_->below.close();
    }

    executor_type get_executor() noexcept { return state_->below.get_executor(); }
    next_layer_type& next_layer() noexcept { return state_->below; }
    const next_layer_type& next_layer() const noexcept { return state_->below; }

    /// How many messages one call of the system takes: a header and a text each.
    static constexpr std::size_t kMostTexts = 8;

    enum class Sent : std::uint8_t { done, later, failed };
    /// Sends the texts (at most kMostTexts), each as one frame. `later`: the socket does not take it at once;
    /// `sender` hears what came of it, lives as long, and calls again only then.
    Sent send(std::span<const Payload> texts, std::shared_ptr<FrameSender> sender);

    template <class Buffers, class Token> auto async_read_some(const Buffers& buffers, Token&& token) {
        return state_->below.async_read_some(buffers, std::forward<Token>(token));
    }
    /// The library's own frames: copied, and written in their turn.
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

    /// Ends the connection, see drain.hpp.
    template <class Handler> void drain(Handler handler) {
        const auto held = std::make_shared<Handler>(std::move(handler));
        drain(state_, [held](const ErrorCode& error) { (*held)(error); });
    }

private:
    using Done = std::function<void(const ErrorCode&)>;
    struct State {
        explicit State(Stream next) : below(std::move(next)) {}
        Stream below;
        // To be written next.
        std::string controls;
        std::vector<Done> waiting;
        std::vector<Payload> texts;
        std::shared_ptr<FrameSender> sender;
        // Being written: what the socket did not take at once.
        bool writing = false;
        std::string rest;
        std::vector<Done> waiting_now;
        std::shared_ptr<FrameSender> sender_now;
    };
    /// What waits for a write. Dropped before its time, with all that the program had to do, it lets go of
    /// those who wait: they hold the stream that holds them.
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
    static void drain(const std::shared_ptr<State>& state, Done done);
    static void write(const std::shared_ptr<State>& state);
    static void write_rest(const std::shared_ptr<State>& state, std::string rest);
    static void written(const std::shared_ptr<State>& state, const ErrorCode& error);

    std::shared_ptr<State> state_;
};

/// The end of the connection, as Beast asks for it. Beast 1.81's own way closes after the first 2,048 bytes
/// that it reads.
template <class Handler>
void async_teardown(beast::role_type /*role*/, FrameStream& stream, Handler&& handler) {
    stream.drain(std::forward<Handler>(handler));
}

} // namespace germini::server

#include "server/net/frame_stream.hpp"

#include "server/net/lingering_close.hpp"

#include <array>
#include <boost/asio/write.hpp>

namespace germini::server {
namespace {

// RFC 6455, 5.2: a final text frame, unmasked because a server sends it.
constexpr unsigned char kFinalText = 0x81;
constexpr std::size_t kInOneByte = 125, kInTwoBytes = 0xffff;
constexpr unsigned char kTwoBytes = 126, kEightBytes = 127;

struct Head {
    std::array<unsigned char, 10> bytes;
    std::size_t size;
};

Head head_of(std::size_t size) {
    Head head{{kFinalText}, 2};
    std::size_t wide = 0;
    if (size <= kInOneByte) {
        head.bytes[1] = static_cast<unsigned char>(size);
    } else if (size <= kInTwoBytes) {
        head.bytes[1] = kTwoBytes;
        wide = 2;
    } else {
        head.bytes[1] = kEightBytes;
        wide = 8;
    }
    for (std::size_t i = 0; i < wide; ++i)
        head.bytes[head.size++] = static_cast<unsigned char>(size >> (8 * (wide - 1 - i)) & 0xffu);
    return head;
}

/// The buffers of one write: Beast's own frames, then texts as frames. The arguments must stay alive.
class Frames {
public:
    Frames(const std::string& controls, std::span<const Payload> texts) {
        if (!controls.empty()) buffers_[count_++] = asio::buffer(controls);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            heads_[i] = head_of(texts[i]->size());
            buffers_[count_++] = asio::buffer(heads_[i].bytes.data(), heads_[i].size);
            buffers_[count_++] = asio::buffer(*texts[i]);
        }
    }
    std::span<const asio::const_buffer> all() const { return {buffers_.data(), count_}; }
    /// Returns all but the first `written` bytes.
    std::string behind(std::size_t written) const {
        beast::buffers_suffix<std::span<const asio::const_buffer>> rest(all());
        rest.consume(written);
        return beast::buffers_to_string(rest);
    }

private:
    std::array<Head, FrameStream::kMostTexts> heads_;
    std::array<asio::const_buffer, 2 * FrameStream::kMostTexts + 1> buffers_;
    std::size_t count_ = 0;
};

struct Attempt {
    ErrorCode error;
    std::string rest; ///< what the socket does not accept now
};

Attempt try_to_write(Socket& socket, const Frames& frames) {
    Attempt attempt;
    const std::size_t size = socket.send(frames.all(), 0, attempt.error);
    if (attempt.error == asio::error::would_block || attempt.error == asio::error::try_again)
        attempt.error = {};
    if (!attempt.error && size < asio::buffer_size(frames.all())) attempt.rest = frames.behind(size);
    return attempt;
}

} // namespace

FrameStream::FrameStream(Socket below) : state_(std::make_shared<State>(std::move(below))) {
    ErrorCode ignored; // a closed socket reports its error on the next write
    state_->below.non_blocking(true, ignored);
}

void FrameStream::close() {
    ErrorCode ignored;
    if (state_->closing)
        state_->closing->close();
    else
        state_->below.close(ignored);
}

FrameStream::Sent FrameStream::send(std::span<const Payload> texts, std::shared_ptr<FrameSender> sender) {
    State& s = *state_;
    if (s.writing) {
        s.texts.assign(texts.begin(), texts.end());
        s.sender = std::move(sender);
        return Sent::later;
    }
    Attempt attempt = try_to_write(s.below, Frames({}, texts));
    if (attempt.error) return Sent::failed;
    if (attempt.rest.empty()) return Sent::done;
    s.sender_now = std::move(sender);
    write_rest(state_, std::move(attempt.rest));
    return Sent::later;
}

/// Writes everything that is queued, unless a write is already running.
void FrameStream::write(const std::shared_ptr<State>& state) {
    State& s = *state;
    if (s.writing || (s.controls.empty() && s.texts.empty())) return;
    const std::string controls = std::exchange(s.controls, {});
    const std::vector<Payload> texts = std::exchange(s.texts, {});
    s.waiting_now.swap(s.waiting);
    s.sender_now = std::exchange(s.sender, nullptr);
    Attempt attempt = try_to_write(s.below, Frames(controls, texts));
    if (attempt.error || attempt.rest.empty()) return written(state, attempt.error);
    write_rest(state, std::move(attempt.rest));
}

void FrameStream::write_rest(const std::shared_ptr<State>& state, std::string rest) {
    state->writing = true;
    state->rest = std::move(rest);
    asio::async_write(state->below, asio::buffer(state->rest), Writing(state));
}

FrameStream::Writing::~Writing() {
    if (!state_) return;
    const auto waiting = std::exchange(state_->waiting_now, {}), next = std::exchange(state_->waiting, {});
    const auto sender = std::exchange(state_->sender_now, nullptr);
    state_->sender = nullptr;
}

void FrameStream::Writing::operator()(const ErrorCode& error, std::size_t /*size*/) {
    written(std::exchange(state_, nullptr), error);
}

void FrameStream::written(const std::shared_ptr<State>& state, const ErrorCode& error) {
    State& s = *state;
    s.writing = false;
    std::string().swap(s.rest); // releases its memory
    const auto sender = std::exchange(s.sender_now, nullptr);
    for (const Done& done : std::exchange(s.waiting_now, {})) done(error);
    write(state); // control frames first, because the sender may continue as long as the socket accepts data
    if (sender) sender->sent(error);
}

void FrameStream::lingering_close(const std::shared_ptr<State>& state, Done done) {
    state->closing.emplace(std::move(state->below));
    asio::co_spawn(state->closing->get_executor(), server::lingering_close(*state->closing),
                   [state, done = std::move(done)](const std::exception_ptr& /*none is thrown*/,
                                                   const ErrorCode& error) { done(error); });
}

} // namespace germini::server

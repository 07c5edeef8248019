#include "server/net/frame_stream.hpp"

#include "server/net/drain.hpp"

#include <boost/asio/write.hpp>

namespace germini::server {
namespace {

// RFC 6455, 5.2: a final text frame, unmasked as a server's are.
constexpr unsigned char kFinalText = 0x81;
constexpr std::size_t kInOneByte = 125, kInTwoBytes = 0xffff;
constexpr unsigned char kTwoBytes = 126, kEightBytes = 127;

} // namespace

FrameStream::Head FrameStream::head_of(std::size_t size) {
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

void FrameStream::send(std::vector<Payload> texts, std::shared_ptr<FrameSender> sender) {
    state_->texts = std::move(texts);
    state_->sender = std::move(sender);
    write(state_);
}

void FrameStream::write(const std::shared_ptr<State>& state) {
    State& s = *state;
    if (s.writing || (s.controls.empty() && s.texts.empty())) return;
    s.writing = true;
    s.controls_now = std::exchange(s.controls, {});
    s.waiting_now.swap(s.waiting);
    s.texts_now.swap(s.texts);
    s.sender_now = std::exchange(s.sender, nullptr);
    std::size_t count = 0;
    if (!s.controls_now.empty()) s.buffers[count++] = asio::buffer(s.controls_now);
    for (std::size_t i = 0; i < s.texts_now.size(); ++i) {
        s.heads[i] = head_of(s.texts_now[i]->size());
        s.buffers[count++] = asio::buffer(s.heads[i].bytes.data(), s.heads[i].size);
        s.buffers[count++] = asio::buffer(*s.texts_now[i]);
    }
    const std::span<const asio::const_buffer> all(s.buffers.data(), count);
    asio::async_write(s.below.socket(), all, Writing(state));
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
    s.texts_now.clear();
    const auto sender = std::exchange(s.sender_now, nullptr);
    for (const Done& done : s.waiting_now) done(error);
    s.waiting_now.clear();
    if (sender) sender->sent(error);
    write(state);
}

void FrameStream::drain(const std::shared_ptr<State>& state, Done done) {
    asio::co_spawn(state->below.get_executor(), server::drain(state->below),
                   [state, done = std::move(done)](const std::exception_ptr& /*none is thrown*/,
                                                   const ErrorCode& error) { done(error); });
}

} // namespace germini::server

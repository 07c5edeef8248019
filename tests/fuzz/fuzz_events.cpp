// Any bytes as rows of the log: decoding and encoding gives the same bytes, or they are refused.
#include "protocol/archive/bolognese/event_codec.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/siciliano/event_codec.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace germini;

namespace {

/// With the codec of one game.
void one_encoding(std::string_view bytes, const auto& decode, const auto& encode) {
    const auto events = decode(bytes);
    if (events)
        fuzz::require(encode(*events) == bytes, "an event has one encoding");
    else
        fuzz::require(events.error().offset <= bytes.size(), "the fault lies in the bytes");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::text(data, size);
    one_encoding(
        bytes, [](auto text) { return protocol::minchiate::decode(text); },
        [](const auto& events) { return protocol::minchiate::encode(events); });
    one_encoding(
        bytes, [](auto text) { return protocol::bolognese::decode(text); },
        [](const auto& events) { return protocol::bolognese::encode(events); });
    one_encoding(
        bytes, [](auto text) { return protocol::siciliano::decode(text); },
        [](const auto& events) { return protocol::siciliano::encode(events); });
    return 0;
}

// Any bytes as rows of the log: decoded and encoded again they are the same bytes, or they are refused.
#include "protocol/archive/minchiate/event_codec.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace germini;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::text(data, size);
    const auto events = protocol::minchiate::decode(bytes);
    if (events)
        fuzz::require(protocol::minchiate::encode(*events) == bytes, "an event has one encoding");
    else
        fuzz::require(events.error().offset <= size, "the fault lies in the bytes");
    return 0;
}

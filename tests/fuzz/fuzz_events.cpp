// Any bytes as rows of the log: decoding and encoding gives the same bytes, or they are refused.
#include "protocol/archive/bolognese/event_codec.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/siciliano/event_codec.hpp"
#include "protocol/archive/solo/event_codec.hpp"
#include "protocol/archive/tocchi/event_codec.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace germini;

namespace {

template <class Codec> void one_encoding(std::string_view bytes) {
    const auto events = Codec::decode_all(bytes);
    if (events)
        fuzz::require(Codec::encode(*events) == bytes, "an event has one encoding");
    else
        fuzz::require(events.error().offset <= bytes.size(), "the fault lies in the bytes");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::text(data, size);
    one_encoding<protocol::minchiate::Codec>(bytes);
    one_encoding<protocol::solo::Codec>(bytes);
    one_encoding<protocol::bolognese::Codec>(bytes);
    one_encoding<protocol::siciliano::Codec>(bytes);
    one_encoding<protocol::tocchi::Codec>(bytes);
    return 0;
}

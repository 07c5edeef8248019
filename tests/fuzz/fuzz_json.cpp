// Any bytes as JSON from a client, and as a move: accepted, or refused with a path and a code.
#include "engine/minchiate/state.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "protocol/wire/reader.hpp"
#include "tests/fuzz/fuzz.hpp"

#include <nlohmann/json.hpp>

using namespace germini;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto value = protocol::parse_strict(fuzz::text(data, size));
    if (!value) {
        fuzz::require(!value.error().code.name().empty() && !value.error().message.empty(),
                      "a refusal says why");
        return 0;
    }
    const auto read = protocol::library_json(value->root());
    const auto again = protocol::parse_strict(read.dump());
    fuzz::require(again && protocol::library_json(again->root()) == read,
                  "what was read can be written and read again");

    protocol::JsonReader record, wire;
    protocol::minchiate::read_move(record.root(*value), germini::minchiate::kSeats);
    protocol::minchiate::read_wire_move(wire.root(*value, "/move"), Seat{1});
    for (const auto* reading : {&record, &wire})
        fuzz::require(reading->ok() || !reading->error()->code.name().empty(), "a refused move says why");
    return 0;
}

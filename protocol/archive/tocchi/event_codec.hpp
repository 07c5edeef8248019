// The log's bytes of the game's events.
#pragma once
#include "engine/tocchi/event.hpp"
#include "protocol/archive/event_bytes.hpp"

namespace germini::protocol::tocchi {
namespace bytes {

using namespace germini::tocchi;

struct Writer : ByteWriter {
    explicit Writer(std::string& to) : ByteWriter{to} {}
    using ByteWriter::put;
    void put(const Rules& rules) {
        put(rules.preset);
        byte(rules.edition);
        for (const Option<Rules>& option : options(rules.preset)) byte(option.get(rules));
    }
};

// The largest value of each enumeration, to check decoded bytes.
constexpr int last_of(Preset) { return static_cast<int>(kPresets.size()) - 1; }
constexpr int last_of(Phase) { return static_cast<int>(Phase::over); }
constexpr int last_of(Aside) { return static_cast<int>(Aside::missed); }
constexpr int last_of(Why) { return static_cast<int>(Why::game); }
constexpr int last_of(How) { return static_cast<int>(How::pack); }

struct Reader : ByteReader {
    Reader(std::string_view from, int codec)
        : ByteReader{from, codec, kMaxSeats, kMaxSeats, germini::minchiate::is_card} {}
    using ByteReader::get;
    template <class E>
    requires requires(E value) { last_of(value); }
    void get(E& value) { value = static_cast<E>(up_to(last_of(E{}))); }
    void get(Rules& rules) {
        rules = {};
        get(rules.preset);
        rules.edition = static_cast<std::uint8_t>(edition(kEdition));
        for (const Option<Rules>& option : options(rules.preset)) {
            const int value = byte();
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : option.values.front().value);
        }
    }
};

} // namespace bytes

/// Rules are their preset, their edition and one byte per option of the preset.
using Codec = EventBytes<germini::tocchi::Event, bytes::Writer, bytes::Reader, 1, 1>;

} // namespace germini::protocol::tocchi

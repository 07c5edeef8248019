// The log's bytes of the game's events.
#pragma once
#include "engine/siciliano/event.hpp"
#include "protocol/archive/event_bytes.hpp"

namespace germini::protocol::siciliano {
namespace bytes {

using namespace germini::siciliano;

struct Writer : ByteWriter {
    explicit Writer(std::string& to) : ByteWriter{to} {}
    using ByteWriter::put;
    void put(const Rules& rules) {
        put(rules.preset);
        for (const Option<Rules>& option : options()) put(static_cast<std::int16_t>(option.get(rules)));
    }
    void put(const Positions& positions) {
        byte(static_cast<int>(positions.size()));
        for (const std::int8_t position : positions) byte(position + 1);
    }
    void put(const Announcement& said) {
        put(said.tengo);
        put(list_of(said.decine));
        put(said.arie);
        put(said.re);
        put(said.trionfi);
    }
};

// The largest value of each enumeration, to check decoded bytes.
constexpr int last_of(Preset) { return static_cast<int>(kPresets.size()) - 1; }
constexpr int last_of(Phase) { return static_cast<int>(Phase::over); }
constexpr int last_of(Call) { return static_cast<int>(kCalls.size()) - 1; }
constexpr int last_of(Ending) { return static_cast<int>(kEndings.size()) - 1; }

struct Reader : ByteReader {
    Reader(std::string_view from, int codec) : ByteReader{from, codec, kSeats, kSides, is_card} {}
    using ByteReader::get;
    template <class E>
    requires requires(E value) { last_of(value); }
    void get(E& value) { value = static_cast<E>(up_to(last_of(E{}))); }
    void get(Rules& rules) {
        Preset named{};
        get(named);
        rules = *preset(name(named));
        for (const Option<Rules>& option : options()) {
            std::int16_t value = 0;
            get(value);
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : 0);
        }
    }
    void get(Positions& positions) {
        const int count = up_to(kSeats);
        for (int i = 0; i < count; ++i) positions.push_back(static_cast<std::int8_t>(up_to(kPacket) - 1));
    }
    void get(Announcement& said) {
        get(said.tengo);
        CardList decine;
        get(decine);
        said.decine = CardSet(decine);
        if (!kDecine.contains(said.decine) || list_of(said.decine) != decine) ok = false;
        get(said.arie);
        get(said.re);
        get(said.trionfi);
    }
};

} // namespace bytes

/// Rules are their preset and two bytes per option.
using Codec = EventBytes<germini::siciliano::Event, bytes::Writer, bytes::Reader, 1, 1>;

} // namespace germini::protocol::siciliano

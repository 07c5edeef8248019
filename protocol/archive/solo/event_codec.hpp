// The log's bytes of the game's events.
#pragma once
#include "engine/solo/state.hpp"
#include "protocol/archive/event_bytes.hpp"

namespace germini::protocol::solo {
namespace bytes {

using namespace germini::solo;

struct Writer : ByteWriter {
    explicit Writer(std::string& to) : ByteWriter{to} {}
    using ByteWriter::put;
    void put(const Rules& rules) {
        byte(static_cast<int>(rules.form));
        byte(rules.edition);
        for (const Option<Rules>& option : options(rules.form)) byte(option.get(rules));
    }
};

// The largest value of each enumeration, to check decoded bytes.
constexpr int last_of(Phase) { return static_cast<int>(Phase::out); }
constexpr int last_of(ScoreReason) { return static_cast<int>(ScoreReason::last); }
constexpr int last_of(DebtPayment) { return static_cast<int>(DebtPayment::surrendered); }

struct Reader : ByteReader {
    Reader(std::string_view from, int codec)
        : ByteReader{from, codec, kMostSeats, kMostSeats, germini::minchiate::is_card} {}
    using ByteReader::get;
    template <class E>
    requires requires(E value) { last_of(value); }
    void get(E& value) { value = static_cast<E>(up_to(last_of(E{}))); }
    void get(Rules& rules) {
        const int form = up_to(static_cast<int>(Form::alone));
        if (form == 0) ok = false;
        rules = {};
        rules.form = ok ? static_cast<Form>(form) : Form::two;
        rules.edition = static_cast<std::uint8_t>(edition(kEdition));
        for (const Option<Rules>& option : options(rules.form)) {
            const int value = byte();
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : 0);
        }
    }
};

} // namespace bytes

/// Rules are their preset, their edition and one byte per option of the preset.
using Codec = EventBytes<germini::solo::Event, bytes::Writer, bytes::Reader, 1, 1>;

} // namespace germini::protocol::solo

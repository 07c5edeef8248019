// The log's bytes of the game's events.
#pragma once
#include "engine/minchiate/state.hpp"
#include "protocol/archive/event_bytes.hpp"

namespace germini::protocol::minchiate {
namespace bytes {

using namespace germini::minchiate;

struct Writer : ByteWriter {
    explicit Writer(std::string& to) : ByteWriter{to} {}
    using ByteWriter::put;
    void put(const Rules& rules) {
        byte(rules.edition);
        for (const Option<Rules>& option : options(rules.edition)) byte(option.get(rules));
    }
};

// The largest value of each enumeration, to check decoded bytes.
constexpr int last_of(Phase) { return static_cast<int>(Phase::claim); }
constexpr int last_of(ScoreReason) { return static_cast<int>(ScoreReason::last); }
constexpr int last_of(PaymentTime) { return static_cast<int>(PaymentTime::end); }
constexpr int last_of(DebtPayment) { return static_cast<int>(DebtPayment::surrendered); }

struct Reader : ByteReader {
    Reader(std::string_view from, int codec) : ByteReader{from, codec, kSeats, kSides, is_card} {}
    using ByteReader::get;
    template <class E>
    requires requires(E value) { last_of(value); }
    void get(E& value) { value = static_cast<E>(up_to(last_of(E{}))); }
    void get(Rules& rules) {
        rules = *preset(kPresets.front(), version < 3 ? 1 : edition(kEdition));
        for (const Option<Rules>& option : options(rules.edition)) {
            const int value = byte();
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : 0);
        }
    }
};

} // namespace bytes

/// Rules are their edition and one byte per option. Version 2 adds the claim events, version 3 the edition of
/// the rules, which was 1 until then; all other bytes are the same.
using Codec = EventBytes<germini::minchiate::Event, bytes::Writer, bytes::Reader, 1, 3>;

} // namespace germini::protocol::minchiate

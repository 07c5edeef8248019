// The log's bytes of the game's events.
#pragma once
#include "engine/bolognese/state.hpp"
#include "protocol/archive/event_bytes.hpp"

namespace germini::protocol::bolognese {
namespace bytes {

using namespace germini::bolognese;

// Added to the preset's byte of rules of edition 1.
constexpr int kFirstEdition = 0x80;

struct Writer : ByteWriter {
    explicit Writer(std::string& to) : ByteWriter{to} {}
    using ByteWriter::put;
    void put(const Rules& rules) {
        byte(static_cast<int>(rules.preset) | (rules.edition == 1 ? kFirstEdition : 0));
        for (const Option<Rules>& option : options(rules.preset))
            put(static_cast<std::int16_t>(option.get(rules)));
    }
    void put(const Context& context) {
        put(context.score);
        put(context.resting);
    }
    void put(const FromTo& between) {
        put(between.from);
        put(between.to);
    }
    void put(const Points& points) {
        byte(static_cast<int>(points.size()));
        for (const std::int16_t side : points) put(side);
    }
    void put(const SeatOfSide& by) {
        put(by.seat);
        put(by.side);
    }
};

// The largest value of each enumeration, to check decoded bytes.
constexpr int last_of(Phase) { return static_cast<int>(Phase::answer); }
constexpr int last_of(Bid) { return static_cast<int>(Bid::di_mio); }
constexpr int last_of(ScoreReason) { return static_cast<int>(ScoreReason::last); }
constexpr int last_of(Kind) { return static_cast<int>(Kind::fanti); }
constexpr int last_of(Signal) { return static_cast<int>(Signal::volo); }
constexpr int last_of(Transfer) { return static_cast<int>(Transfer::cappotto); }
constexpr int last_of(Ending) { return static_cast<int>(kEndings.size()) - 1; }

struct Reader : ByteReader {
    Reader(std::string_view from, int codec) : ByteReader{from, codec, kMostSeats, kMostSides, is_card} {}
    using ByteReader::get;
    template <class E>
    requires requires(E value) { last_of(value); }
    void get(E& value) { value = static_cast<E>(up_to(last_of(E{}))); }
    void get(SeatCount& count) {
        constexpr int kUntilVersion2 = 4;
        count = static_cast<SeatCount>(version < 3 ? kUntilVersion2 : up_to(kMostSeats));
    }
    void get(SeatOfSide& by) {
        get(by.seat);
        if (version >= 4)
            get(by.side);
        else
            by.side = static_cast<Side>(index(by.seat) % kSides); // SEAT-1, SEAT-3
    }
    void get(Rules& rules) {
        const int first = byte();
        const bool marked = version >= 6 && (first & kFirstEdition) != 0;
        const int number = marked ? first - kFirstEdition : first;
        if (number >= static_cast<int>(kPresets.size())) ok = false;
        const Preset named = ok ? static_cast<Preset>(number) : Preset{};
        rules = *preset(name(named), marked || version < 6 ? 1 : kEdition);
        for (const Option<Rules>& option : options(named)) {
            std::int16_t value = 0;
            get(value);
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : 0);
        }
    }
    void get(Context& context) {
        get(context.score);
        if (version >= 5) get(context.resting);
    }
    void get(FromTo& between) {
        get(between.from);
        if (version >= 5)
            get(between.to);
        else
            between.to = static_cast<Side>(kSides - 1 - index(between.from) % kSides);
    }
    void get(Points& points) {
        const int count = version >= 5 ? up_to(kMostSides) : kSides;
        for (int i = 0; i < count; ++i) {
            std::int16_t value = 0;
            get(value);
            points.push_back(value);
        }
    }
};

} // namespace bytes

/// Rules are their preset, plus 128 in edition 1, and two bytes per option that it has. Version 2 adds the
/// claim events, version 3 the number of seats to a claim, version 4 the bids and the side of the Matto and
/// of a discard, version 5 the seats that sit a hand out, the side that receives transferred cards, and the
/// number of sides at the end, version 6 the edition of the rules, which was 1 until then; all other bytes
/// are the same.
using Codec = EventBytes<germini::bolognese::Event, bytes::Writer, bytes::Reader, 1, 6>;

} // namespace germini::protocol::bolognese

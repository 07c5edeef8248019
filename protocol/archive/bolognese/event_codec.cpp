#include "protocol/archive/bolognese/event_codec.hpp"

#include "engine/bolognese/state.hpp"

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

// Each event's fields in the order of their bytes.
// clang-format off
auto fields(OfKind<Opened> auto& e) { return std::tie(e.rules, e.dealer, e.pack, e.context); }
auto fields(OfKind<Dealt> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<LastLaid> auto& e) { return std::tie(e.dealer, e.cards); }
auto fields(OfKind<Called> auto& e) { return std::tie(e.seat, e.count); }
auto fields(OfKind<LastTaken> auto& e) { return std::tie(e.dealer, e.cards); }
auto fields(OfKind<Discarded> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Declared> auto& e) { return std::tie(e.seat, e.count); }
auto fields(OfKind<CombinationShown> auto& e) { return std::tie(e.seat, e.kind, e.cards); }
auto fields(OfKind<CalledOut> auto& e) { return std::tie(e.seat, e.points); }
auto fields(OfKind<Signalled> auto& e) { return std::tie(e.seat, e.signal); }
auto fields(OfKind<Played> auto& e) { return std::tie(e.seat, e.card); }
auto fields(OfKind<Covered> auto& e) { return std::tie(e.by); }
auto fields(OfKind<TrickWon> auto& e) { return std::tie(e.winner); }
auto fields(OfKind<Gathered> auto& e) { return std::tie(e.side, e.cards); }
auto fields(OfKind<DiscardShown> auto& e) { return std::tie(e.by, e.cards); }
auto fields(OfKind<Transferred> auto& e) { return std::tie(e.between, e.how, e.by, e.cards); }
auto fields(OfKind<Scored> auto& e) { return std::tie(e.side, e.points, e.why, e.kind, e.cards); }
auto fields(OfKind<Due> auto& e) { return std::tie(e.seats, e.phase); }
auto fields(OfKind<Over> auto& e) { return std::tie(e.ending, e.points); }
auto fields(OfKind<Claimed> auto& e) { return std::tie(e.seat, e.cards, e.seats); }
auto fields(OfKind<Answered> auto& e) { return std::tie(e.seat, e.accepts); }
auto fields(OfKind<Bidden> auto& e) { return std::tie(e.seat, e.bid); }
auto fields(OfKind<BidAnswered> auto& e) { return std::tie(e.seat, e.objects); }
auto fields(OfKind<SoloistFound> auto& e) { return std::tie(e.soloist, e.seats); }
auto fields(OfKind<PozzoTaken> auto& e) { return std::tie(e.soloist, e.cards); }
auto fields(OfKind<PozzoShown> auto& e) { return std::tie(e.side, e.cards); }
// clang-format on

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

struct Codec {
    static constexpr int kOldest = kOldestCodec, kVersion = kCodecVersion;
    using Event = germini::bolognese::Event;
    using Writer = bolognese::Writer;
    using Reader = bolognese::Reader;
    static auto fields(auto& event) { return bolognese::fields(event); }
};
using Bytes = EventBytes<Codec>;

} // namespace

void encode(std::string& out, const Event& event) { Bytes::encode(out, event); }

std::string encode(std::span<const Event> events) { return Bytes::encode(events); }

std::optional<Event> decode_next(std::string_view& bytes, int version) {
    return Bytes::decode_next(bytes, version);
}

tl::expected<std::vector<Event>, DecodeError> decode(std::string_view bytes, int version) {
    return Bytes::decode(bytes, version);
}

} // namespace germini::protocol::bolognese

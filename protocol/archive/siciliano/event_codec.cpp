#include "protocol/archive/siciliano/event_codec.hpp"

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;

// Each event's fields in the order of their bytes.
// clang-format off
auto fields(OfKind<Opened> auto& e) { return std::tie(e.rules, e.dealer, e.pack); }
auto fields(OfKind<Dealt> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Chosen> auto& e) { return std::tie(e.dealer, e.positions); }
auto fields(OfKind<Exposed> auto& e) { return std::tie(e.seat, e.card); }
auto fields(OfKind<Peeked> auto& e) { return std::tie(e.dealer, e.card); }
auto fields(OfKind<Announced> auto& e) { return std::tie(e.seat, e.said); }
auto fields(OfKind<Said> auto& e) { return std::tie(e.seat, e.mischio); }
auto fields(OfKind<MonteTaken> auto& e) { return std::tie(e.dealer, e.cards); }
auto fields(OfKind<Discarded> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Called> auto& e) { return std::tie(e.seat, e.call); }
auto fields(OfKind<Played> auto& e) { return std::tie(e.seat, e.card); }
auto fields(OfKind<FujutuPlayed> auto& e) { return std::tie(e.seat); }
auto fields(OfKind<TrickWon> auto& e) { return std::tie(e.winner); }
auto fields(OfKind<Gathered> auto& e) { return std::tie(e.side, e.cards); }
auto fields(OfKind<Owing> auto& e) { return std::tie(e.seat); }
auto fields(OfKind<Paid> auto& e) { return std::tie(e.from, e.card); }
auto fields(OfKind<DiscardShown> auto& e) { return std::tie(e.dealer, e.cards); }
auto fields(OfKind<Due> auto& e) { return std::tie(e.seats, e.phase); }
auto fields(OfKind<Over> auto& e) { return std::tie(e.ending, e.totals, e.gains); }
// clang-format on

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

struct Codec {
    static constexpr int kOldest = kOldestCodec, kVersion = kCodecVersion;
    using Event = germini::siciliano::Event;
    using Writer = siciliano::Writer;
    using Reader = siciliano::Reader;
    static auto fields(auto& event) { return siciliano::fields(event); }
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

} // namespace germini::protocol::siciliano

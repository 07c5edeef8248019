#include "protocol/archive/minchiate/event_codec.hpp"

#include "engine/minchiate/state.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;

// Each event's fields in the order of their bytes.
// clang-format off
auto fields(OfKind<Opened> auto& e) { return std::tie(e.rules, e.dealer, e.pack); }
auto fields(OfKind<Cut> auto& e) { return std::tie(e.cutter, e.lifted); }
auto fields(OfKind<Robbed> auto& e) { return std::tie(e.cutter, e.cards); }
auto fields(OfKind<Stopped> auto& e) { return std::tie(e.cutter, e.card); }
auto fields(OfKind<Peeked> auto& e) { return std::tie(e.cutter, e.cards); }
auto fields(OfKind<Joined> auto& e) { return std::tie(e.cutter, e.count); }
auto fields(OfKind<Dealt> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Exposed> auto& e) { return std::tie(e.seat, e.card); }
auto fields(OfKind<FolaLaid> auto& e) { return std::tie(e.cards); }
auto fields(OfKind<DealerRobbed> auto& e) { return std::tie(e.dealer, e.cards); }
auto fields(OfKind<DealerStopped> auto& e) { return std::tie(e.dealer, e.card); }
auto fields(OfKind<Taken> auto& e) { return std::tie(e.dealer, e.cards); }
auto fields(OfKind<FolaSeen> auto& e) { return std::tie(e.dealer, e.open_suits, e.cards); }
auto fields(OfKind<FolaCounted> auto& e) { return std::tie(e.speaker, e.counts); }
auto fields(OfKind<Discarded> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Passed> auto& e) { return std::tie(e.cutter, e.dealer, e.cards); }
auto fields(OfKind<DiscardsTurnedUp> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Declared> auto& e) { return std::tie(e.seat, e.count); }
auto fields(OfKind<VersicolaShown> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Played> auto& e) { return std::tie(e.seat, e.card, e.by); }
auto fields(OfKind<Fell> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<TrickWon> auto& e) { return std::tie(e.winner); }
auto fields(OfKind<Gathered> auto& e) { return std::tie(e.side, e.cards); }
auto fields(OfKind<DebtSettled> auto& e) { return std::tie(e.from, e.how, e.card); }
auto fields(OfKind<Scored> auto& e) { return std::tie(e.side, e.points, e.why, e.cards); }
auto fields(OfKind<Paid> auto& e) { return std::tie(e.side, e.resti, e.when); }
auto fields(OfKind<Due> auto& e) { return std::tie(e.seats, e.phase); }
auto fields(OfKind<Over> auto& e) { return std::tie(e.lead); }
auto fields(OfKind<Claimed> auto& e) { return std::tie(e.seat, e.cards); }
auto fields(OfKind<Answered> auto& e) { return std::tie(e.seat, e.accepts); }
// clang-format on

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
        rules.edition = static_cast<std::uint8_t>(version < 3 ? 1 : edition(kEdition));
        for (const Option<Rules>& option : options(rules.edition)) {
            const int value = byte();
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : 0);
        }
    }
};

struct Codec {
    static constexpr int kOldest = kOldestCodec, kVersion = kCodecVersion;
    using Event = germini::minchiate::Event;
    using Writer = minchiate::Writer;
    using Reader = minchiate::Reader;
    static auto fields(auto& event) { return minchiate::fields(event); }
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

} // namespace germini::protocol::minchiate

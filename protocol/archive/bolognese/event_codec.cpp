#include "protocol/archive/bolognese/event_codec.hpp"

#include "engine/bolognese/state.hpp"

#include <array>
#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;

// The fields of each event in the order of its bytes: one list serves both directions.
// clang-format off
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Opened> { return std::tie(e.rules, e.dealer, e.pack, e.context); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Dealt> { return std::tie(e.seat, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, LastLaid> { return std::tie(e.dealer, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Called> { return std::tie(e.dealer, e.count); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, LastTaken> { return std::tie(e.dealer, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Discarded> { return std::tie(e.dealer, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Declared> { return std::tie(e.seat, e.count); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Shown> { return std::tie(e.seat, e.kind, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, CalledOut> { return std::tie(e.seat, e.points); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Signalled> { return std::tie(e.seat, e.signal); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Played> { return std::tie(e.seat, e.card); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Covered> { return std::tie(e.seat); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, TrickWon> { return std::tie(e.winner); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Gathered> { return std::tie(e.side, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, DiscardShown> { return std::tie(e.dealer, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Transferred> { return std::tie(e.from, e.how, e.by, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Scored> { return std::tie(e.side, e.points, e.why, e.kind, e.cards); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Due> { return std::tie(e.seats, e.phase); }
auto fields(auto& e) requires std::same_as<std::remove_cvref_t<decltype(e)>, Over> { return std::tie(e.ending, e.points); }
// clang-format on

struct Writer {
    std::string& out;

    void byte(int value) { out += static_cast<char>(value); }
    void put(std::uint8_t value) { byte(value); }
    void put(std::int16_t value) {
        byte(value & 0xff);
        byte((value >> 8) & 0xff);
    }
    void put(SeatSet seats) { byte(seats.bits()); }
    template <class E>
    requires std::is_enum_v<E>
    void put(E value) { byte(static_cast<std::uint8_t>(value)); }
    void put(const CardRun& cards) {
        byte(static_cast<int>(cards.size()));
        for (Card card : cards) put(card);
    }
    template <class T, std::size_t N> void put(const std::array<T, N>& items) {
        for (const T& item : items) put(item);
    }
    void put(const Rules& rules) {
        put(rules.preset);
        for (const Option<Rules>& option : options(rules.preset))
            put(static_cast<std::int16_t>(option.get(rules)));
    }
    void put(const Context& context) { put(context.score); }
};

// What the largest value of each enumeration is, for the bytes that come back.
constexpr int last_of(Preset) { return static_cast<int>(kPresets.size()) - 1; }
constexpr int last_of(Phase) { return static_cast<int>(Phase::over); }
constexpr int last_of(Why) { return static_cast<int>(Why::last); }
constexpr int last_of(Kind) { return static_cast<int>(Kind::fanti); }
constexpr int last_of(Signal) { return static_cast<int>(Signal::volo); }
constexpr int last_of(Transfer) { return static_cast<int>(Transfer::cappotto); }
constexpr int last_of(Ending) { return static_cast<int>(kEndings.size()) - 1; }
constexpr int last_of(Side) { return kSides - 1; }

struct Reader {
    std::string_view bytes;
    std::size_t offset = 0;
    bool ok = true;

    int byte() {
        if (offset >= bytes.size()) {
            ok = false;
            return 0;
        }
        return static_cast<unsigned char>(bytes[offset++]);
    }
    int up_to(int most) {
        const int value = byte();
        if (value > most) ok = false;
        return ok ? value : 0;
    }
    void get(std::uint8_t& value) { value = static_cast<std::uint8_t>(byte()); }
    void get(std::int16_t& value) {
        const int low = byte();
        value = static_cast<std::int16_t>(low | byte() << 8);
    }
    void get(SeatSet& seats) {
        seats = SeatSet::of_bits(static_cast<std::uint8_t>(up_to(SeatSet::all(kSeats).bits())));
    }
    void get(Seat& seat) {
        const int value = byte();
        if (value >= kSeats && value != index(kNoSeat)) ok = false;
        seat = static_cast<Seat>(value);
    }
    void get(Card& card) {
        card = static_cast<Card>(byte());
        if (!is_card(card)) ok = false;
    }
    template <class E>
    requires requires(E value) { last_of(value); }
    void get(E& value) { value = static_cast<E>(up_to(last_of(E{}))); }
    void get(CardRun& cards) {
        const int size = up_to(static_cast<int>(CardRun::capacity()));
        for (int i = 0; i < size && ok; ++i) {
            Card card = kNoCard;
            get(card);
            cards.push_back(card);
        }
    }
    template <class T, std::size_t N> void get(std::array<T, N>& items) {
        for (T& item : items) get(item);
    }
    void get(Rules& rules) {
        Preset named{};
        get(named);
        rules = *preset(name(named));
        for (const Option<Rules>& option : options(named)) {
            std::int16_t value = 0;
            get(value);
            if (!option.knows(value)) ok = false;
            option.set(rules, ok ? value : 0);
        }
    }
    void get(Context& context) { get(context.score); }
};

template <class E> Event read_event(Reader& in) {
    E event{};
    std::apply([&in](auto&... field) { (in.get(field), ...); }, fields(event));
    return event;
}

template <std::size_t... I> constexpr auto readers(std::index_sequence<I...>) {
    return std::array<Event (*)(Reader&), sizeof...(I)>{read_event<std::variant_alternative_t<I, Event>>...};
}
constexpr auto kReaders = readers(std::make_index_sequence<std::variant_size_v<Event>>{});

} // namespace

void encode(std::string& out, const Event& event) {
    Writer writer{out};
    writer.byte(static_cast<int>(event.index()));
    std::visit(
        [&writer](const auto& e) {
            std::apply([&writer](const auto&... field) { (writer.put(field), ...); }, fields(e));
        },
        event);
}

std::string encode(std::span<const Event> events) {
    std::string out;
    for (const Event& event : events) encode(out, event);
    return out;
}

std::optional<Event> decode_one(std::string_view& bytes, int version) {
    if (version != kCodecVersion) return std::nullopt;
    Reader in{bytes};
    const int kind = in.up_to(static_cast<int>(kReaders.size()) - 1);
    if (!in.ok) return std::nullopt;
    const Event event = kReaders[static_cast<std::size_t>(kind)](in);
    if (!in.ok) return std::nullopt;
    bytes.remove_prefix(in.offset);
    return event;
}

tl::expected<std::vector<Event>, DecodeError> decode(std::string_view bytes, int version) {
    std::vector<Event> events;
    std::string_view left = bytes;
    while (!left.empty()) {
        const std::optional<Event> event = decode_one(left, version);
        if (!event) return tl::make_unexpected(DecodeError{bytes.size() - left.size()});
        events.push_back(*event);
    }
    return events;
}

} // namespace germini::protocol::bolognese

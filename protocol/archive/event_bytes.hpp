// Events as bytes, for a game's log. A game extends the writer and the reader with its own types.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace germini::protocol {

struct DecodeError {
    std::size_t offset; ///< offset of the event that could not be read
};

/// Writes two-byte numbers little-endian, and a list of cards as its length and one byte per card.
struct ByteWriter {
    explicit ByteWriter(std::string& bytes) : out(bytes) {}
    std::string& out;

    void byte(int value) { out += static_cast<char>(value); }
    void put(std::uint8_t value) { byte(value); }
    void put(bool value) { byte(value ? 1 : 0); }
    void put(std::int16_t value) {
        byte(value & 0xff);
        byte((value >> 8) & 0xff);
    }
    void put(SeatSet seats) { byte(seats.bits()); }
    template <class E>
    requires std::is_enum_v<E>
    void put(E value) { byte(static_cast<std::uint8_t>(value)); }
    void put(const CardList& cards) {
        byte(static_cast<int>(cards.size()));
        for (Card card : cards) put(card);
    }
    template <class T, std::size_t N> void put(const std::array<T, N>& items) {
        for (const T& item : items) put(item);
    }
};

/// Reads the same format. Every value is checked: `ok` becomes false for bytes that the writer cannot have
/// written.
struct ByteReader {
    std::string_view bytes;
    int version; ///< of the format
    int seats, sides;
    bool (*known_card)(Card);
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
    /// The edition of the rules' text, from 1 to `newest`; 1 if it is invalid.
    int edition(int newest) {
        const int value = up_to(newest);
        if (value == 0) ok = false;
        return ok ? value : 1;
    }
    void get(std::uint8_t& value) { value = static_cast<std::uint8_t>(byte()); }
    void get(bool& value) { value = up_to(1) == 1; }
    void get(std::int16_t& value) {
        const int low = byte();
        value = static_cast<std::int16_t>(low | byte() << 8);
    }
    void get(SeatSet& set) {
        set = SeatSet::of_bits(static_cast<std::uint8_t>(up_to(SeatSet::all(seats).bits())));
    }
    void get(Seat& seat) {
        const int value = byte();
        if (value >= seats && value != index(kNoSeat)) ok = false;
        seat = static_cast<Seat>(value);
    }
    void get(Side& side) { side = static_cast<Side>(up_to(sides - 1)); }
    void get(Card& card) {
        card = static_cast<Card>(byte());
        if (!known_card(card)) ok = false;
    }
    void get(CardList& cards) {
        const int size = up_to(static_cast<int>(CardList::capacity()));
        for (int i = 0; i < size && ok; ++i) {
            Card card = kNoCard;
            get(card);
            cards.push_back(card);
        }
    }
    template <class T, std::size_t N> void get(std::array<T, N>& items) {
        for (T& item : items) get(item);
    }
};

/// Converts to a member of any type, to count the members of a kind of event.
struct AnyMember {
    template <class T> operator T() const; // NOLINT: converts implicitly, as an initializer has to
};
template <class Kind, class... Any>
concept HasMembers = requires {
    Kind{Any{}...};
};

/// The members of a kind of event in their order: at most five.
template <class Kind> auto members(Kind& event) {
    using Bare = std::remove_const_t<Kind>;
    using Any = AnyMember;
    static_assert(!HasMembers<Bare, Any, Any, Any, Any, Any, Any>);
    if constexpr (HasMembers<Bare, Any, Any, Any, Any, Any>) {
        auto& [a, b, c, d, e] = event;
        return std::tie(a, b, c, d, e);
    } else if constexpr (HasMembers<Bare, Any, Any, Any, Any>) {
        auto& [a, b, c, d] = event;
        return std::tie(a, b, c, d);
    } else if constexpr (HasMembers<Bare, Any, Any, Any>) {
        auto& [a, b, c] = event;
        return std::tie(a, b, c);
    } else if constexpr (HasMembers<Bare, Any, Any>) {
        auto& [a, b] = event;
        return std::tie(a, b);
    } else {
        auto& [a] = event;
        return std::tie(a);
    }
}

/// The log of a game: an event is its kind (one byte, the index in the variant), then its members in order. A
/// row of the log stores the codec's version, so that an upgraded program can read it: kOldest to kCodec,
/// which is the one written. Not for the wire: events are projected before they leave the program.
template <class EventType, class Writer, class Reader, int kOldestCodec, int kNewestCodec> struct EventBytes {
    using Event = EventType;
    static constexpr int kOldest = kOldestCodec, kCodec = kNewestCodec;

    /// Appends an event.
    static void encode(std::string& out, const Event& event) {
        Writer writer(out);
        writer.byte(static_cast<int>(event.index()));
        std::visit(
            [&writer](const auto& e) {
                std::apply([&writer](const auto&... member) { (writer.put(member), ...); }, members(e));
            },
            event);
    }
    static std::string encode(std::span<const Event> events) {
        std::string out;
        for (const Event& event : events) encode(out, event);
        return out;
    }

    /// Reads and removes one event from the front of `bytes`; empty, with `bytes` unchanged, if there is no
    /// valid event.
    static std::optional<Event> decode(int codec, std::string_view& bytes) {
        static constexpr auto kReaders = readers(std::make_index_sequence<std::variant_size_v<Event>>{});
        if (codec < kOldest || codec > kCodec) return std::nullopt;
        Reader in(bytes, codec);
        const int kind = in.up_to(static_cast<int>(kReaders.size()) - 1);
        if (!in.ok) return std::nullopt;
        const Event event = kReaders[static_cast<std::size_t>(kind)](in);
        if (!in.ok) return std::nullopt;
        bytes.remove_prefix(in.offset);
        return event;
    }
    /// Decodes events. Every value is checked, so any bytes may be given.
    static tl::expected<std::vector<Event>, DecodeError> decode_all(std::string_view bytes,
                                                                    int codec = kCodec) {
        std::vector<Event> events;
        std::string_view left = bytes;
        while (!left.empty()) {
            const std::optional<Event> event = decode(codec, left);
            if (!event) return tl::make_unexpected(DecodeError{bytes.size() - left.size()});
            events.push_back(*event);
        }
        return events;
    }

private:
    template <class E> static Event read_event(Reader& in) {
        E event{};
        std::apply([&in](auto&... member) { (in.get(member), ...); }, members(event));
        return event;
    }
    template <std::size_t... I> static constexpr auto readers(std::index_sequence<I...>) {
        return std::array<Event (*)(Reader&), sizeof...(I)>{
            read_event<std::variant_alternative_t<I, Event>>...};
    }
};

} // namespace germini::protocol

// Seats round a table and the sides that they form.
#pragma once
#include <bit>
#include <compare>
#include <cstdint>

namespace germini {

/// A place at the table, 0-based in playing order: seat s+1 plays after seat s.
enum class Seat : std::uint8_t {};
/// A party that scores together; which seats form it is each game's own function.
enum class Side : std::uint8_t {};

inline constexpr int kMaxSeats = 6;
inline constexpr Seat kNoSeat{0xff};
inline constexpr Side kNoSide{0xff};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr int index(Side side) { return static_cast<int>(side); }

/// The seat `steps` places after `seat` round a table of `seats`.
constexpr Seat after(Seat seat, int steps, int seats) {
    return static_cast<Seat>(static_cast<unsigned>(index(seat) + steps) % static_cast<unsigned>(seats));
}

/// A set of seats, one bit a seat.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(Seat seat) { add(seat); }
    static constexpr SeatSet all(int seats) {
        SeatSet set;
        set.bits_ = static_cast<std::uint8_t>((1u << seats) - 1u);
        return set;
    }
    static constexpr SeatSet of_bits(std::uint8_t bits) {
        SeatSet set;
        set.bits_ = bits;
        return set;
    }
    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << index(seat)); }
    constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << index(seat))); }
    constexpr bool has(Seat seat) const { return index(seat) < 8 && (bits_ >> index(seat) & 1u) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint8_t bits() const { return bits_; }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    std::uint8_t bits_ = 0;
};

/// Who looks: a seat, or a spectator (anyone who holds no seat).
struct Viewer {
    Seat seat = kNoSeat;
    constexpr bool is(Seat other) const { return seat == other && seat != kNoSeat; }
    constexpr bool spectator() const { return seat == kNoSeat; }
    friend constexpr bool operator==(Viewer, Viewer) = default;
};

} // namespace germini

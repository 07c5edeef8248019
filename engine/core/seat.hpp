// Seats at a table, and the sides that they form.
#pragma once
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>

namespace germini {

/// A seat at the table, 0-based in playing order: seat s+1 plays after seat s.
enum class Seat : std::uint8_t {};
/// A partnership that scores together; each game defines which seats form it.
enum class Side : std::uint8_t {};

inline constexpr int kMaxSeats = 6;
inline constexpr Seat kNoSeat{0xff};
inline constexpr Side kNoSide{0xff};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr int index(Side side) { return static_cast<int>(side); }

/// The seat `steps` places after `seat` at a table of `seats`.
constexpr Seat after(Seat seat, int steps, int seats) {
    return static_cast<Seat>(static_cast<unsigned>(index(seat) + steps) % static_cast<unsigned>(seats));
}

/// The other one of two sides.
constexpr Side other(Side side) { return static_cast<Side>(1 - index(side)); }

template <class T>
concept SeatOrSide = std::same_as<T, Seat> || std::same_as<T, Side>;

/// The element of a seat or a side, of an array with one per seat or side.
template <class T, std::size_t N, SeatOrSide Owner> constexpr T& at(std::array<T, N>& all, Owner owner) {
    return all[static_cast<std::size_t>(index(owner))];
}
template <class T, std::size_t N, SeatOrSide Owner>
constexpr const T& at(const std::array<T, N>& all, Owner owner) {
    return all[static_cast<std::size_t>(index(owner))];
}

/// A set of seats, or of the people of a match: one bit each.
template <class Member> class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr explicit EnumSet(Member member) { add(member); }
    static constexpr EnumSet all(int members) {
        return of_bits(static_cast<std::uint8_t>((1u << members) - 1u));
    }
    static constexpr EnumSet of_bits(std::uint8_t bits) {
        EnumSet set;
        set.bits_ = bits;
        return set;
    }
    constexpr void add(Member member) { bits_ = static_cast<std::uint8_t>(bits_ | 1u << index(member)); }
    constexpr void remove(Member member) {
        bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << index(member)));
    }
    constexpr bool has(Member member) const {
        return index(member) < 8 && (bits_ >> index(member) & 1u) != 0;
    }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint8_t bits() const { return bits_; }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

    /// Iterates in ascending number.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
        constexpr Member operator*() const { return static_cast<Member>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1u));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint8_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint8_t bits_ = 0;
};
using SeatSet = EnumSet<Seat>;

/// The recipient of a view: a seat, or a spectator (anyone without a seat).
struct Viewer {
    Seat seat = kNoSeat;
    constexpr bool is(Seat other) const { return seat == other && seat != kNoSeat; }
    constexpr bool is_one_of(SeatSet seats) const { return !spectator() && seats.has(seat); }
    constexpr bool spectator() const { return seat == kNoSeat; }
    friend constexpr bool operator==(Viewer, Viewer) = default;
};

} // namespace germini

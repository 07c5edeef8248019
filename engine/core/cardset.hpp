// A set of cards in 128 bits: the low word holds cards 0–63, the high word 64–127.
#pragma once
#include "engine/core/card.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace germini {

class CardSet {
public:
    constexpr CardSet() = default;
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr explicit CardSet(Card card) { add(card); }
    constexpr explicit CardSet(const CardList& cards) {
        for (Card card : cards) add(card);
    }
    /// The cards of a trick, by seat: kNoCard adds none.
    template <std::size_t N> constexpr explicit CardSet(const std::array<Card, N>& cards) {
        for (Card card : cards)
            if (card != kNoCard) add(card);
    }

    constexpr void add(Card card) {
        low_ |= low_bit(card);
        high_ |= high_bit(card);
    }
    constexpr void remove(Card card) {
        low_ &= ~low_bit(card);
        high_ &= ~high_bit(card);
    }
    constexpr bool has(Card card) const { return ((low_ & low_bit(card)) | (high_ & high_bit(card))) != 0; }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr int size() const { return count_bits(low_) + count_bits(high_); }
    constexpr bool contains(CardSet other) const { return (other - *this).empty(); }
    constexpr bool meets(CardSet other) const { return !(*this & other).empty(); }
    /// A number for hash tables.
    constexpr std::size_t hash() const {
        return static_cast<std::size_t>((low_ * 0x9e3779b97f4a7c15u ^ high_ * 0xd1342543de82ef95u) >> 32);
    }

    /// The card with the lowest number; the set must not be empty.
    constexpr Card first() const {
        return static_cast<Card>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    /// The card with the highest number; the set must not be empty.
    constexpr Card last() const {
        return static_cast<Card>(high_ != 0 ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_));
    }
    /// The card with exactly `n` lower-numbered cards in the set; the set must have more than n cards.
    constexpr Card nth(int n) const {
        const int below = count_bits(low_);
        return static_cast<Card>(n < below ? nth_bit(low_, n) : 64 + nth_bit(high_, n - below));
    }
    constexpr std::uint64_t low() const { return low_; }
    constexpr std::uint64_t high() const { return high_; }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return {a.low_ & ~b.low_, a.high_ & ~b.high_};
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    /// Iterates over the cards in ascending number.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Card operator*() const { return CardSet(low_, high_).first(); }
        constexpr Iterator& operator++() {
            if (low_ != 0)
                low_ &= low_ - 1;
            else
                high_ &= high_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t low_, high_;
    };
    constexpr Iterator begin() const { return Iterator(low_, high_); }
    constexpr Iterator end() const { return Iterator(0, 0); }

private:
    // A card's bit in the low and in the high word. One of them is 0; both are 0 for an invalid card number.
    // The code has no branches or addresses, so that sets stay in registers.
    static constexpr std::uint64_t low_bit(Card card) { return index(card) < 64 ? bit(card) : 0; }
    static constexpr std::uint64_t high_bit(Card card) {
        return (index(card) >> 6) == 1 ? bit(card) : 0; // 64 to 127
    }
    static constexpr std::uint64_t bit(Card card) {
        return std::uint64_t{1} << (static_cast<unsigned>(index(card)) & 63u);
    }
    // Without an instruction for it, std::popcount calls a function that reads a table.
    static constexpr int count_bits(std::uint64_t bits) {
#ifdef __POPCNT__
        return std::popcount(bits);
#else
        bits -= bits >> 1 & 0x5555555555555555u;
        bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
        bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
        return static_cast<int>(bits * 0x0101010101010101u >> 56);
#endif
    }
    /// Index of the bit that has exactly n set bits below it.
    static constexpr int nth_bit(std::uint64_t bits, int n) {
#ifdef __BMI2__
        if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, bits));
#endif
        for (; n > 0; --n) bits &= bits - 1;
        return std::countr_zero(bits);
    }
    std::uint64_t low_ = 0, high_ = 0;
};
static_assert(sizeof(CardSet) == 16);

/// The cards of a set in ascending number; the set must fit into a CardList.
constexpr CardList list_of(CardSet cards) {
    CardList run;
    for (Card card : cards) run.push_back(card);
    return run;
}

} // namespace germini

// A list of bounded length, stored inline: no allocation, trivially copyable.
#pragma once
#include "engine/core/capacity.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <type_traits>

namespace germini {

/// How a full list rejects another element: by a check in every build, or by an assert alone.
enum class Bounds : bool { checked, asserted };

/// At most N elements of a trivially copyable T. Elements past size() are not initialised. push_back() past N
/// throws std::length_error, or fails an assert with Bounds::asserted. Reading past size() is a programming
/// error and only asserted, because reads are in the innermost loops.
template <class T, std::size_t N, Bounds bounds = Bounds::checked> class List {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(N <= 0xffff);
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

public:
    using value_type = T;
    constexpr List() { // NOLINT: the elements stay uninitialised on purpose
        if (std::is_constant_evaluated()) std::construct_at(&storage_.items);
    }
    constexpr List(std::initializer_list<T> items) : List() {
        for (const T& item : items) push_back(item);
    }
    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr void clear() { size_ = 0; }
    constexpr void push_back(const T& item) {
        if constexpr (bounds == Bounds::checked) {
            if (size_ == N) throw_capacity_exceeded(N);
        }
        assert(size_ < N);
        storage_.items[size_++] = item;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return storage_.items[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return storage_.items[i];
    }
    constexpr T& back() { return (*this)[size_ - 1u]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }
    constexpr T* begin() { return storage_.items.data(); }
    constexpr T* end() { return storage_.items.data() + size_; }
    constexpr const T* begin() const { return storage_.items.data(); }
    constexpr const T* end() const { return storage_.items.data() + size_; }
    friend constexpr bool operator==(const List& a, const List& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    // A union, so that elements with constructors stay uninitialised too.
    union Storage {
        constexpr Storage() {} // NOLINT: see the constructor
        std::array<T, N> items;
    };
    Size size_ = 0;
    Storage storage_;
};

} // namespace germini

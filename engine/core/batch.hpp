// The events of one decision: bounded, without allocation. Copying costs only the elements in use.
#pragma once
#include "engine/core/capacity.hpp"

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace germini {

/// At most N elements of T in uninitialised storage. push_back() past N throws std::length_error.
template <class T, std::size_t N> class Batch {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    using value_type = T;
    Batch() {} // NOLINT: the storage stays uninitialised on purpose
    Batch(const Batch& other) { *this = other; }
    Batch& operator=(const Batch& other) {
        if (this == &other) return *this;
        for (size_ = 0; size_ < other.size_; ++size_) std::construct_at(data() + size_, other[size_]);
        return *this;
    }
    ~Batch() = default;

    static constexpr std::size_t capacity() { return N; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    template <class U> void push_back(const U& item) {
        if (size_ == N) throw_capacity_exceeded(N);
        std::construct_at(data() + size_, item);
        ++size_;
    }
    const T& operator[](std::size_t i) const {
        assert(i < size_);
        return data()[i];
    }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }

private:
    T* data() { return &storage_.items[0]; }
    const T* data() const { return &storage_.items[0]; }
    union Storage {
        Storage() {}  // NOLINT: see above
        ~Storage() {} // NOLINT: trivially destructible elements
        T items[N];   // NOLINT: a union member of N elements without construction
    };
    std::size_t size_ = 0;
    Storage storage_;
};

} // namespace germini

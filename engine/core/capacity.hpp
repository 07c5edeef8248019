// The failure of a full container of bounded capacity.
#pragma once
#include <cstddef>
#include <stdexcept>
#include <string>

namespace germini {

/// Throws std::length_error. Kept out of line because containers are everywhere and this rarely runs.
[[noreturn, gnu::cold, gnu::noinline]] inline void throw_capacity_exceeded(std::size_t capacity) {
    throw std::length_error("a list of at most " + std::to_string(capacity) + " elements is full");
}

} // namespace germini

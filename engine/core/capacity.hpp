// The failure of a full container of bounded capacity.
#pragma once
#include <cstddef>

namespace germini {

/// Throws std::length_error. Kept out of line because containers are everywhere and this rarely runs.
[[noreturn]] void throw_capacity_exceeded(std::size_t capacity);

} // namespace germini

// What a container of bounded length does when it is full.
#pragma once
#include <cstddef>

namespace germini {

/// Throws std::length_error. In a source of its own: containers are everywhere, and this is never run.
[[noreturn]] void refuse_more_than(std::size_t capacity);

} // namespace germini

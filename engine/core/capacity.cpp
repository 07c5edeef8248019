#include "engine/core/capacity.hpp"

#include <stdexcept>
#include <string>

namespace germini {

void throw_capacity_exceeded(std::size_t capacity) {
    throw std::length_error("a list of at most " + std::to_string(capacity) + " elements is full");
}

} // namespace germini

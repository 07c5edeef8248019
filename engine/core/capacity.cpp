#include "engine/core/capacity.hpp"

#include <stdexcept>
#include <string>

namespace germini {

void refuse_more_than(std::size_t capacity) {
    throw std::length_error("a list of at most " + std::to_string(capacity) + " elements is full");
}

} // namespace germini

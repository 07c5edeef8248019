// Text in UTF-8, as it comes from outside.
#pragma once
#include <cstddef>
#include <string_view>

namespace germini::protocol {

/// Returns the number of bytes of the text's first letter; 0 if they are not UTF-8.
std::size_t letter_bytes(std::string_view text);
/// Returns the number of bytes before the first that is not UTF-8.
std::size_t valid_bytes(std::string_view text);

} // namespace germini::protocol

// Lists of names in a sentence.
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace germini::protocol {

/// Returns e.g. "a, b and c".
std::string join_names(std::span<const std::string_view> names);

} // namespace germini::protocol

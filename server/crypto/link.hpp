// The chain over closed hands: docs/verify.md, which says it byte by byte.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// 32 bytes. The first link of a chain comes after none: after "".
std::string link_after(std::string_view before, std::string_view hand_id, std::string_view record,
                       std::string_view result);

/// In small hexadecimal digits.
std::string hex(std::string_view bytes);

} // namespace germini::server

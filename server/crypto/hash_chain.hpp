// The hash chain over closed hands; docs/verify.md defines it byte by byte.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// Returns the 32-byte link that follows `before`; "" for the first link of a chain.
std::string link_after(std::string_view before, std::string_view hand_id, std::string_view record,
                       std::string_view result);

} // namespace germini::server

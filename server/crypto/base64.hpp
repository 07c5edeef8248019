// base64url without padding (RFC 4648 §5), as browsers and tokens have it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace germini::server {

std::string base64url(std::string_view bytes);
/// The bytes; none where it is not wholly such text.
std::optional<std::string> from_base64url(std::string_view text);

} // namespace germini::server

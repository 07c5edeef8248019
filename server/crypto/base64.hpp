// base64url without padding (RFC 4648 §5), as used by browsers and tokens.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace germini::server {

std::string base64url(std::string_view bytes);
/// Returns the decoded bytes; empty if the text is not valid base64url.
std::optional<std::string> from_base64url(std::string_view text);

} // namespace germini::server

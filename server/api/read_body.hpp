// Parses the body of a request.
#pragma once
#include "protocol/wire/json_text.hpp"

#include <string>

namespace germini::server {

/// Parses a request body of any shape.
inline protocol::ReadResult<protocol::ParsedJson> read_body(const std::string& body, std::size_t most_bytes) {
    return protocol::parse_strict(body, protocol::Limits{.max_depth = 8, .max_bytes = most_bytes});
}

} // namespace germini::server

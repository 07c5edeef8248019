// The query of a request's address.
#pragma once
#include "protocol/wire/reader.hpp"

#include <optional>
#include <string>

namespace germini::server {

/// The value of `name`, percent-decoded, the first where there are several; null where there is none. Fails
/// with `bad_field` at `/name` where an escape is malformed.
protocol::ReadResult<std::optional<std::string>> query_value(const std::string& query,
                                                             const std::string& name);

} // namespace germini::server

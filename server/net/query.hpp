// The query string of a request.
#pragma once
#include "protocol/wire/reader.hpp"

#include <optional>
#include <string>

namespace germini::server {

/// Returns the first value of `name`, percent-decoded; null if it is absent. Fails with `bad_field` at
/// `/name` if an escape is malformed.
protocol::ReadResult<std::optional<std::string>> query_value(const std::string& query,
                                                             const std::string& name);

} // namespace germini::server

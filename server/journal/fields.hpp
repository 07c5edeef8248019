// Encoding of a log line's ids beside its text until it is written.
#pragma once
#include "server/journal/log_context.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::journal {

/// Returns one line; control characters, which would end it or change a terminal's colours, become spaces.
std::string with_fields(std::string text, const LogContext& context);

struct Fields {
    std::string_view text;
    std::vector<std::pair<std::string_view, std::string_view>> ids; ///< names and values
};
Fields fields_of(std::string_view line);

} // namespace germini::journal

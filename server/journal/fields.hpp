// How a line's ids travel beside its text until it is written.
#pragma once
#include "server/journal/about.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::journal {

/// One line: what would end it, or turn a terminal's colours, is taken out of the text.
std::string with_fields(std::string text, const About& about);

struct Fields {
    std::string_view text;
    std::vector<std::pair<std::string_view, std::string_view>> ids; ///< name and value
};
Fields fields_of(std::string_view line);

} // namespace germini::journal

#include "server/cli/number_range.hpp"

#include <charconv>
#include <string>

namespace germini::cli {

CLI::Validator number_range(std::int64_t least, std::int64_t most) {
    const std::string from = std::to_string(least), to = std::to_string(most);
    const auto check = [=](const std::string& text) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool fits =
            error == std::errc() && end == text.data() + text.size() && number >= least && number <= most;
        return fits ? std::string()
                    : "invalid value \"" + text + "\": expected a number from " + from + " to " + to;
    };
    return {check, "NUMBER from " + from + " to " + to};
}

} // namespace germini::cli

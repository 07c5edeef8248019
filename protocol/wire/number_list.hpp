// Lists of whole numbers as JSON texts: rankings, keys.
#pragma once
#include "protocol/wire/json_out.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

/// Returns e.g. "[1,2,3]": each element's number by `number_of(element)`.
std::string number_list(const auto& elements, const auto& number_of) {
    std::string out;
    append_array(out, elements, [&number_of](std::string& to, const auto& element) {
        append_number(to, number_of(element));
    });
    return out;
}

/// Reads such a list from our own database or another node; throws std::invalid_argument if the text is
/// not such a list.
std::vector<std::int64_t> read_number_list(std::string_view text);

} // namespace germini::protocol

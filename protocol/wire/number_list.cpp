#include "protocol/wire/number_list.hpp"

#include "protocol/wire/reader.hpp"

#include <limits>
#include <stdexcept>

namespace germini::protocol {

std::vector<std::int64_t> read_number_list(std::string_view text) {
    using Number = std::numeric_limits<std::int64_t>;
    std::vector<std::int64_t> numbers;
    const auto value = parse_strict(text);
    JsonReader reading;
    if (value)
        for (const Field& number : reading.root(*value).array(0, text.size()))
            numbers.push_back(number.integer(Number::min(), Number::max()));
    if (!value || !reading.ok()) throw std::invalid_argument("not a list of numbers");
    return numbers;
}

} // namespace germini::protocol

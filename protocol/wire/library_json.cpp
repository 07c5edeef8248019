#include "protocol/wire/library_json.hpp"

#include <limits>
#include <nlohmann/json.hpp>

namespace germini::protocol {

nlohmann::json library_json(const JsonValue& value) {
    using nlohmann::json;
    switch (value.kind) {
    case JsonKind::null:
        return nullptr;
    case JsonKind::boolean:
        return value.number != 0;
    case JsonKind::integer:
        return value.number;
    case JsonKind::fraction:
        return json::parse(value.text);
    case JsonKind::string:
        return value.text;
    case JsonKind::array: {
        json array = json::array();
        for (const JsonValue& part : value) array.push_back(library_json(part));
        return array;
    }
    case JsonKind::object:
        break;
    }
    json object = json::object();
    for (const JsonValue& part : value) object[std::string(part.key)] = library_json(part);
    return object;
}

ParsedJson parsed_json(const nlohmann::json& value) {
    constexpr auto kAny = std::numeric_limits<std::size_t>::max();
    return parse_strict(value.dump(), Limits{.max_bytes = kAny}).value();
}

} // namespace germini::protocol

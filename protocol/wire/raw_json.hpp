// A part of a message that only its game can read.
#pragma once
#include "protocol/wire/json_value.hpp"

#include <memory>
#include <string>

namespace germini::protocol {

/// A JSON value as a client sent it, and its place in the message, at which the paths of errors begin.
struct RawJson {
    std::shared_ptr<const ParsedJson> text; ///< null: absent
    const JsonValue* value = nullptr;       ///< a part of `text`; null: absent
    std::string path{};
};

} // namespace germini::protocol

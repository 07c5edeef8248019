// A part of a message that only its game can read.
#pragma once
#include "protocol/wire/json_value.hpp"

#include <memory>
#include <string>

namespace germini::protocol {

/// A JSON value as a client sent it, and its place in the message, at which the paths of errors begin.
struct RawJson {
    struct Source {
        ParsedJson text;
        std::string path;
    };
    std::shared_ptr<const Source> source{}; ///< null: absent
    const JsonValue* value = nullptr;       ///< a part of the source; null: absent

    std::string path() const { return source ? source->path : std::string(); }
};

} // namespace germini::protocol

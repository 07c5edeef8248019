// A part of a message that only its game can read.
#pragma once
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace germini::protocol {

/// A JSON value as a client sent it, and its place in the message, at which the paths of errors begin.
struct RawJson {
    std::shared_ptr<const nlohmann::json> value; ///< null: absent
    std::string path{};
};

} // namespace germini::protocol

// Rules as a client requests them.
#pragma once
#include "protocol/wire/raw_json.hpp"

#include <string>

namespace germini::protocol {

/// A preset and some of its options. Without `edition` they are of the newest one.
struct AskedRules {
    std::string preset;
    RawJson options{};
    RawJson edition{};
};

} // namespace germini::protocol

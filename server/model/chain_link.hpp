// The chain of closed hands: each link covers the previous one (docs/verify.md).
#pragma once
#include <cstdint>
#include <string>

namespace germini::model {

struct ChainLink {
    std::int64_t n = 0; ///< from 1
    std::string hash;   ///< 32 bytes
};

} // namespace germini::model

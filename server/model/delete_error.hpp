// Why a guest cannot be deleted.
#pragma once
#include <cstdint>

namespace germini::model {

/// Why a guest cannot be deleted now.
enum class DeleteError : std::uint8_t {
    seated,             ///< in a match under way, even if they left it for good
    hosting,            ///< host of a table that is not over
    owner,              ///< last owner of a club
    stale_authorisation ///< the credential shown is no longer valid
};

} // namespace germini::model

// The signature: one number for all that the engine does and tells, so that a change of it shows.
#pragma once
#include <cstdint>

namespace germini::protocol::minchiate {

/// Digest of seeded random hands under each preset and under random options: every event's bytes, and after
/// each what the four seats and a spectator are told of it. The same on every machine and compiler. Throws
/// std::logic_error where a state breaks an invariant.
std::uint64_t signature();

} // namespace germini::protocol::minchiate

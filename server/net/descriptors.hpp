// Descriptors of the system: every connection is one.
#pragma once
#include <cstddef>

namespace germini::server {

/// Besides connections: the database and its log, the port, timers, a backup, the program's own output.
inline constexpr std::size_t kOtherDescriptors = 64;

/// Raises the process's soft limit to what so many connections take. Gives how many of them there is room for
/// under the hard limit, which is for the system's administrator to raise: all, or fewer.
std::size_t make_room(std::size_t connections);

} // namespace germini::server

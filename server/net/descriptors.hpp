// File descriptors of the process; every connection uses one.
#pragma once
#include <cstddef>

namespace germini::server {

/// Connections accepted beyond the total, until they are counted for their address and one of another gives
/// way.
inline constexpr std::size_t kUncountedConnections = 16;
/// Descriptors reserved for everything but counted connections: the database and its log, the listening port,
/// timers, a backup, the standard streams.
inline constexpr std::size_t kOtherDescriptors = 64 + kUncountedConnections;

/// Raises the process's soft limit so that it can hold this many connections. Returns how many fit under the
/// hard limit, which only the system's administrator can raise: all of them, or fewer.
std::size_t make_room(std::size_t connections);

} // namespace germini::server

// How long a bot thinks about a hint.
#pragma once
#include <chrono>

namespace germini::server {

/// Processor time.
inline constexpr std::chrono::milliseconds kHintTime{2000};

} // namespace germini::server

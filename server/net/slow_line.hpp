#pragma once
#include <chrono>
#include <cstddef>

namespace germini::server {

/// A line this slow still brings a request, and gets an answer, whole.
inline constexpr std::size_t kSlowestLine = std::size_t{16} * 1024; // bytes a second

/// How long so many bytes may take one way, beside the time that anything may.
constexpr std::chrono::seconds time_for(std::size_t bytes, std::chrono::seconds anything) {
    return anything + std::chrono::seconds(bytes / kSlowestLine);
}

} // namespace germini::server

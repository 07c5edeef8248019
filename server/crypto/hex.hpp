// Hexadecimal digits.
#pragma once
#include <string>
#include <string_view>

namespace germini::server {

/// Returns lowercase hexadecimal digits.
inline std::string hex(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += kDigits[value >> 4u];
        text += kDigits[value & 15u];
    }
    return text;
}

} // namespace germini::server

#include "protocol/wire/utf8.hpp"

#include <rapidjson/encodings.h>
#include <rapidjson/memorystream.h>

namespace germini::protocol {
namespace {

// Without an early end, so that the compiler can take many letters at once.
bool is_ascii(std::string_view text) {
    unsigned bits = 0;
    for (const char c : text) bits |= static_cast<unsigned char>(c);
    return bits < 0x80;
}

} // namespace

std::size_t letter_bytes(std::string_view text) {
    rapidjson::MemoryStream stream(text.data(), text.size());
    unsigned letter = 0;
    return rapidjson::UTF8<>::Decode(stream, &letter) ? stream.Tell() : 0;
}

std::size_t valid_bytes(std::string_view text) {
    if (is_ascii(text)) return text.size(); // most messages
    std::size_t valid = 0;
    while (valid < text.size()) {
        const std::size_t bytes = is_ascii(text.substr(valid, 1)) ? 1 : letter_bytes(text.substr(valid));
        if (bytes == 0) break;
        valid += bytes;
    }
    return valid;
}

} // namespace germini::protocol

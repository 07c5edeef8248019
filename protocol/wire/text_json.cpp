#include "protocol/wire/text_json.hpp"

#include "protocol/wire/json_out.hpp"
#include "protocol/wire/outbound.hpp"
#include "protocol/wire/utf8.hpp"

#include <algorithm>

namespace germini::protocol {
namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd"; // U+FFFD

void append_escaped(std::string& out, char letter) {
    constexpr std::string_view kLetters = "\"\\\b\f\n\r\t", kNames = "\"\\bfnrt",
                               kDigits = "0123456789abcdef";
    out += '\\';
    if (const auto at = kLetters.find(letter); at != std::string_view::npos) {
        out += kNames[at];
    } else {
        out += "u00";
        out += kDigits[static_cast<std::size_t>(letter) / kDigits.size()];
        out += kDigits[static_cast<std::size_t>(letter) % kDigits.size()];
    }
}

/// Appends what is more than plain ASCII.
void append_letters(std::string& out, std::string_view words) {
    while (!words.empty()) {
        const char first = words.front();
        const std::size_t bytes = letter_bytes(words);
        if (bytes == 1 && (first < ' ' || first == '"' || first == '\\'))
            append_escaped(out, first);
        else
            out += bytes == 0 ? kReplacement : words.substr(0, bytes);
        words.remove_prefix(std::max<std::size_t>(bytes, 1));
    }
}

} // namespace

// Most text is plain and is sent often.
void append_text(std::string& out, const std::string& words) {
    const auto plain = [](char one) { return one >= ' ' && one <= '~' && one != '"' && one != '\\'; };
    if (std::ranges::all_of(words, plain)) return append_plain(out, words);
    out += '"';
    append_letters(out, words);
    out += '"';
}
void append_text(std::string& out, std::string_view key, const std::string& words) {
    append_key(out, key);
    append_text(out, words);
}
void append_text(std::string& out, std::string_view key, const std::optional<std::string>& words) {
    append_key(out, key);
    append_or_null(out, words, [](std::string& to, const std::string& one) { append_text(to, one); });
}

void append_time(std::string& out, std::string_view key, const std::optional<std::int64_t>& time) {
    append_key(out, key);
    append_or_null(out, time, [](std::string& to, std::int64_t one) { append_plain(to, utc_text(one)); });
}

void append_error(std::string& out, const ReadError& error) {
    append_member(out, "code", error.code.name());
    append_text(out, "path", error.path);
    append_text(out, "message", error.message);
}

} // namespace germini::protocol

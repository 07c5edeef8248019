// JSON text written straight into a string, for frequent output. Keys and codes are our own plain ASCII; for
// texts of people see text_json.hpp.
#pragma once
#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>

namespace germini::protocol {

inline void append_number(std::string& out, std::integral auto number) {
    if (number >= 0 && number < 10) return out.push_back(static_cast<char>('0' + number)); // most are
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out.append(digits, end);
}
/// Appends a string of plain ASCII without quotes or backslashes.
inline void append_plain(std::string& out, std::string_view text) {
    out += '"';
    out += text;
    out += '"';
}
/// Appends `"key":`, after a comma if the object already has a member.
inline void append_key(std::string& out, std::string_view key) {
    if (out.back() != '{') out += ',';
    append_plain(out, key);
    out += ':';
}
/// The same with what follows the key, in one step, as messages consist of keys.
template <std::size_t N, std::size_t M>
void append_key(std::string& out, const char (&key)[N], const char (&after)[M]) {
    char text[N + M];
    text[0] = ',';
    text[1] = '"';
    std::copy_n(after, M - 1, std::copy_n(key, N - 1, text + 2));
    const std::size_t comma = out.back() == '{' ? 1 : 0;
    out.append(text + comma, sizeof text - comma);
}
template <std::size_t N> void append_key(std::string& out, const char (&key)[N]) {
    append_key(out, key, "\":");
}
/// Appends the comma between elements of an array.
inline void next_element(std::string& out) {
    if (out.back() != '[') out += ',';
}

/// Appends the value by `append(out, *value)`; null for an empty optional.
void append_or_null(std::string& out, const auto& value, const auto& append) {
    if (value)
        append(out, *value);
    else
        out += "null";
}

/// Appends an array, each element by `append(out, element)`.
void append_array(std::string& out, const auto& elements, const auto& append) {
    out += '[';
    bool first = true;
    for (const auto& element : elements) {
        if (!first) out += ',';
        first = false;
        append(out, element);
    }
    out += ']';
}

/// Appends e.g. `[1,2,3]`.
inline void append_numbers(std::string& out, const auto& numbers) {
    out += '[';
    for (const auto number : numbers) {
        next_element(out);
        append_number(out, number);
    }
    out += ']';
}
/// The same as a member.
inline void append_numbers(std::string& out, const auto& key, const auto& numbers) {
    append_key(out, key);
    append_numbers(out, numbers);
}
/// Returns e.g. `["a","b"]`, of plain ASCII.
inline std::string plain_list(const auto& texts) {
    std::string out;
    append_array(out, texts, [](std::string& to, const auto& text) { append_plain(to, text); });
    return out;
}
/// Appends e.g. `"key":7`, after a comma if needed.
inline void append_member(std::string& out, const auto& key, std::integral auto number) {
    append_key(out, key);
    append_number(out, number);
}
inline void append_member(std::string& out, const auto& key, bool value) {
    append_key(out, key);
    out += value ? std::string_view("true") : std::string_view("false");
}
/// Appends null if the number is empty.
inline void append_member(std::string& out, const auto& key, const auto& number) requires requires {
    append_number(out, *number);
}
{
    append_key(out, key);
    append_or_null(out, number, [](std::string& to, auto one) { append_number(to, one); });
}
inline void append_member(std::string& out, const auto& key, std::string_view plain) {
    append_key(out, key);
    append_plain(out, plain);
}
template <std::size_t N> void append_member(std::string& out, const char (&key)[N], std::string_view plain) {
    append_key(out, key, "\":\"");
    out += plain;
    out += '"';
}
inline void append_member(std::string& out, const auto& key, const char* plain) {
    append_member(out, key, std::string_view(plain));
}

} // namespace germini::protocol

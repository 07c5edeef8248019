// JSON text written straight into a string: for what goes out often. Keys and codes are our own plain
// ASCII; text of people goes through the JSON library instead.
#pragma once
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace germini::protocol {

inline void append_number(std::string& out, std::integral auto number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out.append(digits, end);
}
/// A string of plain ASCII without quotes or backslashes.
inline void append_plain(std::string& out, std::string_view text) {
    out += '"';
    out += text;
    out += '"';
}
/// `"key":` with the comma before it where the object already has a member.
inline void append_key(std::string& out, std::string_view key) {
    if (out.back() != '{') out += ',';
    append_plain(out, key);
    out += ':';
}
/// The comma between elements of an array.
inline void next_element(std::string& out) {
    if (out.back() != '[') out += ',';
}

/// What is there, written by `append(out, *value)`; else null.
void append_or_null(std::string& out, const auto& value, const auto& append) {
    if (value)
        append(out, *value);
    else
        out += "null";
}

/// An array, each element written by `append(out, element)`.
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

/// `[1,2,3]`
inline void append_numbers(std::string& out, const auto& numbers) {
    out += '[';
    for (const auto number : numbers) {
        next_element(out);
        append_number(out, number);
    }
    out += ']';
}
/// `"key":7` and the comma before it.
inline void append_member(std::string& out, std::string_view key, std::integral auto number) {
    append_key(out, key);
    append_number(out, number);
}
inline void append_member(std::string& out, std::string_view key, bool value) {
    append_key(out, key);
    out += value ? "true" : "false";
}
/// null where there is none.
inline void append_member(std::string& out, std::string_view key, const auto& number) requires requires {
    append_number(out, *number);
}
{
    append_key(out, key);
    append_or_null(out, number, [](std::string& to, auto one) { append_number(to, one); });
}
inline void append_member(std::string& out, std::string_view key, std::string_view plain) {
    append_key(out, key);
    append_plain(out, plain);
}
inline void append_member(std::string& out, std::string_view key, const char* plain) {
    append_member(out, key, std::string_view(plain));
}

} // namespace germini::protocol

// JSON as parsed (json_text.hpp): values that are only read, by the strict reader (reader.hpp).
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::protocol {

enum class JsonKind : std::uint8_t { null, boolean, integer, fraction, string, array, object };

/// A value of a parsed text. Its elements or members, and all within them, follow it in memory in the order
/// of the text.
struct JsonValue {
    JsonKind kind = JsonKind::null;
    std::uint32_t size = 0;  ///< elements or members
    std::uint32_t span = 1;  ///< values from this one to its last, both included
    std::int64_t number = 0; ///< an integer; 1 for true
    std::string_view text{}; ///< a string; a fraction as written
    std::string_view key{};  ///< its name, in an object

    /// Steps from part to part.
    struct Iterator {
        const JsonValue* at;
        const JsonValue& operator*() const { return *at; }
        Iterator& operator++() { return at += at->span, *this; }
        friend bool operator==(Iterator, Iterator) = default;
    };
    Iterator begin() const { return {this + 1}; }
    Iterator end() const { return {this + span}; }

    /// Returns the member of that name; null if the value is another kind or has no such member.
    const JsonValue* find(std::string_view name) const {
        if (kind != JsonKind::object) return nullptr;
        for (const JsonValue& member : *this)
            if (member.key == name) return &member;
        return nullptr;
    }
    /// Returns whether the value of the same text is this one or within it.
    bool contains(const JsonValue& value) const { return &value >= this && &value < this + span; }
};

/// The values of one text, which it owns.
class ParsedJson {
public:
    /// `values`: the whole and all within it; `letters`: what their texts and keys refer to.
    ParsedJson(std::vector<JsonValue> values, std::unique_ptr<char[]> letters)
        : values_(std::move(values)), letters_(std::move(letters)) {}

    const JsonValue& root() const { return values_.front(); }

private:
    std::vector<JsonValue> values_;
    std::unique_ptr<char[]> letters_;
};

} // namespace germini::protocol

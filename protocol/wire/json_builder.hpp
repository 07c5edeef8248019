// Builds the values of a JSON text from what RapidJSON's parser finds, and stops at the first forbidden
// input.
#pragma once
#include "protocol/wire/json_text.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::protocol {

/// A handler of rapidjson::Reader. Its functions return false after a failure.
class JsonBuilder {
public:
    using Size = rapidjson::SizeType;

    /// `read`: how far the text has been read.
    JsonBuilder(std::string_view text, const rapidjson::MemoryStream& read, const Limits& limits);

    bool Null() { return add(JsonKind::null); }
    bool Bool(bool value) { return add(JsonKind::boolean, value ? 1 : 0); }
    bool Int(int value) { return add(JsonKind::integer, value); }
    bool Uint(unsigned value) { return add(JsonKind::integer, value); }
    bool Int64(std::int64_t value) { return add(JsonKind::integer, value); }
    bool Uint64(std::uint64_t value);
    bool Double(double value);
    bool RawNumber(const char*, Size, bool) { return false; } // the parser was not asked for it
    bool String(const char* text, Size size, bool);
    bool StartObject() { return open(JsonKind::object); }
    bool Key(const char* text, Size size, bool);
    bool EndObject(Size) { return close(); }
    bool StartArray() { return open(JsonKind::array); }
    bool EndArray(Size) { return close(); }

    /// Fails for a reason that the parser found at `offset`.
    void fail_at(rapidjson::ParseErrorCode code, std::size_t offset);

    ParsedJson take() && { return {std::move(values_), std::move(letters_)}; }
    const std::optional<ReadError>& error() const { return error_; }

private:
    struct Level {
        std::size_t value;      ///< place of the array or object
        std::string_view key{}; ///< of the member being read
        bool has_key = false;
    };

    bool add(JsonKind kind, std::int64_t number = 0, std::string_view text = {});
    bool open(JsonKind kind);
    bool close();
    bool fail(ErrorCode code, std::string message);
    /// A whole number outside 64 bits.
    bool too_large(bool negative);
    /// Keeps a string's letters; nothing if it has half of a surrogate pair, which the parser lets pass.
    std::optional<std::string_view> keep(const char* text, Size size);
    bool is_new(std::string_view key);
    std::string path() const;

    std::string_view text_;
    bool has_escapes_;
    const rapidjson::MemoryStream& read_;
    Limits limits_;
    std::unique_ptr<char[]> letters_; ///< no string is longer than its text
    std::size_t kept_ = 0;
    std::vector<JsonValue> values_;
    std::vector<Level> levels_;
    /// The keys of objects with many members, each beside its object's place.
    std::set<std::pair<std::size_t, std::string_view>> keys_;
    std::optional<ReadError> error_;
};

} // namespace germini::protocol

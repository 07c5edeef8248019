// A strict typed reader over parsed JSON. It converts nothing (3.7 is not 3, true is not 1), checks every
// range, and keeps the first error with its path. Values read after an error are harmless defaults, so a
// caller reads to the end and checks once, in `finish`:
//
//     JsonReader reading;
//     Object move = reading.root(value).object({"seat", "cut"});
//     Move result;
//     result.seat = static_cast<int>(move.at("seat").integer(0, 3));
//     if (Field cut = move.find("cut")) result.lifted = static_cast<int>(cut.integer(1, 96));
//     return reading.finish(result);
#pragma once
#include "protocol/wire/json_text.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::protocol {

class Field;
class Object;

/// Handling of members that the reader does not know: refused (`unknown_field`), or ignored (hand records).
enum class UnknownMembers : std::uint8_t { refuse, ignore };

/// One pass over one value; keeps the first error. The value and this object must outlive every Field.
class JsonReader {
public:
    /// Returns the whole value with its path `path` ("" unless it is part of something larger).
    Field root(const ParsedJson& text, std::string path = {});
    /// `value`: null if absent.
    Field root(const JsonValue* value, std::string path);
    Field root(const RawJson& raw);

    bool ok() const { return !error_.has_value(); }
    const std::optional<ReadError>& error() const { return error_; }
    /// Records the error if it is the first one.
    void fail(std::string path, ErrorCode code, std::string message);
    /// The same at the value (null: the whole), or at its member `key`.
    void fail(const JsonValue* value, ErrorCode code, std::string message,
              std::optional<std::string_view> key = std::nullopt);
    /// Returns the path of a value within the whole; null: the whole.
    std::string path_of(const JsonValue* value) const;
    /// Returns `value` if there was no error, else the first error.
    template <class T> ReadResult<T> finish(T value) const {
        if (error_) return tl::make_unexpected(*error_);
        return ReadResult<T>(std::move(value));
    }

private:
    const JsonValue* whole_ = nullptr;
    std::string whole_path_;
    std::optional<ReadError> error_;
};

/// A value and its path. An absent one (an optional member) is false as a condition. Reading it returns the
/// default without an error: the error, if any, was recorded when it was found missing.
class Field {
public:
    /// `value`: null if absent; `parent`: where it would be.
    Field(JsonReader& reading, const JsonValue* value, const JsonValue* parent = nullptr)
        : reading_(&reading), value_(value), parent_(parent) {}

    explicit operator bool() const { return value_ != nullptr; }
    std::string path() const;

    // The value's type, to choose a branch; all false for an absent value.
    bool is_null() const;
    bool is_object() const;
    bool is_array() const;
    bool is_string() const;
    bool is_boolean() const;
    bool is_integer() const;

    /// Returns an integer from `least` to `most`; the default is `least`.
    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    /// Returns true or false; the default is false.
    bool boolean() const;
    /// Accepts only `true`: for a key whose presence is its whole meaning.
    void expect_true() const;
    /// Returns a string of `least` to `most` characters (code points) without control characters.
    std::string text(std::size_t least, std::size_t most) const;
    /// Returns the index of the value in `names`; the default is 0.
    std::size_t enum_index(std::span<const std::string_view> names) const;
    std::size_t enum_index(std::initializer_list<std::string_view> names) const;
    /// Returns the elements, from `least` to `most` of them; empty by default.
    std::vector<Field> array(std::size_t least, std::size_t most) const;
    /// Returns an object with no members except `keys` (unless others are ignored).
    Object object(std::initializer_list<std::string_view> keys,
                  UnknownMembers unknown = UnknownMembers::refuse) const;
    /// Returns the members of an object with any keys, as name and value.
    std::vector<std::pair<std::string, Field>> members(std::size_t most) const;
    /// Returns the value itself, for another reader; it must be present.
    const JsonValue& raw() const { return *value_; }

    /// Records an error at this value.
    void fail(ErrorCode code, std::string message) const;

private:
    bool is(JsonKind kind) const { return value_ && value_->kind == kind; }

    JsonReader* reading_;
    const JsonValue *value_, *parent_;
};

/// The members of an object.
class Object {
public:
    /// `value`: null after an error; `place`: where it is, or would be.
    Object(JsonReader& reading, const JsonValue* value, const JsonValue* place)
        : reading_(&reading), value_(value), place_(place) {}

    /// Returns a required member (error `missing_field`).
    Field at(std::string_view key) const;
    /// Returns an optional member; if absent, its path is the object's.
    Field find(std::string_view key) const;
    /// Returns the only one of `keys` that is present; an error if none or several are. Absent after an
    /// error.
    std::pair<std::string_view, Field> only_member(std::initializer_list<std::string_view> keys) const;
    std::string path() const { return reading_->path_of(place_); }

private:
    JsonReader* reading_;
    const JsonValue *value_, *place_;
};

/// Returns the number of characters (code points) of a valid UTF-8 text.
std::size_t characters(std::string_view text);

} // namespace germini::protocol

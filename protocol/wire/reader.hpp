// A strict typed reader over parsed JSON. It converts nothing (3.7 is no 3, true is no 1), checks every
// range, and remembers the first thing that is wrong with its path. Values read after that are harmless
// defaults, so a caller reads on to the end and asks once, in `finish`:
//
//     Reading reading;
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

/// What happens to members that nobody asked for: refused (`unknown_field`), or ignored (hand records).
enum class Unknown : std::uint8_t { refuse, ignore };

/// One pass over one value; keeps the first error. The value and this object outlive every Field.
class Reading {
public:
    /// The whole value, its path `path` ("" unless it is part of something larger).
    Field root(const nlohmann::json& value, std::string path = {});

    bool ok() const { return !error_.has_value(); }
    const std::optional<ReadError>& error() const { return error_; }
    /// Keeps the error if it is the first one.
    void fail(std::string path, std::string code, std::string message);
    /// `value` if all was well, else the first error.
    template <class T> ReadResult<T> finish(T value) const {
        if (error_) return tl::make_unexpected(*error_);
        return ReadResult<T>(std::move(value));
    }

private:
    std::optional<ReadError> error_;
};

/// A value and where it stands. An absent one (an optional member) is false as a condition; reading it all
/// the same gives the default and no error, because the error, if any, was recorded where it went missing.
class Field {
public:
    Field(Reading& reading, const nlohmann::json* value, std::string path)
        : reading_(&reading), value_(value), path_(std::move(path)) {}

    explicit operator bool() const { return value_ != nullptr; }
    const std::string& path() const { return path_; }

    // What it is, to choose a branch; all false for an absent one.
    bool is_null() const { return value_ && value_->is_null(); }
    bool is_object() const { return value_ && value_->is_object(); }
    bool is_array() const { return value_ && value_->is_array(); }
    bool is_string() const { return value_ && value_->is_string(); }
    bool is_boolean() const { return value_ && value_->is_boolean(); }
    bool is_integer() const { return value_ && value_->is_number_integer(); }

    /// An integer from `least` to `most`; the default is `least`.
    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    /// true or false; the default is false.
    bool boolean() const;
    /// Exactly `true`: the mark of a word that says all by being there.
    void mark() const;
    /// A string of `least` to `most` characters (code points), none of them a control character.
    std::string text(std::size_t least, std::size_t most) const;
    /// One of `names`, as its index; the default is 0.
    std::size_t word(std::span<const std::string_view> names) const;
    std::size_t word(std::initializer_list<std::string_view> names) const;
    /// The elements, at least `least`, at most `most`; none by default.
    std::vector<Field> array(std::size_t least, std::size_t most) const;
    /// An object with no members but `keys` (unless others are ignored).
    Object object(std::initializer_list<std::string_view> keys, Unknown unknown = Unknown::refuse) const;
    /// An object of any members, as name and value.
    std::vector<std::pair<std::string, Field>> members(std::size_t most) const;
    /// The value itself, for a reader further on; must be present.
    const nlohmann::json& raw() const { return *value_; }

    /// Records that this value is wrong.
    void fail(std::string code, std::string message) const;

private:
    Reading* reading_;
    const nlohmann::json* value_;
    std::string path_;
};

/// The members of an object.
class Object {
public:
    Object(Reading& reading, const nlohmann::json* value, std::string path)
        : reading_(&reading), value_(value), path_(std::move(path)) {}

    /// A member that must be there (`missing_field`).
    Field at(std::string_view key) const;
    /// A member that may be there; where it is not, the path is the object's.
    Field find(std::string_view key) const;
    /// The one of `keys` that is there; an error if none or several are. Absent after an error.
    std::pair<std::string_view, Field> only(std::initializer_list<std::string_view> keys) const;
    const std::string& path() const { return path_; }

private:
    Reading* reading_;
    const nlohmann::json* value_; ///< nullptr after an error
    std::string path_;
};

/// How many characters (code points) a valid UTF-8 text has.
std::size_t characters(std::string_view text);

} // namespace germini::protocol

// Strict parsing of JSON text from outside; refuses some input that most parsers accept.
#pragma once
#include "protocol/wire/error_code.hpp"
#include "protocol/wire/raw_json.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace germini::protocol {

/// Reason for refusing an input: path (a JSON pointer, "" for the whole), code for programs, and English
/// sentence for people.
struct ReadError {
    std::string path;
    ErrorCode code;
    std::string message;
    friend bool operator==(const ReadError&, const ReadError&) = default;
};

template <class T> using ReadResult = tl::expected<T, ReadError>;

struct Limits {
    int max_depth = 32;                   ///< nesting depth of arrays and objects
    std::size_t max_bytes = 1024u * 1024; ///< size of the text
    bool clamp_integers = false; ///< clamp integers outside 64 bits, so that a range check refuses them
};

/// Parses one JSON value that fills `text`, surrounding white space allowed. Refused with `too_large`,
/// `too_deep`, `duplicate_key`, `number_range` or `bad_json`. `number_range`: an integer outside signed 64
/// bits, or a fraction outside double. `bad_json`: everything that is not JSON in UTF-8, including bytes
/// after the value.
ReadResult<ParsedJson> parse_strict(std::string_view text, const Limits& limits = {});
/// The same, for callers that leave the value to another reader.
ReadResult<RawJson> parse_raw(std::string_view text, const Limits& limits = {});

/// Hands a value on to another reader, with its path. The second form copies it.
RawJson raw_json(ParsedJson text, std::string path = {});
RawJson raw_json(const JsonValue& value, std::string path = {});

/// Returns `key` as one step of a JSON pointer: "/" and "~" escaped, at most 64 bytes of it kept.
std::string pointer_step(std::string_view key);

} // namespace germini::protocol

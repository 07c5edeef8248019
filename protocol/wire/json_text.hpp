// JSON text from outside, read strictly: what the parser of the library would let pass is refused here.
#pragma once
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace germini::protocol {

/// Why an input was not understood: where (a JSON pointer, "" for the whole), a code for programs,
/// and a sentence in English for people.
struct ReadError {
    std::string path;
    std::string code;
    std::string message;
    friend bool operator==(const ReadError&, const ReadError&) = default;
};

template <class T> using ReadResult = tl::expected<T, ReadError>;

struct Limits {
    int max_depth = 32;                   ///< arrays and objects within each other
    std::size_t max_bytes = 1024u * 1024; ///< of the text
    bool clamp_integers =
        false; ///< one outside 64 bits becomes the nearest that fits, to be refused by its range
};

/// One JSON value that fills `text` (white space around it allowed). Refused, with these codes:
/// `too_large`, `too_deep`, `duplicate_key`, `number_range` (an integer outside 64 bits with sign, a
/// fraction outside double), and `bad_json` for all that is not JSON in UTF-8, bytes after the value too.
ReadResult<nlohmann::json> parse_strict(std::string_view text, const Limits& limits = {});

/// `key` as one step of a JSON pointer: "/" and "~" escaped, at most 64 bytes of it kept.
std::string pointer_step(std::string_view key);

} // namespace germini::protocol

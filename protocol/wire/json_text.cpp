#include "protocol/wire/json_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace germini::protocol {
namespace {

using nlohmann::json;

constexpr std::size_t kStepBytes = 64;

/// Builds the value from the parser's events and stops at the first forbidden input.
class Builder final : public nlohmann::json_sax<json> {
public:
    explicit Builder(const Limits& limits) : max_depth_(limits.max_depth), clamp_(limits.clamp_integers) {}

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return clamp_ ? put(std::numeric_limits<std::int64_t>::max())
                          : fail("number_range", "the number is too large");
        return put(static_cast<std::int64_t>(value));
    }
    bool number_float(number_float_t value, const string_t& text) override {
        // Integers that do not fit 64 bits arrive here too.
        const bool whole = text.find_first_of(".eE") == string_t::npos;
        if (whole && clamp_)
            return put(value < 0 ? std::numeric_limits<std::int64_t>::min()
                                 : std::numeric_limits<std::int64_t>::max());
        if (!std::isfinite(value) || whole) return fail("number_range", "the number is too large");
        return put(value);
    }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return fail("bad_json", "invalid JSON"); }

    bool start_object(std::size_t /*size*/) override { return open(json::object()); }
    bool key(string_t& name) override {
        Level& level = levels_.back();
        level.key = std::move(name);
        if (level.value->contains(level.key)) return fail("duplicate_key", "duplicate key");
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(json::array()); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const json::exception& error) override {
        // 406 is the library's error number for a fraction outside double.
        if (error.id == 406) return fail("number_range", "the number is too large");
        return fail("bad_json", "invalid JSON at byte " + std::to_string(position));
    }

    json take_value() { return std::move(root_); }
    ReadError take_error() { return std::move(error_); }

private:
    struct Level {
        json* value;
        std::string key; ///< key of the member being read, in an object
    };

    std::string path() const {
        std::string path;
        for (const Level& level : levels_) {
            if (level.value->is_object() && level.key.empty() && level.value->empty())
                break; // before its first key
            path += '/';
            // Outer arrays already contain the element being read; in the innermost it comes next.
            const std::size_t place = level.value->size() - (&level == &levels_.back() ? 0u : 1u);
            path += level.value->is_object() ? pointer_step(level.key) : std::to_string(place);
        }
        return path;
    }
    bool fail(ErrorCode code, std::string message) {
        error_ = ReadError{path(), code, std::move(message)};
        return false;
    }
    json* place(json value) {
        if (levels_.empty()) return &(root_ = std::move(value));
        Level& level = levels_.back();
        if (level.value->is_object()) return &((*level.value)[level.key] = std::move(value));
        level.value->push_back(std::move(value));
        return &level.value->back();
    }
    bool put(json value) {
        place(std::move(value));
        return true;
    }
    bool open(json value) {
        if (static_cast<int>(levels_.size()) >= max_depth_)
            return fail("too_deep", "nested more than " + std::to_string(max_depth_) + " levels deep");
        levels_.push_back(Level{place(std::move(value)), {}});
        return true;
    }
    bool close() {
        levels_.pop_back();
        return true;
    }

    int max_depth_;
    bool clamp_;
    json root_;
    std::vector<Level> levels_;
    ReadError error_;
};

// Shortens long integers where integers are clamped. The library's double cannot hold hundreds of digits;
// the first kDigits of them keep the number out of range.
std::string with_short_integers(std::string_view text) {
    constexpr std::size_t kDigits = 20; // 64 bits need 19
    std::string out;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string && c == '\\' && i + 1 < text.size()) {
            out.append(text, i++, 2);
            continue;
        }
        if (c == '"') in_string = !in_string;
        if (in_string || c < '1' || c > '9') {
            out += c;
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of("0123456789.eE+-", i), text.size());
        const std::string_view number = text.substr(i, end - i);
        const bool whole = number.find_first_not_of("0123456789") == std::string_view::npos;
        out += whole ? number.substr(0, kDigits) : number;
        i = end - 1;
    }
    return out;
}

} // namespace

ReadResult<RawJson> parse_raw(std::string_view text, const Limits& limits) {
    auto value = parse_strict(text, limits);
    if (!value) return tl::make_unexpected(std::move(value).error());
    return raw_json(*std::move(value));
}

RawJson raw_json(nlohmann::json value, std::string path) {
    return {std::make_shared<const nlohmann::json>(std::move(value)), std::move(path)};
}

std::string pointer_step(std::string_view key) {
    std::string step;
    for (char c : key.substr(0, std::min(key.size(), kStepBytes))) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else
            step += c;
    }
    // Never cut a multi-byte character.
    if (key.size() > kStepBytes && (static_cast<unsigned char>(key[kStepBytes]) & 0xc0u) == 0x80u) {
        while (!step.empty() && (static_cast<unsigned char>(step.back()) & 0xc0u) == 0x80u) step.pop_back();
        if (!step.empty()) step.pop_back();
    }
    return step;
}

ReadResult<nlohmann::json> parse_strict(std::string_view text, const Limits& limits) {
    if (text.size() > limits.max_bytes)
        return tl::make_unexpected(
            ReadError{"", "too_large", "more than " + std::to_string(limits.max_bytes) + " bytes"});
    // The library would take a zero byte for the end of the text and ignore the rest.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return tl::make_unexpected(
            ReadError{"", "bad_json", "invalid JSON at byte " + std::to_string(zero + 1)});
    Builder builder(limits);
    if (json::sax_parse(text.begin(), text.end(), &builder, json::input_format_t::json, true))
        return builder.take_value();
    ReadError error = builder.take_error();
    if (!limits.clamp_integers || error.code != "number_range") return tl::make_unexpected(std::move(error));
    const std::string shorter = with_short_integers(text);
    Builder again(limits);
    if (json::sax_parse(shorter.begin(), shorter.end(), &again, json::input_format_t::json, true))
        return again.take_value();
    return tl::make_unexpected(again.take_error());
}

} // namespace germini::protocol

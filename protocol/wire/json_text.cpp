#include "protocol/wire/json_text.hpp"

#include "protocol/wire/json_builder.hpp"
#include "protocol/wire/utf8.hpp"

#include <algorithm>
#include <utility>

namespace germini::protocol {
namespace {

constexpr std::size_t kStepBytes = 64;
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf"; // may stand before the value

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

ReadResult<ParsedJson> parse_once(std::string_view text, const Limits& limits) {
    const std::string_view valid = text.substr(0, valid_bytes(text));
    rapidjson::MemoryStream stream(valid.data(), valid.size());
    JsonBuilder builder(valid, stream, limits);
    rapidjson::Reader reader;
    reader.Parse(stream, builder);
    if (reader.HasParseError())
        builder.fail_at(reader.GetParseErrorCode(), reader.GetErrorOffset());
    else if (valid.size() < text.size())
        builder.fail_at(rapidjson::kParseErrorStringInvalidEncoding, valid.size());
    if (builder.error()) return tl::make_unexpected(*builder.error());
    return std::move(builder).take();
}

} // namespace

ReadResult<RawJson> parse_raw(std::string_view text, const Limits& limits) {
    auto value = parse_strict(text, limits);
    if (!value) return tl::make_unexpected(std::move(value).error());
    return raw_json(*std::move(value));
}

RawJson raw_json(ParsedJson text, std::string path) {
    auto source = std::make_shared<const RawJson::Source>(std::move(text), std::move(path));
    const JsonValue& value = source->text.root();
    return {std::move(source), &value};
}

RawJson raw_json(const JsonValue& value, std::string path) {
    std::vector<JsonValue> values(&value, &value + value.span);
    values.front().key = {};
    std::size_t size = 0;
    for (const JsonValue& one : values) size += one.text.size() + one.key.size();
    std::unique_ptr<char[]> letters(new char[size]);
    char* end = letters.get();
    const auto keep = [&end](std::string_view& text) {
        text = {end, static_cast<std::size_t>(std::copy(text.begin(), text.end(), end) - end)};
        end += text.size();
    };
    for (JsonValue& one : values) keep(one.text), keep(one.key);
    return raw_json(ParsedJson(std::move(values), std::move(letters)), std::move(path));
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

ReadResult<ParsedJson> parse_strict(std::string_view text, const Limits& limits) {
    if (text.size() > limits.max_bytes)
        return tl::make_unexpected(
            ReadError{"", "too_large", "more than " + std::to_string(limits.max_bytes) + " bytes"});
    // The parser would take a zero byte for the end of the text and ignore the rest.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return tl::make_unexpected(
            ReadError{"", "bad_json", "invalid JSON at byte " + std::to_string(zero + 1)});
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    auto value = parse_once(text, limits);
    if (value || !limits.clamp_integers || value.error().code != "number_range") return value;
    return parse_once(with_short_integers(text), limits);
}

} // namespace germini::protocol

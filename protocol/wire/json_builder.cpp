#include "protocol/wire/json_builder.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace germini::protocol {
namespace {

constexpr std::size_t kFewMembers = 16; // are compared one by one
constexpr std::size_t kUsualValues = 8, kUsualLevels = 4;

bool has_half_pair(std::string_view text) {
    for (std::size_t i = text.find('\xed'); i < text.size() - 1; i = text.find('\xed', i + 1))
        if (static_cast<unsigned char>(text[i + 1]) >= 0xa0u) return true;
    return false;
}

} // namespace

JsonBuilder::JsonBuilder(std::string_view text, const rapidjson::MemoryStream& read, const Limits& limits)
    : text_(text), has_escapes_(text.find('\\') != std::string_view::npos), read_(read), limits_(limits),
      letters_(new char[text.size()]) {
    values_.reserve(kUsualValues);
    levels_.reserve(kUsualLevels);
}

bool JsonBuilder::Uint64(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return too_large(false);
    return add(JsonKind::integer, static_cast<std::int64_t>(value));
}

/// Whole numbers that do not fit 64 bits arrive here too.
bool JsonBuilder::Double(double value) {
    const std::size_t end = read_.Tell();
    const std::size_t before = text_.substr(0, end).find_last_not_of("0123456789+-.eE");
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::string_view written = text_.substr(begin, end - begin);
    if (written.find_first_of(".eE") == std::string_view::npos) return too_large(written.front() == '-');
    if (!std::isfinite(value)) return fail("number_range", "the number is too large");
    const auto text = keep(written.data(), static_cast<Size>(written.size()));
    return add(JsonKind::fraction, 0, *text);
}

bool JsonBuilder::too_large(bool negative) {
    using Number = std::numeric_limits<std::int64_t>;
    if (!limits_.clamp_integers) return fail("number_range", "the number is too large");
    return add(JsonKind::integer, negative ? Number::min() : Number::max());
}

bool JsonBuilder::String(const char* text, Size size, bool) {
    const auto kept = keep(text, size);
    return kept && add(JsonKind::string, 0, *kept);
}

bool JsonBuilder::Key(const char* text, Size size, bool) {
    const auto kept = keep(text, size);
    if (!kept) return false;
    Level& level = levels_.back();
    level.key = *kept;
    level.has_key = true;
    return is_new(*kept) || fail("duplicate_key", "duplicate key");
}

std::optional<std::string_view> JsonBuilder::keep(const char* text, Size size) {
    if (has_escapes_ && has_half_pair({text, size})) {
        fail_at(rapidjson::kParseErrorStringUnicodeSurrogateInvalid, read_.Tell());
        return std::nullopt;
    }
    char* const place = letters_.get() + kept_;
    std::memcpy(place, text, size);
    kept_ += size;
    return std::string_view(place, size);
}

bool JsonBuilder::is_new(std::string_view key) {
    const std::size_t place = levels_.back().value;
    const JsonValue& object = values_[place];
    if (object.size < kFewMembers) {
        for (std::size_t at = place + 1; at < values_.size(); at += values_[at].span)
            if (values_[at].key == key) return false;
        return true;
    }
    if (object.size == kFewMembers)
        for (std::size_t at = place + 1; at < values_.size(); at += values_[at].span)
            keys_.emplace(place, values_[at].key);
    return keys_.emplace(place, key).second;
}

bool JsonBuilder::add(JsonKind kind, std::int64_t number, std::string_view text) {
    JsonValue value{kind, 0, 1, number, text};
    if (!levels_.empty()) {
        ++values_[levels_.back().value].size;
        value.key = levels_.back().key;
    }
    values_.push_back(value);
    return true;
}

bool JsonBuilder::open(JsonKind kind) {
    if (static_cast<int>(levels_.size()) >= limits_.max_depth)
        return fail("too_deep", "nested more than " + std::to_string(limits_.max_depth) + " levels deep");
    add(kind);
    levels_.push_back({values_.size() - 1});
    return true;
}

bool JsonBuilder::close() {
    JsonValue& whole = values_[levels_.back().value];
    whole.span = static_cast<std::uint32_t>(values_.size() - levels_.back().value);
    levels_.pop_back();
    return true;
}

void JsonBuilder::fail_at(rapidjson::ParseErrorCode code, std::size_t offset) {
    if (code == rapidjson::kParseErrorNumberTooBig)
        fail("number_range", "the number is too large");
    else
        fail("bad_json", "invalid JSON at byte " + std::to_string(offset + 1));
}

bool JsonBuilder::fail(ErrorCode code, std::string message) {
    if (!error_) error_ = ReadError{path(), code, std::move(message)};
    return false;
}

std::string JsonBuilder::path() const {
    std::string path;
    for (const Level& level : levels_) {
        const JsonValue& whole = values_[level.value];
        if (whole.kind == JsonKind::object && !level.has_key) break; // before its first key
        path += '/';
        // Outer arrays already contain the element being read; in the innermost it comes next.
        const std::size_t place = whole.size - (&level == &levels_.back() ? 0u : 1u);
        path += whole.kind == JsonKind::object ? pointer_step(level.key) : std::to_string(place);
    }
    return path;
}

} // namespace germini::protocol

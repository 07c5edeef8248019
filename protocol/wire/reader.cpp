#include "protocol/wire/reader.hpp"

#include <algorithm>
#include <limits>

namespace germini::protocol {
namespace {

std::string join_keys(std::span<const std::string_view> names) {
    std::string text;
    for (std::string_view name : names) {
        if (!text.empty()) text += ", ";
        text += name;
    }
    return text;
}

} // namespace

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0u) != 0x80u; }));
}

Field JsonReader::root(const ParsedJson& text, std::string path) {
    return root(&text.root(), std::move(path));
}

Field JsonReader::root(const JsonValue* value, std::string path) {
    whole_ = value;
    whole_path_ = std::move(path);
    return {*this, whole_};
}

Field JsonReader::root(const RawJson& raw) { return root(raw.value, raw.path()); }

void JsonReader::fail(std::string path, ErrorCode code, std::string message) {
    if (!error_) error_ = ReadError{std::move(path), code, std::move(message)};
}

void JsonReader::fail(const JsonValue* value, ErrorCode code, std::string message,
                      std::optional<std::string_view> key) {
    if (!error_) fail(path_of(value) + (key ? "/" + pointer_step(*key) : ""), code, std::move(message));
}

std::string JsonReader::path_of(const JsonValue* value) const {
    std::string path = whole_path_;
    const JsonValue* at = whole_;
    while (value != nullptr && at != value) {
        std::size_t place = 0;
        for (const JsonValue& part : *at) {
            if (!part.contains(*value)) {
                ++place;
                continue;
            }
            path += "/" + (at->kind == JsonKind::object ? pointer_step(part.key) : std::to_string(place));
            at = &part;
            break;
        }
    }
    return path;
}

std::string Field::path() const { return reading_->path_of(value_ ? value_ : parent_); }
bool Field::is_null() const { return is(JsonKind::null); }
bool Field::is_object() const { return is(JsonKind::object); }
bool Field::is_array() const { return is(JsonKind::array); }
bool Field::is_string() const { return is(JsonKind::string); }
bool Field::is_boolean() const { return is(JsonKind::boolean); }
bool Field::is_integer() const { return is(JsonKind::integer); }

void Field::fail(ErrorCode code, std::string message) const {
    reading_->fail(value_ ? value_ : parent_, code, std::move(message));
}

std::int64_t Field::integer(std::int64_t least, std::int64_t most) const {
    if (!value_) return least;
    if (!is_integer()) {
        fail("bad_field", "expected an integer");
        return least;
    }
    const std::int64_t number = value_->number;
    if (number < least || number > most) {
        const std::string from = std::to_string(least);
        fail("bad_field", most == std::numeric_limits<std::int64_t>::max()
                              ? "expected a number of at least " + from
                              : "expected a number from " + from + " to " + std::to_string(most));
        return least;
    }
    return number;
}

bool Field::boolean() const {
    if (!value_) return false;
    if (!is_boolean()) {
        fail("bad_field", "expected true or false");
        return false;
    }
    return value_->number != 0;
}

void Field::expect_true() const {
    if (value_ && !(is_boolean() && boolean())) fail("bad_field", "expected true");
}

std::string Field::text(std::size_t least, std::size_t most) const {
    if (!value_) return {};
    if (!is_string()) {
        fail("bad_field", "expected a string");
        return {};
    }
    const std::string_view text = value_->text;
    const std::size_t length = characters(text);
    if (length < least || length > most) {
        fail("bad_field",
             "expected a string of " + std::to_string(least) + " to " + std::to_string(most) + " characters");
        return {};
    }
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    if (std::any_of(text.begin(), text.end(), control)) {
        fail("bad_field", "the string contains a control character");
        return {};
    }
    return std::string(text);
}

std::size_t Field::enum_index(std::span<const std::string_view> names) const {
    if (!value_) return 0;
    if (is_string()) {
        const auto found = std::find(names.begin(), names.end(), value_->text);
        if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    }
    fail("bad_field", "expected one of: " + join_keys(names));
    return 0;
}

std::size_t Field::enum_index(std::initializer_list<std::string_view> names) const {
    return enum_index(std::span<const std::string_view>(names.begin(), names.size()));
}

std::vector<Field> Field::array(std::size_t least, std::size_t most) const {
    std::vector<Field> fields;
    if (!value_) return fields;
    if (!is_array()) {
        fail("bad_field", "expected an array");
        return fields;
    }
    if (value_->size < least || value_->size > most) {
        const std::string so_many = least == most ? "" : std::to_string(least) + " to ";
        fail("bad_field", "expected an array of " + so_many + std::to_string(most) + " elements");
        return fields;
    }
    fields.reserve(value_->size);
    for (const JsonValue& element : *value_) fields.emplace_back(*reading_, &element);
    return fields;
}

Object Field::object(std::initializer_list<std::string_view> keys, UnknownMembers unknown) const {
    const JsonValue* const place = value_ ? value_ : parent_;
    if (value_ && !is_object()) fail("bad_field", "expected an object");
    if (!is_object()) return {*reading_, nullptr, place};
    if (unknown == UnknownMembers::refuse) {
        for (const JsonValue& member : *value_) {
            if (std::find(keys.begin(), keys.end(), member.key) != keys.end()) continue;
            reading_->fail(&member, "unknown_field", "unknown field");
            return {*reading_, nullptr, place};
        }
    }
    return {*reading_, value_, place};
}

std::vector<std::pair<std::string, Field>> Field::members(std::size_t most) const {
    std::vector<std::pair<std::string, Field>> list;
    if (!value_) return list;
    if (!is_object() || value_->size > most) {
        fail("bad_field", "expected an object of at most " + std::to_string(most) + " members");
        return list;
    }
    for (const JsonValue& member : *value_) list.emplace_back(member.key, Field(*reading_, &member));
    return list;
}

Field Object::at(std::string_view key) const {
    const Field field = find(key);
    if (!field && value_) reading_->fail(value_, "missing_field", "missing field", key);
    return field;
}

Field Object::find(std::string_view key) const {
    return {*reading_, value_ ? value_->find(key) : nullptr, place_};
}

std::pair<std::string_view, Field> Object::only_member(std::initializer_list<std::string_view> keys) const {
    const Field none(*reading_, nullptr, place_);
    std::pair<std::string_view, Field> result{{}, none};
    for (std::string_view key : keys) {
        const Field field = find(key);
        if (!field) continue;
        if (result.second) {
            reading_->fail(place_, "bad_field",
                           "expected only one of: " + join_keys({keys.begin(), keys.size()}));
            return {{}, none};
        }
        result = {key, field};
    }
    if (!result.second && value_)
        reading_->fail(place_, "missing_field", "missing one of: " + join_keys({keys.begin(), keys.size()}));
    return result;
}

} // namespace germini::protocol

#include "protocol/wire/reader.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

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

Field JsonReader::root(const nlohmann::json& value, std::string path) {
    return {*this, &value, std::move(path)};
}

Field JsonReader::root(const RawJson& raw) { return Field(*this, raw.value.get(), raw.path); }

void JsonReader::fail(std::string path, ErrorCode code, std::string message) {
    if (!error_) error_ = ReadError{std::move(path), code, std::move(message)};
}

bool Field::is_null() const { return value_ && value_->is_null(); }
bool Field::is_object() const { return value_ && value_->is_object(); }
bool Field::is_array() const { return value_ && value_->is_array(); }
bool Field::is_string() const { return value_ && value_->is_string(); }
bool Field::is_boolean() const { return value_ && value_->is_boolean(); }
bool Field::is_integer() const { return value_ && value_->is_number_integer(); }

void Field::fail(ErrorCode code, std::string message) const {
    reading_->fail(path_, code, std::move(message));
}

std::int64_t Field::integer(std::int64_t least, std::int64_t most) const {
    if (!value_) return least;
    if (!value_->is_number_integer()) {
        fail("bad_field", "expected an integer");
        return least;
    }
    // parse_strict accepts no unsigned number beyond the signed range; a value built by hand might have one.
    const std::int64_t number = value_->get<std::int64_t>();
    const bool wrapped = value_->is_number_unsigned() && number < 0;
    if (wrapped || number < least || number > most) {
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
    if (!value_->is_boolean()) {
        fail("bad_field", "expected true or false");
        return false;
    }
    return value_->get<bool>();
}

void Field::expect_true() const {
    if (value_ && !(value_->is_boolean() && value_->get<bool>())) fail("bad_field", "expected true");
}

std::string Field::text(std::size_t least, std::size_t most) const {
    if (!value_) return {};
    if (!value_->is_string()) {
        fail("bad_field", "expected a string");
        return {};
    }
    const std::string& text = value_->get_ref<const std::string&>();
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
    return text;
}

std::size_t Field::enum_index(std::span<const std::string_view> names) const {
    if (!value_) return 0;
    if (value_->is_string()) {
        const auto found = std::find(names.begin(), names.end(), value_->get_ref<const std::string&>());
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
    if (!value_->is_array()) {
        fail("bad_field", "expected an array");
        return fields;
    }
    if (value_->size() < least || value_->size() > most) {
        const std::string so_many = least == most ? "" : std::to_string(least) + " to ";
        fail("bad_field", "expected an array of " + so_many + std::to_string(most) + " elements");
        return fields;
    }
    fields.reserve(value_->size());
    for (std::size_t i = 0; i < value_->size(); ++i)
        fields.emplace_back(*reading_, &(*value_)[i], path_ + "/" + std::to_string(i));
    return fields;
}

Object Field::object(std::initializer_list<std::string_view> keys, UnknownMembers unknown) const {
    if (!value_) return {*reading_, nullptr, path_};
    if (!value_->is_object()) {
        fail("bad_field", "expected an object");
        return {*reading_, nullptr, path_};
    }
    if (unknown == UnknownMembers::refuse) {
        for (const auto& [key, member] : value_->items()) {
            if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
            reading_->fail(path_ + "/" + pointer_step(key), "unknown_field", "unknown field");
            return {*reading_, nullptr, path_};
        }
    }
    return {*reading_, value_, path_};
}

std::vector<std::pair<std::string, Field>> Field::members(std::size_t most) const {
    std::vector<std::pair<std::string, Field>> list;
    if (!value_) return list;
    if (!value_->is_object() || value_->size() > most) {
        fail("bad_field", "expected an object of at most " + std::to_string(most) + " members");
        return list;
    }
    for (const auto& [key, member] : value_->items())
        list.emplace_back(key, Field(*reading_, &member, path_ + "/" + pointer_step(key)));
    return list;
}

Field Object::at(std::string_view key) const {
    Field field = find(key);
    if (!field && value_) reading_->fail(path_ + "/" + pointer_step(key), "missing_field", "missing field");
    return field;
}

Field Object::find(std::string_view key) const {
    if (value_)
        if (const auto found = value_->find(key); found != value_->end())
            return {*reading_, &*found, path_ + "/" + pointer_step(key)};
    return {*reading_, nullptr, path_};
}

std::pair<std::string_view, Field> Object::only_member(std::initializer_list<std::string_view> keys) const {
    std::pair<std::string_view, Field> result{{}, Field(*reading_, nullptr, path_)};
    for (std::string_view key : keys) {
        Field field = find(key);
        if (!field) continue;
        if (result.second) {
            reading_->fail(path_, "bad_field",
                           "expected only one of: " + join_keys({keys.begin(), keys.size()}));
            return {{}, Field(*reading_, nullptr, path_)};
        }
        result = {key, std::move(field)};
    }
    if (!result.second && value_)
        reading_->fail(path_, "missing_field", "missing one of: " + join_keys({keys.begin(), keys.size()}));
    return result;
}

} // namespace germini::protocol

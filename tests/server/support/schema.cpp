#include "tests/server/support/schema.hpp"

#include "protocol/wire/reader.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>

namespace germini::test {
namespace {

using nlohmann::json;

const json& document(const std::string& name) {
    static std::map<std::string, json> known;
    const auto found = known.find(name);
    if (found != known.end()) return found->second;
    std::ifstream in("protocol/schema/" + name);
    if (!in) throw std::runtime_error("no schema " + name);
    return known.emplace(name, json::parse(in)).first->second;
}

const std::regex& pattern(const std::string& text) {
    static std::map<std::string, std::regex> known;
    const auto found = known.find(text);
    return found != known.end() ? found->second : known.emplace(text, std::regex(text)).first->second;
}

struct Place {
    const json& schema;
    std::string file;
};

Place refer(const std::string& reference, const std::string& from) {
    const std::size_t mark = reference.find('#');
    const std::string file = mark == 0 ? from : reference.substr(0, mark);
    const json& whole = document(file);
    if (mark == std::string::npos) return {whole, file};
    static std::map<std::string, const json*> known; // by file and reference
    const json*& place = known[file + reference.substr(mark)];
    if (place == nullptr) place = &whole.at(json::json_pointer(reference.substr(mark + 1)));
    return {*place, file};
}

bool is_of_type(const json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    if (type == "boolean") return value.is_boolean();
    if (type == "null") return value.is_null();
    throw std::runtime_error("unknown type " + type);
}

/// The value of a keyword of the schema; nullptr if it does not have it.
const json* said(const json& schema, const char* word) {
    const auto found = schema.find(word);
    return found == schema.end() ? nullptr : &*found;
}

/// Every message of the suites is checked by its schema: nothing is copied, and a path is built only if
/// something is wrong, by what is below it.
std::string problem(const Place& place, const json& value);

std::string object_problem(const Place& place, const json& value) {
    const json& schema = place.schema;
    if (const json* required = said(schema, "required"))
        for (const json& name : *required)
            if (!value.contains(name.get_ref<const std::string&>()))
                return ": lacks " + name.get<std::string>();
    const json* properties = said(schema, "properties");
    const json* more = said(schema, "additionalProperties");
    for (const auto& [name, member] : value.items()) {
        const json* of = properties != nullptr ? said(*properties, name.c_str()) : nullptr;
        if (of == nullptr && more != nullptr && more->is_boolean() && !more->get<bool>())
            return "/" + name + ": nobody knows it";
        if (of == nullptr && more != nullptr && more->is_object()) of = more;
        if (of == nullptr) continue;
        const std::string wrong = problem({*of, place.file}, member);
        if (!wrong.empty()) return "/" + name + wrong;
    }
    return {};
}

std::string array_problem(const Place& place, const json& value) {
    const json& schema = place.schema;
    const json *least = said(schema, "minItems"), *most = said(schema, "maxItems");
    if (least != nullptr && value.size() < *least) return ": too few";
    if (most != nullptr && value.size() > *most) return ": too many";
    if (schema.value("uniqueItems", false) &&
        std::set<json>(value.begin(), value.end()).size() != value.size())
        return ": twice the same";
    const json *fixed = said(schema, "prefixItems"), *others = said(schema, "items");
    const std::size_t first = fixed != nullptr ? fixed->size() : 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (i >= first && (others == nullptr || others->is_boolean())) continue;
        const json& item = i < first ? (*fixed)[i] : *others;
        const std::string wrong = problem({item, place.file}, value[i]);
        if (!wrong.empty()) return "/" + std::to_string(i) + wrong;
    }
    return {};
}

std::string choice_problem(const Place& place, const json& value, const char* word) {
    std::size_t fits = 0;
    std::string last;
    for (const json& option : place.schema[word]) {
        const std::string wrong = problem({option, place.file}, value);
        if (wrong.empty())
            ++fits;
        else
            last += "\n  " + wrong;
    }
    const bool fine = std::string(word) == "oneOf" ? fits == 1 : fits >= 1;
    return fine ? "" : ": fits " + std::to_string(fits) + " of " + word + last;
}

/// Throws if this schema has a keyword that is not supported here.
void check_words(const json& schema) {
    static const std::set<std::string> known{"$schema",    "$id",         "$defs",
                                             "title",      "description", "type",
                                             "properties", "required",    "additionalProperties",
                                             "items",      "prefixItems", "minItems",
                                             "maxItems",   "uniqueItems", "oneOf",
                                             "anyOf",      "const",       "enum",
                                             "$ref",       "pattern",     "minLength",
                                             "maxLength",  "minimum",     "maximum"};
    static std::set<const json*> checked; // documents stay in place
    if (!checked.insert(&schema).second) return;
    for (const auto& [word, unused] : schema.items())
        if (!known.contains(word)) throw std::runtime_error("unknown schema word " + word);
}

std::string string_problem(const json& schema, const std::string& text) {
    if (const json* form = said(schema, "pattern"); form && !std::regex_search(text, pattern(*form)))
        return ": has another form";
    const json *least = said(schema, "minLength"), *most = said(schema, "maxLength");
    if (least != nullptr && protocol::characters(text) < *least) return ": too short";
    if (most != nullptr && protocol::characters(text) > *most) return ": too long";
    return {};
}

std::string problem(const Place& place, const json& value) {
    const json& schema = place.schema;
    check_words(schema);
    if (const json* other = said(schema, "$ref")) return problem(refer(*other, place.file), value);
    if (const json* one = said(schema, "const"); one && value != *one) return ": is not " + one->dump();
    if (const json* some = said(schema, "enum"); some && std::ranges::find(*some, value) == some->end())
        return ": is not one of " + some->dump();
    if (const json* type = said(schema, "type");
        type && !is_of_type(value, type->get_ref<const std::string&>()))
        return ": is no " + type->get<std::string>();
    for (const char* word : {"oneOf", "anyOf"}) {
        if (!schema.contains(word)) continue;
        const std::string wrong = choice_problem(place, value, word);
        if (!wrong.empty()) return wrong;
    }
    if (value.is_string()) return string_problem(schema, value.get_ref<const std::string&>());
    if (value.is_number()) {
        if (const json* least = said(schema, "minimum"); least && value < *least) return ": too small";
        if (const json* most = said(schema, "maximum"); most && value > *most) return ": too large";
    }
    if (value.is_object()) return object_problem(place, value);
    if (value.is_array()) return array_problem(place, value);
    return {};
}

} // namespace

std::string schema_problem(const std::string& schema, const json& value) {
    return problem(refer(schema, schema), value);
}

} // namespace germini::test

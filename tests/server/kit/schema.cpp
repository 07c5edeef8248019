#include "tests/server/kit/schema.hpp"

#include "protocol/wire/reader.hpp"

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
    return {whole.at(json::json_pointer(reference.substr(mark + 1))), file};
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

std::string problem(const Place& place, const json& value, const std::string& path);

std::string object_problem(const Place& place, const json& value, const std::string& path) {
    const json& schema = place.schema;
    for (const auto& name : schema.value("required", json::array()))
        if (!value.contains(name.get<std::string>())) return path + ": lacks " + name.get<std::string>();
    const json properties = schema.value("properties", json::object());
    for (const auto& [name, member] : value.items()) {
        const std::string below = path + "/" + name;
        if (properties.contains(name)) {
            const std::string wrong = problem({schema["properties"][name], place.file}, member, below);
            if (!wrong.empty()) return wrong;
        } else if (schema.contains("additionalProperties")) {
            const json& more = schema["additionalProperties"];
            if (more.is_boolean() && !more.get<bool>()) return below + ": nobody knows it";
            if (more.is_object()) {
                const std::string wrong = problem({more, place.file}, member, below);
                if (!wrong.empty()) return wrong;
            }
        }
    }
    return {};
}

std::string array_problem(const Place& place, const json& value, const std::string& path) {
    const json& schema = place.schema;
    if (schema.contains("minItems") && value.size() < schema["minItems"]) return path + ": too few";
    if (schema.contains("maxItems") && value.size() > schema["maxItems"]) return path + ": too many";
    if (schema.value("uniqueItems", false) &&
        std::set<json>(value.begin(), value.end()).size() != value.size())
        return path + ": twice the same";
    const std::size_t first = schema.contains("prefixItems") ? schema["prefixItems"].size() : 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool fixed = i < first;
        if (!fixed && (!schema.contains("items") || schema["items"].is_boolean())) continue;
        const json& item = fixed ? schema["prefixItems"][i] : schema["items"];
        const std::string wrong = problem({item, place.file}, value[i], path + "/" + std::to_string(i));
        if (!wrong.empty()) return wrong;
    }
    return {};
}

std::string choice_problem(const Place& place, const json& value, const std::string& path, const char* word) {
    std::size_t fits = 0;
    std::string last;
    for (const json& option : place.schema[word]) {
        const std::string wrong = problem({option, place.file}, value, path);
        if (wrong.empty())
            ++fits;
        else
            last += "\n  " + wrong;
    }
    const bool fine = std::string(word) == "oneOf" ? fits == 1 : fits >= 1;
    return fine ? "" : path + ": fits " + std::to_string(fits) + " of " + word + last;
}

std::string problem(const Place& place, const json& value, const std::string& path) {
    const json& schema = place.schema;
    static const std::set<std::string> known{"$schema",    "$id",         "$defs",
                                             "title",      "description", "type",
                                             "properties", "required",    "additionalProperties",
                                             "items",      "prefixItems", "minItems",
                                             "maxItems",   "uniqueItems", "oneOf",
                                             "anyOf",      "const",       "enum",
                                             "$ref",       "pattern",     "minLength",
                                             "maxLength",  "minimum",     "maximum"};
    for (const auto& [word, unused] : schema.items())
        if (!known.contains(word)) throw std::runtime_error("unknown schema word " + word);
    if (schema.contains("$ref")) return problem(refer(schema["$ref"], place.file), value, path);
    if (schema.contains("const") && value != schema["const"])
        return path + ": is not " + schema["const"].dump();
    if (schema.contains("enum") &&
        std::find(schema["enum"].begin(), schema["enum"].end(), value) == schema["enum"].end())
        return path + ": is none of " + schema["enum"].dump();
    if (schema.contains("type") && !is_of_type(value, schema["type"]))
        return path + ": is no " + schema["type"].get<std::string>();
    for (const char* word : {"oneOf", "anyOf"}) {
        if (!schema.contains(word)) continue;
        const std::string wrong = choice_problem(place, value, path, word);
        if (!wrong.empty()) return wrong;
    }
    if (value.is_string()) {
        const auto text = value.get<std::string>();
        if (schema.contains("pattern") && !std::regex_search(text, pattern(schema["pattern"])))
            return path + ": has another form";
        if (schema.contains("minLength") && protocol::characters(text) < schema["minLength"])
            return path + ": too short";
        if (schema.contains("maxLength") && protocol::characters(text) > schema["maxLength"])
            return path + ": too long";
    }
    if (value.is_number()) {
        if (schema.contains("minimum") && value < schema["minimum"]) return path + ": too small";
        if (schema.contains("maximum") && value > schema["maximum"]) return path + ": too large";
    }
    if (value.is_object()) return object_problem(place, value, path);
    if (value.is_array()) return array_problem(place, value, path);
    return {};
}

} // namespace

std::string schema_problem(const std::string& schema, const json& value) {
    return problem(refer(schema, schema), value, "");
}

} // namespace germini::test

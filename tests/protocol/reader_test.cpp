// The strict reader: what it accepts, and with which path and code it refuses the rest.
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/reader.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <string>

using namespace germini::protocol;
using nlohmann::json;

namespace {

std::string refused(std::string_view text, Limits limits = {}) {
    const auto read = parse_strict(text, limits);
    return read ? "accepted" : std::string(read.error().code.name()) + " " + read.error().path;
}

json parsed(std::string_view text) {
    auto read = parse_strict(text);
    REQUIRE(read.has_value());
    return *std::move(read);
}

} // namespace

TEST_CASE("valid JSON is read as it is") {
    CHECK(parsed(R"( {"a": [1, -2, 2.5, true, null, "è"], "b": {}} )") ==
          json({{"a", {1, -2, 2.5, true, nullptr, "è"}}, {"b", json::object()}}));
    CHECK(parsed("9223372036854775807").get<std::int64_t>() == 9223372036854775807);
    CHECK(parsed("-9223372036854775808").get<std::int64_t>() == std::numeric_limits<std::int64_t>::min());
    CHECK(parsed("[[[]], {}]").size() == 2);
}

TEST_CASE("malformed and truncated JSON is refused") {
    for (std::string_view text :
         {"", " ", "{", "[1,]", "{\"a\":}", "nul", "1 2", "{} x", "'a'", "[1 2]", "\"\x01\"", "\"a\nb\"",
          "// c\n1", "01", "+1", ".5", "1.", "NaN", "Infinity"}) {
        CAPTURE(text);
        CHECK(refused(text).rfind("bad_json", 0) == 0);
    }
    CHECK(refused(std::string("{}\0{}", 5)) == "bad_json ");
    CHECK(refused(std::string("\0", 1)) == "bad_json ");
}

TEST_CASE("bytes that are not UTF-8 are refused") {
    for (std::string_view text : {"\"\xff\"", "\"\xc0\xaf\"", "\"\xed\xa0\x80\"", "\"\xf4\x90\x80\x80\"",
                                  "\"\xc3\"", "\"\\ud800\"", "\"\\udc00\"", "{\"\xff\": 1}"}) {
        CAPTURE(text);
        CHECK(refused(text).rfind("bad_json", 0) == 0);
    }
}

TEST_CASE("duplicate keys are refused with their path") {
    CHECK(refused(R"({"a": 1, "a": 1})") == "duplicate_key /a");
    CHECK(refused(R"({"x": [0, {"b/c": 1, "b\/c": 2}]})") == "duplicate_key /x/1/b~1c");
    CHECK(refused(R"({"a": {"a": 1}, "b": {"a": 1}})") == "accepted");
}

TEST_CASE("depth and size are bounded") {
    CHECK(refused(std::string(32, '[') + std::string(32, ']')) == "accepted");
    CHECK(refused(std::string(33, '[') + std::string(33, ']')).rfind("too_deep", 0) == 0);
    CHECK(refused(std::string(1000000, '[')).rfind("too_deep", 0) == 0);
    CHECK(refused("[1,2,3]", Limits{32, 6}) == "too_large ");
    CHECK(refused("[1,2,3]", Limits{32, 7}) == "accepted");
    CHECK(refused(R"({"a": [[[1]]]})", Limits{3, 100}) == "too_deep /a/0/0");
}

TEST_CASE("numbers outside the types are refused") {
    CHECK(refused("[9223372036854775808]") == "number_range /0");
    CHECK(refused("-9223372036854775809") == "number_range ");
    CHECK(refused("1e400") == "number_range ");
    CHECK(refused(R"({"n": 123456789012345678901234567890})") == "number_range /n");
}

TEST_CASE("integers are exact") {
    const json value =
        parsed(R"({"whole": 3, "fraction": 3.7, "float": 3.0, "yes": true, "text": "3", "null": null})");
    {
        JsonReader reading;
        const Object object = reading.root(value).object({}, UnknownMembers::ignore);
        CHECK(object.at("whole").integer(0, 3) == 3);
        CHECK(reading.ok());
    }
    for (const char* key : {"fraction", "float", "yes", "text", "null"}) {
        CAPTURE(key);
        JsonReader reading;
        const Object object = reading.root(value).object({}, UnknownMembers::ignore);
        CHECK(object.at(key).integer(0, 9) == 0);
        REQUIRE(reading.error());
        CHECK(reading.error()->code == "bad_field");
        CHECK(reading.error()->path == std::string("/") + key);
    }
    for (auto [least, most] : {std::pair{4, 9}, std::pair{-5, 2}}) {
        JsonReader reading;
        reading.root(value).object({}, UnknownMembers::ignore).at("whole").integer(least, most);
        CHECK_FALSE(reading.ok());
    }
}

TEST_CASE("unknown, missing and rival members are refused by path") {
    const json value = parsed(R"({"t": "act", "move": {"play": "T5", "cut": 3}, "list": [{"x": 1}]})");
    SUBCASE("unknown") {
        JsonReader reading;
        reading.root(value).object({"t", "move"});
        CHECK(reading.error()->path == "/list");
        CHECK(reading.error()->code == "unknown_field");
    }
    SUBCASE("missing") {
        JsonReader reading;
        const Object object = reading.root(value).object({"t", "move", "list"});
        object.at("id").text(1, 64);
        CHECK(reading.error()->path == "/id");
        CHECK(reading.error()->code == "missing_field");
        CHECK_FALSE(reading.finish(1).has_value());
    }
    SUBCASE("rivals") {
        JsonReader reading;
        const Object object = reading.root(value).object({"t", "move", "list"});
        const auto [key, field] = object.at("move").object({"play", "cut"}).only_member({"play", "cut"});
        CHECK(key.empty());
        CHECK_FALSE(static_cast<bool>(field));
        CHECK(reading.error()->path == "/move");
    }
    SUBCASE("the first error is kept, in an array too") {
        JsonReader reading;
        const Object object = reading.root(value).object({"t", "move", "list"});
        for (const Field& element : object.at("list").array(0, 9)) element.object({"x"}).at("x").boolean();
        object.at("gone").boolean();
        CHECK(reading.error()->path == "/list/0/x");
    }
}

TEST_CASE("strings, words and booleans") {
    const json value =
        parsed(R"({"name": "Niccolò", "bell": "a\u0007", "word": "after", "mark": true, "no": false})");
    const auto read = [&value](auto body) {
        JsonReader reading;
        body(reading.root(value).object({}, UnknownMembers::ignore));
        return reading.ok();
    };
    CHECK(read([](Object o) { CHECK(o.at("name").text(1, 7) == "Niccolò"); }));
    CHECK_FALSE(read([](Object o) { o.at("name").text(1, 6); }));
    CHECK_FALSE(read([](Object o) { o.at("name").text(8, 20); }));
    CHECK_FALSE(read([](Object o) { o.at("bell").text(1, 9); }));
    CHECK(read([](Object o) { CHECK(o.at("word").enum_index({"off", "after"}) == 1); }));
    CHECK_FALSE(read([](Object o) { o.at("word").enum_index({"off", "next"}); }));
    CHECK_FALSE(read([](Object o) { o.at("mark").enum_index({"off", "next"}); }));
    CHECK(read([](Object o) { o.at("mark").expect_true(); }));
    CHECK_FALSE(read([](Object o) { o.at("no").expect_true(); }));
    CHECK_FALSE(read([](Object o) { o.at("name").array(0, 3); }));
    CHECK_FALSE(read([](Object o) { o.at("name").object({}); }));
}

TEST_CASE("a path step is escaped and bounded, and stays UTF-8") {
    CHECK(pointer_step("a/b~c") == "a~1b~0c");
    CHECK(pointer_step(std::string(100, 'x')).size() == 64);
    CHECK(pointer_step(std::string(63, 'x') + "è") == std::string(63, 'x'));
}

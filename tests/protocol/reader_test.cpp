// The strict reader: what it accepts, and with which path and code it refuses the rest.
#include "engine/core/rng.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
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

ParsedJson parsed(std::string_view text) {
    auto read = parse_strict(text);
    REQUIRE(read.has_value());
    return *std::move(read);
}
json value_of(std::string_view text) { return library_json(parsed(text).root()); }

} // namespace

TEST_CASE("valid JSON is read as it is") {
    CHECK(value_of(R"( {"a": [1, -2, 2.5, true, null, "è"], "b": {}} )") ==
          json({{"a", {1, -2, 2.5, true, nullptr, "è"}}, {"b", json::object()}}));
    CHECK(value_of("9223372036854775807").get<std::int64_t>() == 9223372036854775807);
    CHECK(value_of("-9223372036854775808").get<std::int64_t>() == std::numeric_limits<std::int64_t>::min());
    CHECK(value_of("[[[]], {}]").size() == 2);
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

TEST_CASE("a key twice among many is refused too, and many keys take no long time") {
    constexpr int kMany = 100'000;
    std::string text = R"({"k9": 0)";
    for (int i = 10; i < kMany; ++i) text += ",\"k" + std::to_string(i) + "\":0";
    const Limits limits{.max_bytes = 2 * 1024 * 1024};
    CHECK(refused(text + "}", limits) == "accepted");
    for (const int key : {9, 24, 25, 26, kMany - 1})
        CHECK(refused(text + ",\"k" + std::to_string(key) + "\":1}", limits) ==
              "duplicate_key /k" + std::to_string(key));
}

TEST_CASE("what is JSON, and with which values, is what the JSON library says") {
    const std::vector<std::string> texts{
        R"({"t":"act","id":12,"hand":1,"n":30,"move":{"play":"C10"}})",
        R"({"a":[1,-2,2.5e3,-0.0,1e-7,true,false,null],"\u00e8\ud834\udd1e\\\"":{"b":[[],{}]}})",
        "[\"\xc3\xa8 \xe2\x82\xac \xf0\x9d\x84\x9e \xed\x95\x9c\", \"\\u0000\\n\", 0, 12345678901234567890]",
        "\xef\xbb\xbf {\"mark\": [ 1 , 2 ] }",
    };
    constexpr int kEach = 6000;
    germini::Rng rng(1798);
    const auto any = [&rng](std::size_t below) { return rng() % below; };
    int accepted = 0;
    for (const std::string& valid : texts)
        for (int i = 0; i < kEach; ++i) {
            std::string text = valid;
            for (std::size_t changes = any(3); changes > 0; --changes) {
                const char byte = static_cast<char>(1 + any(255));
                const std::size_t place = any(text.size());
                if (any(3) == 0)
                    text.erase(place, 1 + any(3));
                else if (any(2) == 0)
                    text.insert(place, 1, any(2) == 0 ? byte : valid[any(valid.size())]);
                else
                    text[place] = any(2) == 0 ? byte : valid[any(valid.size())];
                if (text.empty()) text = "0";
            }
            CAPTURE(text);
            const auto read = parse_strict(text);
            const json whole = json::parse(text, nullptr, false);
            if (read) {
                ++accepted;
                REQUIRE_FALSE(whole.is_discarded());
                REQUIRE(library_json(read->root()) == whole);
            } else if (read.error().code == "bad_json") {
                REQUIRE(whole.is_discarded());
            }
        }
    CHECK(accepted > kEach / 2);
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
    const ParsedJson value =
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
    const ParsedJson value = parsed(R"({"t": "act", "move": {"play": "T5", "cut": 3}, "list": [{"x": 1}]})");
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
    const ParsedJson value =
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

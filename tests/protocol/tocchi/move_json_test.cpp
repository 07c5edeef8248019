// Moves of Sei tocchi and Al palio as a player sends them, and as a record has them.
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/tocchi/move_json.hpp"

#include <doctest/doctest.h>
#include <string>

using namespace germini;
namespace wire = germini::protocol::tocchi;

namespace {

struct Read {
    wire::ParsedMove parsed;
    std::string error; ///< empty: none
};
Read read(const std::string& text, auto reader) {
    const auto value = protocol::parse_strict(text);
    REQUIRE(value.has_value());
    protocol::JsonReader reading;
    Read out{reader(reading.root(*value)), ""};
    if (!reading.ok()) out.error = reading.error()->path + " " + std::string(reading.error()->code.name());
    return out;
}
Read sent(const std::string& text) {
    return read(text, [](const protocol::Field& field) { return wire::read_wire_move(field, Seat{2}); });
}
Read recorded(const std::string& text, int seats = 6) {
    return read(text, [seats](const protocol::Field& field) { return wire::read_move(field, seats); });
}

} // namespace

TEST_CASE("CALL-1, TOC-4: a move of each kind is read from the wire and written there as it was") {
    for (const char* text : {R"({"turn":true})", R"({"call":true})", R"({"silent":true})"}) {
        CAPTURE(text);
        const Read found = sent(text);
        CHECK(found.error == "");
        CHECK(found.parsed.broken_clause == "");
        CHECK(found.parsed.move.seat == Seat{2});
        std::string written;
        wire::append_wire_move(written, found.parsed.move);
        CHECK(written == text);
    }
}

TEST_CASE("CALL-1: a move from the wire with other members, values or types is malformed") {
    CHECK(sent(R"({"turn":false})").error == "/turn bad_field");
    CHECK(sent(R"({"call":false})").error == "/call bad_field");
    CHECK(sent(R"({"silent":false})").error == "/silent bad_field");
    CHECK(sent(R"({"call":true,"silent":true})").error == " bad_field");
    CHECK(sent("{}").error == " missing_field");
    CHECK(sent(R"({"play":"B5"})").error == "/play unknown_field");
    CHECK(sent(R"({"call":true,"seat":1})").error == "/seat unknown_field");
    for (const char* text : {R"({"turn":1})", R"({"call":"true"})", R"({"silent":null})", R"([true])"})
        CHECK_FALSE(sent(text).error.empty());
}

TEST_CASE("CALL-1, TOC-4: a record's move is read and written as it was, and says whether a seat calls") {
    for (const char* text :
         {R"({"seat":5,"turn":true})", R"({"seat":1,"call":true})", R"({"seat":0,"call":false})"}) {
        CAPTURE(text);
        const Read found = recorded(text);
        CHECK(found.error == "");
        CHECK(found.parsed.broken_clause == "");
        std::string written;
        wire::append_move(written, found.parsed.move);
        CHECK(written == text);
    }
}

TEST_CASE("FORM-1: in a record a move without a key of the game, with both, or `turn` false is refused at "
          "the move") {
    for (const char* text :
         {R"({"seat":1})", R"({"seat":1,"turn":true,"call":true})", R"({"seat":1,"turn":false})",
          R"({"seat":1,"silent":true})", R"({"seat":1,"play":"B5"})"}) {
        CAPTURE(text);
        CHECK(recorded(text).error == "");
        CHECK(recorded(text).parsed.broken_clause == "FORM-1");
    }
    CHECK(recorded(R"({"seat":1,"call":false,"play":"B5","fall":1})").parsed.broken_clause == "");
}

TEST_CASE("FORM-1: a record's move with wrong types or seats is no move") {
    for (const char* text :
         {R"({"seat":6,"turn":true})", R"({"seat":-1,"turn":true})", R"({"turn":true})",
          R"({"seat":"1","turn":true})", R"({"seat":1,"turn":1})", R"({"seat":1,"turn":null})",
          R"({"seat":1,"call":0})", R"({"seat":1,"call":"false"})", R"([1])"}) {
        CAPTURE(text);
        CHECK_FALSE(recorded(text).error.empty());
    }
    CHECK(recorded(R"({"seat":1,"call":false})", 2).error == "");
    CHECK_FALSE(recorded(R"({"seat":2,"call":false})", 2).error.empty()); // no such seat among two
}

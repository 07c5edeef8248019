// Moves without partners as a player sends them, and as a record has them.
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/solo/move_json.hpp"

#include <doctest/doctest.h>
#include <string>

using namespace germini;
namespace wire = germini::protocol::solo;

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
Read recorded(const std::string& text, int seats = 4) {
    return read(text, [seats](const protocol::Field& field) { return wire::read_move(field, seats); });
}

} // namespace

TEST_CASE(
    "SOLO-7, OUT-1: a move of each kind without partners is read from the wire and written there as it was") {
    for (const char* text :
         {R"({"cut":43})", R"({"out":true})", R"({"stay":true})", R"({"discard":["S10","S9"]})",
          R"({"declare":[["T28","T29","T30","M"]]})", R"({"declare":[]})", R"({"play":"B5"})",
          R"({"give":"T3"})", R"({"claim":true})", R"({"accept":true})", R"({"play_on":true})"}) {
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

TEST_CASE("OUT-1: a move from the wire without partners with other members, values or types is malformed") {
    for (const char* text :
         {R"({"out":false})", R"({"stay":false})", R"({"out":true,"stay":true})", R"({"claim":false})", "{}",
          R"({"play":"B5","give":"B5"})", R"({"discard":["S10","S10"]})"}) {
        CAPTURE(text);
        CHECK(sent(text).error == " bad_field");
    }
    CHECK(sent(R"({"fall":true})").error == "/fall unknown_field");
    CHECK(sent(R"({"play":"B5","by":1})").error == "/by unknown_field");
    CHECK(sent(R"({"play":"B5","seat":1})").error == "/seat unknown_field");
    CHECK(sent(R"({"play":"X5"})").error == "/play unknown_card");
    for (const char* text :
         {R"({"out":1})", R"({"stay":"true"})", R"({"cut":"43"})", R"({"declare":["T1"]})"})
        CHECK_FALSE(sent(text).error.empty());
}

TEST_CASE("OUT-1: a record's move without partners is read and written as it was, and says whether a seat "
          "goes out") {
    for (const char* text :
         {R"({"seat":3,"cut":43})", R"({"seat":1,"out":false})", R"({"seat":2,"out":true})",
          R"({"seat":3,"discard":["S10","S9"]})", R"({"seat":1,"declare":[["T28","T29","T30","M"]]})",
          R"({"seat":0,"declare":[]})", R"({"seat":1,"play":"B5"})", R"({"seat":0,"give":"T3"})"}) {
        CAPTURE(text);
        const Read found = recorded(text);
        CHECK(found.error == "");
        CHECK(found.parsed.broken_clause == "");
        std::string written;
        wire::append_move(written, found.parsed.move);
        CHECK(written == text);
    }
}

TEST_CASE(
    "FORM-1: in a record without partners `fall`, `by`, `stay` and claims are refused at the move, and other "
    "keys are ignored") {
    for (const char* text :
         {R"({"seat":1,"fall":true})", R"({"seat":1,"fall":false,"play":"B5"})",
          R"({"seat":1,"play":"B5","by":2})", R"({"seat":1,"play":"B5","by":9})", R"({"seat":1,"stay":true})",
          R"({"seat":1,"claim":true})", R"({"seat":1,"accept":true})", R"({"seat":1})",
          R"({"seat":1,"play":"B5","give":"B5"})", R"({"seat":1,"discard":["S9","S9"]})",
          R"({"seat":1,"announce":{}})"}) {
        CAPTURE(text);
        CHECK(recorded(text).error == "");
        CHECK(recorded(text).parsed.broken_clause == "FORM-1");
    }
    CHECK(recorded(R"({"seat":1,"play":"B5","signal":"volo"})").parsed.broken_clause == "");
}

TEST_CASE("FORM-1: a record's move without partners with wrong types, cards or seats is no move") {
    for (const char* text :
         {R"({"seat":4,"play":"B5"})", R"({"seat":-1,"play":"B5"})", R"({"play":"B5"})",
          R"({"seat":"1","play":"B5"})", R"({"seat":1,"play":5})", R"({"seat":1,"play":"T41"})",
          R"({"seat":1,"out":1})", R"({"seat":1,"out":null})", R"({"seat":1,"cut":43.0})",
          R"({"seat":1,"cut":true})", R"({"seat":1,"discard":"S9"})", R"({"seat":1,"declare":["T1"]})",
          R"({"seat":1,"play":"B5","fall":1})", R"({"seat":1,"play":"B5","by":"2"})", R"([1])"}) {
        CAPTURE(text);
        CHECK_FALSE(recorded(text).error.empty());
    }
    CHECK(recorded(R"({"seat":1,"out":false})", 2).error == "");
    CHECK_FALSE(recorded(R"({"seat":2,"play":"B5"})", 2).error.empty()); // no such seat in two
    CHECK_FALSE(recorded(R"({"seat":3,"play":"B5"})", 3).error.empty());
}

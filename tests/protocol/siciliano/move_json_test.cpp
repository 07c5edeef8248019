// Moves of Sicilian tarocchi as a player sends them.
#include "engine/siciliano/names.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/siciliano/move_json.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::support::sicilian;

namespace {

namespace wire = protocol::siciliano;

struct Read {
    wire::ParsedMove parsed;
    std::string error; ///< empty: none
};
Read read(const std::string& text) {
    const auto value = protocol::parse_strict(text);
    REQUIRE(value.has_value());
    protocol::JsonReader reading;
    Read out{wire::read_wire_move(reading.root(*value), Seat{2}), ""};
    if (!reading.ok()) out.error = reading.error()->path + " " + std::string(reading.error()->code.name());
    return out;
}

} // namespace

TEST_CASE("Sicilian tarocchi: a move of each kind is read from the wire and written there as it was") {
    for (const char* text :
         {R"({"expose":[0,4,2]})", R"({"expose":[null,1,null,3]})", R"({"announce":{}})",
          R"({"announce":{"tengo":true}})",
          R"({"announce":{"decine":["M","T20"],"arie":1,"re":2,"trionfi":7}})", R"({"say":"mischio"})",
          R"({"say":"tengo"})", R"({"discard":["C5","S7","DQ"]})", R"({"play":"T19"})",
          R"({"play":"T19","calls":["balla","batto_senza_giove"]})"}) {
        CAPTURE(text);
        const Read found = read(text);
        CHECK(found.error == "");
        CHECK(found.parsed.broken_clause == "");
        CHECK(found.parsed.move.seat == Seat{2});
        std::string written;
        wire::append_wire_move(written, found.parsed.move);
        CHECK(written == text);
    }
}

TEST_CASE("Sicilian tarocchi: a move from the wire with other members, values or types is malformed") {
    CHECK(read(R"({"say":"tengo","seat":1})").error == "/seat unknown_field");
    CHECK(read(R"({"announce":{"re":1,"regine":1}})").error == "/announce/regine unknown_field");
    CHECK(read(R"({"announce":{"decine":["X9"]}})").error == "/announce/decine/0 unknown_card");
    CHECK(read(R"({"say":"tengo","play":"T1"})").error == " bad_field");
    CHECK(read("{}").error == " bad_field");
    CHECK_FALSE(read(R"({"expose":["0"]})").error.empty());
    CHECK_FALSE(read(R"({"calls":"giove","play":"T20"})").error.empty());
}

TEST_CASE("Sicilian tarocchi (CALL-1): calls beside a move that plays no card break a clause") {
    CHECK(read(R"({"say":"tengo","calls":["giove"]})").parsed.broken_clause == "CALL-1");
    CHECK(read(R"({"say":"tengo","calls":[]})").parsed.broken_clause == "");
}

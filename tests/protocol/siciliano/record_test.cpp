// Records of Sicilian tarocchi: their form, their errors and their results.
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/archive/siciliano/hand_result.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::sicilian;
namespace archive = germini::protocol::siciliano;

namespace {

// A record of dealer 3 with these moves; seat 0 holds M, T5, T9, the King of cups and the 7 of swords first.
std::string record_of(std::string_view moves, std::string_view rules = R"({"preset": "tortorici2014"})") {
    std::string pack;
    for (Card one : pack_of(3, {"M T5 T9 CK S7", "", "", ""}))
        pack += (pack.empty() ? "\"" : ",\"") + std::string(code(one)) + '"';
    return R"({"format": "germini-hand/1", "game": "siciliano", "rules": )" + std::string(rules) +
           R"(, "dealer": 3, "pack": [)" + pack + R"(], "moves": [)" + std::string(moves) + "]}";
}

// The clause that the record breaks, with the number of the move; otherwise its result.
std::string outcome_of(const std::string& text) {
    const auto json = protocol::parse_strict(text);
    if (!json) return "no JSON";
    const auto record = archive::read_record(json->root());
    if (!record) return "null " + record.error().rule;
    const auto replay = archive::replay(*record);
    if (replay.error) return std::to_string(replay.error->move) + " " + replay.error->rule;
    return archive::write_result(replay.events);
}

const std::string kExpose = R"({"seat": 3, "expose": [0, 4, 2]})";
std::string after_expose(std::string_view move) {
    return outcome_of(record_of(kExpose + "," + std::string(move)));
}

} // namespace

TEST_CASE("Sicilian tarocchi (SAY-4): an annulled hand's record ends with the second mischio") {
    const std::string moves = kExpose + R"(,
        {"seat": 0, "announce": {"decine": ["M"], "trionfi": 3, "re": 1}}, {"seat": 1, "announce": {}},
        {"seat": 2, "say": "mischio"}, {"seat": 3, "say": "mischio"})";
    CHECK(outcome_of(record_of(moves)) ==
          R"({"format":"germini-result/1","complete":true,"annulled":1,"gains":[0,0]})");
    CHECK(outcome_of(record_of(moves + R"(, {"seat": 3, "say": "tengo"})")) == "5 TURN-3");
}

TEST_CASE("Sicilian tarocchi: a hand under way has no result yet") {
    CHECK(outcome_of(record_of(kExpose)) == R"({"format":"germini-result/1","complete":false})");
}

TEST_CASE("Sicilian tarocchi (EXP-1, ANN-1, SAY-1, CALL-1): a broken rule is named at its move") {
    CHECK(outcome_of(record_of(R"({"seat": 3, "expose": [0, null, 2]})")) == "0 EXP-1");
    CHECK(outcome_of(record_of(R"({"seat": 3, "expose": [0, 99999999999, 2]})")) == "0 EXP-1");
    CHECK(outcome_of(record_of(R"({"seat": 0, "expose": [0, 1, 2]})")) == "0 TURN-1");
    CHECK(after_expose(R"({"seat": 0, "announce": {"tengo": false}})") == "1 ANN-1");
    CHECK(after_expose(R"({"seat": 0, "announce": {"decine": []}})") == "1 ANN-1");
    CHECK(after_expose(R"({"seat": 0, "announce": {"decine": ["T1"]}})") == "1 ANN-2");
    CHECK(after_expose(R"({"seat": 0, "announce": {"trionfi": 6}})") == "1 ANN-4");
    CHECK(after_expose(R"({"seat": 0, "announce": {}})") == "1 ANN-1");
    CHECK(after_expose(R"({"seat": 0, "say": "tengo"})") == "1 TURN-2");
    CHECK(after_expose(R"({"seat": 0})") == "1 FORM-1");
    CHECK(after_expose(R"({"seat": 0, "say": "tengo", "play": "CK"})") == "1 FORM-1");
    CHECK(after_expose(R"({"seat": 0, "announce": {"re": 1}}, {"seat": 1, "announce": {}},
                           {"seat": 2, "say": "forse"})") == "3 SAY-1");
}

TEST_CASE("Sicilian tarocchi (FORM-1): what is no record is refused as a whole") {
    CHECK(outcome_of(record_of(R"({"seat": 4, "say": "tengo"})")) == "null FORM-1");
    CHECK(outcome_of(record_of(R"({"seat": 0, "play": "C4"})")) == "null FORM-1");
    CHECK(outcome_of(record_of(R"({"seat": 3, "expose": [0, "1", 2]})")) == "null FORM-1");
    CHECK(outcome_of(record_of("", R"({"preset": "tortorici"})")) == "null FORM-1");
    CHECK(outcome_of(record_of("", R"({"preset": "dummett", "options": {"target": 52}})")) == "null FORM-1");
}

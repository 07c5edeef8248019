// Hand records of Tarocco bolognese and their results.
#include "protocol/archive/bolognese/hand_record.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"
#include "protocol/tools/bolognese/tools.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "tests/support/bolognese/hand_driver.hpp"
#include "tests/support/options_json.hpp"

#include <doctest/doctest.h>
#include <sstream>

using namespace germini;
using namespace germini::support::tarocco;
using nlohmann::json;
namespace wire = germini::protocol::bolognese;

namespace {

json pack_json(const Pack& pack) {
    json out = json::array();
    for (Card c : pack) out.push_back(std::string(code(c)));
    return out;
}

// The seats' hands as dealt by seat 3; the last two are C6 and C7.
json record(const std::array<std::string_view, kSeats>& hands, json moves,
            std::string_view rules = "ottocento", json score = {790, 455}) {
    return {{"format", "germini-hand/1"},   {"game", "bolognese"},
            {"rules", {{"preset", rules}}}, {"dealer", 3},
            {"score", std::move(score)},    {"pack", pack_json(pack_of(3, hands, "C6 C7"))},
            {"moves", std::move(moves)}};
}
json result_of(const json& record) {
    std::ostringstream out;
    wire::tools().replay(protocol::parsed_json(record), out);
    return json::parse(out.str());
}
// The clause of the record's last move; "" if none is refused.
std::string clause(json record, json last) {
    record["moves"].push_back(std::move(last));
    const json result = result_of(record);
    if (!result.contains("error")) return "";
    CHECK(result["error"]["move"] == record["moves"].size() - 1);
    CHECK(result["error"]["message"].get<std::string>().size() > 10);
    return result["error"]["rule"];
}
std::string form(const json& record) {
    const json result = result_of(record);
    if (!result.contains("error")) return "";
    CHECK(result["error"]["move"].is_null());
    return result["error"]["rule"];
}

const std::array<std::string_view, kSeats> kHands{"CK DK SK B6 B7 B8 B9 B10 T5 T6 T7 DQ SQ CN T14", "",
                                                  "C9 C10 D6 D7 D8 T8 T9 S6 S7 S8 BJ DJ T18 T20 T10", ""};
const json kBegun = {{{"seat", 3}, {"call", json::array()}}, {{"seat", 3}, {"discard", {"C6", "C7"}}}};
json begun(json more = json::array()) {
    json moves = kBegun;
    for (const json& move : more) moves.push_back(move);
    return moves;
}

} // namespace

TEST_CASE("Tarocco bolognese OUT-9: a hand ended by calling out has a record with its result") {
    const json result =
        result_of(record(kHands, begun({{{"seat", 0}, {"declare", {{"SK", "CK", "DK"}}}, {"out", true}}})));
    CHECK(result == json::parse(R"({"format": "germini-result/1", "complete": true, "teams": [0, 1, 0, 1],
        "scores": [{"why": "declaration", "team": 0, "seat": 0, "points": 17, "cards": ["SK", "DK", "CK"]}],
        "given": [], "called": {"seat": 0, "team": 0, "points": 17}, "seats": [17, 0, 17, 0]})"));
}

TEST_CASE("Tarocco bolognese: an unfinished hand has its scores and nothing else") {
    const json result = result_of(record(
        kHands, begun({{{"seat", 0}, {"declare", {{"CK", "DK", "SK"}}}}, {{"seat", 0}, {"play", "B6"}}})));
    CHECK(result == json::parse(R"({"format": "germini-result/1", "complete": false,
        "scores": [{"why": "declaration", "team": 0, "seat": 0, "points": 17, "cards": ["SK", "DK", "CK"]}]})"));
}

TEST_CASE("Tarocco bolognese V-H1: a counted hand with three Kings declared") {
    const CardSet mine =
        cards("DK DQ DN D1 T20 T19 T17 T1 CK SK SQ D10 D9 C1 S1 T16 T15 T13 T5 TM1 TM2 BJ BN C6 "
              "C7 C8 B6 B7");
    HandDriver table(LastTrick{.piles = {mine, kWholePack - mine},
                               .cards = {"T20", "C6", "D9", "C7"},
                               .matto_from = 1,
                               .discard = "S6 S7",
                               .tricks = {6, 8},
                               .accuso = {17, 0}});
    table.play("T20 C6 D9 C7");
    wire::ResultWriter text;
    text.add(Declared{seat(0), 1});
    text.add(Scored{side(0), 17, ScoreReason::declaration, Kind::re, run("CK DK SK")});
    for (const Event& event : table.log()) text.add(event);
    json result = json::parse(text.done(table.state()));
    json& final = result["final"];
    CHECK(final[0]["list"].size() == 7);
    CHECK(final[0]["list"][0] == json::parse(R"([["T20","T19","T17","T16","T15","T13","T1"],30])"));
    CHECK(final[1]["list"].size() == 3);
    for (json& side : final) side.erase("list");
    CHECK(result == json::parse(R"({"format": "germini-result/1", "complete": true, "teams": [0, 1, 0, 1],
        "scores": [{"why": "declaration", "team": 0, "seat": 0, "points": 17, "cards": ["CK", "DK", "SK"]}],
        "given": [],
        "final": [{"tricks": 7, "pile": 28, "sequences": 180, "cricche": 35, "scartini": 49, "last": 6,
                   "declared": 17, "total": 287},
                  {"tricks": 8, "pile": 34, "sequences": 25, "cricche": 12, "scartini": 38, "last": 0,
                   "declared": 0, "total": 75}],
        "seats": [287, 75, 287, 75]})"));
}

TEST_CASE("Tarocco bolognese ACC-6, V-ACC-2: scores of one accuso, the doubling without cards") {
    const json result = result_of(
        record({"CK CQ CN DK DQ DN TM1 TM2 TM3 TM4 B6 B7 T5 T7 S10", "", "", ""},
               begun({{{"seat", 0},
                       {"declare", {{"CK", "CQ", "CN"}, {"DK", "DQ", "DN"}, {"TM1", "TM2", "TM3", "TM4"}}}}}),
               "ottocento", {0, 0}));
    std::string told;
    for (const json& line : result["scores"])
        told += line["why"].get<std::string>() + " " + line["points"].dump() + " " +
                std::to_string(line["cards"].size()) + "; ";
    CHECK(told == "declaration 10 3; declaration 10 3; declaration 15 4; sequenza 35 0; ");
}

TEST_CASE("Tarocco bolognese GIVE-3, D-5, V-GIVE-1: the card given for M") {
    const CardSet mine = cards("M D7 B6 C10 T1 T5-T19 TM1 TM2 TM3 TM4 CK CQ CN CJ C1");
    HandDriver table(LastTrick{.piles = {mine, kWholePack - mine},
                               .cards = {"S9", "T20", "M", "S8"},
                               .leader = 1,
                               .discard = "B10 S10"});
    table.play("T20 M S8 S9");
    wire::ResultWriter text;
    for (const Event& event : table.log()) text.add(event);
    CHECK(json::parse(text.done(table.state()))["given"] ==
          json::parse(R"([{"seat": 2, "team": 1, "card": "C10"}])"));
}

TEST_CASE("Tarocco bolognese FORM-1: malformed records are refused") {
    const json sound = record(kHands, kBegun);
    CHECK(form(sound) == "");
    const auto with = [&](std::string_view path, json value) {
        json spoiled = sound;
        spoiled[json::json_pointer(std::string(path))] = std::move(value);
        return form(spoiled);
    };
    CHECK(with("/format", "germini-hand/2") == "FORM-1");
    CHECK(with("/game", "minchiate") == "FORM-1");
    CHECK(with("/rules/preset", "pagat") == "FORM-1");
    CHECK(with("/rules/options", {{"target", 10000}}) == "");
    for (const json& target :
         {json(0), json(10001), json(-1), json("800"), json(800.0), json(nullptr), json(true)})
        CHECK(with("/rules/options", {{"target", target}}) == "FORM-1");
    CHECK(with("/rules/options", {{"signals", false}}) == "");
    CHECK(with("/rules/options", {{"signals", 1}}) == "FORM-1");
    CHECK(with("/rules/options", {{"poste_from", 15}}) == "FORM-1");
    for (const json& edition : {json(0), json(3), json("2"), json(2.0), json(true), json(nullptr)})
        CHECK(with("/rules/edition", edition) == "FORM-1");
    CHECK(with("/rules/edition", 1) == "");
    CHECK(with("/rules/edition", 2) == "");
    CHECK(with("/dealer", 4) == "FORM-1");
    CHECK(with("/score", {1}) == "FORM-1");
    CHECK(with("/score", {1, -1}) == "FORM-1");
    CHECK(with("/score", {1, 2.5}) == "FORM-1");
    CHECK(with("/pack/0", "C6") == "FORM-1");
    CHECK(with("/pack/0", "T2") == "FORM-1");
    CHECK(with("/moves/0/seat", 4) == "FORM-1");
    CHECK(with("/moves/1/discard/0", "T3") == "FORM-1");
    CHECK(with("/moves/1/discard", 5) == "FORM-1");
    json four = record(kHands, json::array(), "quattro_scartate", "whatever");
    CHECK(form(four) == ""); // no target: the score is ignored
    four["rules"]["options"] = {{"target", 800}};
    CHECK(form(four) == "FORM-1"); // an option that the preset does not have
    json none = sound;
    none.erase("score");
    CHECK(form(none) == "");
}

TEST_CASE("Tarocco bolognese FORM-1: moves with none or several of the keys, or unknown words, are refused") {
    const json sound = record(kHands, begun());
    CHECK(clause(sound, {{"seat", 0}}) == "FORM-1");
    CHECK(clause(sound, {{"seat", 0}, {"declare", json::array()}, {"play", "B6"}}) == "FORM-1");
    CHECK(clause(sound, {{"seat", 0}, {"declare", json::array()}, {"bid", "passo"}}) == "FORM-1");
    CHECK(clause(sound, {{"seat", 0}, {"bid", "passo"}}) == "TURN-2");
    CHECK(clause(sound, {{"seat", 1}, {"answer", "va_bene"}}) == "TURN-1");
    CHECK(clause(sound, {{"seat", 0}, {"bid", "va_bene"}}) == "FORM-1");
    CHECK(clause(sound, {{"seat", 0}, {"cut", 5}}) == "FORM-1");
    const json led = record(kHands, begun({{{"seat", 0}, {"declare", json::array()}}}));
    CHECK(clause(led, {{"seat", 0}, {"play", "T5"}, {"signal", "alto"}}) == "FORM-1");
    CHECK(clause(led, {{"seat", 1}, {"play", "T5"}, {"signal", "alto"}}) == "FORM-1"); // before TURN-1
    CHECK(clause(led, {{"seat", 0}, {"play", "T5"}, {"signal", "busso"}}) == "");
    CHECK(clause(led, {{"seat", 0}, {"play", "T5"}, {"signal", "volo"}}) == "SAY-1");
    CHECK(clause(led, {{"seat", 0}, {"play", "T5"}, {"comment", "ignored"}}) == "");
}

TEST_CASE(
    "Tarocco bolognese ACC-1, OUT-2, SAY-1, DISC-1: extra keys beside a move and repeated ones are refused") {
    const json sound = record(kHands, begun());
    CHECK(clause(sound, {{"seat", 0}, {"declare", {{"CK", "DK", "SK", "SK"}}}}) == "ACC-1");
    CHECK(clause(sound, {{"seat", 0}, {"declare", {{"CK", "DK", "SK", "SK"}}}, {"out", true}}) == "ACC-1");
    CHECK(clause(sound, {{"seat", 0}, {"declare", {{"CK", "CK", "BK"}}}}) == "HOLD-1");
    CHECK(clause(sound, {{"seat", 0}, {"declare", {json::array()}}}) == "ACC-1");
    CHECK(clause(sound, {{"seat", 0}, {"declare", {{"CK", "DK", "SK"}}}, {"out", false}}) == "");
    CHECK(clause(sound, {{"seat", 0}, {"declare", json::array()}, {"signal", "busso"}}) == "SAY-1");
    const json led = record(kHands, begun({{{"seat", 0}, {"declare", json::array()}}}));
    CHECK(clause(led, {{"seat", 0}, {"play", "T5"}, {"out", true}}) == "OUT-2");
    CHECK(clause(led, {{"seat", 0}, {"play", "T5"}, {"out", false}}) == "");
    const json dealt = record(kHands, json::array());
    CHECK(clause(dealt, {{"seat", 3}, {"call", json::array()}, {"out", true}}) == "OUT-2");
    const json looked = record(kHands, {{{"seat", 3}, {"call", json::array()}}});
    CHECK(clause(looked, {{"seat", 3}, {"discard", {"C6", "C6"}}}) == "DISC-1");
    CHECK(clause(looked, {{"seat", 3}, {"discard", json::array()}}) == "DISC-1");
}

TEST_CASE(
    "Tarocco bolognese TURN-3, OUT-2: moves after the end, and a starting score at the target, are refused") {
    const json over =
        record(kHands, begun({{{"seat", 0}, {"declare", {{"CK", "DK", "SK"}}}, {"out", true}}}));
    CHECK(clause(over, {{"seat", 0}, {"play", "B6"}}) == "TURN-3");
    CHECK(clause(over, {{"seat", 0}}) == "FORM-1");
    json scored =
        record(kHands, {{{"seat", 3}, {"discard", {"C6", "C7"}}}}, "ottocento", {800, 9'000'000'000'000});
    CHECK(clause(scored, {{"seat", 0}, {"declare", {{"CK", "DK", "SK"}}}, {"out", true}}) == "OUT-2");
}

TEST_CASE("Tarocco bolognese: a written record names edition, options and, with a target, the score") {
    Rules rules = *preset("ottocento");
    rules.target = 1500;
    const auto events = open(rules, seat(1), pack_of(1, {"", "", "", ""}), {{7, 8}});
    const json written = json::parse(wire::write_record(std::vector<Event>(events.begin(), events.end())));
    CHECK(written["rules"] ==
          json::parse(
              R"({"preset": "ottocento", "edition": 2, "options": {"target": 1500, "signals": true}})"));
    CHECK(written["score"] == json{7, 8});
    CHECK(written["moves"].empty());
    const Rules four = *preset("quattro_scartate", 1);
    const auto without = open(four, seat(1), pack_of(1, {"", "", "", ""}), {});
    const json other = json::parse(wire::write_record(std::vector<Event>(without.begin(), without.end())));
    CHECK(other["rules"] ==
          json::parse(R"({"preset": "quattro_scartate", "edition": 1, "options": {"signals": true}})"));
    CHECK_FALSE(other.contains("score"));
    CHECK(support::options_json(rules_table(), four).dump() == R"({"signals":true})");
}

TEST_CASE("Tarocco bolognese: the wire's moves accept no other keys and words") {
    const auto read = [](std::string_view text) {
        const auto value = protocol::parse_strict(text);
        protocol::JsonReader reading;
        const wire::ParsedMove move = wire::read_wire_move(reading.root(*value), seat(2));
        return reading.ok() ? "seat " + std::to_string(index(move.move.seat)) + std::string(move.besides)
                            : std::string(reading.error()->code.name());
    };
    CHECK(read(R"({"play": "B6", "signal": "volo"})") == "seat 2");
    CHECK(read(R"({"declare": [["CK", "DK", "SK"]], "out": true})") == "seat 2");
    CHECK(read(R"({"call": []})") == "seat 2");
    CHECK(read(R"({"give": "C1", "out": true})") == "seat 2OUT-2");
    CHECK(read(R"({"play": "B6", "signal": "alto"})") == "bad_field");
    CHECK(read(R"({"play": "B6", "give": "B6"})") == "bad_field");
    CHECK(read(R"({"bid": "passo"})") == "seat 2");
    CHECK(read(R"({"bid": "va_bene"})") == "bad_field");
    CHECK(read(R"({"play": "T3"})") == "unknown_card");
}

// Records without partners: their form, their errors and their results.
#include "protocol/archive/solo/hand_record.hpp"
#include "protocol/archive/solo/hand_result.hpp"
#include "protocol/tools/game_tools.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "protocol/tools/solo/tools.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <array>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace germini;
using namespace germini::support::solo_game;
namespace archive = germini::protocol::solo;
using nlohmann::json;

namespace {

// A record with these moves. Seat 1 of two leads with trumps from 16 up against dealer 0, as in V-SOLO-1.
struct Written {
    std::string rules = R"({"preset": "two"})";
    int dealer = 0;
    std::string top = "T16-T27 T1-T12 T28-T40 T13 T14 T15 DK SK BK M C2 C3 C4 C5 C6 CK";
    std::string moves{};
};
std::string record_of(const Written& wanted) {
    std::string pack;
    for (const Card one : pack_from(wanted.top))
        pack += (pack.empty() ? "\"" : ",\"") + std::string(minchiate::code(one)) + '"';
    return R"({"format": "germini-hand/1", "game": "minchiate", "rules": )" + wanted.rules +
           R"(, "dealer": )" + std::to_string(wanted.dealer) + R"(, "pack": [)" + pack + R"(], "moves": [)" +
           wanted.moves + "]}";
}

// The clause that the record breaks, with the number of the move; otherwise its result.
std::string outcome_of(const Written& wanted) {
    const auto value = protocol::parse_strict(record_of(wanted));
    if (!value) return "no JSON";
    const auto record = archive::read_record(value->root());
    if (!record) return "null " + record.error().rule;
    const auto replay = archive::replay(*record);
    if (replay.error) return std::to_string(replay.error->move) + " " + replay.error->rule;
    return archive::write_result(replay.events);
}

Written with_moves(std::string_view moves) {
    Written out;
    out.moves = moves;
    return out;
}
Written alone(std::string_view options, std::string_view moves) {
    Written out;
    out.rules = R"({"preset": "alone", "options": {)" + std::string(options) + "}}";
    out.moves = moves;
    return out;
}

const std::string kDeclared =
    R"({"seat": 1, "declare": [["T20", "T30", "T40"]]}, {"seat": 0, "declare": []})";

// The whole hand of V-SOLO-1, in which seat 1 wins every trick.
std::string moves_of_v_solo_1() {
    std::string moves = R"({"seat": 1, "declare": [)";
    const auto codes = [](std::string_view cards) {
        std::string out;
        for (const Card one : list(cards))
            out += (out.empty() ? "\"" : ",\"") + std::string(minchiate::code(one)) + '"';
        return "[" + out + "]";
    };
    moves += codes("T28-T40") + "," + codes("T20 T30 T40") + R"(]}, {"seat": 0, "declare": [)" +
             codes("T1-T5 M") + "," + codes("CK DK SK BK M") + "]}";
    const std::vector<Card> others = list("T1-T15 CK DK SK BK M C2 C3 C4 C5 C6");
    for (std::size_t i = 0; i < others.size(); ++i)
        moves += R"(, {"seat": 1, "play": "T)" + std::to_string(40 - static_cast<int>(i)) +
                 R"("}, {"seat": 0, "play": ")" + std::string(minchiate::code(others[i])) + R"("})";
    return moves;
}

} // namespace

TEST_CASE(
    "V-SOLO-1, SOLO-20, SOLO-21: the result of a record without partners has scores, the count, points and "
    "results per seat") {
    const json result = json::parse(outcome_of(with_moves(moves_of_v_solo_1())));
    CHECK(result["format"] == "germini-result/1");
    CHECK(result["complete"] == true);
    CHECK(result["points"] == json{5, 509});
    CHECK(result["seats"] == json{-504, 504});
    CHECK(result["out"] == json::array());
    CHECK(result["fees"] == json::array());
    CHECK(result["scores"][0] ==
          json::parse(R"({"why": "exposed", "seat": 1, "points": 10, "cards": ["T40"]})"));
    CHECK(result["scores"][1] ==
          json::parse(R"({"why": "exposed", "seat": 0, "points": 5, "cards": ["CK"]})"));
    CHECK(result["scores"][6] ==
          json::parse(R"({"why": "death", "seat": 0, "points": -5, "cards": ["T1"]})"));
    REQUIRE(result["final"].size() == 2);
    const json strong = result["final"][1];
    CHECK(strong["versicole"] == 212);
    CHECK(strong["cards"] == 142);
    CHECK(strong["tricks"] == 25);
    CHECK(strong["last"] == 10);
    CHECK(strong["total"] == 389);
    CHECK(strong.size() == 6);
    CHECK(result["final"][0] ==
          json::parse(R"({"versicole": 0, "cards": 0, "tricks": 0, "last": 0, "total": 0, "list": []})"));
}

TEST_CASE(
    "OUT-2, OUT-4: the result names the players who went out and their fees, and counts nothing for them") {
    HandDriver hand = deal_with(
        {.rules = rules_of("alone", {.fola = Fola::none, .going_out = GoingOut::minucci}), .dealer = 1});
    hand.go_out().declare_nothing().play_low();
    REQUIRE(hand.over());
    const json result = json::parse(archive::write_result(hand.log()));
    const int last = index(hand.state().last_winner);
    CHECK(result["out"] == json{2});
    CHECK(result["fees"] == json{{{"seat", 2}, {"to", last}, {"points", 30}}});
    CHECK(result["final"][2] ==
          json::parse(R"({"versicole": 0, "cards": 0, "tricks": 0, "last": 0, "total": 0, "list": []})"));
}

TEST_CASE(
    "a hand without partners that is under way has the scores so far, without a cut those of the exposed "
    "cards") {
    CHECK(outcome_of({}) == R"({"format":"germini-result/1","complete":false,"scores":[)"
                            R"({"why":"exposed","seat":1,"points":10,"cards":["T40"]},)"
                            R"({"why":"exposed","seat":0,"points":5,"cards":["CK"]}]})");
    CHECK(outcome_of(alone("", "")) == R"({"format":"germini-result/1","complete":false,"scores":[]})");
}

TEST_CASE("SOLO-6, SOLO-11, SOLO-13, OUT-1: a broken rule without partners is named at its move") {
    CHECK(outcome_of(with_moves(R"({"seat": 1, "cut": 43})")) == "0 TURN-2");
    CHECK(outcome_of(with_moves(R"({"seat": 1, "out": false})")) == "0 TURN-2");
    CHECK(outcome_of(with_moves(R"({"seat": 0, "declare": []})")) == "0 TURN-1");
    CHECK(outcome_of(with_moves(R"({"seat": 1, "declare": [["T31", "T32", "T33"]]})")) == "0 D-10");
    CHECK(outcome_of(with_moves(kDeclared + R"(, {"seat": 1, "play": "T1"})")) == "2 HOLD-1");
    CHECK(outcome_of(with_moves(kDeclared + R"(, {"seat": 1, "play": "T40"}, {"seat": 0, "play": "CK"})")) ==
          "3 PLAY-2");
    CHECK(outcome_of(with_moves(kDeclared + R"(, {"seat": 1, "play": "T40", "by": 0})")) == "2 FORM-1");
    CHECK(outcome_of(with_moves(kDeclared + R"(, {"seat": 1, "fall": true})")) == "2 FORM-1");
    CHECK(outcome_of(with_moves(R"({"seat": 1})")) == "0 FORM-1");
    CHECK(outcome_of(with_moves(moves_of_v_solo_1() + R"(, {"seat": 1, "play": "T40"})")) == "52 TURN-3");
    CHECK(outcome_of(with_moves(moves_of_v_solo_1() + R"(, {"seat": 1, "fall": true})")) == "52 TURN-3");
    CHECK(outcome_of(alone(R"("fola": "robbed")", R"({"seat": 3, "cut": 95})")) == "0 CUT-2");
    CHECK(outcome_of(alone(R"("fola": "robbed")", R"({"seat": 3, "cut": 0})")) == "0 CUT-2");
    CHECK(outcome_of(alone(R"("fola": "none")", R"({"seat": 3, "cut": 10})")) == "0 TURN-1");
    CHECK(outcome_of(alone(R"("fola": "none", "going_out": "minucci")", R"({"seat": 1, "declare": []})")) ==
          "0 TURN-2");
}

TEST_CASE(
    "FORM-1: what is no record without partners is refused as a whole, and so are options that a preset "
    "lacks") {
    CHECK(outcome_of(with_moves(R"({"seat": 2, "declare": []})")) == "null FORM-1"); // no such seat
    CHECK(outcome_of(with_moves(kDeclared + R"(, {"seat": 1, "play": "T41"})")) == "null FORM-1");
    CHECK(outcome_of(with_moves(kDeclared + R"(, {"seat": 1, "play": "T40", "fall": 1})")) == "null FORM-1");
    CHECK(outcome_of(with_moves(R"({"seat": 1, "out": "no"})")) == "null FORM-1");
    for (const char* rules :
         {R"({"preset": "four"})", R"({"preset": "two", "options": {"going_out": "off"}})",
          R"({"preset": "three", "options": {"fola": "taken"}})",
          R"({"preset": "two", "options": {"cascare": "off"}})",
          R"({"preset": "alone", "options": {"devil": "true"}})", R"({"preset": "two", "edition": 0})"}) {
        CAPTURE(rules);
        Written wanted;
        wanted.rules = rules;
        CHECK(outcome_of(wanted) == "null FORM-1");
    }
    Written third_dealer;
    third_dealer.dealer = 2;
    CHECK(outcome_of(third_dealer) == "null FORM-1");
}

TEST_CASE("a file of records is replayed by the engine of each record's preset") {
    const auto replayed = [](const std::string& text, int status) {
        std::istringstream in(text);
        std::ostringstream out;
        CHECK(protocol::replay_stream(
                  in, out, std::array{protocol::minchiate::tools(), protocol::solo::tools()}) == status);
        return out.str();
    };
    const std::string two = record_of(with_moves(moves_of_v_solo_1()));
    CHECK(json::parse(replayed(two, 0))["points"] == json{5, 509});
    Written of_pairs;
    of_pairs.rules = R"({"preset": "pagat"})";
    CHECK(json::parse(replayed(record_of(of_pairs), 0))["complete"] == false);
    of_pairs.rules = R"({"preset": "pagat", "options": {"fola": "none"}})";
    CHECK(json::parse(replayed(record_of(of_pairs), 2))["error"]["rule"] == "FORM-1");
}

TEST_CASE("hands without partners are simulated, and replay to their results") {
    for (const std::string_view preset : kPresets)
        for (const bool any : {false, true}) {
            protocol::Simulation asked;
            asked.preset = any ? "" : std::string(preset);
            asked.hands = 6;
            asked.seed = 5;
            asked.any_rules = any;
            std::ostringstream out;
            protocol::solo::tools().simulate(asked, out);
            std::istringstream lines(out.str());
            int count = 0;
            for (std::string line; std::getline(lines, line); ++count) {
                const json found = json::parse(line);
                std::istringstream record(found["record"].dump());
                std::ostringstream result;
                CHECK(protocol::replay_stream(record, result, std::array{protocol::solo::tools()}) == 0);
                CHECK(json::parse(result.str()) == found["result"]);
                CHECK(found["result"]["complete"] == true);
                if (!any) CHECK(found["record"]["rules"]["preset"] == preset);
            }
            CHECK(count == 6);
        }
}

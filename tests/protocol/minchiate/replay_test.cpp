// `germini replay`: hand records in, results out, one per line (docs/rules/hand-record.md).
#include "protocol/tools/minchiate/tools.hpp"

#include "tests/protocol/record_files.hpp"
#include "tests/support/minchiate/cards.hpp"

#include <doctest/doctest.h>

using nlohmann::json;
using namespace germini::testing;

namespace {

json changed(const char* pointer, const json& value) {
    json record = hand_of_1798();
    record[json::json_pointer(pointer)] = value;
    return record;
}
json without(const char* key) {
    json record = hand_of_1798();
    record.erase(key);
    return record;
}

// A malformed record: no move, the clause, a sentence.
void no_record(const std::string& text, std::string_view rule = "FORM-1") {
    CAPTURE(text.substr(0, 200));
    const Replayed out = replayed(text);
    CHECK(out.status == 2);
    REQUIRE(out.results.size() == 1);
    const json& result = out.results[0];
    CHECK(result["format"] == "germini-result/1");
    REQUIRE(result.contains("error"));
    CHECK(result.size() == 2);
    CHECK(result["error"]["move"].is_null());
    CHECK(result["error"]["seat"].is_null());
    CHECK(result["error"]["rule"] == rule);
    CHECK(result["error"]["message"].get<std::string>().size() > 10);
}

// A record refused at a move: its number, its seat, and the clause.
void refused(const json& record, int move, int seat, std::string_view rule) {
    CAPTURE(move);
    const Replayed out = replayed(record.dump());
    CHECK(out.status == 2);
    REQUIRE(out.results.size() == 1);
    REQUIRE(out.results[0].contains("error"));
    const json& error = out.results[0]["error"];
    CHECK(error["move"] == move);
    CHECK(error["seat"] == seat);
    CHECK(error["rule"] == rule);
    CHECK(error["message"].get<std::string>().size() > 10);
}

// The record with the given text in place of the move of that number, so that any number can be written.
std::string with_move(std::size_t number, const std::string& text) {
    json record = hand_of_1798();
    record["moves"][number] = "@";
    std::string out = record.dump();
    out.replace(out.find("\"@\""), 3, text);
    return out;
}
void refused_text(const std::string& record, int move, std::string_view rule) {
    const Replayed out = replayed(record);
    REQUIRE(out.results.size() == 1);
    REQUIRE(out.results[0].contains("error"));
    CHECK(out.results[0]["error"]["move"] == move);
    CHECK(out.results[0]["error"]["rule"] == rule);
}

} // namespace

TEST_CASE("a record gives its result, complete or stopped early, in any of its forms") {
    const json record = hand_of_1798();
    const Replayed whole = replayed(record.dump());
    CHECK(whole.status == 0);
    REQUIRE(whole.results.size() == 1);
    CHECK(whole.results[0]["complete"] == true);
    CHECK(whole.results[0].size() == 7); // format, complete, scores, resti, final, end, seats
    for (const auto& side : whole.results[0]["final"]) CHECK(side.size() == 6);
    CHECK(replayed(record.dump(2)).out == whole.out);
    CHECK(replayed("\n \r\n" + record.dump(4) + "\n\n").out == whole.out);
    CHECK(replayed(json{{"record", record}, {"result", whole.results[0]}}.dump()).out == whole.out);
    CHECK(replayed(json{{"record", record}, {"result", "anything"}}.dump(2)).out == whole.out);
    CHECK(whole.out.find('\n') == whole.out.size() - 1); // one line
}

TEST_CASE("a record that stops early gives scores and resti so far, and nothing else") {
    json record = hand_of_1798();
    for (std::size_t moves : {0u, 1u, 2u, 10u, 50u, 90u}) {
        json part = record;
        part["moves"].erase(part["moves"].begin() + static_cast<std::ptrdiff_t>(moves), part["moves"].end());
        const Replayed out = replayed(part.dump());
        CHECK(out.status == 0);
        REQUIRE(out.results.size() == 1);
        CHECK(out.results[0]["complete"] == false);
        CHECK(out.results[0].size() == 4);
        CHECK(out.results[0]["scores"].size() >= (moves == 0 ? 0u : 3u));
        CHECK(out.results[0]["resti"] == json::array());
    }
}

TEST_CASE(
    "of records one per line, blank lines are skipped and a bad line is refused without ending the run") {
    const std::string good = hand_of_1798().dump();
    const Replayed out =
        replayed("\n" + good + "\n\n  \n{\"format\": \nrubbish\n" + good + "\r\n[1, 2]\n" + good);
    CHECK(out.status == 2);
    REQUIRE(out.results.size() == 6);
    for (std::size_t i : {0u, 3u, 5u}) CHECK(out.results[i]["complete"] == true);
    for (std::size_t i : {1u, 2u, 4u}) CHECK(out.results[i]["error"]["rule"] == "FORM-1");

    const Replayed bad_first = replayed("{\"format\": \"germini-hand/1\", \n" + good + "\n" + good);
    REQUIRE(bad_first.results.size() == 3);
    CHECK(bad_first.results[0].contains("error"));
    CHECK(bad_first.results[1]["complete"] == true);
    const Replayed rubbish_first = replayed("rubbish\n" + good);
    REQUIRE(rubbish_first.results.size() == 2);
    CHECK(rubbish_first.results[1]["complete"] == true);
    const Replayed fine = replayed(good + "\n" + good + "\n");
    CHECK(fine.status == 0);
    CHECK(fine.results.size() == 2);
}

TEST_CASE("an empty file prints nothing and ends with 0") {
    for (std::string_view empty : {"", "\n", "  \n\t\r\n"}) {
        const Replayed out = replayed(std::string(empty));
        CHECK(out.status == 0);
        CHECK(out.out.empty());
    }
}

TEST_CASE("FORM-1: malformed JSON of any kind is one refused record and never a crash") {
    const std::string good = hand_of_1798().dump();
    for (const std::string& text :
         {std::string("{"), std::string("["), std::string("nul"), std::string("{}x"), std::string("\"\xff\""),
          std::string("{\"a\": \xc3}"), std::string(1, '\0'), good + "x", good.substr(0, good.size() - 1),
          good.substr(0, good.size() / 2), std::string("NaN"), std::string("{\"format\": NaN}")})
        no_record(text);
    const std::string pretty = hand_of_1798().dump(1);
    no_record(pretty.substr(0, pretty.size() / 2)); // truncated over many lines
    no_record(std::string(1 << 20, '['));
    no_record(std::string(1 << 20, '{'));
    std::string deep;
    for (int i = 0; i < 100000; ++i) deep += "{\"a\":";
    no_record(deep);
}

TEST_CASE("FORM-1: a wrong type is refused anywhere, even in a late move after an illegal one") {
    for (const char* at : {"/format",
                           "/game",
                           "/rules",
                           "/rules/preset",
                           "/rules/options",
                           "/dealer",
                           "/pack",
                           "/pack/5",
                           "/moves",
                           "/moves/0",
                           "/moves/0/seat",
                           "/moves/0/cut",
                           "/moves/1/discard",
                           "/moves/1/discard/0",
                           "/moves/3/play",
                           "/moves/4/declare",
                           "/moves/4/declare/0",
                           "/moves/4/declare/0/2",
                           "/moves/90/play",
                           "/moves/90/seat"})
        for (const json& wrong : {json(nullptr), json(true), json(3.5), json{{"a", 1}}, json("?")}) {
            CAPTURE(at);
            no_record(changed(at, wrong).dump());
        }
    json record = hand_of_1798();
    record["moves"][1]["discard"] = json::array({"T40", "T39"}); // breaks HOLD-1
    record["moves"][90]["play"] = 7;
    no_record(record.dump());
    for (const char* key : {"format", "game", "rules", "dealer", "pack", "moves"})
        no_record(without(key).dump());
    no_record("[]");
    no_record("7");
    no_record("null");
    no_record("\"record\"");
    no_record(json{{"record", 7}}.dump());
    no_record(json{{"record", nullptr}, {"result", nullptr}}.dump());
    no_record(json{{"record", without("dealer")}}.dump());
}

TEST_CASE("FORM-1: unknown formats, games, presets, options, values, editions, cards and seats are refused "
          "by name") {
    no_record(changed("/format", "germini-hand/2").dump());
    no_record(changed("/game", "bolognese").dump());
    const auto message = [](const json& record) {
        return replayed(record.dump()).results.at(0)["error"]["message"].get<std::string>();
    };
    no_record(changed("/rules/preset", "firenze").dump());
    CHECK(message(changed("/rules/preset", "firenze")).find("firenze") != std::string::npos);
    CHECK(message(changed("/rules/options/speed", 3)).find("speed") != std::string::npos);
    CHECK(message(changed("/format", "germini-hand/2")).find("germini-hand/2") != std::string::npos);
    CHECK(message(changed("/game", "bolognese")).find("bolognese") != std::string::npos);
    for (const auto& option : {std::pair{"deal", json("11+10")}, std::pair{"cut_min_left", json(0)},
                               std::pair{"cut_min_left", json(4)}, std::pair{"rob_limit", json(14)},
                               std::pair{"devil", json("true")}, std::pair{"devil", json(1)},
                               std::pair{"matto_death", json("5")}, std::pair{"matto_death", json(5.0)},
                               std::pair{"cutter_peek", json(true)}, std::pair{"capotto", json(nullptr)},
                               std::pair{"speed", json(1)}, std::pair{"take29", json("Always")}}) {
        CAPTURE(option.first);
        no_record(changed((std::string("/rules/options/") + option.first).c_str(), option.second).dump());
    }
    for (const json& edition :
         {json(0), json(4), json(-1), json("2"), json(nullptr), json(1.0), json(true)}) {
        CAPTURE(edition.dump());
        no_record(changed("/rules/edition", edition).dump());
        CHECK(message(changed("/rules/edition", edition)).find("(at /rules/edition)") != std::string::npos);
    }
    CHECK(
        message(changed("/rules/edition", 4)) ==
        "Unknown edition 4 of the rules (\"edition\"): expected an integer from 1 to 3. (at /rules/edition)");
    CHECK(replayed(changed("/rules/edition", 1).dump()).status == 0);
    for (const json& seat : {json(4), json(-1), json("0"), json(0.0)}) {
        no_record(changed("/dealer", seat).dump());
        no_record(changed("/moves/3/seat", seat).dump());
    }
    for (const char* code : {"T0", "T41", "t5", "C11", "", "MM", "Q"})
        no_record(changed("/moves/3/play", code).dump());
}

TEST_CASE("VERS-12, SETT-7, SIG-1: a record is read by its edition, and without one by edition 1") {
    // The hand of 1798 declares `after`, as `germini` does in edition 1.
    const json second = changed("/rules/edition", 2);
    CHECK(replayed(second.dump()).results.at(0)["error"]["rule"] == "TURN-2");
    json with_option = second;
    with_option["rules"]["options"]["declare"] = "after";
    CHECK(replayed(with_option.dump()).out == replayed(hand_of_1798().dump()).out);
    const json second_edition = with_option;
    for (json record : {hand_of_1798(), changed("/rules/edition", 1)}) {
        record["rules"]["options"]["capotto"] = "fourteen_plus";
        no_record(record.dump());
        CHECK(replayed(record.dump()).results.at(0)["error"]["message"] ==
              "Invalid value for option \"capotto\" (SETT-7): expected none, double, fourteen in edition 1 "
              "of the "
              "rules. (at /rules/options/capotto)");
    }
    with_option["rules"]["options"]["capotto"] = "fourteen_plus";
    CHECK(replayed(with_option.dump()).status == 0);
    with_option["rules"]["options"]["fumata"] = "counted"; // SIG-1: an option from edition 3 on
    no_record(with_option.dump());
    with_option["rules"]["edition"] = 3;
    CHECK(replayed(with_option.dump()).out == replayed(second_edition.dump()).out);
}

TEST_CASE("FORM-1, CUT-1: a pack that is not the 97 cards, or that may not be cut, is refused") {
    json record = hand_of_1798();
    record["pack"].erase(96);
    no_record(record.dump());
    record = hand_of_1798();
    record["pack"].push_back("C1");
    no_record(record.dump());
    no_record(changed("/pack/0", "T5").dump()); // one twice, one missing
    no_record(changed("/pack", json::array()).dump());
    record = hand_of_1798();
    std::swap(record["pack"][0], record["pack"][96]); // T4 at the bottom
    no_record(record.dump(), "CUT-1");
    record["rules"]["options"]["bottom_plain"] = false;
    CHECK(replayed(record.dump()).results.at(0)["error"]["rule"] != "CUT-1");
}

TEST_CASE("FORM-1: duplicate keys are refused everywhere") {
    const std::string good = hand_of_1798().dump();
    no_record("{\"dealer\": 0, " + good.substr(1));
    no_record("{\"note\": {\"a\": 1, \"a\": 1}, " + good.substr(1));
    no_record(with_move(3, R"({"seat": 1, "play": "B5", "play": "B5"})"));
    no_record(with_move(3, R"({"seat": 1, "seat": 1, "play": "B5"})"));
}

TEST_CASE("unknown keys of a record are ignored") {
    json record = hand_of_1798();
    record["note"] = {{"by", "somebody"}, {"at", 3.25}};
    record["rules"]["comment"] = "played in Florence";
    record["moves"][3]["think"] = 12;
    record["result"] = nullptr;
    CHECK(replayed(record.dump()).out == replayed(hand_of_1798().dump()).out);
    record["record"] = 7; // beside a format it is a key like any other
    CHECK(replayed(record.dump()).status == 0);
}

TEST_CASE("CUT-2: a number out of range breaks a rule at that move, however long it is") {
    for (const char* cut : {"0", "-1", "96", "97", "1000", "2147483648", "4294967339", "9223372036854775807",
                            "9223372036854775808", "18446744073709551659", "-9223372036854775809"})
        refused_text(with_move(0, std::string(R"({"seat": 3, "cut": )") + cut + "}"), 0, "CUT-2");
    refused_text(with_move(0, R"({"seat": 3, "cut": 1)" + std::string(30, '0') + "}"), 0, "CUT-2");
    refused_text(with_move(0, R"({"seat": 3, "cut": -1)" + std::string(400, '0') + "}"), 0, "CUT-2");
    refused_text(with_move(0, R"({"seat": 3, "cut": 9)" + std::string(1000, '9') + "}"), 0, "CUT-2");
    no_record(with_move(0, R"({"seat": 3, "cut": 43.0})"));
    no_record(with_move(0, R"({"seat": 3, "cut": 1e1})"));
    no_record(with_move(0, R"({"seat": 3, "cut": "43"})"));
}

TEST_CASE("FORM-1: a move with none or several of the known keys, or a card listed twice, is refused at that "
          "move") {
    refused(changed("/moves/3", {{"seat", 1}}), 3, 1, "FORM-1");
    refused(changed("/moves/3", {{"seat", 1}, {"lead", "B5"}}), 3, 1, "FORM-1");
    refused(changed("/moves/3", {{"seat", 1}, {"play", "B5"}, {"give", "B5"}}), 3, 1, "FORM-1");
    refused(changed("/moves/1", {{"seat", 3}, {"discard", {"S10", "S10"}}}), 1, 3, "FORM-1");
    refused(changed("/moves/4/declare", {{"T28", "T29", "T30", "T31", "T32", "M", "M"}}), 4, 1, "FORM-1");
    refused(changed("/moves/4/declare", json::array({json::array()})), 4, 1, "D-10");
    json many = json::array();
    for (int i = 0; i < 5000; ++i) many.push_back("S10");
    refused(changed("/moves/1/discard", many), 1, 3, "FORM-1");
    many.clear();
    for (int i = 0; i < 5000; ++i) many.push_back(json::array({"T28"}));
    const Replayed out = replayed(changed("/moves/4/declare", many).dump());
    CHECK(out.results.at(0)["error"]["move"] == 4);
}

TEST_CASE("VAR-1: a `by` with the wrong seat is refused at that move") {
    for (const json& by : {json(0), json(1), json(2), json(4), json(-1), json(1000)}) {
        CAPTURE(by.dump());
        const json record = changed("/moves/3/by", by);
        const Replayed out = replayed(record.dump());
        CHECK(out.status == 2);
        CHECK(out.results.at(0)["error"]["move"] == 3);
        CHECK(out.results.at(0)["error"]["seat"] == 1);
    }
    refused_text(with_move(3, R"({"seat": 1, "play": "B5", "by": 1)" + std::string(40, '0') + "}"), 3,
                 "VAR-1");
    refused(changed("/moves/1/by", 3), 1, 3, "VAR-1"); // of a discard
    no_record(changed("/moves/3/by", "1").dump());
    no_record(changed("/moves/3/by", nullptr).dump());
    refused(changed("/moves/3", {{"seat", 1}, {"fall", true}}), 3, 1, "VAR-1");
    refused(changed("/moves/3", {{"seat", 1}, {"fall", false}}), 3, 1, "VAR-1");
    no_record(changed("/moves/3", {{"seat", 1}, {"fall", 1}}).dump());
}

TEST_CASE("TURN-3: a move after the hand is over is refused") {
    json record = hand_of_1798();
    const int moves = static_cast<int>(record["moves"].size());
    record["moves"].push_back({{"seat", 0}, {"play", "T4"}});
    refused(record, moves, 0, "TURN-3");
    for (int i = 0; i < 3000; ++i) record["moves"].push_back({{"seat", 1}, {"give", "T4"}});
    refused(record, moves, 0, "TURN-3");
    record["moves"][5]["seat"] = 3; // the first illegal one
    refused(record, 5, 3, "TURN-1");
}

TEST_CASE("TURN-1, TURN-2, HOLD-1, PLAY-2, DISC-1, DISC-2, D-10: an illegal move is refused at that move") {
    refused(changed("/moves/0/seat", 1), 0, 1, "TURN-1");
    refused(changed("/moves/0", {{"seat", 3}, {"play", "B5"}}), 0, 3, "TURN-2");
    refused(changed("/moves/1/discard", {"S10"}), 1, 3, "DISC-1");
    refused(changed("/moves/1/discard", {"S10", "T33"}), 1, 3, "DISC-2");
    refused(changed("/moves/1/discard", {"S10", "B5"}), 1, 3, "HOLD-1");
    refused(changed("/moves/3/play", "T40"), 5, 2, "PLAY-2"); // legal itself, but then a trump must follow
    refused(changed("/moves/5/play", "C1"), 5, 2, "PLAY-2");
    refused(changed("/moves/4/declare", {{"T28", "T29", "T30"}}), 4, 1, "D-10");
    refused(changed("/moves/6/declare", {{"T1", "T2", "T3"}}), 6, 2, "D-10");
}

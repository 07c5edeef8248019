// Records of Sei tocchi and Al palio: their form, their errors and their results.
#include "protocol/archive/tocchi/hand_record.hpp"
#include "protocol/archive/tocchi/hand_result.hpp"
#include "protocol/tools/tocchi/tools.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/support/tocchi/hand_driver.hpp"

#include <array>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace germini;
using namespace germini::support::tocchi_game;
namespace archive = germini::protocol::tocchi;
using nlohmann::json;

namespace {

// The hand of V-TOC-2, without moves.
struct Written {
    std::string rules = R"({"preset": "palio", "options": {"players": 3}})";
    std::string score{}; ///< as a member, with its comma
    int dealer = 2;
    Hands hands{"T5 T7 T20 C1 C8 D3 S5", "T6 T36 T37 D5 D7 B2 BJ", "T10 T30 M S4 S7 C9 CQ"};
    std::string turned = "T38 C5 S1 D6 T25 B10 T39 T8 BQ B3 T35";
    std::string moves{};
};
Written of_two(std::string_view options) {
    Written out;
    out.rules = R"({"preset": "sei_tocchi", "options": {"players": 2)" + std::string(options) + "}}";
    out.dealer = 1;
    out.hands = {"T25 T10 C2 C4 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M"};
    out.turned = "T24 T26 D8 B6 S9 C3";
    return out;
}
// Turns by the dealer, so many.
std::string turns(int dealer, int count) {
    std::string out;
    for (int i = 0; i < count; ++i)
        out +=
            (i > 0 ? ", " : "") + std::string(R"({"seat": )") + std::to_string(dealer) + R"(, "turn": true})";
    return out;
}
Written with(Written hand, const std::string& moves) {
    hand.moves = moves;
    return hand;
}

std::string record_of(const Written& wanted) {
    std::string pack;
    for (const Card one : pack_of(wanted.dealer, wanted.hands, wanted.turned))
        pack += (pack.empty() ? "\"" : ",\"") + std::string(minchiate::code(one)) + '"';
    return R"({"format": "germini-hand/1", "game": "tocchi", "rules": )" + wanted.rules + R"(, "dealer": )" +
           std::to_string(wanted.dealer) + ", " + wanted.score + R"("pack": [)" + pack + R"(], "moves": [)" +
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

} // namespace

TEST_CASE("V-TOC-2: the result of a record of al palio has cards, marks, the winner and the row") {
    CHECK(json::parse(outcome_of(with({}, turns(2, 11)))) == json::parse(R"({
        "format": "germini-result/1", "complete": true, "turned": 11,
        "taken": [["C5", "T8"], ["T38", "D6", "B10", "T39", "BQ", "B3", "T35"], ["S1"]],
        "marks": [{"why": "accusa", "seat": 1, "marks": 1, "card": null},
                  {"why": "tavola", "seat": 1, "marks": 2, "card": "T38"},
                  {"why": "versicola", "seat": 1, "marks": 2, "card": "T38"},
                  {"why": "pappoleggio", "seat": 1, "marks": 3, "card": "D6"},
                  {"why": "versicola", "seat": 1, "marks": 1, "card": "T35"},
                  {"why": "game", "seat": 1, "marks": 1, "card": "T35"}],
        "winner": 1, "how": "twelve", "marci": [], "seats": [-10, 20, -10]})"));
}

TEST_CASE("V-TOC-2, TOC-18: a record's score can end the match in the middle of the hand") {
    Written hand = with({}, turns(2, 4));
    hand.score = R"("score": [0, 4, 0], )";
    const json result = json::parse(outcome_of(hand));
    CHECK(result["how"] == "target");
    CHECK(result["turned"] == 4);
    CHECK(result["seats"] == json{-8, 16, -8});
    hand.moves = turns(2, 5);
    CHECK(outcome_of(hand) == "4 TURN-3");
    hand.score = R"("score": [0, 11, 0], )"; // the pappoleggio that is announced
    hand.moves = turns(2, 1);
    CHECK(json::parse(outcome_of(hand))["turned"] == 0);
    CHECK(json::parse(outcome_of(hand))["winner"] == 1);
}

TEST_CASE("V-TOC-1, TOC-10, TOC-16: the result of a record of sei tocchi names the marci") {
    CHECK(json::parse(outcome_of(with(of_two(""), turns(1, 6)))) == json::parse(R"({
        "format": "germini-result/1", "complete": true, "turned": 6, "taken": [["T26", "D8", "C3"], ["B6", "S9"]],
        "marks": [{"why": "primo", "seat": 0, "marks": 1, "card": "T26"}],
        "winner": 0, "how": "pappoleggio", "marci": [1], "seats": [3, -3]})"));
    const json plain = json::parse(outcome_of(with(of_two(R"(, "wagers": "plain")"), turns(1, 6))));
    CHECK(plain["marks"].empty());
    CHECK(plain["marci"].empty());
    CHECK(plain["seats"] == json{1, -1});
}

TEST_CASE("TOC-17: a result without a winner") {
    HandDriver hand(rules_of("sei_tocchi"), 1, {"T25 T10 C2 C4 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M"}, "DK");
    hand.turn().leave_last_card({0, 0}).turn();
    const json result = json::parse(archive::write_result(hand.log()));
    CHECK(result["winner"].is_null());
    CHECK(result["how"] == "pack");
    CHECK(result["seats"] == json{0, 0});
}

TEST_CASE("V-TOC-1, CALL-5: a hand under way has cards and marks so far, and a card that is not yet called "
          "counts as "
          "turned") {
    const std::string turn = turns(1, 1);
    Written hand = with(of_two(R"(, "call": 5)"), turn + R"(, {"seat": 1, "call": false})");
    CHECK(outcome_of(hand) ==
          R"({"format":"germini-result/1","complete":false,"turned":1,"taken":[[],[]],"marks":[]})");
    hand.moves += R"(, {"seat": 0, "call": true})";
    CHECK(outcome_of(hand) ==
          R"({"format":"germini-result/1","complete":false,"turned":1,"taken":[["T24"],[]],)"
          R"("marks":[{"why":"tavola","seat":0,"marks":2,"card":"T24"}]})");
    hand.moves += ", " + turn + R"(, {"seat": 0, "call": true}, {"seat": 1, "call": true}, )" + turn;
    CHECK(json::parse(outcome_of(hand))["turned"] == 3);
    hand.moves += R"(, {"seat": 1, "call": true})";
    CHECK(outcome_of(hand) == "7 TURN-1");
}

TEST_CASE("TURN-1, TURN-2, TURN-3, FORM-1: a broken rule of sei tocchi and al palio is named at its move") {
    CHECK(outcome_of(with({}, turns(0, 1))) == "0 TURN-1");
    CHECK(outcome_of(with({}, R"({"seat": 2, "call": true})")) == "0 TURN-2");
    CHECK(outcome_of(with({}, R"({"seat": 2, "turn": false})")) == "0 FORM-1");
    CHECK(outcome_of(with({}, R"({"seat": 2})")) == "0 FORM-1");
    CHECK(outcome_of(with({}, R"({"seat": 2, "turn": true, "call": true})")) == "0 FORM-1");
    CHECK(outcome_of(with({}, R"({"seat": 2, "play": "T1"})")) == "0 FORM-1");
    CHECK(outcome_of(with({}, turns(2, 12))) == "11 TURN-3");
    CHECK(outcome_of(with(of_two(R"(, "call": 3)"), turns(1, 2))) == "1 TURN-2");
    CHECK(outcome_of(with(of_two(""), turns(1, 1) + R"(, {"seat": 0, "call": true})")) == "1 TURN-2");
}

TEST_CASE("FORM-1: what is no record of sei tocchi or al palio is refused as a whole") {
    CHECK(outcome_of(with({}, turns(3, 1))) == "null FORM-1"); // no such seat
    CHECK(outcome_of(with({}, R"({"seat": 2, "turn": 1})")) == "null FORM-1");
    CHECK(outcome_of(with({}, R"({"seat": 2, "call": "no"})")) == "null FORM-1");
    for (const char* rules :
         {R"({"preset": "tocchi"})", R"({"preset": "palio", "options": {"players": 3, "wagers": "all"}})",
          R"({"preset": "sei_tocchi", "options": {"players": 3, "target": 12}})",
          R"({"preset": "palio", "options": {"players": 7}})",
          R"({"preset": "palio", "options": {"players": "3"}})",
          R"({"preset": "palio", "options": {"players": 3, "call": 4}})",
          R"({"preset": "palio", "options": {"players": 3, "target": 11}})",
          R"({"preset": "palio", "options": {"players": 2}})", // the dealer is seat 2
          R"({"preset": "palio", "edition": 0})"}) {
        CAPTURE(rules);
        Written wanted;
        wanted.rules = rules;
        CHECK(outcome_of(wanted) == "null FORM-1");
    }
}

TEST_CASE("FORM-1, TOC-18: a record's score is a number below the target for each seat, and ignored in sei "
          "tocchi") {
    const auto with_score = [](Written hand, const std::string& score) {
        hand.score = R"("score": )" + score + ", ";
        return outcome_of(hand);
    };
    for (const char* score :
         {"[0, 12, 0]", "[0, -1, 0]", "[0, 0]", "[0, 0, 0, 0]", R"([0, "1", 0])", "3", "[0, 1.5, 0]"}) {
        CAPTURE(score);
        CHECK(with_score({}, score) == "null FORM-1");
    }
    CHECK(with_score({}, "[11, 0, 11]").starts_with(R"({"format")"));
    CHECK(with_score(with(of_two(""), turns(1, 6)), "[11, 50]") == outcome_of(with(of_two(""), turns(1, 6))));
}

TEST_CASE("a record of al palio is written with its score, and one of sei tocchi without") {
    HandDriver palio(rules_of("palio", {{"call", 5}}), 2, Written().hands, "T38", {3, 0, 7});
    palio.turn_for({1});
    const json record = json::parse(archive::write_record(palio.log()));
    CHECK(record["game"] == "tocchi");
    CHECK(record["rules"] == json::parse(R"({"preset": "palio", "edition": 1,
        "options": {"players": 3, "target": 12, "call": 5}})"));
    CHECK(record["dealer"] == 2);
    CHECK(record["score"] == json{3, 0, 7});
    CHECK(record["pack"].size() == 97);
    CHECK(record["moves"] == json::parse(R"([{"seat": 2, "turn": true}, {"seat": 0, "call": false},
        {"seat": 1, "call": true}, {"seat": 2, "call": false}])"));
    HandDriver six(rules_of("sei_tocchi"), 1, of_two("").hands, "T24");
    const json plain = json::parse(archive::write_record(six.turn(2).log()));
    CHECK_FALSE(plain.contains("score"));
    CHECK(plain["rules"]["options"] == json::parse(R"({"players": 2, "wagers": "touches", "call": 0})"));
    CHECK(plain["moves"].size() == 2);
}

TEST_CASE("hands of sei tocchi and al palio are simulated, and replay to their results") {
    for (const std::string_view preset : kPresets)
        for (const bool any : {false, true}) {
            protocol::Simulation asked;
            asked.preset = any ? "" : std::string(preset);
            asked.hands = 6;
            asked.seed = 5;
            asked.any_rules = any;
            std::ostringstream out;
            archive::tools().simulate(asked, out);
            std::istringstream lines(out.str());
            int count = 0;
            for (std::string line; std::getline(lines, line); ++count) {
                const json found = json::parse(line);
                std::istringstream record(found["record"].dump());
                std::ostringstream result;
                CHECK(protocol::replay_stream(record, result, std::array{archive::tools()}) == 0);
                CHECK(json::parse(result.str()) == found["result"]);
                CHECK(found["result"]["complete"] == true);
                if (!any) CHECK(found["record"]["rules"]["preset"] == preset);
            }
            CHECK(count == 6);
        }
}

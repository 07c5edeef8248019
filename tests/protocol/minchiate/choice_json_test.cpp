// What a seat is offered, as JSON: each kind, from hands that lead to it.
#include "engine/minchiate/legal_moves.hpp"
#include "engine/minchiate/names.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/offer_json.hpp"
#include "tests/support/minchiate/deal.hpp"
#include "tests/support/minchiate/position.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;
using nlohmann::json;

namespace {

json offered(const HandDriver& table, int of) {
    std::string text;
    protocol::append_offer(text, offer(table.legal_moves(of)), names());
    const auto value = protocol::parse_strict(text);
    REQUIRE(value.has_value());
    return protocol::library_json(value->root());
}

} // namespace

TEST_CASE("CUT-2: the cut is offered as a range") {
    const ArrangedPack made = arrange({.rules = kPagat});
    CHECK(offered(HandDriver(kPagat, 0, made.pack), 3) ==
          json::parse(
              R"({"phase": "cut", "moves": [{"move": "cut", "takes": "number", "least": 1, "most": 94}]})"));
    Rules rules = kPagat;
    rules.cut_min_left = 1;
    CHECK(offered(HandDriver(rules, 0, made.pack), 3)["moves"][0]["most"] == 96);
}

TEST_CASE("DISC-1, DISC-2, D-27: discards are offered, even from a hand of 44 cards") {
    Rules rules = kPagat;
    rules.rob_limit = kNoRobLimit;
    // 23 robbed: the cutter's hand has all robbable cards except six.
    const HandDriver table = deal_with({.rules = rules, .robbed = "T21-T29 T30-T40 T1 T2 T3"});
    const json choice = offered(table, 3)["moves"][0];
    CHECK(choice["move"] == "discard");
    CHECK(choice["takes"] == "cards");
    CHECK(choice["least"] == 23);
    CHECK(choice["most"] == 23);
    CHECK(choice["notes"] == json{{"pass", 10}}); // thirteen are the fola
    CHECK(choice["must"].size() + choice["cards"].size() >= 23);
    CHECK(table.state().hand[3].size() == 44);
    rules.discard_ban = false;
    const json any = offered(deal_with({.rules = rules, .robbed = "T21-T29 T30-T40 T1 T2 T3"}), 3);
    CHECK(any["moves"][0]["cards"].size() == 44);
}

TEST_CASE("VERS-7, D-10: versicole are offered with their cards and value") {
    Rules rules = kPagat;
    const HandDriver table = deal_with({.rules = rules, .hands = {"", "M T28-T32 CK DK SK", "", ""}});
    CHECK(offered(table, 1) ==
          json::parse(R"({"phase": "declare", "moves": [{"move": "declare", "takes": "items", "items": [
        {"word": "versicola", "cards": ["M", "T28", "T29", "T30", "T31", "T32"], "worth": 30},
        {"word": "versicola", "cards": ["CK", "DK", "SK", "M"], "worth": 20}]}]})"));
    const HandDriver nothing =
        deal_with({.rules = rules, .hands = {"", "C10 C9", "", ""}, .keep_out = "T1-T40"});
    CHECK(offered(nothing, 1)["moves"][0]["items"] == json::array());
}

TEST_CASE("KING-1, MAT-2: cards are offered, and every other card has the clause that bars it") {
    Position position(kPagat);
    const HandDriver table = position.hand(0, "CK C3 T7 M").on_table(2, "C5 T9").table();
    CHECK(offered(table, 0) ==
          json::parse(R"({"phase": "play", "moves": [{"move": "play", "takes": "card", "cards": ["CK"],
        "barred": {"C3": "KING-1", "M": "MAT-2", "T7": "KING-1"}}]})"));
    const HandDriver follow = Position(kPagat).hand(0, "C3 T7 D9 M").on_table(3, "C5").table();
    CHECK(offered(follow, 0) ==
          json::parse(R"({"phase": "play", "moves": [{"move": "play", "takes": "card", "cards": ["C3", "M"],
        "barred": {"D9": "PLAY-2", "T7": "PLAY-2"}}]})"));
}

TEST_CASE("VAR-1: falling is offered, and the cards of a fallen hand") {
    Rules rules = kPagat;
    rules.cascare = Cascare::next;
    Position falls(rules);
    const HandDriver may_fall = falls.hand(0, "C3 D9").up_to_trick(3, 3).on_table(3, "C5").table();
    CHECK(offered(may_fall, 0) == json::parse(R"({"phase": "play", "moves": [
        {"move": "play", "takes": "card", "cards": ["C3"], "barred": {"D9": "PLAY-2"}},
        {"move": "fall", "takes": "nothing"}]})"));
    Position fell(rules);
    const HandDriver plays = fell.hand(0, "C3 D9").up_to_trick(3, 3).fallen(0).on_table(3, "C5").table();
    CHECK(offered(plays, 3) == json::parse(
                                   R"({"phase": "play", "moves": [
        {"move": "play", "takes": "card", "for": 0, "cards": ["C3"], "barred": {"D9": "PLAY-2"}}]})"));
}

TEST_CASE("MAT-6, D-9: cards that may be given are offered") {
    const auto after_last_trick = [](MattoDebt debt) {
        Rules rules = kPagat;
        rules.matto_debt = debt;
        Position position(rules);
        position.hand(0, "S1")
            .hand(1, "S2")
            .hand(2, "S3")
            .hand(3, "S4")
            .pile(0, "T29 CK T40")
            .owes_for_matto(0);
        HandDriver table = position.up_to_trick(21, 1).table();
        table.play("S2 S3 S4 S1");
        return table;
    };
    CHECK(offered(after_last_trick(MattoDebt::choice), 0) == json::parse(R"({"phase": "give", "moves": [
        {"move": "give", "takes": "card", "cards": ["CK", "T29", "T40"], "barred": {"M": "MAT-6"}}]})"));
    CHECK(offered(after_last_trick(MattoDebt::least), 0) == json::parse(
                                                                R"({"phase": "give", "moves": [
        {"move": "give", "takes": "card", "cards": ["T29"],
         "barred": {"CK": "MAT-6", "T40": "MAT-6", "M": "MAT-6"}}]})"));
}

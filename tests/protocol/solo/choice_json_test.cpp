// What a seat without partners is offered, as JSON: each kind, from hands that lead to it.
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/offer_json.hpp"
#include "tests/support/solo/hand_driver.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::support::solo_game;
using nlohmann::json;

namespace {

json offered(const HandDriver& hand, int of) {
    std::string text;
    protocol::append_offer(text, offer(hand.legal_moves(of)), minchiate::names());
    const auto value = protocol::parse_strict(text);
    REQUIRE(value.has_value());
    return protocol::library_json(value->root());
}

} // namespace

TEST_CASE("SOLO-7, CUT-2: without partners, the cut is offered as a range") {
    CHECK(offered(HandDriver(rules_of("alone"), 0, pack_from("C2")), 3) ==
          json::parse(
              R"({"phase": "cut", "moves": [{"move": "cut", "takes": "number", "least": 1, "most": 94}]})"));
}

TEST_CASE("OUT-1: both answers to going out are offered, whatever the hand") {
    for (const char* cards : {"T36-T40 CK DK SK BK M", "C2 C3 C4"}) {
        const HandDriver hand =
            deal_with({.rules = rules_of("alone", {.fola = Fola::none, .going_out = GoingOut::peveroni}),
                       .dealer = 3,
                       .hands = {cards, "", "", ""}});
        CHECK(offered(hand, 0) ==
              json::parse(R"({"phase": "out", "moves": [{"move": "stay", "takes": "nothing"},
            {"move": "out", "takes": "nothing"}]})"));
        CHECK(offered(hand, 1) == json::parse(R"({"phase": "over", "moves": []})"));
    }
}

TEST_CASE("SOLO-9, DISC-2: without partners, the discards that are legal are offered") {
    const HandDriver hand = deal_with(
        {.rules = rules_of("alone"), .dealer = 0, .hands = {"", "", "", "T29 CK M"}, .robbed = "T21 T22"});
    const json choice = offered(hand, 3)["moves"][0];
    CHECK(choice["move"] == "discard");
    CHECK(choice["takes"] == "cards");
    CHECK(choice["least"] == 2);
    CHECK(choice["most"] == 2);
    const auto has = [&choice](const char* code) {
        return std::find(choice["cards"].begin(), choice["cards"].end(), json(code)) != choice["cards"].end();
    };
    CHECK(has("T21"));
    for (const char* kept : {"T29", "CK", "M"}) CHECK_FALSE(has(kept));
}

TEST_CASE("SOLO-11, VERS-7: without partners, versicole are offered with their cards and worth") {
    const HandDriver hand = deal_with(
        {.rules = rules_of("three"), .dealer = 2, .hands = {"T31 T32 T33 M CK DK SK", "BK", "", ""}});
    const json choice = offered(hand, 0);
    CHECK(choice["phase"] == "declare");
    CHECK(choice["moves"][0]["takes"] == "items");
    CHECK(choice["moves"][0]["items"] == json::parse(R"([
        {"word": "versicola", "cards": ["M", "T31", "T32", "T33"], "worth": 20},
        {"word": "versicola", "cards": ["CK", "DK", "SK", "M"], "worth": 20}])"));
}

TEST_CASE("SOLO-13, KING-1: without partners, cards are offered, and every other one with the clause that "
          "bars it") {
    HandDriver hand(last_tricks({.rules = rules_of("three"),
                                 .dealer = 0,
                                 .leader = 1,
                                 .hands = {"CK C3 T7", "C5 S2 S3", "T9 S4 S5", ""}}));
    CHECK(offered(hand, 1)["moves"][0]["cards"].size() == 3);
    CHECK(offered(hand, 1)["moves"][1] == json::parse(R"({"move": "claim", "takes": "nothing"})"));
    hand.play("C5 T9");
    CHECK(offered(hand, 0) == json::parse(R"({"phase": "play", "moves": [{"move": "play", "takes": "card",
        "cards": ["CK"], "barred": {"C3": "KING-1", "T7": "KING-1"}}]})"));
}

TEST_CASE("SOLO-16: the cards that may be given for the Matto are offered, and why others may not") {
    HandDriver hand(last_tricks({.rules = rules_of("three"),
                                 .dealer = 0,
                                 .leader = 1,
                                 .hands = {"M", "S5", "S4", ""},
                                 .piles = {"T40 T38 CK", "", "", ""},
                                 .rich = 1}));
    hand.play("S5 S4 M");
    CHECK(offered(hand, 0) == json::parse(R"({"phase": "give", "moves": [{"move": "give", "takes": "card",
        "cards": ["CK", "T38"], "barred": {"M": "SOLO-16", "T40": "SOLO-16"}}]})"));
}

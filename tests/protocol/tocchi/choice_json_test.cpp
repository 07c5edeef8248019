// What a seat of Sei tocchi and Al palio is offered, as JSON.
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/offer_json.hpp"
#include "tests/support/tocchi/hand_driver.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::support::tocchi_game;
using nlohmann::json;

namespace {

json offered(const HandDriver& hand, int of) {
    std::string text;
    const LegalMoves choice = Tocchi::legal_moves(Tocchi::information_state(hand.state(), seat(of)));
    protocol::append_offer(text, Tocchi::offer(choice), names());
    const auto value = protocol::parse_strict(text);
    REQUIRE(value.has_value());
    return protocol::library_json(value->root());
}

const json kNothing = json::parse(R"({"phase": "over", "moves": []})");

} // namespace

TEST_CASE("TOC-4: the dealer is offered to turn, and nobody else anything") {
    HandDriver hand(rules_of("palio"), 1, kTwo, "D8");
    CHECK(offered(hand, 1) ==
          json::parse(R"({"phase": "turn", "moves": [{"move": "turn", "takes": "nothing"}]})"));
    CHECK(offered(hand, 0) == kNothing);
}

TEST_CASE("CALL-1, CALL-4: both answers are offered whatever the cards, but not to a seat that has answered "
          "or is not "
          "asked") {
    const json both = json::parse(R"({"phase": "call", "moves": [{"move": "call", "takes": "nothing"},
        {"move": "silent", "takes": "nothing"}]})");
    HandDriver hand(rules_of("sei_tocchi", {{"call", 3}}), 1, kTwo, "D8 B6 S9");
    hand.turn();
    CHECK(offered(hand, 0) == both);
    CHECK(offered(hand, 1) == both);
    hand.answer(1, true); // falsely
    CHECK(offered(hand, 1) == kNothing);
    hand.answer(0, true).turn();
    CHECK(offered(hand, 0) == both);
    CHECK(offered(hand, 1) == kNothing);
}

TEST_CASE("TURN-3: nothing is offered after the end") {
    HandDriver hand(rules_of("sei_tocchi"), 1, kTwo, "C3");
    hand.turn();
    REQUIRE(hand.over());
    CHECK(offered(hand, 0) == kNothing);
    CHECK(offered(hand, 1) == kNothing);
}

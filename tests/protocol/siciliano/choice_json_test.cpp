// What a seat is offered, as JSON: positions, composed statements and several calls with a card.
#include "engine/siciliano/legal_moves.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/offer_json.hpp"
#include "tests/support/siciliano/hand_driver.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace germini;
using namespace germini::support::sicilian;
using nlohmann::json;

namespace {

json offered_in(const LegalMoves& choice) {
    std::string text;
    protocol::append_offer(text, offer(choice), names());
    const auto value = protocol::parse_strict(text);
    REQUIRE(value.has_value());
    const json offered = protocol::library_json(value->root());
    REQUIRE(offered["moves"].size() == 1);
    return offered["moves"][0];
}
json offered(const HandDriver& hand) {
    return offered_in(legal_moves(information_state(hand.state(), seat(hand.due()))));
}

} // namespace

TEST_CASE("Sicilian tarocchi (EXP-1): positions are offered in the packets from the dealer's right") {
    const HandDriver must(*preset("tortorici2014"), 1, pack_of(1, {"", "", "", ""}));
    CHECK(offered(must) == json::parse(R"({"move": "expose", "takes": "positions", "packets": [
        {"seat": 2, "cards": 5, "must": true}, {"seat": 3, "cards": 5, "must": true},
        {"seat": 0, "cards": 5, "must": true}]})"));
    const json at_will = offered(HandDriver(*preset("dummett"), 1, pack_of(1, {"", "", "", ""})));
    CHECK(at_will["packets"].size() == 4);
    CHECK(at_will["packets"][3] == json::parse(R"({"seat": 1, "cards": 5, "must": false})"));
}

TEST_CASE("Sicilian tarocchi (ANN-1 to ANN-4): an announcement is offered with what the hand allows") {
    HandDriver first(*preset("tortorici2014"), 3, pack_of(3, {"M T5 T9 CK S7", "", "", ""}));
    first.expose({0, 0, 0});
    CHECK(offered(first) == json::parse(R"({"move": "announce", "takes": "statement", "least": 1, "parts": [
        {"word": "decine", "cards": ["M"]}, {"word": "re", "least": 1, "most": 1},
        {"word": "trionfi", "least": 3, "most": 5}, {"word": "tengo", "alone": true}]})"));
    HandDriver dummett(*preset("dummett"), 3, pack_of(3, {"T20 T16 CK DK SK", "", "", ""}));
    dummett.expose({std::nullopt, std::nullopt, std::nullopt, std::nullopt});
    CHECK(offered(dummett) == json::parse(R"({"move": "announce", "takes": "statement", "least": 0, "parts": [
        {"word": "arie", "least": 1, "most": 2}, {"word": "re", "least": 1, "most": 2}]})"));
}

TEST_CASE("Sicilian tarocchi (ANN-3): the second speaker is offered two Kings at most") {
    HandDriver hand(*preset("tortorici2014"), 3, pack_of(3, {"M T5 T9 S8 S7", "CK DK SK T2 T3", "", ""}));
    hand.expose({0, 0, 0}).make(items("M"));
    const json move = offered(hand);
    CHECK(move["least"] == 0);
    CHECK(move["parts"][0] == json::parse(R"({"word": "re", "least": 1, "most": 2})"));
}

TEST_CASE("Sicilian tarocchi (CALL-1): several calls may go with a card; some with certain cards only") {
    LegalMoves choice;
    choice.kind = Phase::play;
    choice.held = choice.cards = cards("T20 T18 C5 D6");
    choice.calls = bit(Call::giove) | bit(Call::batto);
    choice.a_due = cards("C5");
    const json move = offered_in(choice);
    CHECK(move["with"] == json::parse(R"({"calls": ["giove", "batto", "a_due"]})"));
    CHECK(move["with_several"] == json::parse(R"(["calls"])"));
    CHECK(move["with_only"]["calls"]["a_due"] == json::parse(R"(["C5"])"));
    CHECK(move["with_only"]["calls"]["giove"].size() == 4);
}

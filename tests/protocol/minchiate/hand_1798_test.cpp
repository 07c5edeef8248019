// The hand of A §19, printed in Dresden in 1798: played from its record, with every figure checked.
#include "engine/minchiate/discard.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "tests/support/minchiate/hand_driver.hpp"

#include <array>
#include <doctest/doctest.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;
using germini::protocol::minchiate::HandRecord;

namespace {

std::string file() {
    std::ifstream in("tests/golden/minchiate-1798.json");
    REQUIRE(in.good());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

HandRecord record() {
    const auto value = protocol::parse_strict(file());
    REQUIRE(value.has_value());
    auto read = protocol::minchiate::read_record(value->root());
    REQUIRE(read.has_value());
    return *read;
}

// The hand up to the given number of cards played (all of them by default).
HandDriver played(int most_cards = 84) {
    const HandRecord hand = record();
    HandDriver table(hand.rules.rules, index(hand.dealer), hand.pack);
    int played = 0;
    for (const auto& move : hand.moves) {
        if (std::holds_alternative<PlayMove>(move.move.what) && ++played > most_cards) break;
        table.make(move.move);
    }
    return table;
}

nlohmann::ordered_json result() {
    std::istringstream in(file());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, std::array{protocol::minchiate::tools()}) == 0);
    return nlohmann::ordered_json::parse(out.str());
}

std::string counts(const FolaCounted& said) {
    std::string out;
    for (int n : said.counts) out += (out.empty() ? "" : " ") + std::to_string(n);
    return out;
}

} // namespace

TEST_CASE("V-W1: West robs T21 and T33; exposures East 5, West 5; East-West lead 15") {
    const HandDriver table = played(0);
    CHECK(table.first<Robbed>().cards == run("T21 T33"));
    CHECK(table.first<Robbed>().cutter == seat(3));
    std::string exposed;
    for (const auto& e : table.events<Exposed>())
        exposed += std::to_string(index(e.seat)) + ":" + std::string(code(e.card)) + " ";
    CHECK(exposed == "1:T32 2:D4 3:CK 0:BN ");
    CHECK(table.scores() == "rob 1 5 [T21 T33]; exposed 1 5 [T32]; exposed 1 5 [CK]");
    CHECK(table.lead() == -15);
}

TEST_CASE("V-W2: a fola of eleven; T17 stops South, who takes SK BK T20 without scoring; eight remain") {
    const HandDriver table = played(0);
    CHECK(table.first<FolaLaid>().cards.size() == 11);
    CHECK(table.first<FolaLaid>().cards[0] == card("T17"));
    CHECK(table.first<DealerStopped>().card == card("T17"));
    CHECK(!table.has<DealerRobbed>());
    CHECK(CardSet(table.first<Taken>().cards) == cards("SK BK T20"));
    CHECK(table.first<FolaSeen>().cards.size() == 8);
    CHECK(counts(table.first<FolaCounted>()) == "0 1 1 1");
    CHECK((CardSet(table.first<FolaSeen>().cards) & kTrumpCards).size() == 5);
    CHECK(table.first<FolaCounted>().speaker == seat(2));
}

TEST_CASE("V-W3: discards C2 C6 C7 and S9 S10; the fola complete") {
    const HandDriver table = played(4);
    const auto shown = table.events<DiscardsTurnedUp>();
    REQUIRE(shown.size() == 2);
    for (const auto& e : shown)
        CHECK(CardSet(e.cards) == (e.seat == seat(0) ? cards("C2 C6 C7") : cards("S9 S10")));
    CHECK(counts(table.events<FolaCounted>().at(1)) == "3 1 3 1");
    CHECK(table.state().fola.size() == 13);
    CHECK((table.state().fola & kTrumpCards).size() == 5);
}

TEST_CASE("V-W4: East declares 30, South three Kings 15") {
    const HandDriver table = played(4);
    CHECK(table.scores() == "rob 1 5 [T21 T33]; exposed 1 5 [T32]; exposed 1 5 [CK]; "
                            "declaration 1 30 [T28 T29 T30 T31 T32 M]; declaration 0 15 [DK SK BK]");
    CHECK(table.lead() == -30);
}

TEST_CASE("V-W5: the lead after each trick") {
    std::string leads;
    for (int trick = 1; trick <= 20; ++trick) leads += std::to_string(-played(4 * trick).lead()) + " ";
    CHECK(leads == "30 35 40 35 35 35 35 35 35 35 35 35 38 38 41 41 44 39 39 39 ");
    CHECK(-played().lead() == 34);
}

TEST_CASE("V-W6: the winners: ten tricks to eleven") {
    const HandDriver table = played();
    std::string winners;
    for (const auto& e : table.events<TrickWon>()) winners += "SENW"[index(e.winner)];
    CHECK(winners == "SEWNSEWESESEWEWNESSSS");
    CHECK(table.state().tricks == BySide<std::uint8_t>{10, 11});
}

TEST_CASE("V-W7, KING-1: in the third trick SQ is refused; SK is forced though the partner trumped") {
    HandDriver table = played(11);
    CHECK(table.due() == seat(0));
    CHECK(cards("SK SQ") == (table.state().hand[0] & suit_cards(Suit::swords)));
    CHECK(table.clause_of_play("SQ") == "KING-1");
    CHECK(table.legal_moves().cards == cards("SK"));
    CHECK(table.clause_of_play("SK").empty());

    HandRecord wrong = record();
    int played = 0;
    for (std::size_t i = 0; i < wrong.moves.size(); ++i) {
        auto* play = std::get_if<PlayMove>(&wrong.moves[i].move.what);
        if (play == nullptr || ++played != 12) continue;
        play->card = card("SQ");
        const auto replay = protocol::minchiate::replay(wrong);
        REQUIRE(replay.error.has_value());
        CHECK(replay.error->move == static_cast<int>(i));
        CHECK(replay.error->seat == seat(0));
        CHECK(replay.error->rule == "KING-1");
    }
}

TEST_CASE("V-W8: East's Matto goes into North's trick and is paid for with a worthless card") {
    const HandDriver before = played(63), after = played(64);
    CHECK(!before.has<DebtSettled>());
    const auto& paid = after.first<DebtSettled>();
    CHECK(paid.from == side(1));
    CHECK(paid.how == DebtPayment::paid);
    CHECK(value(paid.card) == 0);
    CHECK(after.state().pile[1].has(kMatto));
    const HandDriver end = played();
    CHECK(end.state().pile[0].size() == 40);
    CHECK(end.state().pile[1].size() == 44);
}

TEST_CASE("V-W9: the end: 98 to 181, two resti") {
    const auto out = result();
    CHECK(out["complete"] == true);
    CHECK(out["final"][0]["last"] == 10);
    CHECK(out["final"][0]["cards"] == 10 + 3 + 25 + 30);
    CHECK(out["final"][0]["versicole"] == 20);
    CHECK(out["final"][0]["tricks"] == 0);
    CHECK(out["final"][0]["total"] == 98);
    CHECK(out["final"][1]["tricks"] == 2);
    CHECK(out["final"][1]["cards"] == 74);
    CHECK(out["final"][1]["versicole"] == 20 + 16 + 35);
    CHECK(out["final"][1]["last"] == 0);
    CHECK(out["final"][1]["total"] == 147);
    CHECK(out["final"][1]["total"].get<int>() - played().lead() == 181);
    CHECK(out["end"] == -83);
    CHECK(out["resti"] == nlohmann::ordered_json::parse(R"([{"when": "end", "team": 1, "resti": 2}])"));
    CHECK(out["seats"] == nlohmann::ordered_json::parse("[-2, 2, -2, 2]"));
    CHECK(played().state().end == -83);
}

TEST_CASE("VERS-12: with the declarations after the lead, as in edition 2, the hand has the same figures") {
    nlohmann::json hand = nlohmann::json::parse(file());
    hand["rules"]["edition"] = 2;
    nlohmann::json moves = nlohmann::json::array(), later = nlohmann::json::array();
    int declared = 0;
    for (const auto& move : hand["moves"]) { // the plays of d+2, d+3 and d follow the declarations
        const bool declares = move.contains("declare");
        declared += declares ? 1 : 0;
        (declares || declared == 0 ? moves : later).push_back(move);
    }
    CHECK(declared == 4);
    for (const auto& move : later) moves.push_back(move);
    hand["moves"] = moves;
    std::istringstream in(hand.dump());
    std::ostringstream out;
    CHECK(protocol::replay_stream(in, out, std::array{protocol::minchiate::tools()}) == 0);
    const auto now = nlohmann::ordered_json::parse(out.str());
    CHECK(now == result());
    CHECK(now["end"] == -83);
    CHECK(now["seats"] == nlohmann::ordered_json::parse("[-2, 2, -2, 2]"));
}

// Cutting, robbing, dealing, taking and discarding without partners (SOLO-3 to SOLO-11).
#include "tests/support/solo/hand_driver.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support::solo_game;

namespace {

struct Form {
    std::string_view preset;
    int players, cards, left_over;
};
constexpr Form kForms[]{{"two", 2, 25, 47}, {"three", 3, 25, 22}, {"alone", 4, 21, 13}};

// The seats and the number of cards of every packet dealt, an exposed card among those of its packet.
std::vector<std::pair<int, int>> packets(const HandDriver& hand) {
    std::vector<std::pair<int, int>> out;
    for (const Event& event : hand.log()) {
        if (const auto* dealt = std::get_if<minchiate::Dealt>(&event))
            out.emplace_back(index(dealt->seat), static_cast<int>(dealt->cards.size()));
        if (const auto* exposed = std::get_if<minchiate::Exposed>(&event)) {
            CHECK(out.back().first == index(exposed->seat));
            ++out.back().second;
        }
    }
    return out;
}

CardSet robbed_by(const HandDriver& hand, int of) { return at(hand.state().shown, seat(of)); }

Rules robbed(std::string_view preset) { return rules_of(preset, {.fola = Fola::robbed}); }
const Rules kTaken = rules_of("alone");

std::array<int, 4> suits_announced(const HandDriver& hand) {
    const auto& counts = hand.state().rest_counts;
    return {counts[0], counts[1], counts[2], counts[3]};
}
std::array<int, 4> suits_of(CardSet cards) {
    const auto counts = minchiate::suit_counts(cards);
    return {counts[0], counts[1], counts[2], counts[3]};
}

} // namespace

TEST_CASE(
    "SOLO-1, SOLO-3, SOLO-6, D-41, D-42: without a fola two, three or four players are dealt their packets "
    "from the top of the pack") {
    for (const auto& [preset, players, cards, left_over] : kForms)
        for (int dealer = 0; dealer < players; ++dealer) {
            CAPTURE(preset);
            CAPTURE(dealer);
            const Rules rules = rules_of(preset, {.fola = Fola::none});
            CHECK(seats_of(rules) == players);
            Pack pack{};
            std::size_t i = 0;
            for (const Card one : kWholePack) pack.at(i++) = one;
            const HandDriver hand(rules, dealer, pack);
            CHECK(hand.state().phase == Phase::declare); // nobody cuts, robs or discards
            const int first = cards == 25 ? 12 : 10;
            std::vector<std::pair<int, int>> expected;
            for (const int packet : {first, cards - first})
                for (int place = 1; place <= players; ++place)
                    expected.emplace_back((dealer + place) % players, packet);
            CHECK(packets(hand) == expected);
            // The player at the dealer's right has the pack's first cards, and the rest is its end.
            const CardSet first_player = at(hand.state().hand, seat((dealer + 1) % players));
            for (int top = 0; top < first; ++top)
                CHECK(first_player.has(pack.at(static_cast<std::size_t>(top))));
            CHECK(hand.state().stock.size() == left_over);
            for (const Card one : hand.state().stock)
                CHECK(std::find(pack.end() - left_over, pack.end(), one) != pack.end());
        }
}

TEST_CASE(
    "SOLO-4, DEAL-2, DEAL-3, DEAL-5: each player's last card is face up until the first lead, and scores at "
    "once if it counts") {
    HandDriver hand = deal_with({.rules = rules_of("three"), .dealer = 1, .exposed = {"T36", "CK", "C9"}});
    CHECK(hand.scores() == "exposed 0 10 [T36]; exposed 1 5 [CK]"); // seats 2, 0, 1 in turn
    const auto open = [&hand](int of) { return at(hand.view(Viewer{}).open, seat(of)); };
    CHECK(open(0) == cards("T36"));
    CHECK(open(1) == cards("CK"));
    CHECK(open(2) == cards("C9"));
    CHECK(at(hand.state().hand, seat(1)).has(card("CK"))); // a card of the hand
    hand.declare_nothing();
    CHECK(open(0) == cards("T36"));
    hand.play(minchiate::code(hand.legal_moves(2).cards.first()));
    for (int s = 0; s < 3; ++s) CHECK(open(s).empty());
}

TEST_CASE("SOLO-7, CUT-2: the player at the dealer's left lifts one card at least and leaves three") {
    for (const auto& [preset, players, cards, left_over] : kForms)
        for (int dealer = 0; dealer < players; ++dealer) {
            const int cutter = (dealer + players - 1) % players;
            const HandDriver hand(robbed(preset), dealer, pack_from("C2"));
            CHECK(hand.state().phase == Phase::cut);
            CHECK(hand.state().due == SeatSet(seat(cutter)));
            const auto clause = [&](int lifted) { return hand.clause({seat(cutter), CutMove{lifted}}); };
            CHECK(clause(0) == "CUT-2");
            CHECK(clause(1) == "");
            CHECK(clause(94) == "");
            CHECK(clause(95) == "CUT-2");
            CHECK(hand.clause({seat(dealer), CutMove{40}}) == "TURN-1");
        }
}

TEST_CASE(
    "SOLO-7, ROB-1, ROB-2, ROB-5, ROB-9: the cutter robs upwards from the bottom of the packet, until a card "
    "that may not be robbed") {
    for (const std::string_view preset : kPresets) {
        CAPTURE(preset);
        const Rules rules = robbed(preset);
        const int cutter = seats_of(rules) - 1;
        HandDriver hand = deal_with({.rules = rules, .dealer = 0, .robbed = "T21 CK T40", .stopper = "T19"});
        CHECK(hand.scores() == "rob " + std::to_string(cutter) + " 15 [T21 CK T40]");
        CHECK(robbed_by(hand, cutter).contains(cards("T21 CK T40")));
        CHECK(at(hand.state().hand, seat(cutter)).contains(cards("T21 CK T40")));
        CHECK(at(hand.state().owed, seat(cutter)) == 3);
        // The rest begins with the dealer's stopper and ends with the cutter's; all have seen both.
        CHECK(hand.state().rest_open.has(card("T19")));
        CHECK(hand.events<Stopped>().at(0).card == card("T19"));
        for (int v = -1; v < seats_of(rules); ++v)
            CHECK(hand.view(Viewer{v < 0 ? kNoSeat : seat(v)}).seen.has(card("T19")));
    }
}

TEST_CASE("SOLO-7, D-3: the robbing ends with the lifted packet, without a stopper") {
    HandDriver hand(robbed("two"), 0, pack_from("T30 T31"));
    hand.cut(2);
    CHECK(robbed_by(hand, 1).contains(cards("T30 T31")));
    CHECK(hand.events<Stopped>().empty());
    CHECK(hand.scores("rob") == "rob 1 10 [T31 T30]");
}

TEST_CASE("SOLO-7, D-43: the cutter robs thirteen cards at most, also where another could be robbed") {
    for (const std::string_view preset : kPresets) {
        CAPTURE(preset);
        const Rules rules = robbed(preset);
        HandDriver hand(rules, 0, pack_from("T27-T40"));
        hand.cut(14);
        const int cutter = seats_of(rules) - 1;
        CHECK(hand.events<minchiate::Robbed>().at(0).cards ==
              run("T40 T39 T38 T37 T36 T35 T34 T33 T32 T31 T30 T29 T28"));
        CHECK(at(hand.state().owed, seat(cutter)) == 13);
        CHECK(hand.events<Stopped>().empty());
        CHECK(check(hand.state()) == "");
    }
}

TEST_CASE(
    "SOLO-5, SOLO-9, D-22, D-43: with thirteen robbed in alone the dealer's exposed card is the pack's last "
    "one, and the rest is empty until the discards") {
    // The whole packet but the first card is robbed: that card is the last one dealt.
    HandDriver hand(kTaken, 0, pack_from("CK T28-T40"));
    hand.cut(14);
    CHECK(hand.events<minchiate::Exposed>().back().seat == seat(0));
    CHECK(hand.events<minchiate::Exposed>().back().card == card("CK"));
    CHECK(hand.scores("exposed").ends_with("exposed 0 5 [CK]"));
    CHECK(hand.state().stock.empty());
    CHECK(suits_announced(hand) == std::array<int, 4>{0, 0, 0, 0});
    CHECK(hand.events<DealerRobbed>().empty());
    CHECK(hand.events<DealerStopped>().empty());
    CHECK(hand.state().hand[3].size() == 21 + 13);
    CHECK(hand.state().due == SeatSet(seat(3)));
    const LegalMoves offered = hand.legal_moves(3);
    CHECK(offered.count == 13);
    CardList lowest;
    for (const Card one : offered.may)
        if (lowest.size() < 13) lowest.push_back(one);
    hand.make({seat(3), DiscardMove{lowest}}).declare_nothing();
    CHECK(hand.state().rest() == 13);
    CHECK(suits_announced(hand) == suits_of(at(hand.state().discarded, seat(3))));
}

TEST_CASE(
    "SOLO-7, FOLA-1, FOLA-2: the dealer robs from the top of the rest without a limit, and takes nothing "
    "else") {
    HandDriver hand = deal_with({.rules = robbed("two"), .dealer = 1, .rest = "T21-T35 C9 CK M"});
    CHECK(hand.events<DealerRobbed>().at(0).cards == run("T21-T35"));
    CHECK(hand.scores("dealer_rob") ==
          "dealer_rob 1 35 [T21 T22 T23 T24 T25 T26 T27 T28 T29 T30 T31 T32 T33 T34 T35]");
    CHECK(hand.events<DealerStopped>().at(0).card == card("C9"));
    CHECK(hand.events<Taken>().empty());
    CHECK(hand.state().stock.contains(cards("C9 CK M")));
    CHECK(hand.state().owed[1] == 15);
    CHECK(hand.state().rest_counts == std::array<std::uint8_t, 4>{}); // SOLO-10
    CHECK(hand.events<FolaCounted>().empty());
}

TEST_CASE(
    "SOLO-8, FOLA-3, FOLA-4, D-44: where the dealer takes, every counting card of the rest and the 29 come, "
    "without scoring, and nobody sees the others") {
    HandDriver hand = deal_with({.rules = kTaken, .dealer = 0, .rest = "T22 C9 T29 CK T14 T3 T23 M"});
    CHECK(hand.events<DealerRobbed>().at(0).cards == run("T22"));
    CHECK(hand.events<Taken>().at(0).cards == run("T29 CK T3 M"));
    CHECK(hand.scores() == ""); // the 22 is worth nothing either
    CHECK(hand.state().owed[0] == 5);
    CHECK(hand.state().stock.contains(cards("C9 T14 T23")));
    for (int v = -1; v < 4; ++v) {
        const View view = hand.view(Viewer{v < 0 ? kNoSeat : seat(v)});
        CHECK(view.seen.contains(cards("T22 T29 CK T3 M")));
        CHECK(view.seen.has(card("C9")));               // it ended the robbing
        CHECK_FALSE(view.seen.meets(cards("T14 T23"))); // not the dealer either
    }
    // The value does not exist with fewer players.
    for (const minchiate::Form form : {minchiate::Form::two, minchiate::Form::three})
        for (const Option<Rules>& option : options(form))
            if (option.name == "fola") CHECK(option.values.size() == 2);
}

TEST_CASE(
    "SOLO-10, FOLA-7, FOLA-8: where the dealer takes, the suits of the rest are announced after the taking "
    "and again with the discards, without the trumps") {
    HandDriver hand = deal_with({.rules = kTaken,
                                 .dealer = 2,
                                 .hands = {"", "", "S2 S3 T6 T7", ""},
                                 .robbed = "T21",
                                 .rest = "B2 CK D5 D6 T8 B3 B4 B5 B6 B7 B8",
                                 .stopper = "C2"});
    CHECK(suits_announced(hand) == std::array<int, 4>{1, 2, 0, 7});
    CHECK(hand.events<FolaCounted>().size() == 1);
    const View spectator = hand.view(Viewer{});
    CHECK(spectator.rest_counts == hand.state().rest_counts);
    CHECK(hand.state().stock.size() == 11); // C2, two coins, seven batons and one trump
    hand.discard(2, "S2").discard(1, "T21");
    CHECK(suits_announced(hand) == std::array<int, 4>{1, 2, 0, 7}); // D-20
    hand.declare_nothing();
    CHECK(hand.events<FolaCounted>().size() == 2);
    CHECK(suits_announced(hand) == std::array<int, 4>{1, 2, 1, 7});
}

TEST_CASE("SOLO-10: without a fola, or where it is only robbed, no suits are announced") {
    for (const Fola fola : {Fola::none, Fola::robbed}) {
        HandDriver hand = deal_with({.rules = rules_of("alone", {.fola = fola}), .rest = "C2"});
        hand.declare_nothing().play_low();
        CHECK(hand.events<FolaCounted>().empty());
        CHECK(suits_announced(hand) == std::array<int, 4>{0, 0, 0, 0});
    }
}

TEST_CASE(
    "SOLO-9, DISC-1, DISC-2, D-45: cutter and dealer discard as many as they robbed and took, in either "
    "order, and no counting card nor the 29") {
    const auto dealt = [] {
        return deal_with({.rules = kTaken,
                          .dealer = 0,
                          .hands = {"S2 S3 S4 T29", "", "", "D2 D3 D4 T13"},
                          .robbed = "T21 T22",
                          .rest = "CK B2"});
    };
    HandDriver hand = dealt();
    CHECK(hand.state().phase == Phase::discard);
    CHECK(hand.state().due == SeatSet::of_bits(0b1001));
    const auto clause = [&hand](int of, std::string_view codes) {
        return hand.clause({seat(of), DiscardMove{run(codes)}});
    };
    CHECK(clause(0, "CK") == "DISC-2");
    CHECK(clause(0, "T29") == "DISC-2");
    CHECK(clause(3, "T13 D2") == "DISC-2");
    CHECK(clause(3, "D2") == "DISC-1");
    CHECK(clause(3, "D2 D3 D4") == "DISC-1");
    CHECK(clause(3, "D2 S2") == "HOLD-1");
    CHECK(clause(1, "D5") == "TURN-1");
    CHECK(clause(3, "T21 D2") == ""); // a robbed card that counts nothing may go
    hand.discard(3, "D2 T21");
    CHECK(hand.state().phase == Phase::discard);
    for (int v = -1; v < 4; ++v) { // only its own player knows them, and all the number
        const View view = hand.view(Viewer{v < 0 ? kNoSeat : seat(v)});
        CHECK(at(view.discards, seat(3)).count == 2);
        CHECK(view.seen.has(card("D2")) == (v == 3));
    }
    hand.discard(0, "S2");
    CHECK(hand.state().phase == Phase::declare);
    hand.declare({}).declare({}).declare({});
    CHECK(hand.events<DiscardsTurnedUp>().empty());
    hand.declare({}); // the last declaration, before the first lead
    REQUIRE(hand.events<DiscardsTurnedUp>().size() == 2);
    CHECK(at(hand.state().discarded, seat(0)) == cards("S2"));
    CHECK(at(hand.state().discarded, seat(3)) == cards("D2 T21"));
    CHECK(hand.view(Viewer{}).seen.contains(cards("S2 D2 T21")));
    CHECK(hand.state().rest() == 13);
    CHECK(hand.state().phase == Phase::play);
    HandDriver dealer_first = dealt();
    dealer_first.discard(0, "S3").discard(3, "D2 D3");
    CHECK(dealer_first.state().phase == Phase::declare);
}

TEST_CASE("SOLO-9, D-13: a hand with too few other cards discards all of those, then the cheapest") {
    HandDriver hand = deal_with({.rules = robbed("alone"),
                                 .dealer = 0,
                                 .hands = {"M CK DK SK BK T1-T5 T10 T13 T20 T28 T35-T40", "", "", ""},
                                 .exposed = {"T29", "", "", ""},
                                 .rest = "T30 T31 T32 C4"});
    CHECK(hand.state().owed[0] == 3);
    const auto clause = [&hand](std::string_view codes) {
        return hand.clause({seat(0), DiscardMove{run(codes)}});
    };
    CHECK(clause("T29 T2 T3") == "");
    CHECK(clause("T29 T4 T5") == "");
    CHECK(clause("T29 T2 T10") == "DISC-2");
    CHECK(clause("T2 T3 T4") == "DISC-2");
}

TEST_CASE(
    "SOLO-11, VERS-13, D-10: before the first lead each player in turn declares whole versicole of their own "
    "hand") {
    HandDriver hand = deal_with(
        {.rules = rules_of("three"), .dealer = 2, .hands = {"T31-T34 M", "CK DK SK T1 T13 T28", "BK", ""}});
    CHECK(hand.due() == 0);
    CHECK(hand.clause({seat(1), DeclareMove{}}) == "TURN-1");
    CHECK(hand.clause({seat(0), PlayMove{card("M")}}) == "TURN-2");
    CHECK(hand.clause_of_declare({"T31 T32 T33 M"}) == "D-10");
    CHECK(hand.clause_of_declare({"T31-T34"}) == "D-10");
    CHECK(hand.clause_of_declare({"T31-T34 M", "T31-T34 M"}) == "D-10");
    CHECK(hand.clause_of_declare({"CK DK SK"}) == "D-10");
    hand.declare({"T31-T34 M"});
    CHECK(hand.scores() == "declaration 0 25 [T31 T32 T33 T34 M]");
    CHECK(hand.view(Viewer{}).seen.contains(cards("T31-T34 M")));
    CHECK(hand.due() == 1);
    hand.declare({"CK DK SK"}); // the other may be left out
    CHECK(hand.due() == 2);
    hand.declare({});
    CHECK(hand.scores("declaration") == "declaration 0 25 [T31 T32 T33 T34 M]; declaration 1 15 [CK DK SK]");
    CHECK(hand.state().phase == Phase::play);
    CHECK(hand.due() == 0);
    CHECK(hand.clause_of_declare({}) == "TURN-2");
}

TEST_CASE("SOLO-11, VERS-8: the devil is a versicola without partners too, if the option says so") {
    for (const bool devil : {false, true}) {
        HandDriver hand = deal_with(
            {.rules = rules_of("two", {.devil = devil}), .dealer = 1, .hands = {"T14 T35 T39", ""}});
        CHECK(hand.clause_of_declare({"T14 T35 T39"}) == (devil ? "" : "D-10"));
        if (!devil) continue;
        hand.declare({"T14 T35 T39"});
        CHECK(hand.scores() == "declaration 0 20 [T14 T35 T39]");
    }
}

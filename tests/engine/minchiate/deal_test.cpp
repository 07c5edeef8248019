// The deal: its order, the exposed cards, and a stock that is too small.
#include "tests/support/minchiate/deal.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

Rules dealt(Deal deal, std::uint8_t limit = 13) {
    Rules rules = kPagat;
    rules.deal = deal;
    rules.rob_limit = limit;
    return rules;
}

// "1:10 2:10 … 1:10 1+ …": how many cards each seat got face down, a plus for an open one.
std::string packets(const HandDriver& table) {
    std::string out;
    for (const Event& event : table.log()) {
        if (const auto* e = std::get_if<Dealt>(&event))
            out += std::to_string(index(e->seat)) + ":" + std::to_string(e->cards.size()) + " ";
        if (const auto* e = std::get_if<Exposed>(&event)) out += std::to_string(index(e->seat)) + "+ ";
    }
    return out;
}

} // namespace

TEST_CASE("DEAL-1, DEAL-2: ten each, then eleven each, the last of them open; or ten, ten and one open") {
    CHECK(packets(deal_with({.rules = dealt(Deal::ten_eleven)})) ==
          "1:10 2:10 3:10 0:10 1:10 1+ 2:10 2+ 3:10 3+ 0:10 0+ ");
    CHECK(packets(deal_with({.rules = dealt(Deal::ten_ten_one)})) ==
          "1:10 2:10 3:10 0:10 1:10 2:10 3:10 0:10 1+ 2+ 3+ 0+ ");
    for (int dealer = 0; dealer < 4; ++dealer) {
        const HandDriver table = deal_with({.rules = kPagat, .dealer = dealer});
        CHECK(table.first<Dealt>().seat == seat((dealer + 1) % 4));
        CHECK(table.events<Exposed>().back().seat == seat(dealer));
        for (int s = 0; s < 4; ++s) CHECK(table.state().hand[static_cast<std::size_t>(s)].size() == 21);
        CHECK(table.state().fola.size() == 13);
    }
}

TEST_CASE("DEAL-1: cards are dealt from the top of the pack after the cut") {
    const ArrangedPack made = arrange({.rules = kPagat});
    HandDriver table(kPagat, 0, made.pack);
    table.cut(made.lifted);
    std::size_t next_card = static_cast<std::size_t>(made.lifted);
    for (const auto& e : table.events<Dealt>()) {
        if (e.seat == seat(1) && next_card != static_cast<std::size_t>(made.lifted)) break;
        for (Card c : e.cards) CHECK(c == made.pack[next_card++]);
    }
}

TEST_CASE("DEAL-3: an exposed counting card scores for its owner's side, in the order of dealing") {
    const HandDriver table = deal_with({.rules = kPagat, .exposed = {"T40", "T32", "CK", "T4"}});
    CHECK(table.scores() == "exposed 1 5 [T32]; exposed 0 5 [CK]; exposed 1 3 [T4]; exposed 0 10 [T40]");
    CHECK(table.lead() == 7);
    const HandDriver none = deal_with({.rules = kPagat, .exposed = {"T29", "T27", "CQ", "T19"}});
    CHECK(none.scores().empty()); // the 29 does not count
}

TEST_CASE("V-RESTO-9, DEAL-3, D-24: a resto can fall due between two exposed cards") {
    // 58 for the cutter's side, then 5 at the dealer's right and 10 at the dealer's partner's.
    DealSpec wanted{.rules = kPagat, .exposed = {"", "T33", "T40", ""}, .robbed = "T36-T39 T35 T34 T2 CK"};
    const HandDriver table = deal_with(wanted);
    CHECK(table.scores() ==
          "rob 1 58 [T36 T37 T38 T39 T35 T34 T2 CK]; exposed 1 5 [T33]; exposed 0 10 [T40]");
    CHECK(table.resti() == "play 1");
    CHECK(table.lead() == 7);
    // The ten first: no resto.
    wanted.exposed = {"", "", "T40", "T33"};
    const HandDriver reverse = deal_with(wanted);
    CHECK(reverse.resti().empty());
    CHECK(reverse.lead() == -53);
    // The mirror image, dealt by seat 1: the 58 are side 0's.
    wanted.dealer = 1;
    wanted.exposed = {"", "", "T33", "T40"};
    const HandDriver mirror = deal_with(wanted);
    CHECK(mirror.resti() == "play 0");
    CHECK(mirror.lead() == -7);
}

TEST_CASE("DEAL-5: exposed cards belong to the hand and stay open to all until the first lead") {
    HandDriver table = deal_with({.rules = kPagat, .exposed = {"CQ", "T9", "DQ", "SQ"}});
    for (int v = 0; v <= 4; ++v) {
        const View view = table.view(Viewer{v < 4 ? seat(v) : kNoSeat});
        CHECK(view.open[1] == cards("T9"));
        CHECK(view.open[0] == cards("CQ"));
        CHECK(view.hand[1].cards.has(card("T9")));
    }
    CHECK(table.state().hand[1].has(card("T9")));
    table.declare_nothing();
    table.play("T9"); // playable at once
    for (const auto& open : table.view(Viewer{}).open) CHECK(open.empty());
}

TEST_CASE(
    "ROB-8: more than thirteen robbed, 10+11: the dealer is short and exposes the last card dealt to them") {
    const HandDriver table =
        deal_with({.rules = dealt(Deal::ten_eleven, kNoRobLimit), .robbed = robbable(16)});
    CHECK(packets(table) == "1:10 2:10 3:10 0:10 1:10 1+ 2:10 2+ 3:10 3+ 0:7 0+ ");
    CHECK(table.state().hand[0].size() == 34 - 16);
    CHECK(table.state().hand[3].size() == 21 + 16);
    CHECK(!table.has<FolaLaid>());
    CHECK(!table.has<Taken>());
    CHECK(!table.has<DealerRobbed>());
    CHECK(!table.has<FolaCounted>());
    CHECK(table.state().due == SeatSet(seat(3))); // only the cutter discards
    CHECK(table.legal_moves(3).count == 16);
    // 23: the cutter's second packet is the exposed card alone.
    CHECK(packets(deal_with({.rules = dealt(Deal::ten_eleven, kNoRobLimit), .robbed = robbable(23)})) ==
          "1:10 2:10 3:10 0:10 1:10 1+ 2:10 2+ 3:10 3+ 0+ ");
    // 14: the dealer has 20.
    CHECK(deal_with({.rules = dealt(Deal::ten_eleven, kNoRobLimit), .robbed = robbable(14)})
              .state()
              .hand[0]
              .size() == 20);
}

TEST_CASE("ROB-8: more than thirteen robbed, 10+10+1: the dealer exposes none, the others their last card") {
    const auto dealt_with = [](int r) {
        return packets(deal_with({.rules = dealt(Deal::ten_ten_one, kNoRobLimit), .robbed = robbable(r)}));
    };
    CHECK(dealt_with(13) == "1:10 2:10 3:10 0:10 1:10 2:10 3:10 0:10 1+ 2+ 3+ 0+ ");
    CHECK(dealt_with(14) == "1:10 2:10 3:10 0:10 1:10 2:10 3:10 0:10 1+ 2+ 3+ ");
    CHECK(dealt_with(15) == "1:10 2:10 3:10 0:10 1:10 2:10 3:10 0:9 1+ 2+ 3+ ");
    CHECK(dealt_with(23) == "1:10 2:10 3:10 0:10 1:10 2:10 3:10 0:1 1+ 2+ 3+ ");
}

TEST_CASE("ROB-8, D-27, DISC-1: the cutter's discards make the fola, in the order listed, and then the "
          "dealer's hand") {
    for (const Deal deal : {Deal::ten_eleven, Deal::ten_ten_one}) {
        HandDriver table = deal_with({.rules = dealt(deal, kNoRobLimit), .robbed = robbable(16)});
        const LegalMoves offered = table.legal_moves(3);
        std::string listed;
        int n = 0;
        for (Card c : offered.must | offered.may)
            if (n++ < 16) listed = std::string(code(c)) + " " + listed; // not in numerical order
        const CardList order = run(listed);
        table.discard(3, listed);
        CardSet fola, passed;
        for (std::size_t i = 0; i < order.size(); ++i) (i < 13 ? fola : passed).add(order[i]);
        CHECK(table.state().discards[3] == fola);
        CHECK(table.state().hand[0].contains(passed));
        for (const auto& hand : table.state().hand) CHECK(hand.size() == 21);
        CHECK(table.first<Passed>().cards.size() == 3);
        CHECK(table.state().phase == Phase::declare); // nobody owes a discard any longer
        CHECK(table.view(Viewer{seat(0)}).hand[0].cards == table.state().hand[0]);
        CHECK(!table.view(Viewer{seat(1)}).hand[0].cards.meets(passed)); // never shown
    }
}

TEST_CASE(
    "D-22, ROB-8: with exactly thirteen robbed there is no fola to rob, and the dealer exposes as usual") {
    for (const Deal deal : {Deal::ten_eleven, Deal::ten_ten_one}) {
        const HandDriver table =
            deal_with({.rules = dealt(deal), .exposed = {"T40", "", "", ""}, .robbed = robbable(13)});
        CHECK(!table.has<FolaLaid>());
        CHECK(table.state().hand[0].size() == 21);
        CHECK(table.scores().ends_with("exposed 0 10 [T40]"));
        CHECK(table.legal_moves(3).count == 13);
    }
}

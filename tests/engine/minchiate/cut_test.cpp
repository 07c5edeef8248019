// The cut, the cutter's robbing and the peek.
#include "engine/core/rng.hpp"
#include "tests/support/minchiate/deal.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

const Rules kBooklet = *preset("germini");

Rules without_limit() {
    Rules rules = kPagat;
    rules.rob_limit = kNoRobLimit;
    return rules;
}
Rules with_peek() {
    Rules rules = kPagat;
    rules.cutter_peek = 13;
    return rules;
}

std::string clause_of_cut(const Rules& rules, int lifted) {
    const ArrangedPack made = arrange({.rules = rules});
    return HandDriver(rules, 0, made.pack).clause({seat(3), CutMove{lifted}});
}

} // namespace

TEST_CASE("CUT-1: with bottom_plain the shuffled pack ends on a cartiglia") {
    Pack pack = arrange({.rules = kPagat}).pack;
    Rules plain = kPagat;
    plain.bottom_plain = true;
    for (Card c : kWholePack) {
        std::swap(*std::ranges::find(pack, c), pack.back());
        CHECK(is_valid_pack(pack, kPagat));
        CHECK(is_valid_pack(pack, plain) == kCartiglie.has(c));
    }
    Pack twice = pack;
    twice[0] = twice[1];
    CHECK(!is_valid_pack(twice, kPagat));
    Rng rng(8);
    for (int i = 0; i < 50; ++i) CHECK(kCartiglie.has(draw_pack(plain, rng).back()));
    int others = 0;
    for (int i = 0; i < 50; ++i) others += kCartiglie.has(draw_pack(kPagat, rng).back()) ? 0 : 1;
    CHECK(others > 0);
}

TEST_CASE("CUT-2: at least one card is lifted, and at least cut_min_left remain") {
    for (const auto& [min_left, most] : {std::pair{1, 96}, std::pair{2, 95}, std::pair{3, 94}}) {
        Rules rules = kPagat;
        rules.cut_min_left = static_cast<std::uint8_t>(min_left);
        CHECK(clause_of_cut(rules, 1).empty());
        CHECK(clause_of_cut(rules, most).empty());
        CHECK(clause_of_cut(rules, most + 1) == "CUT-2");
        for (int wrong : {-5, 0, 97, 98, 1000}) CHECK(clause_of_cut(rules, wrong) == "CUT-2");
    }
    CHECK(clause_of_cut(kPagat, 94).empty());
    CHECK(clause_of_cut(kPagat, 95) == "CUT-2");
    CHECK(clause_of_cut(kBooklet, 95).empty());
    CHECK(clause_of_cut(kBooklet, 96) == "CUT-2");
}

TEST_CASE("SEAT-1, CUT-2: only the player to the dealer's left cuts") {
    for (int dealer = 0; dealer < 4; ++dealer) {
        const HandDriver table(kPagat, dealer, arrange({.rules = kPagat}).pack);
        CHECK(table.due() == seat((dealer + 3) % 4));
        for (int s = 0; s < 4; ++s)
            CHECK(table.clause({seat(s), CutMove{40}}) == (s == (dealer + 3) % 4 ? "" : "TURN-1"));
    }
}

TEST_CASE("ROB-1, ROB-2, ROB-3, D-3: counting cards and sopraventi are robbed automatically until another "
          "card appears") {
    const HandDriver table = deal_with({.rules = kPagat, .robbed = "T21 T33 T29 CK T27 M", .stopper = "T17"});
    CHECK(table.first<Robbed>().cards == run("T21 T33 T29 CK T27 M"));
    CHECK(table.first<Robbed>().cutter == seat(3));
    CHECK(table.first<Stopped>().card == card("T17")); // an ignoble trump stops it too
    CHECK(table.scores() == "rob 1 15 [T21 T33 T29 CK T27 M]");
    CHECK(cards("T21 T33 T29 CK T27 M") == (table.state().hand[3] & cards("T21 T33 T29 CK T27 M")));
    // Sopraventi alone score nothing.
    const HandDriver plain = deal_with({.rules = kPagat, .robbed = "T21 T29 T22", .stopper = "CQ"});
    CHECK(plain.first<Robbed>().cards == run("T21 T29 T22"));
    CHECK(plain.scores().empty());
    for (std::string_view stopper : {"T6", "T19", "C10", "CQ", "BJ", "T12", "T14"})
        CHECK(deal_with({.rules = kPagat, .stopper = std::string(stopper)}).has<Robbed>() == false);
}

TEST_CASE("ROB-1: everything that counts or is above 20 up to 29 can be robbed, one by one") {
    for (Card c : kWholePack) {
        const bool counts = value(c) > 0, above = is_trump(c) && trump_number(c) > 20;
        DealSpec wanted{.rules = kPagat};
        (counts || above ? wanted.robbed : wanted.stopper) = std::string(code(c));
        const HandDriver table = deal_with(wanted);
        CHECK(table.has<Robbed>() == (counts || above));
        CHECK(table.lead() == -value(c) * (counts ? 1 : 0));
    }
}

TEST_CASE("ROB-4: at most thirteen are robbed in pagat, and no stopper is seen at that limit") {
    const HandDriver limited =
        deal_with({.rules = kPagat, .exposed = {"T39", "", "", ""}, .robbed = robbable(13)});
    CHECK(limited.first<Robbed>().cards.size() == 13);
    CHECK(!limited.has<Stopped>());
    // The fourteenth can be robbed, but is the dealer's 21st card.
    CHECK(limited.events<Exposed>().back().card == card("T39"));
    CHECK(limited.state().robbed == 13);

    const HandDriver free = deal_with({.rules = without_limit(), .robbed = robbable(17)});
    CHECK(free.first<Robbed>().cards.size() == 17);
    CHECK(free.has<Stopped>());
}

TEST_CASE("D-27, ROB-4: never more than 23 are robbed") {
    for (const Deal deal : {Deal::ten_eleven, Deal::ten_ten_one}) {
        Rules rules = without_limit();
        rules.deal = deal;
        const HandDriver table =
            deal_with({.rules = rules, .hands = {"T40 T39 T38", "", "", ""}, .robbed = robbable(23)});
        CHECK(table.first<Robbed>().cards.size() == 23);
        CHECK(!table.has<Stopped>());
        CHECK(table.state().hand[0].size() == 11);
        CHECK(table.state().hand[3].size() == 44);
    }
}

TEST_CASE("D-3, D-23: robbing ends with the packet, and then there is no stopper") {
    Pack pack = arrange({.rules = kPagat, .robbed = "T21 T33 T40", .lifted = 20}).pack;
    // Three robbable cards on top: lifting just these.
    for (std::size_t i = 0; i < 3; ++i) std::swap(pack[i], *std::ranges::find(pack, list("T21 T33 T40")[i]));
    HandDriver table(kPagat, 0, pack);
    table.cut(3);
    CHECK(table.first<Robbed>().cards == run("T40 T33 T21")); // upwards from the packet's bottom
    CHECK(!table.has<Stopped>());
    CHECK(table.first<Joined>().count == 0);
}

TEST_CASE(
    "ROB-5, V-DEAL, DEAL-4: cards that were not robbed go under, so the fola is the end of the packet") {
    for (int r : {0, 1, 2, 5, 12}) {
        const ArrangedPack made = arrange({.rules = kPagat, .robbed = robbable(r)});
        HandDriver table(kPagat, 0, made.pack);
        table.cut(made.lifted);
        const CardList& fola = table.first<FolaLaid>().cards;
        REQUIRE(static_cast<int>(fola.size()) == 13 - r);
        for (int i = 0; i < 13 - r; ++i) // its last card is the top of the packet's unrobbed part
            CHECK(fola[static_cast<std::size_t>(i)] ==
                  made.pack[static_cast<std::size_t>(made.lifted - 13 + i)]);

        // 14 − r before the dealer's 21st card, 13 − r after it.
        View view = view_of(kPagat, Viewer{});
        for (const Event& event : table.log()) {
            const auto* exposed = std::get_if<Exposed>(&event);
            const bool dealers = exposed != nullptr && exposed->seat == seat(0);
            if (dealers) CHECK(view.stock.count == 14 - r);
            fold(view, project(event, Viewer{}));
            if (dealers) CHECK(view.stock.count == 13 - r);
        }
    }
}

TEST_CASE("ROB-6, D-23: only the cutter sees the first thirteen of the packet, including robbed ones") {
    const HandDriver table = deal_with({.rules = with_peek(), .robbed = "T21 T33", .stopper = "T17"});
    const auto& peeked = table.first<Peeked>();
    CHECK(peeked.cutter == seat(3));
    CHECK(peeked.cards.size() == 11);
    CHECK(CardSet(peeked.cards) == CardSet(table.first<FolaLaid>().cards)); // exactly the coming fola
    CHECK(table.view(Viewer{seat(3)}).peeked == CardSet(peeked.cards));
    for (int s = 0; s < 3; ++s) CHECK(table.view(Viewer{seat(s)}).peeked.empty());
    CHECK(table.view(Viewer{}).peeked.empty());

    CHECK(!deal_with({.rules = kPagat, .robbed = "T21"}).has<Peeked>());
    const HandDriver all = deal_with({.rules = with_peek(), .robbed = robbable(13)});
    CHECK(!all.has<Peeked>()); // nothing is left to look at
    const HandDriver few = deal_with({.rules = with_peek(), .stopper = "C5", .lifted = 4});
    CHECK(few.first<Peeked>().cards.size() == 4);
    const HandDriver some =
        deal_with({.rules = with_peek(), .robbed = "T40 T39", .stopper = "C5", .lifted = 5});
    CHECK(some.first<Peeked>().cards.size() == 3);
}

TEST_CASE("ROB-7, D-22: where the card that stopped the cutter ends up") {
    for (const Deal deal : {Deal::ten_eleven, Deal::ten_ten_one}) {
        Rules rules = without_limit();
        rules.deal = deal;
        const bool in_three = deal == Deal::ten_ten_one;
        const HandDriver usual = deal_with({.rules = rules, .robbed = robbable(12), .stopper = "C5"});
        CHECK(usual.first<FolaLaid>().cards.back() == card("C5"));
        // With exactly thirteen it is the dealer's 21st, exposed; within the limit it may even count (D-22).
        DealSpec wanted{.rules = rules, .exposed = {"C5", "", "", ""}, .robbed = robbable(13)};
        const HandDriver thirteen = deal_with(wanted);
        CHECK(thirteen.first<Stopped>().card == card("C5"));
        CHECK(thirteen.events<Exposed>().back().card == card("C5"));
        CHECK(thirteen.events<Exposed>().back().seat == seat(0));
        wanted.rules.rob_limit = 13;
        wanted.exposed[0] = "T40";
        const HandDriver scored = deal_with(wanted);
        CHECK(scored.scores().ends_with("exposed 0 10 [T40]"));
        CHECK(!scored.has<Stopped>());
        // With more, the dealer's last card, or the cutter's exposed one.
        DealSpec more{.rules = rules, .exposed = {"", "", "", ""}, .robbed = robbable(16)};
        more.exposed[in_three ? 3 : 0] = "C5";
        const HandDriver sixteen = deal_with(more);
        CHECK(sixteen.first<Stopped>().card == card("C5"));
        CHECK(sixteen.events<Exposed>().back().card == card("C5"));
        CHECK(sixteen.events<Exposed>().back().seat == seat(in_three ? 3 : 0));
    }
}

TEST_CASE("ROB-9, DEAL-5: robbed cards belong to the cutter for every purpose, including declarations") {
    Rules rules = kPagat;
    HandDriver table =
        deal_with({.rules = rules, .hands = {"T31-T40", "C10", "", "M"}, .robbed = "T28 T29 T30"});
    CHECK(table.view(Viewer{seat(1)}).open[3].contains(cards("T28 T29 T30")));
    // The cutter discards three others and keeps the run.
    const LegalMoves discards = table.legal_moves(3);
    CHECK(discards.count == 3);
    std::string put_down;
    for (Card c : discards.may)
        if (list(put_down).size() < 3) put_down += std::string(code(c)) + " ";
    table.discard(3, put_down);
    table.declare_nothing();
    table.play("C10");
    table.declare(2, {});
    CHECK(table.clause_of_declare(3, {"T28 T29 T30 M"}).empty());
    CHECK(table.view(Viewer{seat(1)}).open[3].empty()); // open until the first lead
}

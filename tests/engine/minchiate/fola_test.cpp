// The dealer robs the fola, takes from it, looks at it with the partner; the counts.
#include "tests/support/minchiate/deal.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

Rules with(Take29 take29, bool devil = false) {
    Rules rules = kPagat;
    rules.take29 = take29;
    rules.devil = devil;
    return rules;
}

// Whether the dealer, with `own` in hand, takes the 29 out of a fola that also holds `more`.
bool takes29(Take29 how, const std::string& own, const std::string& more = "") {
    DealSpec wanted{.rules = with(how), .hands = {own, "", "", ""}, .fola = "C10 T29 " + more};
    // What would complete a run is elsewhere.
    const CardSet used = cards(own) | cards(more);
    wanted.hands[1] = text(trumps(28, 40) - trumps(29, 29) - used);
    const HandDriver table = deal_with(wanted);
    return table.has<Taken>() && CardSet(table.first<Taken>().cards).has(trump(29));
}

std::string counts(const FolaCounted& said) {
    std::string out;
    for (int n : said.counts) out += (out.empty() ? "" : " ") + std::to_string(n);
    return out;
}

} // namespace

TEST_CASE("FOLA-1, FOLA-2, ROB-7: the dealer robs from the top, scores counting cards, and is stopped by "
          "another card") {
    const HandDriver table = deal_with({.rules = kPagat, .fola = "T21 T33 T29 CK C10 T40 T22"});
    CHECK(table.first<DealerRobbed>().cards == run("T21 T33 T29 CK"));
    CHECK(table.first<DealerStopped>().card == card("C10"));
    CHECK(table.scores() == "dealer_rob 0 10 [T21 T33 T29 CK]");
    CHECK(table.state().fola.has(card("C10"))); // goes back
    CHECK(!table.state().fola.has(card("T40")));
    const HandDriver stopped = deal_with({.rules = kPagat, .fola = "T17 T33"});
    CHECK(!stopped.has<DealerRobbed>());
    CHECK(stopped.first<DealerStopped>().card == card("T17"));
    CHECK(stopped.scores().empty());
}

TEST_CASE("FOLA-1: robbing ends when the fola is empty") {
    // Eleven robbed by the cutter: a fola of two, one of them the cutter's stopper.
    const HandDriver table = deal_with(
        {.rules = kPagat, .robbed = "CK DK SK BK M T1 T2 T3 T4 T5 T10", .fola = "T40", .stopper = "C5"});
    CHECK(table.first<DealerRobbed>().cards == run("T40"));
    CHECK(table.first<DealerStopped>().card == card("C5"));
    // Twelve robbed, below the limit of thirteen: the last card is the stopper alone.
    const HandDriver last =
        deal_with({.rules = kPagat, .robbed = "CK DK SK BK M T1 T2 T3 T4 T5 T10 T13", .stopper = "C5"});
    CHECK(last.first<FolaLaid>().cards == run("C5"));
    // The packet ran out: no stopper, so the whole fola may be robbed.
    Pack pack = arrange({.rules = kPagat, .fola = "T40 T39", .lifted = 30}).pack;
    const auto to = [&pack](std::size_t place, std::string_view code) {
        std::swap(*std::find(pack.begin(), pack.end(), card(code)), pack[place]);
    };
    for (std::size_t i = 0; i < 11; ++i) to(i, minchiate::code(list("CK DK SK BK M T1 T2 T3 T4 T5 T10")[i]));
    to(95, "T40"), to(96, "T39"); // the end of what is dealt, since nothing goes under
    HandDriver emptied(kPagat, 0, pack);
    emptied.cut(11);
    CHECK(emptied.first<DealerRobbed>().cards == run("T40 T39"));
    CHECK(!emptied.has<DealerStopped>());
    CHECK(!emptied.has<FolaSeen>());
    CHECK(!emptied.has<FolaCounted>());
    CHECK(emptied.state().fola.empty());
}

TEST_CASE("FOLA-3, SCORE-6: the dealer then takes every counting card without scoring; sopraventi stay") {
    const HandDriver table = deal_with({.rules = with(Take29::never), .fola = "C10 T40 T22 SK T29 M T27 T1"});
    CHECK(CardSet(table.first<Taken>().cards) == cards("T40 SK M T1"));
    CHECK(table.state().fola.contains(cards("T22 T27 T29")));
    CHECK(table.scores().empty());
    CHECK(table.lead() == 0);
    CHECK(table.legal_moves(0).count == 4);
    CHECK(table.view(Viewer{seat(1)}).open[0].contains(cards("T40 SK M T1"))); // face up
}

TEST_CASE("FOLA-4: the 29 is taken always, never, or for a versicola that the dealer then holds") {
    CHECK(takes29(Take29::always, ""));
    CHECK(!takes29(Take29::never, "T28 T30"));
    CHECK(takes29(Take29::versicola, "T28 T30"));
    CHECK(takes29(Take29::versicola, "T30 T31"));
    CHECK(takes29(Take29::versicola, "T30 T31 T32")); // lengthening counts
    CHECK(!takes29(Take29::versicola, "T28 T31"));
    CHECK(!takes29(Take29::versicola, "T30"));
    CHECK(!takes29(Take29::versicola, ""));
    CHECK(takes29(Take29::versicola, "T28", "T30")); // with cards taken
    // With robbed cards, too.
    DealSpec wanted{
        .rules = with(Take29::versicola), .hands = {"", "T31-T40", "", ""}, .fola = "T30 C10 T28 T29"};
    const HandDriver table = deal_with(wanted);
    CHECK(CardSet(table.first<Taken>().cards) == cards("T28 T29"));
    // Another's cards do not help.
    wanted.hands[1] = "T30-T40";
    wanted.fola = "C10 T28 T29";
    CHECK(CardSet(deal_with(wanted).first<Taken>().cards) == cards("T28"));
}

TEST_CASE("D-14, FOLA-4: with devil the 14 is never taken out of the fola") {
    const HandDriver table =
        deal_with({.rules = with(Take29::always, true), .hands = {"T35 T39", "", "", ""}, .fola = "C10 T14"});
    CHECK(!table.has<Taken>());
    CHECK(table.state().fola.has(trump(14)));
}

TEST_CASE(
    "FOLA-5, FOLA-6: dealer and partner see the rest; its suit cards are open to all with faceup_suits") {
    for (const FolaView how : {FolaView::faceup_suits, FolaView::counts}) {
        Rules rules = with(Take29::never);
        rules.fola_view = how;
        const HandDriver table = deal_with({.rules = rules, .fola = "C10 T22 T7 D9 T40", .stopper = "B2"});
        const CardSet fola = table.state().fola;
        CHECK(fola.contains(cards("C10 T22 T7 D9 B2")));
        CHECK(CardSet(table.first<FolaSeen>().cards) == fola);
        for (int v = 0; v <= 4; ++v) {
            const View view = table.view(Viewer{v < 4 ? seat(v) : kNoSeat});
            const CardSet known = v == 0 || v == 2 ? fola
                                  : how == FolaView::faceup_suits
                                      ? fola - kTrumpCards
                                      : cards("C10"); // the dealer's stopper is there, seen by all
            CHECK(view.fola.cards == known);
            CHECK(view.fola.count == fola.size());
        }
    }
}

TEST_CASE("FOLA-6, FOLA-7, FOLA-8, D-20: suit counts exclude the discards before them, and include them "
          "afterwards") {
    HandDriver table = deal_with({.rules = kPagat,
                                  .hands = {"B3 B4", "C9", "", "D4"},
                                  .robbed = "T21",
                                  .fola = "S1 S2 S3 D2 D3 C2 T6 T7 T40 T39",
                                  .stopper = "B2"});
    const auto first = table.events<FolaCounted>();
    REQUIRE(first.size() == 1);
    CHECK(first[0].speaker == seat(2));
    CardSet fola = table.state().fola;
    CHECK(fola.size() == 10);
    const auto expected = [&fola] {
        std::string out;
        for (std::string_view suit : {"C", "D", "S", "B"}) {
            int n = 0;
            for (Card c : fola) n += code(c).starts_with(suit) ? 1 : 0;
            out += (out.empty() ? "" : " ") + std::to_string(n);
        }
        return out;
    };
    CHECK(counts(first[0]) == expected());
    table.discard(3, "D4").discard(0, "B3 B4");
    CHECK(table.events<FolaCounted>().size() == 1);
    table.declare_nothing();
    table.play("C9").declare_nothing();
    const auto second = table.events<FolaCounted>();
    REQUIRE(second.size() == 2);
    fola |= cards("D4 B3 B4");
    CHECK(table.state().fola == fola);
    CHECK(counts(second[1]) == expected());
}

TEST_CASE("FOLA-8: nothing is announced a second time if nothing was discarded") {
    HandDriver table = deal_with({.rules = kPagat, .hands = {"", "C9", "", ""}});
    table.declare_nothing().play("C9").declare_nothing();
    CHECK(table.events<FolaCounted>().size() == 1);
    CHECK(!table.has<DiscardsTurnedUp>());
}

TEST_CASE(
    "SETT-8, D-19: a dealer who neither robbed nor took pays a resto, unless there was nothing to rob") {
    Rules rules = kPagat;
    rules.no_rob_penalty = 1;
    const HandDriver nothing = deal_with({.rules = rules});
    CHECK(nothing.resti() == "deal 1 1");
    CHECK(nothing.lead() == 0);
    CHECK(deal_with({.rules = kPagat}).resti().empty());
    CHECK(deal_with({.rules = rules, .fola = "T21"}).resti().empty());
    CHECK(deal_with({.rules = rules, .fola = "C10 T40"}).resti().empty());
    // Taking the 29 alone is taking something; not being allowed to is not.
    CHECK(deal_with({.rules = rules, .fola = "C10 T29"}).resti().empty());
    rules.take29 = Take29::never;
    CHECK(deal_with({.rules = rules, .fola = "C10 T29"}).resti() == "deal 1 1");
    const HandDriver thirteen =
        deal_with({.rules = rules, .robbed = "CK DK SK BK M T1 T2 T3 T4 T5 T10 T13 T20"});
    CHECK(thirteen.resti().empty());
    // It goes to the side opposing the dealer.
    CHECK(deal_with({.rules = rules, .dealer = 1}).resti() == "deal 0 1");
}

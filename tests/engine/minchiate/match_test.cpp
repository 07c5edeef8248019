// The match above hands: seat draw, seats, rotation of the deal, bonus, interruption, desertion.
#include "engine/core/rng.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/match.hpp"
#include "engine/minchiate/names.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <set>
#include <string_view>

using namespace germini;
using namespace germini::minchiate;

namespace {

// A pack that begins with these cards; the others follow in any order.
Pack pack_from(std::initializer_list<std::string_view> top) {
    Pack pack{};
    std::size_t i = 0;
    CardSet rest = kWholePack;
    for (std::string_view text : top) {
        pack[i++] = card_of(text);
        rest.remove(card_of(text));
    }
    for (Card card : rest) pack[i++] = card;
    return pack;
}

// A hand won by side 0 with so many resti.
Amounts won(int resti) {
    Amounts amounts;
    for (std::size_t s = 0; s < kSeats; ++s)
        amounts.push_back(static_cast<std::int16_t>(s % 2 == 0 ? resti : -resti));
    return amounts;
}

BreakOff left_by(std::initializer_list<int> deserters) {
    BreakOff how;
    how.hand_under_way = true;
    for (const int person : deserters) how.deserters.add(static_cast<Person>(person));
    return how;
}

// Persons by number.
std::array<Person, kPersons> four(int a, int b, int c, int d) {
    return {static_cast<Person>(a), static_cast<Person>(b), static_cast<Person>(c), static_cast<Person>(d)};
}

using Four = Totals;

} // namespace

TEST_CASE(
    "SEAT-2, D-1: the highest card deals first; trumps are above suit cards, which are ordered by strength") {
    const SeatDraw draw = draw_seats(pack_from({"CK", "T1", "T40", "S10"}));
    CHECK(draw.drawn.size() == 4);
    CHECK(draw.ranking == four(2, 1, 0, 3));
    // In round suits the ace is the strongest pip: C1 (strength 9) below SJ (10), above S5 (4).
    CHECK(draw_seats(pack_from({"S5", "C1", "SJ", "D10"})).ranking == four(2, 1, 0, 3));
}

TEST_CASE(
    "SEAT-3, D-1: equal cards and the Matto are drawn again, without returning them, until all four differ") {
    SUBCASE("two Kings are equal, and both draw again") {
        const SeatDraw draw = draw_seats(pack_from({"CK", "SK", "T5", "D2", "T9", "T3"}));
        CHECK(draw.drawn.size() == 6);
        CHECK(draw.drawn[4] == DrawnCard{Person{0}, card_of("T9")});
        CHECK(draw.drawn[5] == DrawnCard{Person{1}, card_of("T3")});
        CHECK(draw.ranking == four(0, 2, 1, 3));
    }
    SUBCASE("C10 and S1 are both their suit's weakest card") {
        CHECK(draw_seats(pack_from({"C10", "S1", "T5", "T2", "CK", "SQ"})).drawn.size() == 6);
    }
    SUBCASE("the Matto does not count, even drawn twice over an equal pair") {
        const SeatDraw draw = draw_seats(pack_from({"M", "T8", "T9", "T10", "SQ"}));
        CHECK(draw.drawn.size() == 5);
        CHECK(draw.ranking == four(3, 2, 1, 0));
    }
    SUBCASE("a new card may equal an earlier one: both draw again") {
        const SeatDraw draw = draw_seats(pack_from({"M", "BK", "T9", "T10", "CK", "S3", "S4"}));
        CHECK(draw.drawn.size() == 7);
        CHECK(draw.ranking == four(3, 2, 1, 0));
    }
    SUBCASE("every pack yields four different ranks") {
        Rng rng(7);
        for (int i = 0; i < 2000; ++i) {
            const SeatDraw draw = draw_seats(draw_pack(Rules{}, rng));
            CHECK(std::set<Person>(draw.ranking.begin(), draw.ranking.end()).size() == 4);
            CardSet drawn;
            for (const DrawnCard& d : draw.drawn) drawn.add(d.card);
            CHECK(drawn.size() == static_cast<int>(draw.drawn.size()));
        }
    }
}

TEST_CASE("SEAT-4, SEAT-5, D-2: three girate with the three partners; the first dealer keeps the same seat") {
    const auto ranking = four(2, 0, 3, 1);         // first, second, third, fourth drawer
    CHECK(chairs(ranking, 0) == four(2, 3, 0, 1)); // second opposite, third right, fourth left
    CHECK(chairs(ranking, 1) == four(2, 0, 3, 1)); // third opposite, second right, fourth left
    CHECK(chairs(ranking, 2) == four(2, 0, 1, 3)); // fourth opposite, second right, third left
    std::set<Person> partners;
    for (int girata = 0; girata < 3; ++girata) partners.insert(chairs(ranking, girata)[2]);
    CHECK(partners.size() == 3);
}

TEST_CASE("GIR-1, GIR-2: the deal passes to the right; a girata is four hands, a girone twelve") {
    for (const int girate : {1, 3}) {
        Match match{.rules = {}, .girate = static_cast<std::uint8_t>(girate)};
        for (int hand = 0; hand < girate * 4; ++hand) {
            REQUIRE(!over(match));
            const auto next = next_hand(match);
            REQUIRE(next.has_value());
            CHECK(next->round == hand / 4);
            CHECK(index(next->dealer) == hand % 4);
            close_hand(match, won(1));
        }
        CHECK(over(match));
        CHECK(!next_hand(match).has_value());
    }
}

TEST_CASE("SETT-4, GIR-3: resti belong to persons, not to partnerships") {
    Match match{.rules = {}, .girate = 3, .ranking = four(0, 1, 2, 3)};
    for (int hand = 0; hand < 12; ++hand) close_hand(match, won(hand < 4 ? 1 : hand < 8 ? 2 : 3));
    // Person 0 wins every hand: with 1 (4 hands at 1), with 2 (at 2), with 3 (at 3).
    CHECK(totals(match) == Four{24, 4 - 8 - 12, -4 + 8 - 12, -4 - 8 + 12});
}

TEST_CASE(
    "SETT-9, GIR-5, D-12: each winner of the girata gets three resti from one loser; a tie gives none") {
    Rules rules;
    rules.girata_bonus = 3;
    Match match{.rules = rules};
    for (const int resti : {2, -1, 0, 0}) close_hand(match, won(resti));
    CHECK(totals(match) == Four{4, -4, 4, -4});
    CHECK(match.lines.back().reason == word(GameWord::bonus));

    Match tied{.rules = rules};
    for (const int resti : {2, -1, -1, 0}) close_hand(tied, won(resti));
    CHECK(totals(tied) == Four{0, 0, 0, 0});
    CHECK(tied.lines.empty());

    Match none{.rules = {}};
    for (const int resti : {2, -1, 0, 0}) close_hand(none, won(resti));
    CHECK(totals(none) == Four{1, -1, 1, -1});
}

TEST_CASE("SETT-10, GIR-4, D-4: stopping a girata early pays two resti per missing hand to those who would "
          "have dealt") {
    Rules rules;
    rules.interruption = 2;
    SUBCASE("after two hands it balances out") {
        Match match{.rules = rules};
        close_hand(match, won(0));
        close_hand(match, won(0));
        break_off(match);
        CHECK(over(match));
        CHECK(match.lines.size() == 2);
        CHECK(totals(match) == Four{0, 0, 0, 0});
    }
    SUBCASE("after three hands the last dealer's side is paid") {
        Match match{.rules = rules};
        for (int hand = 0; hand < 3; ++hand) close_hand(match, won(0));
        break_off(match);
        CHECK(totals(match) == Four{-2, 2, -2, 2}); // chair 3 would have dealt; person n has chair n
        CHECK(match.lines.back() == MatchLine{word(GameWord::interruption), 0, 3, {-2, 2, -2, 2}});
    }
    SUBCASE("a deserter alone pays each opponent two resti per missing hand") {
        Match match{.rules = rules};
        close_hand(match, won(1));
        break_off(match, left_by({1}));
        CHECK(totals(match) == Four{1 + 6, -1 - 12, 1 + 6, -1});
        CHECK(match.lines.back().reason == word(GameWord::desertion));
    }
    SUBCASE("only the current girata is paid for, and a finished match stays as it is") {
        Match match{.rules = rules, .girate = 3};
        for (int hand = 0; hand < 7; ++hand) close_hand(match, won(0));
        break_off(match);
        CHECK(match.lines.size() == 1);
        CHECK(match.lines.back().hand == 7);
        break_off(match);
        CHECK(match.lines.size() == 1);
    }
    SUBCASE("without the option nothing is paid") {
        Match match{};
        close_hand(match, won(1));
        break_off(match);
        CHECK(over(match));
        CHECK(totals(match) == Four{1, -1, 1, -1});
    }
}

TEST_CASE("D-29: each of several deserters pays every opponent who has not deserted, and receives nothing") {
    Rules rules;
    rules.interruption = 2;
    Match match{.rules = rules};
    close_hand(match, won(0));
    SUBCASE("partners") {
        break_off(match, left_by({1, 3}));
        CHECK(totals(match) == Four{12, -12, 12, -12});
    }
    SUBCASE("opponents") {
        break_off(match, left_by({1, 2})); // 0 is paid by 1, and 3 by 2
        CHECK(totals(match) == Four{6, -6, -6, 6});
    }
    SUBCASE("three of four: the partners pay the remaining player, whose partner receives nothing") {
        break_off(match, left_by({0, 1, 2}));
        CHECK(totals(match) == Four{-6, 0, -6, 12});
    }
    SUBCASE("if all have left, nothing is owed") {
        BreakOff how = left_by({0, 1, 2, 3});
        how.all_left = true;
        break_off(match, how);
        CHECK(match.lines.empty());
    }
    SUBCASE("if all guests have left a table with bots, nothing is owed to the bots either") {
        BreakOff how = left_by({0});
        how.all_left = true;
        break_off(match, how);
        CHECK(totals(match) == Four{0, 0, 0, 0});
    }
    SUBCASE("in another girata the opponents are different") {
        Match girone{.rules = rules, .girate = 3, .ranking = four(0, 1, 2, 3)};
        for (int hand = 0; hand < 7; ++hand) close_hand(girone, won(0));
        break_off(girone, left_by({0, 1})); // 0 and 2 play against 1 and 3
        CHECK(totals(girone) == Four{-2, -2, 2, 2});
    }
}

TEST_CASE("D-30: between two girate nothing is owed; from the next girata's first hand all four are") {
    Rules rules;
    rules.interruption = 2;
    for (const bool deserted : {false, true})
        for (const bool under_way : {false, true})
            for (const int hands : {4, 8}) {
                CAPTURE(hands);
                Match match{.rules = rules, .girate = 3};
                for (int hand = 0; hand < hands; ++hand) close_hand(match, won(1));
                const Four before = totals(match);
                BreakOff how = deserted ? left_by({2}) : BreakOff{};
                how.hand_under_way = under_way;
                break_off(match, how);
                CHECK(over(match));
                CHECK(match.broken_off);
                CHECK(match.lines.size() == (under_way ? 4 : 0));
                if (!deserted || !under_way) CHECK(totals(match) == before); // four hands balance out
            }
}

TEST_CASE("D-18: every line of a match's ledger sums to zero") {
    Rng rng(11);
    for (int i = 0; i < 500; ++i) {
        Rules rules;
        rules.girata_bonus = 3;
        rules.interruption = 2;
        Match match{.rules = rules, .girate = 3, .ranking = draw_seats(draw_pack(rules, rng)).ranking};
        const auto hands = below(13, rng);
        for (std::uint32_t hand = 0; hand < hands; ++hand)
            close_hand(match, won(static_cast<int>(below(9, rng)) - 4));
        BreakOff how;
        how.hand_under_way = below(2, rng) == 0;
        for (const Person person : PersonSet::all(kPersons))
            if (below(3, rng) == 0) how.deserters.add(person);
        break_off(match, how);
        for (const MatchLine& line : match.lines)
            CHECK(std::accumulate(line.amounts.begin(), line.amounts.end(), 0) == 0);
    }
}

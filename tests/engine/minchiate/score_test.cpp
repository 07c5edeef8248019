// The running tally, the end count and the resti, with the figures of the texts.
#include "engine/minchiate/count.hpp"

#include "tests/support/minchiate/position.hpp"

#include <array>
#include <doctest/doctest.h>
#include <numeric>

using namespace germini;
using namespace germini::support;
using namespace germini::minchiate;

namespace {

struct Tally {
    int lead = 0;          ///< side 0's
    std::vector<int> paid; ///< the side that each resto went to
};

// Points in play, as (side, points), from a lead of zero.
Tally tallied(std::initializer_list<std::pair<int, int>> points) {
    Events out;
    State state;
    EventEmitter emitter(state, &out);
    Tally tally;
    for (const auto& [to, worth] : points) emitter.score(side(to), worth, ScoreReason::death, {});
    for (const Event& event : out)
        if (const auto* paid = std::get_if<Paid>(&event)) {
            CHECK(paid->resti == 1);
            tally.paid.push_back(index(paid->side));
        }
    tally.lead = emitter.state().lead;
    return tally;
}

struct Count {
    std::array<std::array<int, 4>, 2> line{}; ///< per side: versicole, cards, tricks, last
    int resti = 0;                            ///< side 0's, negative if they go to side 1
    int end = 0;
    int total(int of) const {
        const auto& own = line[static_cast<std::size_t>(of)];
        return std::accumulate(own.begin(), own.end(), 0);
    }
};

// Counts two piles after a lead in play; side 0 has won the last trick, and all of them if `all` is true.
Count counted(CardSet first, CardSet second, int lead = 0, const Rules& rules = kPagat, bool all = false) {
    State state;
    state.rules = rules;
    state.pile = {first, second};
    state.lead = static_cast<std::int16_t>(lead);
    state.last_winner = seat(0);
    state.tricks = {static_cast<std::uint8_t>(all ? 21 : 11), static_cast<std::uint8_t>(all ? 0 : 10)};
    Events out;
    EventEmitter emitter(state, &out);
    count(emitter);
    Count result;
    for (const Event& event : out) {
        if (const auto* e = std::get_if<Scored>(&event)) {
            const auto of = static_cast<std::size_t>(index(e->side));
            result.line[of][static_cast<std::size_t>(e->why) -
                            static_cast<std::size_t>(ScoreReason::versicola)] += e->points;
        } else if (const auto* paid = std::get_if<Paid>(&event)) {
            CHECK(paid->when == PaymentTime::end);
            CHECK(result.resti == 0); // one entry, of all
            result.resti += index(paid->side) == 0 ? paid->resti : -paid->resti;
        }
    }
    result.end = emitter.state().end;
    CHECK(emitter.state().phase == Phase::over);
    return result;
}

// The resti of side 1, which has won all tricks, after a lead of its own in play.
int counted_for_side_1(CardSet pile, int lead, const Rules& rules) {
    State state;
    state.rules = rules;
    state.pile = {CardSet{}, pile};
    state.lead = static_cast<std::int16_t>(-lead);
    state.last_winner = seat(1);
    state.tricks = {0, 21};
    Events out;
    EventEmitter emitter(state, &out);
    count(emitter);
    CHECK(emitter.state().end == -(406 + lead));
    CHECK(emitter.state().resti[0] == 0);
    return emitter.state().resti[1];
}

// So many cards, the counting ones among them given, the rest worthless.
CardSet pile_of(int size, CardSet counting) {
    CardSet out = counting;
    for (Card c : kWholePack - kCounting - cards("T29"))
        if (out.size() < size) out.add(c);
    return out;
}

constexpr int kCardsLine = 1, kTricksLine = 2, kLastLine = 3;

} // namespace

TEST_CASE("V-CARDS-1 … V-CARDS-4, END-4: one point for each card over 42") {
    CardSet seventeen;
    for (Card c : kCounting)
        if (seventeen.size() < 17) seventeen.add(c);
    CHECK(counted(pile_of(64, seventeen), {}).line[0][kTricksLine] == 22);
    CHECK(counted(pile_of(44, {}), {}).line[0][kTricksLine] == 2);
    CHECK(counted(pile_of(52, {}), {}).line[0][kTricksLine] == 10);
    CHECK(counted(pile_of(48, {}), {}).line[0][kTricksLine] == 6);
    CHECK(counted(pile_of(42, {}), {}).line[0][kTricksLine] == 0);
    CHECK(counted(pile_of(40, {}), {}).line[0][kTricksLine] == 0); // never taken off
    CHECK(counted({}, pile_of(43, {})).line[1][kTricksLine] == 1);
}

TEST_CASE("V-RESTO-1 … V-RESTO-3, V-N14, END-7, SETT-5: one resto at the end for each started sixty") {
    // 10 for the last trick are among the points.
    const auto resti = [](int points) { return counted({}, {}, points - kLastTrick).resti; };
    CHECK(resti(0) == 0);
    CHECK(resti(1) == 1);
    CHECK(resti(60) == 1);
    CHECK(resti(61) == 2);
    CHECK(resti(120) == 2);
    CHECK(resti(121) == 3);
    CHECK(resti(180) == 3);
    CHECK(resti(181) == 4);
    CHECK(resti(700) == 12);
    CHECK(resti(701) == 12);
    CHECK(resti(720) == 12);
    CHECK(resti(721) == 13);
    CHECK(resti(-1) == -1);
    CHECK(resti(-60) == -1);
    CHECK(resti(-61) == -2);
}

TEST_CASE("V-RESTO-4, V-RESTO-5, SCORE-2: points first reduce the other side's lead") {
    CHECK(tallied({{0, 3}, {1, 5}}).lead == -2);
    CHECK(tallied({{0, 3}, {1, 5}, {1, 5}}).lead == -7);
    CHECK(tallied({{0, 15}, {1, 32}}).lead == -17);
    CHECK(tallied({{0, 3}, {1, 5}, {1, 5}}).paid.empty());
}

TEST_CASE("V-N14, SCORE-3: a resto falls due as soon as a lead reaches sixty, and sixty are subtracted") {
    CHECK(tallied({{0, 59}}).paid.empty());
    CHECK(tallied({{0, 59}}).lead == 59);
    CHECK(tallied({{0, 60}}).paid == std::vector{0});
    CHECK(tallied({{0, 60}}).lead == 0);
    CHECK(tallied({{1, 61}}).paid == std::vector{1});
    CHECK(tallied({{1, 61}}).lead == -1);
    CHECK(tallied({{0, 55}, {0, 65}}).paid == std::vector{0, 0});
    CHECK(tallied({{0, 55}, {0, 65}}).lead == 0);
    CHECK(tallied({{0, 185}}).paid == std::vector{0, 0, 0}); // again and again, one entry each
}

TEST_CASE("V-RESTO-6, V-RESTO-7, SCORE-4, SETT-3, SETT-6: an early resto stays paid, and may turn out to be "
          "a loss") {
    const Tally early = tallied({{0, 65}, {1, 19}});
    CHECK(early.paid == std::vector{0});
    CHECK(early.lead == -14);
    const Count end = counted({}, {}, early.lead - kLastTrick);
    CHECK(end.resti == -1); // one each way: nothing
    CHECK(tallied({{0, 65}, {1, 19}}).lead + kResto == 46);
    const Tally late = tallied({{0, 30}, {1, 19}, {0, 35}});
    CHECK(late.paid.empty());
    CHECK(late.lead == 46);
    CHECK(counted({}, {}, late.lead - kLastTrick).resti == 1);
}

TEST_CASE("V-CAP, END-1 … END-4, SETT-7: the end count of a side with all tricks") {
    const CardSet plain_fola = cards("C10 C9 C8 C7 C6 C5 C4 C3 C2 C1 CJ CN CQ");
    const Count with29 = counted(kWholePack - plain_fola, {}, 0, kPagat, true);
    CHECK(with29.line[0] == std::array{212, 142, 42, 10});
    CHECK(with29.end == 406);
    CHECK(with29.resti == 7);
    const CardSet with_fola29 = (plain_fola - cards("CQ")) | cards("T29");
    const Count without29 = counted(kWholePack - with_fola29, {}, 0, kPagat, true);
    CHECK(without29.end == 396);
    CHECK(without29.resti == 7);
}

TEST_CASE("SETT-7, D-11, V-CAP-2: capotto in four forms, with the leads of the vectors") {
    const CardSet pile = kWholePack - cards("C10 C9 C8 C7 C6 C5 C4 C3 C2 C1 CJ CN CQ");
    const auto resti = [&pile](Capotto capotto, int lead) {
        Rules rules = kPagat;
        rules.capotto = capotto;
        const Count count = counted(pile, {}, lead, rules, true);
        CHECK(count.end == 406 + lead); // `end` is the sum before that rule
        return count.resti;
    };
    struct Vector {
        int lead, fourteen, plus;
    };
    constexpr std::array<Vector, 5> kVectors{
        {{51, 15, 16}, {15, 14, 15}, {0, 14, 14}, {-6, 13, 13}, {-59, 12, 12}}};
    for (const Vector& vector : kVectors) {
        CAPTURE(vector.lead);
        CHECK(resti(Capotto::fourteen, vector.lead) == vector.fourteen);
        CHECK(resti(Capotto::fourteen_plus, vector.lead) == vector.plus);
    }
    CHECK(resti(Capotto::none, 0) == 7);
    CHECK(resti(Capotto::none, 51) == 8);
    CHECK(resti(Capotto::doubled, 0) == 14);
    CHECK(resti(Capotto::doubled, 51) == 16);
    // Whichever side has them all.
    Rules other = kPagat;
    for (const Vector& vector : kVectors) {
        other.capotto = Capotto::fourteen;
        CHECK(counted_for_side_1(pile, vector.lead, other) == vector.fourteen);
        other.capotto = Capotto::fourteen_plus;
        CHECK(counted_for_side_1(pile, vector.lead, other) == vector.plus);
    }
    // Without all tricks neither applies.
    Rules rules = kPagat;
    for (const Capotto capotto : {Capotto::fourteen, Capotto::fourteen_plus}) {
        rules.capotto = capotto;
        CHECK(counted(pile, {}, 0, rules, false).resti == 7);
    }
}

TEST_CASE(
    "VERS-12, SETT-7, SIG-1: editions 1 and 2 differ in `germini` alone, edition 1 has no `fourteen_plus`, "
    "and both have no `fumata`") {
    CHECK(kEdition == 3);
    for (const auto name : kPresets) {
        CAPTURE(name);
        Rules first = *preset(name, 1);
        Rules second = *preset(name, 2);
        CHECK(first.edition == 1);
        CHECK(second.edition == 2);
        first.edition = 2;
        CHECK((first == second) == (name != "germini"));
        CHECK(second.fumata == Fumata::none);
        second.edition = 3;
        second.fumata = Fumata::best;
        CHECK(second == *preset(name));
    }
    CHECK(preset("germini", 1)->declare == Declare::after);
    CHECK(preset("germini", 1)->capotto == Capotto::fourteen);
    CHECK(preset("germini", 2)->declare == Declare::lead);
    CHECK(preset("germini", 2)->capotto == Capotto::fourteen_plus);
    CHECK(preset("dresden", 2)->capotto == Capotto::fourteen);
    CHECK_FALSE(preset("florence", 1).has_value());
    const auto knows = [](int edition) {
        return find_option(options(edition), "capotto")->knows(static_cast<int>(Capotto::fourteen_plus));
    };
    CHECK_FALSE(knows(1));
    CHECK(knows(2));
    CHECK(find_option(options(1), "fumata") == nullptr);
    CHECK(find_option(options(2), "fumata") == nullptr);
    CHECK(find_option(options(3), "fumata") != nullptr);
}

TEST_CASE("V-KINGS, END-2, END-3: Kings in two piles") {
    // Side 0 has 10 for the last trick.
    const auto difference = [](std::string_view first, std::string_view second) {
        return counted(cards(first), cards(second)).end - kLastTrick;
    };
    CHECK(difference("CK DK", "SK BK") == 0);
    CHECK(difference("CK DK SK", "BK") == 25);
    CHECK(difference("CK DK SK M", "BK") - value(kMatto) == 30);
    CHECK(difference("CK DK SK BK", "") == 40);
}

TEST_CASE("END-2, MAT-14: both sides sum to 142 minus the fola's value") {
    const CardSet fola = cards("T1 CK C10 C9 C8 C7 C6 C5 C4 C3 C2 C1 CJ");
    const CardSet rest = kWholePack - fola;
    CardSet first;
    for (Card c : rest)
        if (index(c) % 2 == 0) first.add(c);
    const Count count = counted(first, rest - first);
    CHECK(count.line[0][kCardsLine] + count.line[1][kCardsLine] == 142 - 10);
    CHECK(counted(cards("M"), {}).line[0][kCardsLine] == 5);
    CHECK(counted(first, rest - first).line[0][kLastLine] == 10);
    CHECK(counted(first, rest - first).line[1][kLastLine] == 0);
}

TEST_CASE("END-6: the items of the end are added at once") {
    // 110 for side 0, then 75 for side 1, after a lead of 35 for side 1: nothing, and nothing is paid
    // between.
    const Count even = counted(cards("T36-T40"), cards("T28-T35"), -35);
    CHECK(even.total(0) == 110);
    CHECK(even.total(1) == 75);
    CHECK(even.end == 0);
    CHECK(even.resti == 0);
    // 59 in play and 50 in the count: one payment of two resti.
    const Count count = counted(pile_of(72, cards("T36")), {}, 59);
    CHECK(count.total(0) == 50);
    CHECK(count.end == 109);
    CHECK(count.resti == 2);
}

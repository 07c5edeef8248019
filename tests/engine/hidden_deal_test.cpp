// Unseen cards are dealt to the zones that may hold them, each possible deal about equally often.
#include "engine/core/hidden_deal.hpp"

#include <array>
#include <doctest/doctest.h>
#include <map>

using namespace germini;

namespace {

Card card(int n) { return static_cast<Card>(n); }
CardSet cards(std::uint64_t low) { return {low, 0}; }

// The number of ways to give the cards from `next` on to the zones.
int ways(int next, int size, std::array<HiddenZone, 3>& zones) {
    if (next == size) return 1;
    int sum = 0;
    for (HiddenZone& zone : zones) {
        if (zone.count == 0 || !zone.may.has(card(next))) continue;
        --zone.count;
        sum += ways(next + 1, size, zones);
        ++zone.count;
    }
    return sum;
}

} // namespace

TEST_CASE("every possible deal of unseen cards is about equally likely") {
    // Card 0 is in no second zone, cards 1 and 2 only in the second or third, cards 5 to 7 in no first zone.
    std::array<HiddenZone, 3> zones{{{3, cards(0x19)}, {3, cards(0xfe)}, {2, cards(0xff)}}};
    const int expected = ways(0, 8, zones);
    REQUIRE(expected > 5);
    std::map<std::array<std::uint64_t, 3>, int> counts;
    Rng rng(5);
    constexpr int kDeals = 40'000;
    const HiddenDeal start(cards(0xff), zones);
    REQUIRE(start.possible());
    for (int i = 0; i < kDeals; ++i) {
        HiddenDeal deal = start;
        deal.shuffle(8, rng);
        std::array<std::uint64_t, 3> found{};
        for (std::size_t z = 0; z < zones.size(); ++z) {
            const CardSet in = deal.cards_in(z);
            REQUIRE(in.size() == zones[z].count);
            REQUIRE(zones[z].may.contains(in));
            found[z] = in.low();
        }
        ++counts[found];
    }
    CHECK(static_cast<int>(counts.size()) == expected);
    for (const auto& [deal, count] : counts) CHECK(count * expected == doctest::Approx(kDeals).epsilon(0.1));
}

TEST_CASE("cards move on until the last one finds its only zone") {
    const std::array<HiddenZone, 3> zones{{{1, cards(0x7)}, {1, cards(0x3)}, {1, cards(0x1)}}};
    const HiddenDeal deal(cards(0x7), zones);
    REQUIRE(deal.possible());
    CHECK(deal.cards_in(0) == CardSet(card(2)));
    CHECK(deal.cards_in(2) == CardSet(card(0)));
}

TEST_CASE("a deal that no zone allows is not possible") {
    const std::array<HiddenZone, 3> zones{{{1, cards(0x7)}, {2, cards(0x1)}, {0, {}}}};
    CHECK_FALSE(HiddenDeal(cards(0x7), zones).possible());
}

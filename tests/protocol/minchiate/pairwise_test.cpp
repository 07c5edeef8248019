// Every value of every option combined with every value of every other option: few sets of rules that contain
// all pairs, and hands played out under each.
#include "tests/support/minchiate/play.hpp"

#include <array>
#include <doctest/doctest.h>
#include <set>
#include <utility>
#include <vector>

using namespace germini;
using namespace germini::minchiate;

namespace {

/// A value of an option: the option's index in section 0, and the value's index in its row.
using Chosen = std::pair<std::size_t, std::size_t>;
using Pair = std::pair<Chosen, Chosen>;
using Row = std::array<std::size_t, kOptions>; ///< the chosen value per option

constexpr int kCandidates = 40; ///< rows drawn, of which the one with most new pairs is kept
constexpr int kHandsARow = 4;

std::size_t values_of(std::size_t option) { return options()[option].values.size(); }

std::set<Pair> all_pairs() {
    std::set<Pair> pairs;
    for (std::size_t a = 0; a < kOptions; ++a)
        for (std::size_t b = a + 1; b < kOptions; ++b)
            for (std::size_t x = 0; x < values_of(a); ++x)
                for (std::size_t y = 0; y < values_of(b); ++y) pairs.insert({{a, x}, {b, y}});
    return pairs;
}

std::vector<Pair> pairs_of(const Row& row) {
    std::vector<Pair> pairs;
    for (std::size_t a = 0; a < kOptions; ++a)
        for (std::size_t b = a + 1; b < kOptions; ++b) pairs.push_back({{a, row.at(a)}, {b, row.at(b)}});
    return pairs;
}

Row any_row(const std::set<Pair>& open, Rng& rng) {
    Row row{};
    for (std::size_t option = 0; option < kOptions; ++option) row.at(option) = rng() % values_of(option);
    // It contains one pair that is still open.
    const auto [first, second] = *open.begin();
    row.at(first.first) = first.second;
    row.at(second.first) = second.second;
    return row;
}

std::vector<Row> rows_with_all_pairs(Rng& rng) {
    std::set<Pair> open = all_pairs();
    std::vector<Row> rows;
    while (!open.empty()) {
        Row best{};
        std::size_t most = 0;
        for (int i = 0; i < kCandidates; ++i) {
            const Row row = any_row(open, rng);
            std::size_t fresh = 0;
            for (const Pair& pair : pairs_of(row)) fresh += open.count(pair);
            if (fresh > most) most = fresh, best = row;
        }
        for (const Pair& pair : pairs_of(best)) open.erase(pair);
        rows.push_back(best);
    }
    return rows;
}

Rules rules_of(const Row& row) {
    Rules rules;
    for (std::size_t option = 0; option < kOptions; ++option)
        options()[option].set(rules, options()[option].values[row.at(option)].value);
    return rules;
}

} // namespace

TEST_CASE("hands under every pair of option values end, are stored, and replay to the same result") {
    Rng rng(1716);
    std::set<Pair> left = all_pairs();
    const std::size_t pairs = left.size();
    for (const Row& row : rows_with_all_pairs(rng)) {
        const Rules rules = rules_of(row);
        for (int i = 0; i < kHandsARow; ++i) {
            const support::PlayedHand hand = support::any_hand(rules, rng);
            CHECK(Minchiate::over(hand.state));
            CHECK(Minchiate::check(hand.state) == "");
            CHECK(hand.state.rules == rules);
            const auto result = Minchiate::result(hand.state);
            REQUIRE(result.has_value());
            CHECK(support::GameTraits<Minchiate>::sound(*result) == "");
            CHECK(support::GameTraits<Minchiate>::keeps(hand.log) == "");
        }
        for (const Pair& pair : pairs_of(row)) left.erase(pair);
    }
    CHECK(left.empty());
    CHECK(pairs > 700); // 21 options of two or three values
}

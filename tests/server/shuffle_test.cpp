// Packs as drawn by a server from the system’s random source: how often each card is in each place,
// and which cards are adjacent. TESTS_PACKS draws more of them than the suites do.
#include "engine/bolognese/draw.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/rules.hpp"
#include "engine/siciliano/draw.hpp"
#include "server/crypto/random.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <iostream>
#include <vector>

using namespace germini;

namespace {

constexpr int kPacksDrawn = 40'000;
/// Standard deviations. A fair shuffle exceeds this in one of a hundred million runs.
constexpr double kMostDeviations = 6;

int packs_drawn() {
    const char* const asked = std::getenv("TESTS_PACKS");
    return asked != nullptr ? std::atoi(asked) : kPacksDrawn;
}

/// How often each of n cards was in each of n places.
class Places {
public:
    explicit Places(std::size_t n) : n_(n), counts_(n * n) {}
    void add(std::size_t card, std::size_t place) { ++counts_[card * n_ + place]; }

    /// Pearson's sum over all cells, `expected(card, place)` being the expected count of a cell.
    template <class Expected> double sum(Expected expected) const {
        double out = 0;
        for (std::size_t card = 0; card < n_; ++card)
            for (std::size_t place = 0; place < n_; ++place) {
                const double want = expected(card, place), off = counts_[card * n_ + place] - want;
                if (want > 0)
                    out += off * off / want;
                else
                    CHECK(counts_[card * n_ + place] == 0);
            }
        return out;
    }

private:
    std::size_t n_;
    std::vector<int> counts_;
};

/// By how many standard deviations a chi-square of so many degrees is above or below the expected value.
double deviations(double chi_square, double degrees) {
    return (chi_square - degrees) / std::sqrt(2 * degrees);
}

/// A card's number among those of its pack, from 0.
std::array<std::size_t, 128> numbers_of(CardSet pack) {
    std::array<std::size_t, 128> numbers{};
    std::size_t next = 0;
    for (const Card card : pack) numbers.at(static_cast<std::size_t>(index(card))) = next++;
    return numbers;
}

struct Fairness {
    double places = 0, neighbours = 0; ///< deviations
};

/// In N packs each cell has n(n−1) different ways to occur: a card is in one place of n, a pair is adjacent
/// in one pack of n. The variance of a cell is p(1−p)N and not pN, and the degrees are those of a
/// table whose rows and columns have fixed sums.
template <class Draw> Fairness fairness(CardSet whole, Draw draw) {
    const auto n = static_cast<std::size_t>(whole.size());
    const auto numbers = numbers_of(whole);
    const auto number = [&numbers](Card card) { return numbers.at(static_cast<std::size_t>(index(card))); };
    Places places(n), neighbours(n);
    const int count = packs_drawn();
    for (int i = 0; i < count; ++i) {
        const auto pack = draw();
        for (std::size_t place = 0; place < n; ++place) {
            places.add(number(pack[place]), place);
            if (place > 0) neighbours.add(number(pack[place - 1]), number(pack[place]));
        }
    }
    const double size = static_cast<double>(n), degrees = (size - 1) * (size - 1), scale = (size - 1) / size;
    const double each = count / size;
    return {deviations(places.sum([each](auto, auto) { return each; }) * scale, degrees),
            deviations(neighbours.sum([each](auto a, auto b) { return a == b ? 0 : each; }) * scale,
                       degrees * scale)};
}

std::uint32_t system_chance() { return server::random32(); }

} // namespace

TEST_CASE("the shuffle: every card is equally likely in every place, and every pair to be adjacent") {
    server::start_randomness();
    auto source = system_chance;
    minchiate::Rules rules;
    rules.bottom_plain = false;
    const Fairness minchiate =
        fairness(minchiate::kWholePack, [&] { return minchiate::draw_pack(rules, source); });
    const Fairness bolognese = fairness(bolognese::kWholePack, [&] { return bolognese::draw_pack(source); });
    const Fairness siciliano = fairness(siciliano::kWholePack, [&] { return siciliano::draw_pack(source); });
    std::cout << "the shuffle over " << packs_drawn() << " packs, in standard deviations: minchiate places "
              << minchiate.places << ", neighbours " << minchiate.neighbours << "; bolognese places "
              << bolognese.places << ", neighbours " << bolognese.neighbours << "; siciliano places "
              << siciliano.places << ", neighbours " << siciliano.neighbours << "\n";
    for (const double found : {minchiate.places, minchiate.neighbours, bolognese.places, bolognese.neighbours,
                               siciliano.places, siciliano.neighbours})
        CHECK(std::abs(found) < kMostDeviations);
}

TEST_CASE("the shuffle: the same sums detect an unfair one") {
    server::start_randomness();
    auto source = system_chance;
    // Every card is exchanged with any: a common mistake.
    const auto careless = [&source] {
        std::vector<Card> pack;
        for (const Card card : minchiate::kWholePack) pack.push_back(card);
        for (Card& card : pack) std::swap(card, pack[below(97, source)]);
        return pack;
    };
    CHECK(fairness(minchiate::kWholePack, careless).places > kMostDeviations);
    // One riffle leaves neighbours together, though a cut has brought every card to every place.
    const auto riffled = [&source] {
        std::vector<Card> pack, out;
        for (const Card card : minchiate::kWholePack) pack.push_back(card);
        std::rotate(pack.begin(), pack.begin() + below(97, source), pack.end());
        const std::size_t half = pack.size() / 2;
        for (std::size_t left = 0, right = half; out.size() < pack.size();)
            out.push_back(right == pack.size() || (left < half && below(2, source) == 0) ? pack[left++]
                                                                                         : pack[right++]);
        return out;
    };
    CHECK(fairness(minchiate::kWholePack, riffled).neighbours > kMostDeviations);
}

TEST_CASE(
    "CUT-1: with a plain bottom card each cartiglia is equally likely there, and the others elsewhere") {
    server::start_randomness();
    auto source = system_chance;
    minchiate::Rules rules;
    rules.bottom_plain = true;
    constexpr std::size_t kCards = 97, kBottom = kCards - 1;
    constexpr double kPlain = 52; // CARD-9: the suit cards below the Kings
    Places places(kCards);
    const auto numbers = numbers_of(minchiate::kWholePack);
    const auto number = [&numbers](Card card) { return numbers.at(static_cast<std::size_t>(index(card))); };
    const int count = packs_drawn();
    std::vector<bool> plain(kCards);
    for (int i = 0; i < count; ++i) {
        const auto pack = minchiate::draw_pack(rules, source);
        for (std::size_t place = 0; place < kCards; ++place) places.add(number(pack[place]), place);
        plain[number(pack[kBottom])] = true;
    }
    CHECK(std::count(plain.begin(), plain.end(), true) == static_cast<std::ptrdiff_t>(kPlain));
    const double sum = places.sum([&](std::size_t card, std::size_t place) {
        if (place == kBottom) return plain[card] ? count / kPlain : 0;
        return (plain[card] ? 1 - 1 / kPlain : 1) * count / (kCards - 1);
    });
    // 96 places of 97 cards and one of 52, minus the fixed sums.
    const double degrees = (kCards - 1.0) * (kCards - 2.0) + kPlain - 1;
    CHECK(std::abs(deviations(sum * (kCards - 2.0) / (kCards - 1.0), degrees)) < kMostDeviations);
}

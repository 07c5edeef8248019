#include "tests/support/claim.hpp"

#include <algorithm>

namespace germini::support {
namespace {

bool alike(const HiddenCards& a, const HiddenCards& b) { return a.count == b.count && a.may == b.may; }

struct Laying {
    const std::vector<Card>& cards;
    std::vector<int>& left;
    std::vector<CardSet>& places;
    const std::function<bool(const std::vector<CardSet>&)>& found;

    bool from(std::size_t i) const {
        if (i == cards.size()) return found(places);
        for (std::size_t p = 0; p < places.size(); ++p) {
            if (left[p] == 0) continue;
            --left[p];
            places[p].add(cards[i]);
            const bool done = from(i + 1);
            places[p].remove(cards[i]);
            ++left[p];
            if (done) return true;
        }
        return false;
    }
};

} // namespace

bool same(const std::optional<UnseenCards>& a, const std::optional<UnseenCards>& b) {
    if (!a || !b) return !a && !b;
    const auto rivals = [](const Rival& x, const Rival& y) {
        return x.sure == y.sure && alike(x.rest, y.rest);
    };
    return a->cards == b->cards &&
           std::equal(a->rivals.begin(), a->rivals.end(), b->rivals.begin(), b->rivals.end(), rivals) &&
           std::equal(a->aside.begin(), a->aside.end(), b->aside.begin(), b->aside.end(), alike);
}

bool any_distribution(CardSet cards, std::vector<int> sizes,
                      const std::function<bool(const std::vector<CardSet>&)>& found) {
    std::vector<Card> all;
    for (Card card : cards) all.push_back(card);
    std::vector<CardSet> places(sizes.size());
    return Laying{all, sizes, places, found}.from(0);
}

} // namespace germini::support

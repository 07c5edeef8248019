// Where unseen cards may be, against every way to distribute them.
#include "engine/core/claim.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/shuffle.hpp"
#include "tests/support/claim.hpp"

#include <doctest/doctest.h>

using namespace germini;

namespace {

constexpr unsigned kCards = 8;
constexpr CardSet kAll{(1u << kCards) - 1u, 0}, kFew{0x07, 0}, kSome{0x38, 0};

CardSet any_set(Rng& rng) { return {below(1u << kCards, rng) | below(1u << kCards, rng), 0}; }

UnseenCards any_unseen(Rng& rng) {
    UnseenCards out;
    out.cards = kAll;
    for (int i = 0; i < 3; ++i) {
        Rival rival;
        if (below(2, rng) == 0) rival.sure = CardSet(out.cards.nth(static_cast<int>(below(3, rng))));
        out.cards -= rival.sure;
        rival.rest = {static_cast<int>(below(3, rng)), any_set(rng)};
        out.rivals.push_back(rival);
    }
    int left = out.cards.size();
    for (const Rival& rival : out.rivals) left -= rival.rest.count;
    if (left > 0) out.aside.push_back({left, any_set(rng)});
    return out;
}

std::vector<HiddenCards> places_of(const UnseenCards& unseen) {
    std::vector<HiddenCards> out;
    for (const Rival& rival : unseen.rivals) out.push_back(rival.rest);
    for (const HiddenCards& place : unseen.aside) out.push_back(place);
    return out;
}

} // namespace

TEST_CASE(
    "CLAIM-3: a rival may hold some cards and few of others if and only if the cards can be so distributed") {
    Rng rng(1530);
    int may = 0, may_not = 0;
    for (int round = 0; round < 6000; ++round) {
        const UnseenCards unseen = any_unseen(rng);
        const std::vector<HiddenCards> places = places_of(unseen);
        std::vector<int> sizes;
        int room = 0;
        for (const HiddenCards& place : places) {
            sizes.push_back(place.count);
            room += place.count;
        }
        if (room != unseen.cards.size()) continue;
        const auto rival = static_cast<std::size_t>(below(3, rng));
        const int most = static_cast<int>(below(3, rng));
        const bool found =
            support::any_distribution(unseen.cards, sizes, [&](const std::vector<CardSet>& laid) {
                for (std::size_t i = 0; i < places.size(); ++i)
                    if (!places[i].may.contains(laid[i])) return false;
                const CardSet held = laid[rival] | unseen.rivals[rival].sure;
                return held.meets(kSome) && (held & kFew).size() <= most;
            });
        CHECK(can_hold(unseen, rival, kSome, kFew, most) == found);
        ++(found ? may : may_not);
    }
    CHECK(may > 500);
    CHECK(may_not > 500);
}

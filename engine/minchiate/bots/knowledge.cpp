#include "engine/minchiate/bots/knowledge.hpp"

#include "engine/minchiate/bots/weights.hpp"
#include "engine/minchiate/fumata.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

constexpr std::int32_t kDense = 1 << 10; // density of a hand that holds all its possible cards

Seat seat_number(int s) { return static_cast<Seat>(s); }

} // namespace

CountByKind count_by_kind(CardSet cards) {
    static_assert(kSuitCards == 14 && kTrumpKind == kSuits);
    // Four suits of 14 bits at once: the numbers of cards of every pair of bits, then of every suit.
    const std::uint64_t pairs = cards.low() - (cards.low() >> 1 & 0x5555555555555555u);
    CountByKind out{};
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
        const std::uint64_t seven = pairs >> (suit * kSuitCards) & 0x3fffu;
        out[suit] = static_cast<int>((((seven & 0x3333u) + (seven >> 2 & 0x3333u)) * 0x1111u >> 12) & 0xfu);
    }
    out[kTrumpKind] = CardSet(0, cards.high()).size();
    return out;
}

Knowledge::Knowledge(const Information& info, Talk talk) : info_(info), talk_(talk) {
    const PublicState& table = info.table;
    const CardSet gone = table.pile[0] | table.pile[1] | CardSet(table.trick.cards);
    unseen_ = pool_ = kWholePack - gone - info.fola - info.hand - info.put_down;

    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = seat_number(s);
        if (seat == me()) continue;
        CardSet& sure = at(sure_, seat);
        sure = at(table.shown, seat) & unseen_;
        if (talks() && seat == partner(me())) sure |= arie_of(at(table.signalled, seat)) & unseen_;
        if (seat == table.dealer) sure |= info.passed & unseen_;
        // Any card that may be discarded might be among the seat's face-down discards.
        if (at(info.put_down_counts, seat) > 0) sure &= kCounting;
        pool_ -= sure;
    }

    // After the last card of a trick, nobody's holdings matter for it.
    if (table.trick.count < kSeats - 1) judge_holdings();
}

void Knowledge::judge_holdings() {
    const Information& info = info_;
    const PublicState& table = info.table;
    std::array<Chance, kKinds> alive{}; // chance that a card of the pool is in a hand, not in the fola
    const CountByKind pool = count_by_kind(pool_), unseen = count_by_kind(unseen_),
                      fola = count_by_kind(info.fola);
    int trumps_hidden = kFolaCards - info.fola.size();
    for (const std::uint8_t closed : info.put_down_counts) trumps_hidden -= closed;
    for (int kind = 0; kind < kKinds; ++kind) {
        const auto k = static_cast<std::size_t>(kind);
        int hidden = std::max(trumps_hidden, 0);
        if (kind < kSuits) {
            hidden = std::max(table.fola_counts[k] - fola[k], 0);
            trumps_hidden -= hidden;
        }
        out_[k] = std::max(unseen[k] - hidden, 0);
        alive[k] = share_of_cards(std::max(pool[k] - hidden, 0), pool[k]);
    }

    BySeat<std::int32_t> density{}; // ratio of a hand's unknown cards to the cards that may be among them
    std::array<std::int32_t, kKinds> all{}; // sums over the seats that may have cards of the kind
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = seat_number(s);
        if (seat == me()) continue;
        const int held = kTricks - table.trick.number - (table.trick.has(seat) ? 1 : 0);
        const int slots = held - at(sure_, seat).size();
        int may = 0;
        for (int kind = 0; kind < kKinds; ++kind)
            if (!is_void(seat, kind)) may += pool[static_cast<std::size_t>(kind)];
        at(density, seat) = may == 0 ? 0 : std::max(slots, 0) * kDense / may;
        for (int kind = 0; kind < kKinds; ++kind)
            if (!is_void(seat, kind)) all[static_cast<std::size_t>(kind)] += at(density, seat);
    }
    const Card lead = at(table.trick.cards, table.trick.leader);
    const bool any_kind = lead == kNoCard || lead == kMatto;
    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = seat_number(s);
        if (seat == me() || table.trick.has(seat)) continue;
        for (int kind = 0; kind < kKinds; ++kind) {
            if (!any_kind && kind != kTrumpKind && kind != kind_of(lead)) continue;
            const auto k = static_cast<std::size_t>(kind);
            const CardSet cards = cards_of_kind(kind);
            if (pool[k] > 0 && at(density, seat) > 0 && !is_void(seat, kind)) {
                const Chance one = both(share(at(density, seat), all[k]), alive[k]);
                at(one_, seat)[k] = one;
                at(keeps_, seat)[k] = keeps(seat, kind);
                at(any_, seat)[k] =
                    one == 0 ? 0 : both(kCertain - all_of(kCertain - one, pool[k]), at(keeps_, seat)[k]);
            }
            if (at(sure_, seat).meets(cards)) at(any_, seat)[k] = kCertain;
        }
    }
}

bool Knowledge::is_void(Seat seat, int kind) const {
    if (info_.table.fallen.has(seat)) return true; // its whole hand is known
    const Voids& voids = at(info_.table.voids, seat);
    return kind == kTrumpKind ? voids.trumps : voids.suit(static_cast<Suit>(kind));
}

// The chance that a seat did not make itself void of this kind by its discards. Bots and people discard whole
// suits, short ones first. The more cards of a suit the viewer holds, the shorter it is elsewhere.
Chance Knowledge::keeps(Seat seat, int kind) const {
    if (kind == kTrumpKind) return kCertain;
    if (at(info_.put_down_counts, seat) == 0 && at(info_.table.discarded, seat).empty()) return kCertain;
    const CardSet cards = cards_of_kind(kind);
    const int open = (at(info_.table.discarded, seat) & cards).size();
    if (open > 0) return percent(open == 1 ? kWeights.kept_beside_one : kWeights.kept_beside_more);
    const int closed = at(info_.put_down_counts, seat);
    if (closed == 0) return kCertain;
    const Chance made_void =
        both(share_of_cards(closed, closed + kWeights.void_half), percent(kWeights.void_most));
    const int length = (info_.hand & cards).size() + kWeights.void_length;
    return kCertain - std::min(made_void * length / (2 * kWeights.void_length), kCertain);
}

Chance Knowledge::holds(Seat seat, CardSet wanted) const {
    if (at(sure_, seat).meets(wanted)) return kCertain;
    const CardSet candidates = wanted & pool_;
    if (candidates.empty()) return 0;
    const auto kind = static_cast<std::size_t>(kind_of(candidates.first()));
    const Chance one = at(one_, seat)[kind];
    if (one == 0) return 0;
    const int size =
        kind == kTrumpKind ? CardSet(0, candidates.high()).size() : CardSet(candidates.low(), 0).size();
    return both(kCertain - all_of(kCertain - one, size), at(keeps_, seat)[kind]);
}

} // namespace germini::minchiate::bots

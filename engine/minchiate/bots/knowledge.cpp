#include "engine/minchiate/bots/knowledge.hpp"

#include "engine/minchiate/bots/weights.hpp"

#include <algorithm>

namespace germini::minchiate::bots {
namespace {

constexpr std::int32_t kDense = 1 << 10; // density of a hand that holds all its possible cards

Seat seat_number(int s) { return static_cast<Seat>(s); }

} // namespace

Knowledge::Knowledge(const View& view) : view_(view), own_(at(view.hand, view.viewer.seat).cards) {
    CardSet gone = view.pile[0] | view.pile[1] | view.fola.cards | own_;
    for (Card card : view.trick.cards)
        if (card != kNoCard) gone.add(card);
    for (const KnownZone& zone : view.discards) gone |= zone.cards;
    unseen_ = pool_ = kWholePack - gone;

    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = seat_number(s);
        if (seat == me()) continue;
        CardSet& sure = at(sure_, seat);
        sure = (at(view.shown, seat) | at(view.hand, seat).cards) & unseen_;
        // Any card that may be discarded might be among the seat's face-down discards.
        if (at(view.discards, seat).count > at(view.discards, seat).cards.size()) sure &= kCounting;
        pool_ -= sure;
    }

    int trumps_hidden = view.fola.count - view.fola.cards.size();
    for (int kind = 0; kind < kKinds; ++kind) {
        const auto k = static_cast<std::size_t>(kind);
        int hidden = std::max(trumps_hidden, 0);
        if (kind < kSuits) {
            hidden = std::max(view.fola_counts[k] - (view.fola.cards & cards_of_kind(kind)).size(), 0);
            trumps_hidden -= hidden;
        }
        const int pool = (pool_ & cards_of_kind(kind)).size();
        out_[k] = std::max((unseen_ & cards_of_kind(kind)).size() - hidden, 0);
        alive_[k] = share(std::max(pool - hidden, 0), pool);
    }

    for (int s = 0; s < kSeats; ++s) {
        const Seat seat = seat_number(s);
        if (seat == me()) continue;
        const int slots = at(view.hand, seat).count - at(sure_, seat).size();
        int may = 0;
        for (int kind = 0; kind < kKinds; ++kind)
            if (!is_void(seat, kind)) may += (pool_ & cards_of_kind(kind)).size();
        at(density_, seat) = may == 0 ? 0 : std::max(slots, 0) * kDense / may;
    }
}

bool Knowledge::is_void(Seat seat, int kind) const {
    if (view_.fallen.has(seat)) return true; // its whole hand is known
    const Voids& voids = at(view_.voids, seat);
    return kind == kTrumpKind ? voids.trumps : voids.suit(static_cast<Suit>(kind));
}

// The chance that a seat did not make itself void of this kind by its discards. Bots and people discard whole
// suits, short ones first. The more cards of a suit the viewer holds, the shorter it is elsewhere.
Chance Knowledge::keeps(Seat seat, int kind) const {
    if (kind == kTrumpKind) return kCertain;
    const CardSet cards = cards_of_kind(kind);
    const int open = (at(view_.discarded, seat) & cards).size();
    if (open > 0) return percent(open == 1 ? kWeights.kept_beside_one : kWeights.kept_beside_more);
    const int closed = at(view_.discards, seat).count;
    if (closed == 0) return kCertain;
    const Chance made_void = both(share(closed, closed + kWeights.void_half), percent(kWeights.void_most));
    const int length = (own_ & cards).size() + kWeights.void_length;
    return kCertain - std::min(made_void * length / (2 * kWeights.void_length), kCertain);
}

Chance Knowledge::holds(Seat seat, CardSet wanted) const {
    if (at(sure_, seat).meets(wanted)) return kCertain;
    const CardSet candidates = wanted & pool_;
    if (candidates.empty()) return 0;
    const int kind = kind_of(candidates.first());
    if (is_void(seat, kind)) return 0;
    std::int32_t all = 0;
    for (int s = 0; s < kSeats; ++s)
        if (seat_number(s) != me() && !is_void(seat_number(s), kind)) all += at(density_, seat_number(s));
    const Chance one = both(share(at(density_, seat), all), alive_[static_cast<std::size_t>(kind)]);
    Chance none = kCertain;
    for (int i = candidates.size(); i > 0; --i) none = both(none, kCertain - one);
    return both(kCertain - none, keeps(seat, kind));
}

} // namespace germini::minchiate::bots

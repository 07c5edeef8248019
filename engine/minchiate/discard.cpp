#include "engine/minchiate/discard.hpp"

namespace germini::minchiate {

DiscardRange discardable(CardSet hand, int count, bool ban) {
    if (!ban) return {{}, hand};
    const CardSet banned = hand & (kCounting | CardSet(trump(29))); // DISC-2
    const CardSet free = hand - banned;
    if (free.size() >= count) return {{}, free};
    // D-13: all free cards, then the cheapest of the others, starting with the 29 (worth 0).
    DiscardRange range{free, {}};
    int missing = count - free.size();
    for (int worth = 0; missing > 0; ++worth) {
        CardSet step;
        for (Card card : banned)
            if (value(card) == worth) step.add(card);
        if (step.size() >= missing) {
            range.may = step;
            return range;
        }
        range.must |= step;
        missing -= step.size();
    }
    return range;
}

void discard(EventEmitter& emitter, Seat seat, const CardList& cards) {
    CardList for_fola, surplus;
    const std::size_t kept =
        cards.size() - static_cast<std::size_t>(surplus_discards(static_cast<int>(cards.size())));
    for (Card card : cards) (for_fola.size() < kept ? for_fola : surplus).push_back(card);
    emitter.emit(Discarded{seat, for_fola});
    if (!surplus.empty()) emitter.emit(Passed{seat, emitter.state().dealer, surplus}); // D-27
}

void show_discards(EventEmitter& emitter) {
    const State& s = emitter.state();
    bool shown = false;
    for (Seat seat : {cutter_of(s.dealer), s.dealer}) {
        const CardSet cards = at(s.discards, seat);
        if (cards.empty()) continue;
        emitter.emit(DiscardsTurnedUp{seat, list_of(cards)});
        shown = true;
    }
    if (shown) emitter.emit(FolaCounted{partner(s.dealer), suit_counts(s.fola)}); // FOLA-8
}

} // namespace germini::minchiate

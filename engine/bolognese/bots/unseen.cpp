#include "engine/bolognese/bots/unseen.hpp"

#include "engine/bolognese/follow.hpp"
#include "engine/core/shuffle.hpp"

#include <span>

namespace germini::bolognese::bots {

Unseen unseen_of(const View& view) {
    Unseen out;
    const Seat me = view.viewer.seat;
    State& known = out.known;
    static_cast<PublicState&>(known) = view;
    CardSet seen = view.gathered() | CardSet(view.trick.cards);
    at(known.discard, me) = at(view.discard, me).cards;
    seen |= at(known.discard, me);
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        known.hand[s] = (view.hand[s].cards | view.shown[s]) - seen;
        if (static_cast<Seat>(s) == me) known.hand[s] = view.hand[s].cards;
    }
    for (const CardSet& hand : known.hand) seen |= hand;
    out.cards = kWholePack - seen;

    for (std::size_t s = 0; s < kMostSeats; ++s)
        out.zones.push_back({view.hand[s].count - known.hand[s].size(),
                             out.cards - view.voids[s] - families(view.told[s].none)});
    for (std::size_t s = 0; s < kMostSeats; ++s)
        out.zones.push_back(
            {view.discard[s].count - known.discard[s].size(), out.cards - kNeverDiscarded}); // DISC-2
    out.zones.push_back({view.last.count, out.cards});
    out.zones.push_back({view.stock.count, out.cards});
    return out;
}

State filled(const Unseen& unseen, const HiddenDeal& deal, Rng& rng) {
    State state = unseen.known;
    for (std::size_t s = 0; s < kMostSeats; ++s) {
        state.hand[s] |= deal.cards_in(s);
        state.discard[s] |= deal.cards_in(kDiscardZone + s);
    }
    state.last |= deal.cards_in(kLastZone);
    state.stock |= deal.cards_in(kStockZone);
    // What is still to be dealt comes from the end of the pack.
    std::size_t i = 0;
    for (Card card : kWholePack - state.stock) state.pack[i++] = card;
    for (Card card : state.stock) state.pack[i++] = card;
    const auto undealt = static_cast<std::size_t>(state.stock.size());
    if (undealt > 1 && state.trick.number == 0) shuffle(std::span(state.pack).last(undealt), rng);
    return state;
}

} // namespace germini::bolognese::bots

// The only way out of a hand: what a viewer may see of an event (docs/rules/minchiate.md, "Each for
// themselves": who sees what).
#pragma once
#include "engine/core/eyes.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/project.hpp"
#include "engine/solo/state.hpp"

namespace germini::solo {

using minchiate::GameWord;
using minchiate::word;
using minchiate::ZoneKind;

// One branch per event type and no default: a new event does not compile until its audience is decided.
template <Eyes E> struct Projector {
    using enum ZoneKind;
    E eyes;

    auto operator()(const Opened& e) const { return SeenSaid{e.dealer, word(GameWord::deal), {}, {}}; }
    auto operator()(const Exposed& e) const {
        return open_move(zone(pack), zone(hand, e.seat), GameWord::expose, CardList{e.card});
    }
    auto operator()(const Stopped& e) const {
        return look_of(e.seats, zone(packet, e.cutter), GameWord::stop, CardList{e.card});
    }
    auto operator()(const DealerRobbed& e) const {
        return open_move(zone(pack), zone(hand, e.dealer), GameWord::rob, e.cards);
    }
    auto operator()(const DealerStopped& e) const {
        return look_of(e.seats, zone(pack), GameWord::stop, CardList{e.card});
    }
    auto operator()(const Taken& e) const {
        return open_move(zone(pack), zone(hand, e.dealer), GameWord::take, e.cards);
    }
    auto operator()(const Stayed& e) const { return SeenSaid{e.seat, word(GameWord::stay), {}, {}}; }
    auto operator()(const WentOut& e) const {
        return minchiate::count_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::out, e.count);
    }
    auto operator()(const Claimed& e) const {
        return look_of(e.seats, zone(hand, e.seat), GameWord::claim, e.cards);
    }
    auto operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), GameWord::play, CardList{e.card});
    }
    auto operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), GameWord::gather, e.cards);
    }
    auto operator()(const DebtSettled& e) const {
        return open_move(zone(pile, e.from), zone(pile, e.to), static_cast<GameWord>(word(e.how)),
                         CardList{e.card});
    }
    auto operator()(const Fee& e) const {
        return SeenSaid{
            e.seat, word(GameWord::fee), {}, Numbers{static_cast<std::int16_t>(index(e.to)), e.points}};
    }
    auto operator()(const Over& e) const {
        Numbers amounts;
        for (std::size_t s = 0; s < e.seats; ++s) amounts.push_back(e.amounts[s]);
        return SeenOver{amounts};
    }
    /// The others are seen as in the game for pairs.
    template <class Shared>
    requires requires(const minchiate::Projector<E>& pairs, const Shared& event) { pairs(event); }
    auto operator()(const Shared& event) const { return minchiate::Projector<E>{eyes}(event); }

private:
    static SeenCards look_of(int seats, Zone where, GameWord why, const CardList& cards) {
        return {where, word(why), static_cast<std::uint8_t>(cards.size()), SeatSet::all(seats), cards};
    }
};

/// Returns the viewer's version of an event. Every viewer receives exactly one seen event per event, so event
/// numbers are the same for all. Only the contents differ; the number of messages reveals nothing about
/// others' cards.
SeenEvent project(const Event& event, Viewer viewer);

} // namespace germini::solo

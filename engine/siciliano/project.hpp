// The only way out of a hand: what a viewer may see of an event (the rules' table of who sees what).
#pragma once
#include "engine/core/eyes.hpp"
#include "engine/siciliano/names.hpp"

namespace germini::siciliano {

// One branch per event type and no default: a new event does not compile until its audience is decided.
template <Eyes E> struct Projector {
    using enum ZoneKind;
    E eyes;

    auto operator()(const Opened& e) const { return SeenSaid{e.dealer, word(GameWord::deal), {}, {}}; }
    auto operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards, eyes.is(e.seat));
    }
    auto operator()(const Chosen& e) const {
        Numbers numbers;
        for (const std::int8_t position : e.positions) numbers.push_back(position);
        return SeenSaid{e.dealer, word(GameWord::expose), {}, numbers};
    }
    auto operator()(const Exposed& e) const {
        return SeenCards{zone(hand, e.seat), word(GameWord::expose), 1, SeatSet::all(kSeats),
                         CardList{e.card}};
    }
    auto operator()(const Peeked& e) const {
        return SeenCards{zone(pack), word(GameWord::peek), 1, SeatSet(e.dealer),
                         eyes.is(e.dealer) ? CardList{e.card} : CardList{}};
    }
    auto operator()(const Announced& e) const {
        return SeenSaid{e.seat, word(GameWord::announce), list_of(e.said.decine),
                        Numbers{e.said.tengo ? std::int16_t{1} : std::int16_t{0}, e.said.arie, e.said.re,
                                e.said.trionfi}};
    }
    auto operator()(const Said& e) const {
        return SeenSaid{e.seat, word(e.mischio ? GameWord::mischio : GameWord::tengo), {}, {}};
    }
    auto operator()(const MonteTaken& e) const {
        return closed_move(zone(pack), zone(hand, e.dealer), GameWord::monte, e.cards, eyes.is(e.dealer));
    }
    auto operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::discard, e.cards,
                           eyes.is(e.seat));
    }
    auto operator()(const Called& e) const { return SeenSaid{e.seat, word(e.call), {}, {}}; }
    auto operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), GameWord::play, CardList{e.card});
    }
    auto operator()(const FujutuPlayed& e) const {
        return open_move(zone(hand, e.seat), zone(pile, side_of(e.seat)), word(GameWord::fujutu),
                         CardList{kFujutu});
    }
    auto operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    auto operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), GameWord::gather, e.cards);
    }
    auto operator()(const Owing& e) const { return SeenSaid{e.seat, word(GameWord::owing), {}, {}}; }
    auto operator()(const Paid& e) const {
        return open_move(zone(pile, e.from), zone(pile, other(e.from)), GameWord::paid, CardList{e.card});
    }
    auto operator()(const DiscardShown& e) const {
        return open_move(zone(discard, e.dealer), zone(pile, side_of(e.dealer)), GameWord::show, e.cards);
    }
    auto operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    auto operator()(const Over& e) const {
        if (e.ending == Ending::annulled) return SeenOver{};
        return SeenOver{Numbers{e.totals[0], e.totals[1], e.gains[0], e.gains[1]}};
    }
};

/// Returns the viewer's version of an event. Every viewer receives exactly one seen event per event, so event
/// numbers are the same for all. Only the contents differ; the number of messages reveals nothing about
/// others' cards.
SeenEvent project(const Event& event, Viewer viewer);

} // namespace germini::siciliano

// The only way out of a hand: what a viewer may see of an event (docs/rules/minchiate.md, who sees what).
#pragma once
#include "engine/core/eyes.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

inline SeenMoved count_move(Zone from, Zone to, GameWord why, int count) {
    return {from, to, word(why), static_cast<std::uint8_t>(count), kNoSeat, {}};
}
inline SeenCards open_look(Zone where, GameWord why, const CardList& cards) {
    return {where, word(why), static_cast<std::uint8_t>(cards.size()), SeatSet::all(kSeats), cards};
}

// One branch per event type and no default: a new event does not compile until its audience is decided.
template <Eyes E> struct Projector {
    using enum ZoneKind;
    E eyes;

    auto operator()(const Opened& e) const { return SeenSaid{e.dealer, word(GameWord::deal), {}, {}}; }
    auto operator()(const Cut& e) const {
        return count_move(zone(pack), zone(packet, e.cutter), GameWord::cut, e.lifted);
    }
    auto operator()(const Robbed& e) const {
        return open_move(zone(packet, e.cutter), zone(hand, e.cutter), GameWord::rob, e.cards);
    }
    auto operator()(const Stopped& e) const {
        return open_look(zone(packet, e.cutter), GameWord::stop, CardList{e.card});
    }
    auto operator()(const Peeked& e) const {
        return SeenCards{zone(packet, e.cutter), word(GameWord::peek),
                         static_cast<std::uint8_t>(e.cards.size()), SeatSet(e.cutter),
                         eyes.is(e.cutter) ? e.cards : CardList{}};
    }
    auto operator()(const Joined& e) const {
        return count_move(zone(packet, e.cutter), zone(pack), GameWord::join, e.count);
    }
    auto operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards, eyes.is(e.seat));
    }
    auto operator()(const Exposed& e) const {
        return open_move(zone(pack), zone(hand, e.seat), GameWord::expose, CardList{e.card});
    }
    auto operator()(const FolaLaid& e) const {
        return closed_move(zone(pack), zone(fola), GameWord::lay, e.cards, eyes.is(kNoSeat));
    }
    auto operator()(const DealerRobbed& e) const {
        return open_move(zone(fola), zone(hand, e.dealer), GameWord::rob, e.cards);
    }
    auto operator()(const DealerStopped& e) const {
        return open_look(zone(fola), GameWord::stop, CardList{e.card});
    }
    auto operator()(const Taken& e) const {
        return open_move(zone(fola), zone(hand, e.dealer), GameWord::take, e.cards);
    }
    auto operator()(const FolaSeen& e) const {
        SeatSet by(e.dealer);
        by.add(partner(e.dealer));
        CardList cards;
        if (eyes.is_one_of(by)) {
            cards = e.cards;
        } else if (e.open_suits) { // FOLA-6: only the suit cards are face up
            for (Card card : e.cards)
                if (!is_trump(card) && card != kMatto) cards.push_back(card);
        }
        return SeenCards{zone(fola), word(GameWord::look), static_cast<std::uint8_t>(e.cards.size()), by,
                         cards};
    }
    auto operator()(const FolaCounted& e) const {
        Numbers numbers;
        for (std::uint8_t count : e.counts) numbers.push_back(count); // FOLA-7: the trumps are not announced
        return SeenSaid{e.speaker, word(GameWord::fola), {}, numbers};
    }
    auto operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::discard, e.cards,
                           eyes.is(e.seat));
    }
    auto operator()(const Passed& e) const {
        return closed_move(zone(hand, e.cutter), zone(hand, e.dealer), GameWord::pass, e.cards,
                           eyes.is(e.cutter) || eyes.is(e.dealer));
    }
    auto operator()(const DiscardsTurnedUp& e) const {
        return open_move(zone(discard, e.seat), zone(fola), GameWord::show, e.cards);
    }
    auto operator()(const Declared& e) const {
        return SeenSaid{e.seat, word(GameWord::declare), {}, Numbers{e.count}};
    }
    auto operator()(const VersicolaShown& e) const {
        return SeenSaid{e.seat, word(GameWord::versicola), e.cards, {}};
    }
    auto operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), GameWord::play, CardList{e.card}, e.by);
    }
    auto operator()(const Fell& e) const { return open_look(zone(hand, e.seat), GameWord::fall, e.cards); }
    auto operator()(const Claimed& e) const {
        return open_look(zone(hand, e.seat), GameWord::claim, e.cards);
    }
    auto operator()(const Answered& e) const {
        return SeenSaid{e.seat, word(e.accepts ? GameWord::accept : GameWord::play_on), {}, {}};
    }
    auto operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    auto operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), GameWord::gather, e.cards);
    }
    auto operator()(const DebtSettled& e) const {
        return open_move(zone(pile, e.from), zone(pile, other(e.from)), word(e.how), CardList{e.card});
    }
    auto operator()(const Scored& e) const { return SeenScored{e.side, e.points, word(e.why), e.cards}; }
    auto operator()(const Paid& e) const { return SeenPaid{e.side, e.resti, word(e.when)}; }
    auto operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    auto operator()(const Over& e) const { return SeenOver{Numbers{e.lead}}; }
};

/// Returns the viewer's version of an event. Every viewer receives exactly one seen event per event, so event
/// numbers are the same for all. Only the contents differ; the number of messages reveals nothing about
/// others' cards.
SeenEvent project(const Event& event, Viewer viewer);

} // namespace germini::minchiate

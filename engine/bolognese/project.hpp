// The only way out of a hand: what a viewer may see of an event (the rules' table of who sees what).
#pragma once
#include "engine/bolognese/names.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/eyes.hpp"

namespace germini::bolognese {

// One branch per event type and no default: a new event does not compile until its audience is decided.
template <Eyes E> struct Projector {
    using enum ZoneKind;
    E eyes;

    auto operator()(const Opened& e) const {
        Numbers numbers;
        if (shape_of(e.rules).alone)
            for (const Seat resting : e.context.resting)
                numbers.push_back(static_cast<std::int16_t>(index(resting)));
        else
            for (const std::int16_t score : e.context.score) numbers.push_back(score);
        return SeenSaid{e.dealer, word(GameWord::deal), {}, numbers};
    }
    auto operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards, eyes.is(e.seat));
    }
    auto operator()(const LastLaid& e) const {
        return closed_move(zone(pack), zone(last_two, e.dealer), GameWord::lay, e.cards, eyes.is(kNoSeat));
    }
    auto operator()(const Called& e) const {
        return SeenSaid{e.seat, word(GameWord::call), {}, Numbers{e.count}};
    }
    auto operator()(const LastTaken& e) const {
        return closed_move(zone(last_two, e.dealer), zone(hand, e.dealer), GameWord::take, e.cards,
                           eyes.is(e.dealer));
    }
    auto operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::discard, e.cards,
                           eyes.is(e.seat));
    }
    auto operator()(const Declared& e) const {
        return SeenSaid{e.seat, word(GameWord::declare), {}, Numbers{e.count}};
    }
    auto operator()(const CombinationShown& e) const { return SeenSaid{e.seat, word(e.kind), e.cards, {}}; }
    auto operator()(const CalledOut& e) const {
        return SeenSaid{e.seat, word(GameWord::out), {}, Numbers{e.points}};
    }
    auto operator()(const Signalled& e) const { return SeenSaid{e.seat, word(e.signal), {}, {}}; }
    auto operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), GameWord::play, CardList{e.card});
    }
    auto operator()(const Covered& e) const {
        return open_move(zone(hand, e.by.seat), zone(pile, e.by.side), GameWord::cover, CardList{kMatto});
    }
    auto operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    auto operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), GameWord::gather, e.cards);
    }
    auto operator()(const DiscardShown& e) const {
        return open_move(zone(discard, e.by.seat), zone(pile, e.by.side), GameWord::show, e.cards);
    }
    auto operator()(const Transferred& e) const {
        return open_move(zone(pile, e.between.from), zone(pile, e.between.to), word(e.how), e.cards, e.by);
    }
    auto operator()(const Scored& e) const {
        return SeenScored{e.side, e.points, word(e.why, e.kind), e.cards};
    }
    auto operator()(const Claimed& e) const {
        return SeenCards{zone(hand, e.seat), word(GameWord::claim), static_cast<std::uint8_t>(e.cards.size()),
                         SeatSet::all(static_cast<int>(e.seats)), e.cards};
    }
    auto operator()(const Answered& e) const {
        return SeenSaid{e.seat, word(e.accepts ? GameWord::accept : GameWord::play_on), {}, {}};
    }
    auto operator()(const Bidden& e) const { return SeenSaid{e.seat, word(e.bid), {}, {}}; }
    auto operator()(const BidAnswered& e) const {
        return SeenSaid{e.seat, word(e.objects ? GameWord::di_mio : GameWord::va_bene), {}, {}};
    }
    auto operator()(const SoloistFound& e) const {
        SeenSides seen;
        for (int s = 0; s < static_cast<int>(e.seats); ++s)
            seen.sides.push_back(s == index(e.soloist) ? Side{0} : Side{1});
        return seen;
    }
    auto operator()(const PozzoTaken& e) const {
        return closed_move(zone(pack), zone(hand, e.soloist), GameWord::take, e.cards, eyes.is(e.soloist));
    }
    auto operator()(const PozzoShown& e) const {
        return open_move(zone(pack), zone(pile, e.side), GameWord::show, e.cards);
    }
    auto operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    auto operator()(const Over& e) const {
        Numbers numbers;
        for (const std::int16_t points : e.points) numbers.push_back(points);
        return SeenOver{numbers};
    }
};

/// Returns the viewer's version of an event. Every viewer receives exactly one seen event per event, so event
/// numbers are the same for all. Only the contents differ; the number of messages reveals nothing about
/// others' cards.
SeenEvent project(const Event& event, Viewer viewer);

} // namespace germini::bolognese

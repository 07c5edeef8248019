// What an event changes: the same for a State, which sees every card, and for the View of each viewer.
#pragma once
#include "engine/bolognese/follow.hpp"
#include "engine/bolognese/project.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/known_zone.hpp"

namespace germini::bolognese {

/// The cards of a zone outside PublicState; null for the trick and the piles.
template <class Table> auto* closed_zone(Table& table, Zone zone) {
    switch (static_cast<ZoneKind>(zone.kind)) {
    case ZoneKind::pack:
        return &table.stock;
    case ZoneKind::hand:
        return &at(table.hand, zone.seat());
    case ZoneKind::last_two:
        return &table.last;
    case ZoneKind::discard:
        return &at(table.discard, zone.seat());
    case ZoneKind::trick:
    case ZoneKind::pile:
        break;
    }
    return static_cast<decltype(&table.stock)>(nullptr);
}

/// Applies a seen event to a State or a View. Inlined wherever the kind of event is known, so that only its
/// own branch is left.
template <class Table> struct Folder {
    Table& t;

    [[gnu::always_inline]] void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        const auto why = static_cast<GameWord>(e.why);
        move_cards(closed_zone(t, e.from), closed_zone(t, e.to), e.count, cards);
        if (static_cast<ZoneKind>(e.from.kind) == ZoneKind::pile) at(t.pile, e.from.side()) -= cards;
        if (static_cast<ZoneKind>(e.to.kind) == ZoneKind::pile) at(t.pile, e.to.side()) |= cards;
        if (why == GameWord::discard) {
            std::uint8_t& down = at(t.put_down, e.from.seat());
            down = static_cast<std::uint8_t>(down + e.count);
        }
        if (why == GameWord::play || why == GameWord::cover) play(e.from.seat(), e.cards[0]);
        if (why == GameWord::gather) t.trick = t.begun(t.trick.number + 1, t.last_winner);
    }
    // Cards are only looked at in place in the hand of a seat that claims the rest.
    void operator()(const SeenCards& e) const {
        t.claimed.add(e.zone.seat());
        learn(closed_zone(t, e.zone), CardSet(e.cards));
        at(t.shown, e.zone.seat()) |= CardSet(e.cards);
    }
    // Of all other words, the events that follow show the effect.
    void operator()(const SeenSaid& e) const {
        const auto said = static_cast<GameWord>(e.word);
        if (said == GameWord::deal) return begin(e);
        if (said == GameWord::declare) t.declared.add(e.seat);
        if (said == GameWord::out) t.ending = Ending::called;
        if (said > GameWord::signal && said <= GameWord::volo)
            t.trick.signal = static_cast<Signal>(e.word - word(GameWord::signal));
        if (said >= GameWord::grande && said <= GameWord::fanti) at(t.shown, e.seat) |= CardSet(e.cards);
        if (said >= GameWord::passo && said <= GameWord::di_mio)
            t.note_bid(e.seat, static_cast<Bid>(e.word - word(GameWord::passo)));
    }
    void operator()(const SeenTurn& e) const {
        t.due = e.seats;
        t.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const {
        t.note_winner(e.winner);
        if constexpr (requires { t.tricks_of; }) ++at(t.tricks_of, e.winner);
    }
    void operator()(const SeenScored& e) const {
        std::int16_t& sum = at(t.trick.number == 0 ? t.accuso : t.counted, e.side);
        sum = static_cast<std::int16_t>(sum + e.points);
    }
    void operator()(const SeenSides& e) const {
        for (int s = 0; s < t.seats(); ++s)
            if (const auto seat = static_cast<Seat>(s); e.sides[static_cast<std::size_t>(s)] == Side{0})
                t.set_soloist(seat);
    }
    void operator()(const SeenPaid&) const {} // nothing is paid
    void operator()(const SeenOver& e) const {
        for (std::size_t i = 0; i < e.numbers.size(); ++i) t.points[i] = e.numbers[i];
        if (t.shape().bidding && t.soloist == kNoSeat) t.ending = Ending::annulled; // D-14
        t.phase = Phase::over;
        t.due = {};
    }

private:
    void begin(const SeenSaid& e) const {
        t.dealer = e.seat;
        if (t.shape().alone)
            for (const std::int16_t resting : e.numbers) t.context.resting.add(static_cast<Seat>(resting));
        else
            for (std::size_t i = 0; i < kSides; ++i) t.context.score[i] = e.numbers[i];
        t.trick = t.begun(0, t.next(e.seat));
    }
    void play(Seat seat, Card card) const {
        note_voids(t, seat, card);
        note_told(t, seat, card);
        at(t.trick.cards, seat) = card;
        ++t.trick.count;
        if (card == kMatto) t.matto_from = seat;
    }
};

/// Applies an event of a known kind to the state.
template <class Kind> void apply(State& state, const Kind& event) {
    if constexpr (std::same_as<Kind, Opened>) {
        state = State{};
        state.rules = event.rules;
        state.context = event.context;
        state.pack = event.pack;
        state.stock = kWholePack;
        state.sides = first_sides(state.shape());
    }
    Folder<State>{state}(Projector<AllEyes>{}(event));
}
/// The only place that changes a State. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);

} // namespace germini::bolognese

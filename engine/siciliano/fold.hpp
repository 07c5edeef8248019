// What an event changes: the same for a State, which sees every card, and for the View of each viewer.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/siciliano/follow.hpp"
#include "engine/siciliano/project.hpp"
#include "engine/siciliano/state.hpp"

namespace germini::siciliano {

/// The cards of a zone outside PublicState; null for the trick and the piles.
template <class Table> auto* closed_zone(Table& table, Zone zone) {
    switch (static_cast<ZoneKind>(zone.kind)) {
    case ZoneKind::pack:
        return &table.stock;
    case ZoneKind::hand:
        return &at(table.hand, zone.seat());
    case ZoneKind::discard:
        return &table.discard;
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
        if (why == GameWord::deal && e.to.seat() == next(t.dealer)) ++t.round;
        if (why == GameWord::play || why == GameWord::fujutu) note_card(t, e.from.seat(), e.cards[0]);
        if (why == GameWord::discard) t.discarded = true;
        if (why == GameWord::paid) return t.note_paid(e.from.side(), e.cards[0]);
        if (static_cast<ZoneKind>(e.to.kind) == ZoneKind::pile) at(t.pile, e.to.side()) |= cards;
        if (why == GameWord::gather) t.begin_trick(t.trick.number + 1, t.last_winner);
    }
    void operator()(const SeenCards& e) const {
        learn(closed_zone(t, e.zone), CardSet(e.cards));
        if (static_cast<ZoneKind>(e.zone.kind) == ZoneKind::hand)
            at(t.shown, e.zone.seat()) |= CardSet(e.cards);
    }
    // Of all other words, the events that follow show the effect.
    void operator()(const SeenSaid& e) const {
        if (e.word == word(GameWord::deal)) {
            t.dealer = e.seat;
            t.begin_trick(0, next(e.seat));
        } else if (e.word == word(GameWord::announce)) {
            const auto number = [&](std::size_t i) { return static_cast<std::uint8_t>(e.numbers[i]); };
            t.note_statement(e.seat, {number(0) != 0, CardSet(e.cards), number(1), number(2), number(3)});
        } else if (const int call = e.word - word(GameWord::giove);
                   call >= 0 && call < static_cast<int>(kCalls.size())) {
            t.note_call(e.seat, static_cast<Call>(call));
        }
    }
    void operator()(const SeenTurn& e) const {
        t.due = e.seats;
        t.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const { t.note_winner(e.winner); }
    void operator()(const SeenScored&) const {} // points are in the hand's end
    void operator()(const SeenSides&) const {}  // the sides are fixed
    void operator()(const SeenPaid&) const {}   // nothing is paid
    void operator()(const SeenOver& e) const {
        if (e.numbers.empty()) return t.note_over(Ending::annulled);
        for (std::size_t i = 0; i < kSides; ++i) {
            t.totals[i] = e.numbers[i];
            t.gains[i] = e.numbers[i + kSides];
        }
        t.note_over(Ending::counted);
    }
};

/// Applies an event of a known kind to the state.
template <class Kind> void apply(State& state, const Kind& event) {
    if constexpr (std::same_as<Kind, Opened>) {
        state = State{};
        state.rules = event.rules;
        state.pack = event.pack;
        state.stock = kWholePack;
    }
    Folder<State>{state}(Projector<AllEyes>{}(event));
}
/// The only place that changes a State. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);

} // namespace germini::siciliano

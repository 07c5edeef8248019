// What an event changes: the same for a State, which sees every card, and for the View of each viewer.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/fumata.hpp"
#include "engine/minchiate/inference.hpp"
#include "engine/minchiate/project.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {

inline std::int16_t signed_for(Side side, int points) {
    return static_cast<std::int16_t>(index(side) == 0 ? points : -points);
}

/// The cards of a zone outside PublicState; null for the trick and the piles, and in a State for what is not
/// dealt yet.
template <class Table> auto* closed_zone(Table& table, Zone zone) {
    using Cards = decltype(&table.fola);
    switch (static_cast<ZoneKind>(zone.kind)) {
    case ZoneKind::hand:
        return &at(table.hand, zone.seat());
    case ZoneKind::fola:
        return &table.fola;
    case ZoneKind::discard:
        return &at(table.discards, zone.seat());
    case ZoneKind::pack:
        if constexpr (requires { table.stock; }) return &table.stock;
        break;
    case ZoneKind::packet:
        if constexpr (requires { table.packet; }) return &table.packet;
        break;
    case ZoneKind::trick:
    case ZoneKind::pile:
        break;
    }
    return static_cast<Cards>(nullptr);
}

/// Applies a seen event to a State or a View. Inlined wherever the kind of event is known, so that only its
/// own branch is left.
template <class Table> struct Folder {
    static constexpr bool kIsView = !std::same_as<Table, State>;
    Table& t;

    [[gnu::always_inline]] void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        if constexpr (kIsView) t.seen |= cards;
        move_cards(closed_zone(t, e.from), closed_zone(t, e.to), e.count, cards);
        switch (static_cast<GameWord>(e.why)) {
        case GameWord::rob:
        case GameWord::take:
            open(e.to.seat(), cards);
            at(t.owed, e.to.seat()) = static_cast<std::uint8_t>(at(t.owed, e.to.seat()) + e.count);
            if (static_cast<ZoneKind>(e.from.kind) == ZoneKind::packet) t.robbed = e.count;
            break;
        case GameWord::expose:
            open(e.to.seat(), cards);
            break;
        case GameWord::discard:
            at(t.owed, e.from.seat()) = 0;
            break;
        case GameWord::pass:
            if constexpr (!kIsView) t.passed = cards;
            note_passed(t, e.from.seat());
            break;
        case GameWord::show:
            forget_shown(t, e.from.seat(), cards);
            at(t.discarded, e.from.seat()) |= cards;
            t.fola_open |= cards;
            break;
        case GameWord::play:
            play(e.from.seat(), e.cards[0]);
            break;
        case GameWord::gather:
            gather(e.to.side(), cards);
            break;
        case GameWord::debt:
        case GameWord::give:
        case GameWord::surrender:
            at(t.pile, e.from.side()) -= cards;
            at(t.pile, e.to.side()) |= cards;
            t.debtor = kNoSide;
            break;
        default: // cut, join, deal, lay: the zones alone show it
            break;
        }
    }
    void operator()(const SeenCards& e) const {
        const CardSet cards(e.cards);
        const auto why = static_cast<GameWord>(e.why);
        if constexpr (kIsView) {
            t.seen |= cards;
            if (why == GameWord::stop && static_cast<ZoneKind>(e.zone.kind) == ZoneKind::packet)
                t.stopper = cards;
        }
        if (static_cast<ZoneKind>(e.zone.kind) != ZoneKind::packet) learn(closed_zone(t, e.zone), cards);
        if (why == GameWord::peek) t.peeked |= cards;
        if (why == GameWord::stop) t.fola_open |= cards;
        if (why == GameWord::look && t.rules.fola_view == FolaView::faceup_suits)
            t.fola_open |= cards & kSuitCardsAll; // FOLA-6
        if (why != GameWord::fall && why != GameWord::claim) return;
        (why == GameWord::fall ? t.fallen : t.claimed).add(e.zone.seat());
        at(t.shown, e.zone.seat()) |= cards;
    }
    void operator()(const SeenSaid& e) const {
        const auto said = static_cast<GameWord>(e.word);
        if (said == GameWord::deal) {
            t.dealer = e.seat;
            t.trick.leader = next(e.seat); // PLAY-1
        } else if (said == GameWord::fola) {
            for (std::size_t i = 0; i < t.fola_counts.size(); ++i)
                t.fola_counts[i] = static_cast<std::uint8_t>(e.numbers[i]);
        } else if (said == GameWord::declare) {
            t.declared.add(e.seat);
        } else if (said == GameWord::versicola) {
            at(t.shown, e.seat) |= CardSet(e.cards);
            if constexpr (kIsView) {
                at(t.declared_cards, e.seat) |= CardSet(e.cards);
                t.seen |= CardSet(e.cards);
            }
        }
    }
    void operator()(const SeenTurn& e) const {
        t.due = e.seats;
        t.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const {
        note_led(t.suits_led, card_to_follow(t, kSeats));
        ++at(t.tricks, side_of(e.winner));
        if constexpr (kIsView) ++at(t.tricks_of, e.winner);
        t.last_winner = e.winner;
    }
    void operator()(const SeenScored& e) const {
        // The end count's lines do not move the running lead (END-6).
        const auto why = static_cast<GameWord>(e.why);
        const bool counted = why == GameWord::versicola || why == GameWord::cards ||
                             why == GameWord::tricks || why == GameWord::last;
        if (!counted) t.lead = static_cast<std::int16_t>(t.lead + signed_for(e.side, e.points));
    }
    void operator()(const SeenSides&) const {} // the sides are fixed (SEAT-1)
    void operator()(const SeenPaid& e) const {
        at(t.resti, e.side) = static_cast<std::uint8_t>(at(t.resti, e.side) + e.amount);
        if (e.why == word(PaymentTime::play))
            t.lead = static_cast<std::int16_t>(t.lead - signed_for(e.side, kResto * e.amount));
    }
    void operator()(const SeenOver& e) const {
        t.end = e.numbers[0];
        t.phase = Phase::over;
        t.due = {};
    }

private:
    void open(Seat seat, CardSet cards) const {
        if constexpr (kIsView) at(t.open, seat) |= cards;
        at(t.shown, seat) |= cards;
    }
    void play(Seat seat, Card card) const {
        if constexpr (kIsView) {
            t.open = {}; // DEAL-5: until the first card is led
            t.plays.push_back({seat, card});
        }
        note_play(t, seat, card);
        note_fumata(t, seat, card);
        at(t.trick.cards, seat) = card;
        ++t.trick.count;
        if (card == kMatto) t.matto_from = seat;
    }
    void gather(Side side, CardSet cards) const {
        at(t.pile, side) |= cards;
        if (side != side_of(t.last_winner)) t.debtor = side; // MAT-3: only the Matto goes to the other side
        for (Card& card : t.trick.cards) {
            if (card == kNoCard || !cards.has(card)) continue;
            card = kNoCard;
            --t.trick.count;
        }
        if (t.trick.count > 0) return; // the Matto is still on the table
        ++t.trick.number;
        if (!t.fallen.has(t.last_winner))
            t.trick.leader = t.last_winner; // D-15: otherwise the leader keeps the lead
    }
};

/// Applies an event of a known kind to the state.
template <class Kind> void apply(State& state, const Kind& event) {
    if constexpr (std::same_as<Kind, Opened>) {
        state = State{};
        state.rules = event.rules;
        state.pack = event.pack;
    }
    Folder<State>{state}(Projector<AllEyes>{}(event));
}
/// The only place that changes a State. Never refuses: decide() refuses illegal moves.
void fold(State& state, const Event& event);

} // namespace germini::minchiate

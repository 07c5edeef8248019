// What an event changes: the same for a State, which sees every card, and for the View of each viewer.
#pragma once
#include "engine/core/known_zone.hpp"
#include "engine/solo/follow.hpp"
#include "engine/solo/project.hpp"
#include "engine/solo/state.hpp"

#include <concepts>
#include <utility>

namespace germini::solo {

/// The cards of a zone outside PublicState; null for the others, and in a State for what is not dealt yet.
template <class Table> auto* closed_zone(Table& table, Zone zone) {
    using Cards = decltype(&table.stock);
    switch (static_cast<ZoneKind>(zone.kind)) {
    case ZoneKind::hand:
        return &at(table.hand, zone.seat());
    case ZoneKind::discard:
        return &at(table.discards, zone.seat());
    case ZoneKind::pack:
        return &table.stock;
    case ZoneKind::packet:
        if constexpr (requires { table.packet; }) return &table.packet;
        break;
    case ZoneKind::fola:
    case ZoneKind::trick:
    case ZoneKind::pile:
        break;
    }
    return static_cast<Cards>(nullptr);
}

/// Applies a seen event to a State or a View.
template <class Table> struct Folder {
    static constexpr bool kIsView = !std::same_as<Table, State>;
    Table& t;

    void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        const auto why = static_cast<GameWord>(e.why);
        if constexpr (kIsView) t.seen |= cards;
        if (why == GameWord::out) return go_out(e.from.seat(), e.count);
        if (!dealt_from_packet(e)) move_cards(closed_zone(t, e.from), closed_zone(t, e.to), e.count, cards);
        switch (why) {
        case GameWord::rob:
        case GameWord::take:
            open(e.to.seat(), cards);
            at(t.owed, e.to.seat()) = static_cast<std::uint8_t>(at(t.owed, e.to.seat()) + e.count);
            break;
        case GameWord::expose:
            open(e.to.seat(), cards);
            break;
        case GameWord::discard:
            at(t.owed, e.from.seat()) = 0;
            break;
        case GameWord::show:
            at(t.shown, e.from.seat()) -= cards;
            at(t.discarded, e.from.seat()) |= cards;
            t.rest_open |= cards;
            break;
        case GameWord::play:
            play(e.from.seat(), e.cards[0]);
            break;
        case GameWord::gather:
            gather(seat_of(e.to.side()), cards);
            break;
        case GameWord::debt:
        case GameWord::give:
        case GameWord::surrender:
            at(t.pile, e.from.side()) -= cards;
            at(t.pile, e.to.side()) |= cards;
            t.debtor = kNoSeat;
            break;
        default: // cut, join, deal: the zones alone show it
            break;
        }
    }
    void operator()(const SeenCards& e) const {
        const CardSet cards(e.cards);
        const auto why = static_cast<GameWord>(e.why);
        if constexpr (kIsView) t.seen |= cards;
        if (static_cast<ZoneKind>(e.zone.kind) != ZoneKind::packet) learn(closed_zone(t, e.zone), cards);
        if (why == GameWord::stop) {
            t.rest_open |= cards;
            return;
        }
        t.claimed.add(e.zone.seat());
        at(t.shown, e.zone.seat()) |= cards;
    }
    void operator()(const SeenSaid& e) const {
        const auto said = static_cast<GameWord>(e.word);
        if (said == GameWord::deal) {
            t.dealer = e.seat;
            t.trick.seats = static_cast<std::uint8_t>(t.seats());
            t.trick.players = SeatSet::all(t.seats());
            t.trick.leader = t.next(e.seat); // SOLO-12
        } else if (said == GameWord::fola) {
            for (std::size_t i = 0; i < t.rest_counts.size(); ++i)
                t.rest_counts[i] = static_cast<std::uint8_t>(e.numbers[i]);
        } else if (said == GameWord::stay) {
            t.asked.add(e.seat);
        } else if (said == GameWord::declare) {
            t.declared.add(e.seat);
        } else if (said == GameWord::versicola) {
            at(t.shown, e.seat) |= CardSet(e.cards);
            if constexpr (kIsView) t.seen |= CardSet(e.cards);
        } else if (said == GameWord::fee) {
            const auto to = static_cast<Seat>(e.numbers[0]);
            add(at(t.fees, e.seat), -e.numbers[1]);
            add(at(t.fees, to), e.numbers[1]);
        }
    }
    void operator()(const SeenTurn& e) const {
        t.due = e.seats;
        t.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const {
        minchiate::note_led(t.suits_led, card_to_follow(t.trick));
        ++at(t.tricks, e.winner);
        t.last_winner = e.winner;
    }
    void operator()(const SeenScored& e) const {
        const Seat seat = seat_of(e.side);
        add(at(t.score, seat), e.points);
        const auto why = static_cast<GameWord>(e.why);
        if (why == GameWord::rob || why == GameWord::exposed || why == GameWord::dealer_rob ||
            why == GameWord::death)
            add(at(t.shared, seat), e.points);
    }
    void operator()(const SeenSides&) const {} // fixed (SOLO-1)
    void operator()(const SeenPaid&) const {}  // there are no resti (SOLO-22)
    void operator()(const SeenOver& e) const {
        for (std::size_t s = 0; s < e.numbers.size(); ++s) t.amounts[s] = e.numbers[s];
        t.phase = Phase::over;
        t.due = {};
    }

private:
    static void add(std::int16_t& sum, int points) { sum = static_cast<std::int16_t>(sum + points); }
    // The cutter robs from the lifted packet; a State keeps its cards with the rest of the pack.
    bool dealt_from_packet(const SeenMoved& e) const {
        if constexpr (kIsView) {
            return false;
        } else {
            if (static_cast<ZoneKind>(e.from.kind) != ZoneKind::packet) return false;
            if (static_cast<ZoneKind>(e.to.kind) == ZoneKind::hand)
                move_cards(&t.stock, &at(t.hand, e.to.seat()), e.count, CardSet(e.cards));
            return true;
        }
    }
    void open(Seat seat, CardSet cards) const {
        if constexpr (kIsView) at(t.open, seat) |= cards;
        at(t.shown, seat) |= cards;
    }
    void go_out(Seat seat, std::uint8_t count) const {
        at(t.discards, seat) = std::exchange(at(t.hand, seat), {});
        at(t.laid, seat) = count;
        at(t.owed, seat) = 0;
        t.asked.add(seat);
        t.out.add(seat);
        t.trick.players.remove(seat);
        t.trick.leader = t.dealer;
        t.trick.leader = t.trick.seat_at(1);
    }
    void play(Seat seat, Card card) const {
        if constexpr (kIsView) {
            t.open = {}; // DEAL-5: until the first card is led
            t.plays.push_back({seat, card});
        }
        note_voids(at(t.voids, seat), card_to_follow(t.trick), card);
        at(t.trick.cards, seat) = card;
        ++t.trick.count;
    }
    void gather(Seat seat, CardSet cards) const {
        at(t.pile, seat) |= cards;
        if (seat != t.last_winner) { // SOLO-14: only the Matto goes to another seat
            t.debtor = seat;
            t.creditor = t.last_winner;
        }
        for (Card& card : t.trick.cards) {
            if (card == kNoCard || !cards.has(card)) continue;
            card = kNoCard;
            --t.trick.count;
        }
        if (t.trick.count > 0) return; // the Matto is still on the table
        ++t.trick.number;
        t.trick.leader = t.last_winner;
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

} // namespace germini::solo

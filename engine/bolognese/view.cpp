#include "engine/bolognese/view.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::bolognese {
namespace {

Seat seat_of(Zone zone) { return static_cast<Seat>(zone.owner); }
Side side_owning(Zone zone) { return static_cast<Side>(zone.owner); }

struct ViewFolder {
    View& v;

    KnownZone* known(Zone zone) const {
        switch (static_cast<ZoneKind>(zone.kind)) {
        case ZoneKind::pack:
            return &v.stock;
        case ZoneKind::hand:
            return &at(v.hand, seat_of(zone));
        case ZoneKind::last_two:
            return &v.last;
        case ZoneKind::discard:
            return &v.discard;
        case ZoneKind::trick:
        case ZoneKind::pile:
            return nullptr; // Public holds these
        }
        return nullptr;
    }
    void move(const SeenMoved& e, CardSet cards) const {
        if (KnownZone* from = known(e.from)) from->take_out(e.count, cards);
        if (KnownZone* to = known(e.to)) to->put_in(e.count, cards);
    }

    void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        move(e, cards);
        if (static_cast<ZoneKind>(e.from.kind) == ZoneKind::pile) at(v.pile, side_owning(e.from)) -= cards;
        if (static_cast<ZoneKind>(e.to.kind) == ZoneKind::pile) at(v.pile, side_owning(e.to)) |= cards;
        if (e.why == word(Said::play) || e.why == word(Said::cover)) play(seat_of(e.from), e.cards[0]);
        if (e.why == word(Said::gather)) v.trick = begun(v.trick.number + 1, v.last_winner);
    }
    // Cards are only looked at in place in the hand of a seat that claims the rest.
    void operator()(const SeenCards& e) const {
        const Seat seat = seat_of(e.zone);
        v.claimed.add(seat);
        at(v.hand, seat).cards = CardSet(e.cards);
        at(v.shown, seat) |= CardSet(e.cards);
    }
    void operator()(const SeenSaid& e) const {
        switch (static_cast<Said>(e.word)) {
        case Said::deal:
            v.dealer = e.seat;
            v.trick.leader = next(e.seat);
            for (std::size_t i = 0; i < kSides; ++i) v.context.score[i] = e.numbers[i];
            break;
        case Said::declare:
            v.declared.add(e.seat);
            break;
        case Said::out:
            v.ending = Ending::called;
            break;
        case Said::busso:
            v.trick.signal = Signal::busso;
            break;
        case Said::striscio:
            v.trick.signal = Signal::striscio;
            break;
        case Said::volo:
            v.trick.signal = Signal::volo;
            break;
        case Said::grande: // a combination is shown
        case Said::suit_sequence:
        case Said::assi:
        case Said::mori:
        case Said::tarocchi:
        case Said::re:
        case Said::regine:
        case Said::cavalli:
        case Said::fanti:
            at(v.shown, e.seat) |= CardSet(e.cards);
            break;
        case Said::call: // its sets follow, each with its own word
        case Said::accept:
        case Said::play_on: // the next due seat shows it
            break;
        case Said::lay: // words of other events, never announced
        case Said::take:
        case Said::discard:
        case Said::play:
        case Said::give:
        case Said::signal:
        case Said::cover:
        case Said::gather:
        case Said::show:
        case Said::paid:
        case Said::cappotto:
        case Said::declaration:
        case Said::sequenza:
        case Said::criccone:
        case Said::scartini:
        case Said::last:
        case Said::missing:
        case Said::claim:
            break;
        }
    }
    void operator()(const SeenDue& e) const {
        v.due = e.seats;
        v.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const {
        ++at(v.tricks, side_of(e.winner));
        ++at(v.tricks_of, e.winner);
        v.last_winner = e.winner;
    }
    void operator()(const SeenScored& e) const {
        std::int16_t& sum = at(v.trick.number == 0 ? v.accuso : v.counted, e.side);
        sum = static_cast<std::int16_t>(sum + e.points);
    }
    void operator()(const SeenSides&) const {} // the sides are fixed (SEAT-1)
    void operator()(const SeenPaid&) const {}  // nothing is paid
    void operator()(const SeenOver& e) const {
        for (std::size_t i = 0; i < kSides; ++i) v.points[i] = e.numbers[i];
        v.phase = Phase::over;
        v.due = {};
    }

private:
    void play(Seat seat, Card card) const {
        note_lacks(v, seat, card);
        at(v.trick.cards, seat) = card;
        ++v.trick.count;
        if (card == kMatto) v.matto_from = seat;
    }
};

} // namespace

View view_of(const Rules& rules, Viewer viewer) {
    View view;
    view.rules = rules;
    view.viewer = viewer;
    return view;
}

void fold(View& view, const SeenEvent& event) {
    dispatch(ViewFolder{view}, event);
    ++view.events;
}

Sight sight(const View& view) {
    return {view, view.viewer.seat, at(view.hand, view.viewer.seat).cards, view.discard.cards, true};
}

} // namespace germini::bolognese

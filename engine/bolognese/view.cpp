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
            return &at(v.discard, seat_of(zone));
        case ZoneKind::trick:
        case ZoneKind::pile:
            return nullptr; // PublicState holds these
        }
        return nullptr;
    }
    void move(const SeenMoved& e, CardSet cards) const {
        if (KnownZone* from = known(e.from)) from->remove(e.count, cards);
        if (KnownZone* to = known(e.to)) to->add(e.count, cards);
    }

    void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        move(e, cards);
        if (static_cast<ZoneKind>(e.from.kind) == ZoneKind::pile) at(v.pile, side_owning(e.from)) -= cards;
        if (static_cast<ZoneKind>(e.to.kind) == ZoneKind::pile) at(v.pile, side_owning(e.to)) |= cards;
        if (e.why == word(GameWord::discard)) {
            std::uint8_t& down = at(v.put_down, seat_of(e.from));
            down = static_cast<std::uint8_t>(down + e.count);
        }
        if (e.why == word(GameWord::play) || e.why == word(GameWord::cover))
            play(seat_of(e.from), e.cards[0]);
        if (e.why == word(GameWord::gather)) v.trick = v.begun(v.trick.number + 1, v.last_winner);
    }
    // Cards are only looked at in place in the hand of a seat that claims the rest.
    void operator()(const SeenCards& e) const {
        const Seat seat = seat_of(e.zone);
        v.claimed.add(seat);
        at(v.hand, seat).cards = CardSet(e.cards);
        at(v.shown, seat) |= CardSet(e.cards);
    }
    void operator()(const SeenSaid& e) const {
        switch (static_cast<GameWord>(e.word)) {
        case GameWord::deal:
            v.dealer = e.seat;
            if (v.shape().alone)
                for (const std::int16_t resting : e.numbers)
                    v.context.resting.add(static_cast<Seat>(resting));
            else
                for (std::size_t i = 0; i < kSides; ++i) v.context.score[i] = e.numbers[i];
            v.trick = v.begun(0, v.next(e.seat));
            break;
        case GameWord::declare:
            v.declared.add(e.seat);
            break;
        case GameWord::out:
            v.ending = Ending::called;
            break;
        case GameWord::busso:
            v.trick.signal = Signal::busso;
            break;
        case GameWord::striscio:
            v.trick.signal = Signal::striscio;
            break;
        case GameWord::volo:
            v.trick.signal = Signal::volo;
            break;
        case GameWord::grande: // a combination is shown
        case GameWord::suit_sequence:
        case GameWord::assi:
        case GameWord::mori:
        case GameWord::tarocchi:
        case GameWord::re:
        case GameWord::regine:
        case GameWord::cavalli:
        case GameWord::fanti:
            at(v.shown, e.seat) |= CardSet(e.cards);
            break;
        case GameWord::passo:
            v.note_bid(e.seat, Bid::passo);
            break;
        case GameWord::posso:
            v.note_bid(e.seat, Bid::posso);
            break;
        case GameWord::di_mio: // the sides follow
        case GameWord::va_bene:
        case GameWord::call: // its sets follow, each with its own word
        case GameWord::accept:
        case GameWord::play_on: // the next due seat shows it
            break;
        case GameWord::lay: // words of other events, never announced
        case GameWord::take:
        case GameWord::discard:
        case GameWord::play:
        case GameWord::give:
        case GameWord::signal:
        case GameWord::cover:
        case GameWord::gather:
        case GameWord::show:
        case GameWord::paid:
        case GameWord::cappotto:
        case GameWord::declaration:
        case GameWord::sequenza:
        case GameWord::criccone:
        case GameWord::scartini:
        case GameWord::last:
        case GameWord::missing:
        case GameWord::claim:
        case GameWord::bid:
        case GameWord::answer:
            break;
        }
    }
    void operator()(const SeenTurn& e) const {
        v.due = e.seats;
        v.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const {
        v.note_winner(e.winner);
        ++at(v.tricks_of, e.winner);
    }
    void operator()(const SeenScored& e) const {
        std::int16_t& sum = at(v.trick.number == 0 ? v.accuso : v.counted, e.side);
        sum = static_cast<std::int16_t>(sum + e.points);
    }
    void operator()(const SeenSides& e) const {
        for (int s = 0; s < v.seats(); ++s)
            if (const auto seat = static_cast<Seat>(s); e.sides[static_cast<std::size_t>(s)] == Side{0})
                v.set_soloist(seat);
    }
    void operator()(const SeenPaid&) const {} // nothing is paid
    void operator()(const SeenOver& e) const {
        for (std::size_t i = 0; i < e.numbers.size(); ++i) v.points[i] = e.numbers[i];
        if (v.shape().bidding && v.soloist == kNoSeat) v.ending = Ending::annulled; // D-14
        v.phase = Phase::over;
        v.due = {};
    }

private:
    void play(Seat seat, Card card) const {
        note_voids(v, seat, card);
        at(v.trick.cards, seat) = card;
        ++v.trick.count;
        if (card == kMatto) v.matto_from = seat;
    }
};

} // namespace

View view_of(const Rules& rules, Viewer viewer) {
    View view;
    view.rules = rules;
    view.sides = first_sides(view.shape());
    view.viewer = viewer;
    return view;
}

void fold(View& view, const SeenEvent& event) {
    dispatch(ViewFolder{view}, event);
    ++view.events;
}

InformationState information_state(const View& view) {
    const Seat seat = view.viewer.seat;
    InformationState out{view, seat, at(view.hand, seat).cards, at(view.discard, seat).cards, true};
    for (std::size_t s = 0; s < out.hand_counts.size(); ++s) out.hand_counts[s] = view.hand[s].count;
    return out;
}

} // namespace germini::bolognese

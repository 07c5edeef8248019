#include "engine/siciliano/view.hpp"

#include "engine/core/dispatch.hpp"

namespace germini::siciliano {
namespace {

Seat seat_owning(Zone zone) { return static_cast<Seat>(zone.owner); }
Side pile_owner(Zone zone) { return static_cast<Side>(zone.owner); }

struct ViewFolder {
    View& v;

    KnownZone* known(Zone zone) const {
        switch (static_cast<ZoneKind>(zone.kind)) {
        case ZoneKind::pack:
            return &v.stock;
        case ZoneKind::hand:
            return &at(v.hand, seat_owning(zone));
        case ZoneKind::discard:
            return &v.discard;
        case ZoneKind::trick:
        case ZoneKind::pile:
            return nullptr; // PublicState holds these
        }
        return nullptr;
    }

    void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        if (KnownZone* from = known(e.from)) from->remove(e.count, cards);
        if (KnownZone* to = known(e.to)) to->add(e.count, cards);
        if (e.why == word(GameWord::deal) && seat_owning(e.to) == next(v.dealer)) ++v.round;
        if (e.why == word(GameWord::play) || e.why == word(GameWord::fujutu))
            note_card(v, seat_owning(e.from), e.cards[0]);
        if (e.why == word(GameWord::discard)) v.discarded = true;
        if (e.why == word(GameWord::paid)) return v.note_paid(pile_owner(e.from), e.cards[0]);
        if (static_cast<ZoneKind>(e.to.kind) == ZoneKind::pile) at(v.pile, pile_owner(e.to)) |= cards;
        if (e.why == word(GameWord::gather)) v.begin_trick(v.trick.number + 1, v.last_winner);
    }
    void operator()(const SeenCards& e) const {
        if (static_cast<ZoneKind>(e.zone.kind) == ZoneKind::pack) {
            v.stock.cards |= CardSet(e.cards);
            return;
        }
        const Seat seat = seat_owning(e.zone);
        at(v.hand, seat).cards |= CardSet(e.cards);
        at(v.shown, seat) |= CardSet(e.cards);
    }
    void operator()(const SeenSaid& e) const {
        switch (static_cast<GameWord>(e.word)) {
        case GameWord::deal:
            v.dealer = e.seat;
            v.begin_trick(0, next(e.seat));
            break;
        case GameWord::announce:
            announced(e);
            break;
        case GameWord::giove:
        case GameWord::balla:
        case GameWord::batto:
        case GameWord::batto_senza_giove:
        case GameWord::batto_forte:
        case GameWord::sfondo:
        case GameWord::sfondissimo:
        case GameWord::sfondo_i_tavoli:
        case GameWord::a_due:
        case GameWord::a_tutti:
        case GameWord::maggiori_bianchi:
        case GameWord::minore_bianco:
            v.note_call(e.seat, static_cast<Call>(e.word - word(GameWord::giove)));
            break;
        case GameWord::expose: // the cards follow
        case GameWord::mischio:
        case GameWord::tengo: // the next due seat shows it
        case GameWord::owing:
            break;
        case GameWord::peek: // words of other events, never announced
        case GameWord::say:
        case GameWord::monte:
        case GameWord::discard:
        case GameWord::play:
        case GameWord::fujutu:
        case GameWord::gather:
        case GameWord::paid:
        case GameWord::show:
        case GameWord::decine: // parts of offers
        case GameWord::arie:
        case GameWord::re:
        case GameWord::trionfi:
        case GameWord::calls:
            break;
        }
    }
    void operator()(const SeenTurn& e) const {
        v.due = e.seats;
        v.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const { v.note_winner(e.winner); }
    void operator()(const SeenScored&) const {} // points are in the hand's end
    void operator()(const SeenSides&) const {}  // the sides are fixed
    void operator()(const SeenPaid&) const {}   // nothing is paid
    void operator()(const SeenOver& e) const {
        if (e.numbers.empty()) return v.note_over(Ending::annulled);
        for (std::size_t i = 0; i < kSides; ++i) {
            v.totals[i] = e.numbers[i];
            v.gains[i] = e.numbers[i + kSides];
        }
        v.note_over(Ending::counted);
    }

private:
    void announced(const SeenSaid& e) const {
        const auto number = [&](std::size_t i) { return static_cast<std::uint8_t>(e.numbers[i]); };
        const Announcement said{number(0) != 0, CardSet(e.cards), number(1), number(2), number(3)};
        v.note_statement(e.seat, said);
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

InformationState information_state(const View& view) {
    const Seat seat = view.viewer.seat;
    return {view, seat, at(view.hand, seat).cards, seat == view.dealer ? view.discard.cards : CardSet{}};
}

} // namespace germini::siciliano

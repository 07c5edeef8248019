#include "engine/minchiate/view.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/inference.hpp"
#include "engine/minchiate/turn.hpp"

namespace germini::minchiate {
namespace {

Seat seat_of(Zone zone) { return static_cast<Seat>(zone.owner); }
Side side_owning(Zone zone) { return static_cast<Side>(zone.owner); }
bool is(WordId said, GameWord wanted) { return said == word(wanted); }

std::int16_t signed_for(Side side, int points) {
    return static_cast<std::int16_t>(index(side) == 0 ? points : -points);
}

struct ViewFolder {
    View& v;

    KnownZone* known(Zone zone) const {
        switch (static_cast<ZoneKind>(zone.kind)) {
        case ZoneKind::pack:
            return &v.stock;
        case ZoneKind::packet:
            return &v.packet;
        case ZoneKind::hand:
            return &at(v.hand, seat_of(zone));
        case ZoneKind::fola:
            return &v.fola;
        case ZoneKind::discard:
            return &at(v.discards, seat_of(zone));
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
        v.seen |= cards;
        move(e, cards);
        switch (static_cast<GameWord>(e.why)) {
        case GameWord::rob:
        case GameWord::take:
            open(seat_of(e.to), cards);
            at(v.owed, seat_of(e.to)) = static_cast<std::uint8_t>(at(v.owed, seat_of(e.to)) + e.count);
            if (static_cast<ZoneKind>(e.from.kind) == ZoneKind::packet) v.robbed = e.count;
            break;
        case GameWord::expose:
            open(seat_of(e.to), cards);
            break;
        case GameWord::discard:
            at(v.owed, seat_of(e.from)) = 0;
            break;
        case GameWord::pass:
            note_passed(v, seat_of(e.from));
            break;
        case GameWord::show:
            forget_shown(v, seat_of(e.from), cards);
            at(v.discarded, seat_of(e.from)) |= cards;
            v.fola_open |= cards;
            break;
        case GameWord::play:
            play(seat_of(e.from), e.cards[0]);
            v.plays.push_back({seat_of(e.from), e.cards[0]});
            break;
        case GameWord::gather:
            gather(side_owning(e.to), cards);
            break;
        case GameWord::debt:
        case GameWord::give:
        case GameWord::surrender:
            at(v.pile, side_owning(e.from)) -= cards;
            at(v.pile, side_owning(e.to)) |= cards;
            v.debtor = kNoSide;
            break;
        case GameWord::cut: // the zones alone show it
        case GameWord::join:
        case GameWord::deal:
        case GameWord::lay:
            break;
        case GameWord::stop: // words of other events; they move no cards
        case GameWord::peek:
        case GameWord::look:
        case GameWord::fola:
        case GameWord::declare:
        case GameWord::versicola:
        case GameWord::fall:
        case GameWord::exposed:
        case GameWord::dealer_rob:
        case GameWord::declaration:
        case GameWord::death:
        case GameWord::cards:
        case GameWord::tricks:
        case GameWord::last:
        case GameWord::end:
        case GameWord::bonus:
        case GameWord::interruption:
        case GameWord::desertion:
        case GameWord::claim:
        case GameWord::accept:
        case GameWord::play_on:
            break;
        }
    }
    void operator()(const SeenCards& e) const {
        const CardSet cards(e.cards);
        v.seen |= cards;
        if (is(e.why, GameWord::peek)) v.peeked |= cards;
        if (is(e.why, GameWord::stop)) v.fola_open |= cards;
        if (is(e.why, GameWord::stop) && static_cast<ZoneKind>(e.zone.kind) == ZoneKind::packet)
            v.stopper = cards;
        if (is(e.why, GameWord::look) && v.rules.fola_view == FolaView::faceup_suits)
            v.fola_open |= cards & kSuitCardsAll; // FOLA-6
        if (static_cast<ZoneKind>(e.zone.kind) == ZoneKind::fola) v.fola.cards |= cards;
        if (is(e.why, GameWord::fall)) {
            v.fallen.add(seat_of(e.zone));
            lay_open(seat_of(e.zone), cards);
        }
        if (is(e.why, GameWord::claim)) {
            v.claimed.add(seat_of(e.zone));
            lay_open(seat_of(e.zone), cards);
        }
    }
    void operator()(const SeenSaid& e) const {
        if (is(e.word, GameWord::deal)) {
            v.dealer = e.seat;
            v.trick.leader = next(e.seat);
        } else if (is(e.word, GameWord::fola)) {
            for (std::size_t i = 0; i < v.fola_counts.size(); ++i)
                v.fola_counts[i] = static_cast<std::uint8_t>(e.numbers[i]);
        } else if (is(e.word, GameWord::declare)) {
            v.declared.add(e.seat);
        } else if (is(e.word, GameWord::versicola)) {
            at(v.declared_cards, e.seat) |= CardSet(e.cards);
            at(v.shown, e.seat) |= CardSet(e.cards);
            v.seen |= CardSet(e.cards);
        }
    }
    void operator()(const SeenTurn& e) const {
        v.due = e.seats;
        v.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const SeenTrick& e) const {
        const Card set = card_to_follow(v, kSeats);
        if (is_suit_card(set))
            v.suits_led = static_cast<std::uint8_t>(v.suits_led | 1u << static_cast<unsigned>(suit_of(set)));
        ++at(v.tricks, side_of(e.winner));
        ++at(v.tricks_of, e.winner);
        v.last_winner = e.winner;
    }
    void operator()(const SeenScored& e) const {
        // The end count's lines do not move the running lead (END-6).
        const bool counted = is(e.why, GameWord::versicola) || is(e.why, GameWord::cards) ||
                             is(e.why, GameWord::tricks) || is(e.why, GameWord::last);
        if (!counted) v.lead = static_cast<std::int16_t>(v.lead + signed_for(e.side, e.points));
    }
    void operator()(const SeenSides&) const {} // the sides are fixed (SEAT-1)
    void operator()(const SeenPaid& e) const {
        at(v.resti, e.side) = static_cast<std::uint8_t>(at(v.resti, e.side) + e.amount);
        if (is(e.why, GameWord::play))
            v.lead = static_cast<std::int16_t>(v.lead - signed_for(e.side, kResto * e.amount));
    }
    void operator()(const SeenOver& e) const {
        v.end = e.numbers[0];
        v.phase = Phase::over;
        v.due = {};
    }

private:
    void lay_open(Seat seat, CardSet cards) const {
        at(v.hand, seat).cards = cards;
        at(v.shown, seat) |= cards;
    }
    void open(Seat seat, CardSet cards) const {
        at(v.open, seat) |= cards;
        at(v.shown, seat) |= cards;
    }
    void play(Seat seat, Card card) const {
        v.open = {}; // DEAL-5: until the first card is led
        note_voids(v, seat, card);
        at(v.trick.cards, seat) = card;
        ++v.trick.count;
        if (card == kMatto) v.matto_from = seat;
    }
    void gather(Side side, CardSet cards) const {
        at(v.pile, side) |= cards;
        if (side != side_of(v.last_winner)) v.debtor = side;
        for (Card& card : v.trick.cards) {
            if (card == kNoCard || !cards.has(card)) continue;
            card = kNoCard;
            --v.trick.count;
        }
        if (v.trick.count > 0) return;
        ++v.trick.number;
        if (!v.fallen.has(v.last_winner)) v.trick.leader = v.last_winner;
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
    CardSet fallen_hand;
    if (view.phase == Phase::play && !view.fallen.empty()) {
        const Seat hand_of = to_play(view);
        if (view.fallen.has(hand_of)) fallen_hand = at(view.hand, hand_of).cards;
    }
    CardSet held_open = view.cutter_or_dealer;
    for (const CardSet& cards : view.shown) held_open |= cards;
    const bool cutter = seat == cutter_of(view.dealer);
    InformationState out{view, seat, at(view.hand, seat).cards, fallen_hand, true};
    out.put_down = at(view.discards, seat).cards;
    out.fola = view.fola.cards | ((view.peeked | view.stopper) - held_open);
    if (cutter) out.passed = at(view.hand, view.dealer).cards;
    for (std::size_t s = 0; s < kSeats; ++s) {
        out.hand_counts[s] = view.hand[s].count;
        out.put_down_counts[s] = view.discards[s].count;
    }
    out.fola_count = view.fola.count;
    return out;
}

} // namespace germini::minchiate

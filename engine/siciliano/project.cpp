#include "engine/siciliano/project.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/siciliano/names.hpp"

namespace germini::siciliano {
namespace {

using enum ZoneKind;

// A move of cards that everybody may see.
SeenMoved open_move(Zone from, Zone to, GameWord why, const CardList& cards) {
    return {from, to, word(why), static_cast<std::uint8_t>(cards.size()), kNoSeat, cards};
}
// A move of cards: shown if `know`, otherwise only their number.
SeenMoved closed_move(Zone from, Zone to, GameWord why, const CardList& cards, bool know) {
    return {from, to, word(why), static_cast<std::uint8_t>(cards.size()), kNoSeat, know ? cards : CardList{}};
}

// One branch per event type and no default: a new event does not compile until its audience is decided.
struct Projector {
    Viewer viewer;

    SeenEvent operator()(const Opened& e) const { return SeenSaid{e.dealer, word(GameWord::deal), {}, {}}; }
    SeenEvent operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards, viewer.is(e.seat));
    }
    SeenEvent operator()(const Chosen& e) const {
        Numbers numbers;
        for (const std::int8_t position : e.positions) numbers.push_back(position);
        return SeenSaid{e.dealer, word(GameWord::expose), {}, numbers};
    }
    SeenEvent operator()(const Exposed& e) const {
        return SeenCards{zone(hand, e.seat), word(GameWord::expose), 1, SeatSet::all(kSeats),
                         CardList{e.card}};
    }
    SeenEvent operator()(const Peeked& e) const {
        return SeenCards{zone(pack), word(GameWord::peek), 1, SeatSet(e.dealer),
                         viewer.is(e.dealer) ? CardList{e.card} : CardList{}};
    }
    SeenEvent operator()(const Announced& e) const {
        return SeenSaid{e.seat, word(GameWord::announce), list_of(e.said.decine),
                        Numbers{e.said.tengo ? std::int16_t{1} : std::int16_t{0}, e.said.arie, e.said.re,
                                e.said.trionfi}};
    }
    SeenEvent operator()(const Said& e) const {
        return SeenSaid{e.seat, word(e.mischio ? GameWord::mischio : GameWord::tengo), {}, {}};
    }
    SeenEvent operator()(const MonteTaken& e) const {
        return closed_move(zone(pack), zone(hand, e.dealer), GameWord::monte, e.cards, viewer.is(e.dealer));
    }
    SeenEvent operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::discard, e.cards,
                           viewer.is(e.seat));
    }
    SeenEvent operator()(const Called& e) const { return SeenSaid{e.seat, word(e.call), {}, {}}; }
    SeenEvent operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), GameWord::play, CardList{e.card});
    }
    SeenEvent operator()(const FujutuPlayed& e) const {
        return open_move(zone(hand, e.seat), zone(pile, side_of(e.seat)), GameWord::fujutu,
                         CardList{kFujutu});
    }
    SeenEvent operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    SeenEvent operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), GameWord::gather, e.cards);
    }
    SeenEvent operator()(const Owing& e) const { return SeenSaid{e.seat, word(GameWord::owing), {}, {}}; }
    SeenEvent operator()(const Paid& e) const {
        return open_move(zone(pile, e.from), zone(pile, other(e.from)), GameWord::paid, CardList{e.card});
    }
    SeenEvent operator()(const DiscardShown& e) const {
        return open_move(zone(discard, e.dealer), zone(pile, side_of(e.dealer)), GameWord::show, e.cards);
    }
    SeenEvent operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    SeenEvent operator()(const Over& e) const {
        if (e.ending == Ending::annulled) return SeenOver{};
        return SeenOver{Numbers{e.totals[0], e.totals[1], e.gains[0], e.gains[1]}};
    }
};

} // namespace

SeenEvent project(const Event& event, Viewer viewer) { return dispatch(Projector{viewer}, event); }

} // namespace germini::siciliano

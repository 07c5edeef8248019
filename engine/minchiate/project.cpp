#include "engine/minchiate/project.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/minchiate/names.hpp"
#include "engine/minchiate/state.hpp"

namespace germini::minchiate {
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
SeenMoved count_move(Zone from, Zone to, GameWord why, int count) {
    return {from, to, word(why), static_cast<std::uint8_t>(count), kNoSeat, {}};
}
SeenCards open_look(Zone where, GameWord why, const CardList& cards) {
    return {where, word(why), static_cast<std::uint8_t>(cards.size()), SeatSet::all(kSeats), cards};
}

// One branch per event type and no default: a new event does not compile until its audience is decided.
struct Projector {
    Viewer viewer;

    bool is(Seat seat) const { return viewer.is(seat); }

    SeenEvent operator()(const Opened& e) const { return SeenSaid{e.dealer, word(GameWord::deal), {}, {}}; }
    SeenEvent operator()(const Cut& e) const {
        return count_move(zone(pack), zone(packet, e.cutter), GameWord::cut, e.lifted);
    }
    SeenEvent operator()(const Robbed& e) const {
        return open_move(zone(packet, e.cutter), zone(hand, e.cutter), GameWord::rob, e.cards);
    }
    SeenEvent operator()(const Stopped& e) const {
        return open_look(zone(packet, e.cutter), GameWord::stop, CardList{e.card});
    }
    SeenEvent operator()(const Peeked& e) const {
        return SeenCards{zone(packet, e.cutter), word(GameWord::peek),
                         static_cast<std::uint8_t>(e.cards.size()), SeatSet(e.cutter),
                         is(e.cutter) ? e.cards : CardList{}};
    }
    SeenEvent operator()(const Joined& e) const {
        return count_move(zone(packet, e.cutter), zone(pack), GameWord::join, e.count);
    }
    SeenEvent operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards, is(e.seat));
    }
    SeenEvent operator()(const Exposed& e) const {
        return open_move(zone(pack), zone(hand, e.seat), GameWord::expose, CardList{e.card});
    }
    SeenEvent operator()(const FolaLaid& e) const {
        return count_move(zone(pack), zone(fola), GameWord::lay, static_cast<int>(e.cards.size()));
    }
    SeenEvent operator()(const DealerRobbed& e) const {
        return open_move(zone(fola), zone(hand, e.dealer), GameWord::rob, e.cards);
    }
    SeenEvent operator()(const DealerStopped& e) const {
        return open_look(zone(fola), GameWord::stop, CardList{e.card});
    }
    SeenEvent operator()(const Taken& e) const {
        return open_move(zone(fola), zone(hand, e.dealer), GameWord::take, e.cards);
    }
    SeenEvent operator()(const FolaSeen& e) const {
        SeatSet by(e.dealer);
        by.add(partner(e.dealer));
        CardList cards;
        if (!viewer.spectator() && by.has(viewer.seat)) {
            cards = e.cards;
        } else if (e.open_suits) { // FOLA-6: only the suit cards are face up
            for (Card card : e.cards)
                if (!is_trump(card) && card != kMatto) cards.push_back(card);
        }
        return SeenCards{zone(fola), word(GameWord::look), static_cast<std::uint8_t>(e.cards.size()), by,
                         cards};
    }
    SeenEvent operator()(const FolaCounted& e) const {
        Numbers numbers;
        for (std::uint8_t count : e.counts) numbers.push_back(count); // FOLA-7: the trumps are not announced
        return SeenSaid{e.speaker, word(GameWord::fola), {}, numbers};
    }
    SeenEvent operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::discard, e.cards, is(e.seat));
    }
    SeenEvent operator()(const Passed& e) const {
        return closed_move(zone(hand, e.cutter), zone(hand, e.dealer), GameWord::pass, e.cards,
                           is(e.cutter) || is(e.dealer));
    }
    SeenEvent operator()(const DiscardsTurnedUp& e) const {
        return open_move(zone(discard, e.seat), zone(fola), GameWord::show, e.cards);
    }
    SeenEvent operator()(const Declared& e) const {
        return SeenSaid{e.seat, word(GameWord::declare), {}, Numbers{e.count}};
    }
    SeenEvent operator()(const VersicolaShown& e) const {
        return SeenSaid{e.seat, word(GameWord::versicola), e.cards, {}};
    }
    SeenEvent operator()(const Played& e) const {
        SeenMoved seen = open_move(zone(hand, e.seat), zone(trick), GameWord::play, CardList{e.card});
        seen.by = e.by;
        return seen;
    }
    SeenEvent operator()(const Fell& e) const {
        return open_look(zone(hand, e.seat), GameWord::fall, e.cards);
    }
    SeenEvent operator()(const Claimed& e) const {
        return open_look(zone(hand, e.seat), GameWord::claim, e.cards);
    }
    SeenEvent operator()(const Answered& e) const {
        return SeenSaid{e.seat, word(e.accepts ? GameWord::accept : GameWord::play_on), {}, {}};
    }
    SeenEvent operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    SeenEvent operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), GameWord::gather, e.cards);
    }
    SeenEvent operator()(const DebtSettled& e) const {
        SeenMoved seen =
            open_move(zone(pile, e.from), zone(pile, other(e.from)), GameWord::debt, CardList{e.card});
        seen.why = word(e.how);
        return seen;
    }
    SeenEvent operator()(const Scored& e) const { return SeenScored{e.side, e.points, word(e.why), e.cards}; }
    SeenEvent operator()(const Paid& e) const { return SeenPaid{e.side, e.resti, word(e.when)}; }
    SeenEvent operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    SeenEvent operator()(const Over& e) const { return SeenOver{Numbers{e.lead}}; }
};

} // namespace

SeenEvent project(const Event& event, Viewer viewer) { return dispatch(Projector{viewer}, event); }

} // namespace germini::minchiate

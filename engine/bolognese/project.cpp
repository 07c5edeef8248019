#include "engine/bolognese/project.hpp"

#include "engine/bolognese/names.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {
namespace {

using enum ZoneKind;

// A move of cards that everybody may see.
SeenMoved open_move(Zone from, Zone to, WordId why, const CardList& cards) {
    return {from, to, why, static_cast<std::uint8_t>(cards.size()), kNoSeat, cards};
}
// A move of cards: shown if `know`, otherwise only their number.
SeenMoved closed_move(Zone from, Zone to, GameWord why, const CardList& cards, bool know) {
    return {from, to, word(why), static_cast<std::uint8_t>(cards.size()), kNoSeat, know ? cards : CardList{}};
}

// One branch per event type and no default: a new event does not compile until its audience is decided.
struct Projector {
    Viewer viewer;

    bool is(Seat seat) const { return viewer.is(seat); }

    SeenEvent operator()(const Opened& e) const {
        Numbers numbers;
        if (shape_of(e.rules).alone)
            for (const Seat resting : e.context.resting)
                numbers.push_back(static_cast<std::int16_t>(index(resting)));
        else
            for (const std::int16_t score : e.context.score) numbers.push_back(score);
        return SeenSaid{e.dealer, word(GameWord::deal), {}, numbers};
    }
    SeenEvent operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), GameWord::deal, e.cards, is(e.seat));
    }
    SeenEvent operator()(const LastLaid& e) const {
        return closed_move(zone(pack), zone(last_two, e.dealer), GameWord::lay, e.cards, false);
    }
    SeenEvent operator()(const Called& e) const {
        return SeenSaid{e.seat, word(GameWord::call), {}, Numbers{e.count}};
    }
    SeenEvent operator()(const LastTaken& e) const {
        return closed_move(zone(last_two, e.dealer), zone(hand, e.dealer), GameWord::take, e.cards,
                           is(e.dealer));
    }
    SeenEvent operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.seat), zone(discard, e.seat), GameWord::discard, e.cards, is(e.seat));
    }
    SeenEvent operator()(const Declared& e) const {
        return SeenSaid{e.seat, word(GameWord::declare), {}, Numbers{e.count}};
    }
    SeenEvent operator()(const CombinationShown& e) const {
        return SeenSaid{e.seat, word(e.kind), e.cards, {}};
    }
    SeenEvent operator()(const CalledOut& e) const {
        return SeenSaid{e.seat, word(GameWord::out), {}, Numbers{e.points}};
    }
    SeenEvent operator()(const Signalled& e) const { return SeenSaid{e.seat, word(e.signal), {}, {}}; }
    SeenEvent operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), word(GameWord::play), CardList{e.card});
    }
    SeenEvent operator()(const Covered& e) const {
        return open_move(zone(hand, e.by.seat), zone(pile, e.by.side), word(GameWord::cover),
                         CardList{kMatto});
    }
    SeenEvent operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    SeenEvent operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), word(GameWord::gather), e.cards);
    }
    SeenEvent operator()(const DiscardShown& e) const {
        return open_move(zone(discard, e.by.seat), zone(pile, e.by.side), word(GameWord::show), e.cards);
    }
    SeenEvent operator()(const Transferred& e) const {
        SeenMoved seen =
            open_move(zone(pile, e.between.from), zone(pile, e.between.to), word(e.how), e.cards);
        seen.by = e.by;
        return seen;
    }
    SeenEvent operator()(const Scored& e) const {
        return SeenScored{e.side, e.points, word(e.why, e.kind), e.cards};
    }
    SeenEvent operator()(const Claimed& e) const {
        return SeenCards{zone(hand, e.seat), word(GameWord::claim), static_cast<std::uint8_t>(e.cards.size()),
                         SeatSet::all(static_cast<int>(e.seats)), e.cards};
    }
    SeenEvent operator()(const Answered& e) const {
        return SeenSaid{e.seat, word(e.accepts ? GameWord::accept : GameWord::play_on), {}, {}};
    }
    SeenEvent operator()(const Bidden& e) const { return SeenSaid{e.seat, word(e.bid), {}, {}}; }
    SeenEvent operator()(const BidAnswered& e) const {
        return SeenSaid{e.seat, word(e.objects ? GameWord::di_mio : GameWord::va_bene), {}, {}};
    }
    SeenEvent operator()(const SoloistFound& e) const {
        SeenSides seen;
        for (int s = 0; s < static_cast<int>(e.seats); ++s)
            seen.sides.push_back(s == index(e.soloist) ? Side{0} : Side{1});
        return seen;
    }
    SeenEvent operator()(const PozzoTaken& e) const {
        return closed_move(zone(pack), zone(hand, e.soloist), GameWord::take, e.cards, is(e.soloist));
    }
    SeenEvent operator()(const PozzoShown& e) const {
        return open_move(zone(pack), zone(pile, e.side), word(GameWord::show), e.cards);
    }
    SeenEvent operator()(const Due& e) const { return SeenTurn{e.seats, static_cast<PhaseId>(e.phase)}; }
    SeenEvent operator()(const Over& e) const {
        Numbers numbers;
        for (const std::int16_t points : e.points) numbers.push_back(points);
        return SeenOver{numbers};
    }
};

} // namespace

SeenEvent project(const Event& event, Viewer viewer) { return dispatch(Projector{viewer}, event); }

} // namespace germini::bolognese

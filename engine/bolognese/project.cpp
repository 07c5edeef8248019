#include "engine/bolognese/project.hpp"

#include "engine/bolognese/names.hpp"
#include "engine/bolognese/state.hpp"
#include "engine/core/dispatch.hpp"

namespace germini::bolognese {
namespace {

using enum ZoneKind;

// A move of cards that everybody may see.
SeenMoved open_move(Zone from, Zone to, Word why, const CardRun& cards) {
    return {from, to, why, static_cast<std::uint8_t>(cards.size()), kNoSeat, cards};
}
// A move of cards: shown if `know`, otherwise only their number.
SeenMoved closed_move(Zone from, Zone to, Said why, const CardRun& cards, bool know) {
    return {from, to, word(why), static_cast<std::uint8_t>(cards.size()), kNoSeat, know ? cards : CardRun{}};
}

// One branch per event type and no default: a new event does not compile until its audience is decided.
struct Projector {
    Viewer viewer;

    bool is(Seat seat) const { return viewer.is(seat); }

    SeenEvent operator()(const Opened& e) const {
        Numbers numbers;
        for (const std::int16_t score : e.context.score) numbers.push_back(score);
        return SeenSaid{e.dealer, word(Said::deal), {}, numbers};
    }
    SeenEvent operator()(const Dealt& e) const {
        return closed_move(zone(pack), zone(hand, e.seat), Said::deal, e.cards, is(e.seat));
    }
    SeenEvent operator()(const LastLaid& e) const {
        return closed_move(zone(pack), zone(last_two, e.dealer), Said::lay, e.cards, false);
    }
    SeenEvent operator()(const Called& e) const {
        return SeenSaid{e.dealer, word(Said::call), {}, Numbers{e.count}};
    }
    SeenEvent operator()(const LastTaken& e) const {
        return closed_move(zone(last_two, e.dealer), zone(hand, e.dealer), Said::take, e.cards, is(e.dealer));
    }
    SeenEvent operator()(const Discarded& e) const {
        return closed_move(zone(hand, e.dealer), zone(discard, e.dealer), Said::discard, e.cards,
                           is(e.dealer));
    }
    SeenEvent operator()(const Declared& e) const {
        return SeenSaid{e.seat, word(Said::declare), {}, Numbers{e.count}};
    }
    SeenEvent operator()(const Shown& e) const { return SeenSaid{e.seat, word(e.kind), e.cards, {}}; }
    SeenEvent operator()(const CalledOut& e) const {
        return SeenSaid{e.seat, word(Said::out), {}, Numbers{e.points}};
    }
    SeenEvent operator()(const Signalled& e) const { return SeenSaid{e.seat, word(e.signal), {}, {}}; }
    SeenEvent operator()(const Played& e) const {
        return open_move(zone(hand, e.seat), zone(trick), word(Said::play), CardRun{e.card});
    }
    SeenEvent operator()(const Covered& e) const {
        return open_move(zone(hand, e.seat), zone(pile, side_of(e.seat)), word(Said::cover), CardRun{kMatto});
    }
    SeenEvent operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
    SeenEvent operator()(const Gathered& e) const {
        return open_move(zone(trick), zone(pile, e.side), word(Said::gather), e.cards);
    }
    SeenEvent operator()(const DiscardShown& e) const {
        return open_move(zone(discard, e.dealer), zone(pile, side_of(e.dealer)), word(Said::show), e.cards);
    }
    SeenEvent operator()(const Transferred& e) const {
        SeenMoved seen = open_move(zone(pile, e.from), zone(pile, other(e.from)), word(e.how), e.cards);
        seen.by = e.by;
        return seen;
    }
    SeenEvent operator()(const Scored& e) const {
        return SeenScored{e.side, e.points, word(e.why, e.kind), e.cards};
    }
    SeenEvent operator()(const Claimed& e) const {
        return SeenCards{zone(hand, e.seat), word(Said::claim), static_cast<std::uint8_t>(e.cards.size()),
                         SeatSet::all(kSeats), e.cards};
    }
    SeenEvent operator()(const Answered& e) const {
        return SeenSaid{e.seat, word(e.accepts ? Said::accept : Said::play_on), {}, {}};
    }
    SeenEvent operator()(const Due& e) const { return SeenDue{e.seats, static_cast<PhaseId>(e.phase)}; }
    SeenEvent operator()(const Over& e) const {
        Numbers numbers;
        for (const std::int16_t points : e.points) numbers.push_back(points);
        return SeenOver{numbers};
    }
};

} // namespace

SeenEvent project(const Event& event, Viewer viewer) { return dispatch(Projector{viewer}, event); }

} // namespace germini::bolognese

// What viewers of the toy game are sent, and what they know from it.
#include "tests/support/toy_game.hpp"
#include "tests/support/toy_words.hpp"

namespace germini::toy {
namespace {

SeenMoved moved(Zone from, Zone to, Why why, const CardList& cards, bool known) {
    SeenMoved seen{from, to, why, static_cast<std::uint8_t>(cards.size()), kNoSeat, {}};
    if (known) seen.cards = cards;
    return seen;
}

} // namespace

SeenEvent Toy::project(const Event& event, Viewer viewer) {
    struct Project {
        Viewer v;
        SeenEvent operator()(const Opened& e) const {
            Numbers points;
            for (const std::int16_t one : e.context.points) points.push_back(one);
            return SeenSaid{e.dealer, deal, {}, points};
        }
        SeenEvent operator()(const Spoke& e) const {
            return SeenSaid{e.seat, static_cast<WordId>(e.alone ? alone : pass), {}, {}};
        }
        SeenEvent operator()(const SidesMade& e) const {
            SeenSides seen;
            for (int s = 0; s < e.seats; ++s)
                seen.sides.push_back(static_cast<Seat>(s) == e.alone ? Side{0} : Side{1});
            return seen;
        }
        SeenEvent operator()(const Dealt& e) const {
            return moved(zone(pack), zone(hand, e.seat), deal, e.cards, v.is(e.seat));
        }
        SeenEvent operator()(const MonteTaken& e) const {
            return moved(zone(pack), zone(hand, e.seat), take, e.cards, v.is(e.seat));
        }
        SeenEvent operator()(const Discarded& e) const {
            return moved(zone(hand, e.seat), zone(discard, e.seat), put, e.cards, v.is(e.seat));
        }
        SeenEvent operator()(const Played& e) const {
            return moved(zone(hand, e.seat), zone(trick), play, CardList{e.card}, true);
        }
        SeenEvent operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
        SeenEvent operator()(const Said& e) const { return SeenSaid{e.seat, e.word, e.cards, e.numbers}; }
        SeenEvent operator()(const TurnedUp& e) const {
            return SeenCards{zone(hand, e.seat), show, 1, SeatSet::all(kMaxSeats), CardList{e.card}};
        }
        SeenEvent operator()(const CalledOut& e) const { return SeenSaid{e.seat, out, {}, {}}; }
        SeenEvent operator()(const Due& e) const {
            return SeenTurn{SeatSet(e.seat), static_cast<PhaseId>(e.phase)};
        }
        SeenEvent operator()(const Over& e) const {
            SeenOver seen;
            for (std::int16_t points : e.points) seen.numbers.push_back(points);
            return seen;
        }
    };
    return std::visit(Project{viewer}, event);
}

View Toy::view(const Rules& rules, Viewer viewer) {
    View view;
    view.rules = rules;
    view.viewer = viewer;
    return view;
}

void Toy::fold(View& view, const SeenEvent& seen) {
    struct Fold {
        View& v;
        void operator()(const SeenMoved& e) const {
            const auto owner = static_cast<Seat>(e.to.owner), giver = static_cast<Seat>(e.from.owner);
            if (e.to.kind == hand && v.viewer.is(owner)) v.hand |= CardSet(e.cards);
            if (e.from.kind == hand && v.viewer.is(giver)) v.hand -= CardSet(e.cards);
            if (e.to.kind == trick) v.trick.push_back(e.cards[0]);
            if (e.to.kind == discard) v.leader = right_of(v, giver);
        }
        void operator()(const SeenSaid& e) const {
            if (e.word == pass) ++v.passed;
            if (e.word != deal) return;
            v.dealer = e.seat;
            v.context.points.clear();
            for (const std::int16_t one : e.numbers) v.context.points.push_back(one);
        }
        void operator()(const SeenSides& e) const {
            for (std::size_t s = 0; s < e.sides.size(); ++s)
                if (e.sides[s] == Side{0}) v.alone = static_cast<Seat>(s);
        }
        void operator()(const SeenTurn& e) const {
            v.phase = static_cast<Phase>(e.phase);
            for (int s = 0; s < v.rules.seats; ++s)
                if (e.seats.has(static_cast<Seat>(s))) v.due = static_cast<Seat>(s);
        }
        void operator()(const SeenTrick& e) const {
            v.trick.clear();
            v.leader = e.winner;
            ++v.tricks[at(e.winner)];
        }
        void operator()(const SeenOver&) const { v.phase = Phase::over, v.due = kNoSeat; }
        void operator()(const SeenCards&) const {}
        void operator()(const SeenScored&) const {}
        void operator()(const SeenPaid&) const {}
    };
    std::visit(Fold{view}, seen);
}

} // namespace germini::toy

#include "engine/tocchi/decide.hpp"

#include "engine/core/event_emitter.hpp"
#include "engine/tocchi/fold.hpp"

#include <algorithm>

namespace germini::tocchi {
namespace {

constexpr int kWinsSix = 6, kWinsTwelve = 12, kMarcioBelow = 3;

class Decider : EventEmitterOf<State, Events> {
public:
    using EventEmitterOf::emit;
    using EventEmitterOf::EventEmitterOf;

    void turn() {
        if (s().cards == 0 && !mark_face_up()) return;
        emit(Turned{s().pack[static_cast<std::size_t>(kDealt * seats_of(s()) + s().cards)]});
        if (s().rules.call == 0) return resolve(SeatSet::all(seats_of(s())));
        const SeatSet asked = SeatSet::of_bits(SeatSet::all(seats_of(s())).bits() & ~s().barred.bits());
        emit(Due{asked, Phase::call});
        if (asked.empty()) resolve({});
    }
    void answer(Seat seat, bool called) {
        emit(Answered{seat, called});
        if (s().due.empty()) resolve(s().called);
    }

private:
    const State& s() const { return state(); }
    bool palio() const { return s().rules.preset == Preset::palio; }
    Seat from_dealer(int steps) const { return after(s().dealer, steps, seats_of(s())); }

    /// Marks, and returns true if the hand goes on: the target ends it (TOC-18).
    bool mark(Seat seat, Why why, int marks, CardSet cards) {
        emit(Marked{seat, why, static_cast<std::uint8_t>(marks), list_of(cards)});
        if (!palio() || at(s().score, seat) + at(s().marks, seat) < s().rules.target) return true;
        end(seat, How::target);
        return false;
    }

    /// TOC-6: what the seven cards earn before one is turned.
    bool mark_face_up() {
        CardSet open;
        for (const CardSet& cards : s().face_up) open |= cards;
        for (int i = 1; i <= seats_of(s()); ++i) {
            const Seat seat = from_dealer(i);
            const CardSet own = at(s().face_up, seat);
            if (palio())
                for (const Card missing : between(own, open))
                    if (!mark(seat, Why::accusa, 1, neighbours(missing))) return false;
            if (!mark_versicole(seat)) return false;
        }
        return true;
    }
    bool mark_versicole(Seat seat) {
        if (!palio() && s().rules.wagers == Wagers::plain) return true;
        for (int i = 0; i < kKinds; ++i) {
            const auto kind = static_cast<Kind>(i);
            const CardSet cards = versicola(kind, at(s().face_up, seat) | at(s().taken, seat));
            if (cards.empty() || (at(s().kinds, seat) >> i & 1) != 0) continue;
            const int marks = palio() && kind == Kind::arie ? 2 : 1;
            if (!mark(seat, Why::versicola, marks, cards)) return false;
        }
        return true;
    }

    /// TOC-7, TOC-8, CALL-3: gives the turned card to whom it belongs, of those who claim it.
    void resolve(SeatSet claimed) {
        const Card card = s().turned;
        const Right right = right_to(card, s().face_up, seats_of(s()));
        const SeatSet entitled = tocchi::entitled(s().rules, right);
        const SeatSet rightly = SeatSet::of_bits(entitled.bits() & claimed.bits());
        if (s().phase == Phase::call)
            for (const Seat seat : claimed)
                if (!entitled.has(seat)) emit(CalledFalsely{seat});
        if (rightly.size() == 1) {
            if (!take(*rightly.begin(), card, right.distance == 1)) return;
        } else {
            emit(PutAside{card, entitled.empty()  ? Aside::nobody
                                : rightly.empty() ? Aside::missed
                                                  : Aside::shared});
            mark_near(card, right);
        }
        if (kDealt * seats_of(s()) + s().cards == minchiate::kCards) return end_pack();
        emit(Due{SeatSet(s().dealer), Phase::turn});
    }

    /// TOC-11: guasto and privilegio.
    void mark_near(Card card, const Right& right) {
        if (palio() || s().rules.wagers != Wagers::all || right.nearest.size() != 1) return;
        if (right.distance == 2) mark(*right.nearest.begin(), Why::guasto, 1, CardSet(card));
        if (right.distance == 3) mark(*right.nearest.begin(), Why::privilegio, 1, CardSet(card));
    }

    /// TOC-9 to TOC-13. Returns true if the hand goes on.
    bool take(Seat seat, Card card, bool touch) {
        const bool first = touch && !s().touched, wagers = palio() || s().rules.wagers != Wagers::plain;
        emit(Taken{seat, card});
        const bool on_the_table = s().cards == 1;
        if (first && wagers &&
            !mark(seat, on_the_table ? Why::tavola : Why::primo, on_the_table ? 2 : 1, CardSet(card)))
            return false;
        const CardSet beside = neighbours(card);
        const bool pappoleggio = beside.size() == 2 && at(s().face_up, seat).contains(beside);
        constexpr int kPappoleggio = 3;
        if (palio() && pappoleggio && !mark(seat, Why::pappoleggio, kPappoleggio, beside | CardSet(card)))
            return false;
        if (!mark_versicole(seat)) return false;
        const int count = at(s().count, seat);
        if (palio() && count >= kWinsTwelve)
            win(seat, How::twelve);
        else if (!palio() && pappoleggio)
            win(seat, How::pappoleggio);
        else if (!palio() && count >= kWinsSix)
            win(seat, How::six);
        return s().phase != Phase::over;
    }
    void win(Seat seat, How how) {
        if (!palio() || mark(seat, Why::game, 1, {})) end(seat, how);
    }

    /// TOC-17: the pack has run out.
    void end_pack() {
        const int most = *std::max_element(s().count.begin(), s().count.end());
        SeatSet first;
        for (const Seat seat : SeatSet::all(seats_of(s())))
            if (at(s().count, seat) == most) first.add(seat);
        if (first.size() == 1) return win(*first.begin(), How::pack);
        end(kNoSeat, How::pack);
    }

    void end(Seat winner, How how) {
        if (winner != kNoSeat) emit(Won{winner, how});
        const int players = seats_of(s());
        BySeat<std::int16_t> row{};
        const auto owe = [&](Seat to, Seat from, int marks) {
            at(row, to) = static_cast<std::int16_t>(at(row, to) + marks);
            at(row, from) = static_cast<std::int16_t>(at(row, from) - marks);
        };
        for (const Seat to : SeatSet::all(players))
            for (const Seat from : SeatSet::all(players)) owe(to, from, to == from ? 0 : at(s().marks, to));
        if (winner != kNoSeat && !palio())
            for (const Seat loser : SeatSet::all(players)) {
                if (loser == winner) continue;
                const bool marcio = s().rules.wagers != Wagers::plain && at(s().count, loser) < kMarcioBelow;
                if (marcio) emit(Marcio{loser});
                owe(winner, loser, marcio ? 2 : 1);
            }
        for (const Seat seat : SeatSet::all(players)) emit(Paid{seat, at(row, seat)});
        emit(Due{{}, Phase::over});
        emit(Over{how});
    }
};

} // namespace

Events open(const Rules& rules, Seat dealer, const Pack& pack, const BySeat<std::int16_t>& score) {
    Events out;
    State state;
    Decider decider(state, &out);
    decider.emit(Opened{rules, dealer, pack, score});
    for (int i = 1; i <= rules.players; ++i) {
        CardList cards;
        for (int n = kDealt * (i - 1); n < kDealt * i; ++n)
            cards.push_back(pack[static_cast<std::size_t>(n)]);
        decider.emit(Dealt{after(dealer, i, rules.players), cards});
    }
    decider.emit(Due{SeatSet(dealer), Phase::turn});
    return out;
}

Outcome<Decision> decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    const auto* call = std::get_if<CallMove>(&move.what);
    if ((call != nullptr) != (state.phase == Phase::call)) return refuse("TURN-2");
    if (!state.due.has(move.seat)) return refuse("TURN-1");
    Outcome<Decision> result(tl::in_place, state);
    Decider decider(result->after, &result->events);
    if (call != nullptr)
        decider.answer(move.seat, call->called);
    else
        decider.turn();
    return result;
}

} // namespace germini::tocchi

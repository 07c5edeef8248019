#include "engine/tocchi/fold.hpp"

#include "engine/core/dispatch.hpp"
#include "engine/core/zones_apart.hpp"
#include "engine/tocchi/project.hpp"

#include <numeric>

namespace germini::tocchi {
namespace {

/// What all see of an event: the same for a State and a View.
struct Public {
    PublicState& t;

    void operator()(const SeenMoved& e) const {
        const CardSet cards(e.cards);
        t.turned = kNoCard;
        switch (static_cast<ZoneKind>(e.to.kind)) {
        case ZoneKind::hand:
            at(t.face_up, e.to.seat()) = cards;
            break;
        case ZoneKind::turned:
            t.turned = e.cards[0];
            break;
        case ZoneKind::taken:
            at(t.taken, e.to.seat()) |= cards;
            break;
        case ZoneKind::middle:
            t.middle |= cards;
            break;
        case ZoneKind::pack:
            break;
        }
    }
    void operator()(const SeenSaid& e) const {
        if (e.word == word(GameWord::deal)) t.dealer = e.seat;
        if (e.word == word(GameWord::call) || e.word == word(GameWord::silent)) t.due.remove(e.seat);
    }
    void operator()(const SeenTurn& e) const {
        t.due = e.seats;
        t.phase = static_cast<Phase>(e.phase);
    }
    void operator()(const auto&) const {} // marks and payments decide no move
};

template <class T> void add(T& sum, int more) { sum = static_cast<T>(sum + more); }

/// What only a State keeps.
struct Hidden {
    State& t;

    void operator()(const Opened& e) const {
        t = State{};
        t.rules = e.rules;
        t.dealer = e.dealer;
        t.pack = e.pack;
        t.score = e.score;
    }
    void operator()(const Turned&) const {
        ++t.cards;
        t.called = {};
    }
    void operator()(const Due& e) const {
        if (e.phase != Phase::call) return;
        t.asked = e.seats;
        t.barred = {};
    }
    void operator()(const Answered& e) const {
        if (e.called) t.called.add(e.seat);
    }
    void operator()(const CalledFalsely& e) const { t.barred.add(e.seat); }
    void operator()(const Taken& e) const {
        const bool touch = distance(e.card, at(t.face_up, e.seat)) == 1;
        add(at(t.count, e.seat), t.rules.preset == Preset::palio && touch ? 2 : 1);
        t.touched = t.touched || touch;
    }
    void operator()(const Marked& e) const {
        add(at(t.marks, e.seat), e.marks);
        if (e.why != Why::versicola) return;
        for (int i = 0; i < kKinds; ++i)
            if (versicola(static_cast<Kind>(i), CardSet(e.cards)) == CardSet(e.cards))
                at(t.kinds, e.seat) = static_cast<std::uint8_t>(at(t.kinds, e.seat) | 1 << i);
    }
    void operator()(const Won& e) const { t.winner = e.seat; }
    void operator()(const Paid& e) const { at(t.paid, e.seat) = e.amount; }
    void operator()(const Over& e) const { t.how = e.how; }
    void operator()(const auto&) const {}
};

} // namespace

void fold(State& state, const Event& event) {
    dispatch(Hidden{state}, event);
    std::visit(Public{state}, dispatch(Projector{}, event));
}

void fold(View& view, const SeenEvent& event) { std::visit(Public{view}, event); }

std::string_view check(const State& s) {
    CardSet rest;
    for (int i = kDealt * seats_of(s) + s.cards; i < minchiate::kCards; ++i)
        rest.add(s.pack[static_cast<std::size_t>(i)]);
    const CardSet turned = s.turned == kNoCard ? CardSet() : CardSet(s.turned);
    if (!in_one_zone_each(minchiate::kWholePack, s.face_up, s.taken, s.middle, turned, rest))
        return "not every one of the 97 cards is in exactly one zone";
    if (s.phase == Phase::over && std::accumulate(s.paid.begin(), s.paid.end(), 0) != 0)
        return "what some get is not what the others pay";
    return {};
}

} // namespace germini::tocchi

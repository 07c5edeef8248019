#include "tests/kit/toy_game.hpp"

#include <algorithm>

namespace germini::toy {
namespace {

constexpr std::array<std::string_view, kCards> kCodes{"A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3",
                                                      "B4", "B5", "B6", "C1", "C2", "C3", "C4", "C5", "C6"};
enum Kind : std::uint8_t { pack, hand, monte, discard, trick, pile };
constexpr std::array<std::string_view, 6> kZones{"pack", "hand", "monte", "discard", "trick", "pile"};
enum Why : std::uint8_t { deal, take, put, play, gather };
constexpr std::array<std::string_view, 5> kWords{"deal", "take", "discard", "play", "gather"};
constexpr std::array<std::string_view, 3> kPhases{"discard", "play", "over"};

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
constexpr Zone zone(Kind kind) { return {kind, Zone::kNoOwner}; }
constexpr Zone zone(Kind kind, Seat seat) { return {kind, static_cast<std::uint8_t>(seat)}; }

CardSet suit_of(Card card) {
    CardSet set;
    for (int i = 0; i < kRanks; ++i) set.add(static_cast<Card>(index(card) / kRanks * kRanks + i));
    return set;
}

/// The cards that may be played to a trick led with `led`.
CardSet lawful(CardSet held, Card led) {
    if (led == kNoCard) return held;
    const CardSet following = held & suit_of(led);
    return following.empty() ? held : following;
}

SeenMoved moved(Zone from, Zone to, Why why, const CardRun& cards, bool known) {
    SeenMoved seen{from, to, why, static_cast<std::uint8_t>(cards.size()), kNoSeat, {}};
    if (known) seen.cards = cards;
    return seen;
}

struct Decision {
    State now;
    Events out;
    void emit(const Event& event) {
        out.push_back(event);
        Toy::fold(now, event);
    }
};

std::string_view code_of(Card card) {
    return index(card) < kCards ? kCodes[static_cast<std::size_t>(index(card))] : "";
}
Card card_of(std::string_view text) {
    const auto found = std::find(kCodes.begin(), kCodes.end(), text);
    return found == kCodes.end() ? kNoCard : static_cast<Card>(found - kCodes.begin());
}

} // namespace

const Names& Toy::names() {
    static constexpr Names table{"toy", kZones, kWords, kPhases, &code_of, &card_of};
    return table;
}

Events Toy::open(const Rules&, Seat dealer, const Pack& cards) {
    Decision decision;
    decision.emit(Opened{dealer, cards});
    std::size_t top = 0;
    const auto take = [&](int count) {
        CardRun run;
        for (int i = 0; i < count; ++i) run.push_back(cards[top++]);
        return run;
    };
    for (int i = 1; i <= kSeats; ++i) decision.emit(Dealt{after(dealer, i, kSeats), take(kHand)});
    decision.emit(MonteTaken{dealer, take(kMonte)});
    decision.emit(Due{dealer, Phase::discard});
    return decision.out;
}

Outcome<Events> Toy::decide(const State& state, const Move& move) {
    if (state.phase == Phase::over) return refuse("TURN-3");
    if (move.seat != state.due) return refuse("TURN-1");
    Decision decision{state, {}};
    const CardSet held = state.hand[at(move.seat)];
    if (const auto* put_down = std::get_if<DiscardMove>(&move.what)) {
        if (state.phase != Phase::discard) return refuse("TURN-2");
        const CardSet cards(put_down->cards);
        if (!held.contains(cards)) return refuse("HOLD-1");
        if (put_down->cards.size() != kMonte || cards.size() != kMonte) return refuse("TOY-1");
        decision.emit(Discarded{move.seat, put_down->cards});
        decision.emit(Due{after(move.seat, 1, kSeats), Phase::play});
        return decision.out;
    }
    if (state.phase != Phase::play) return refuse("TURN-2");
    const Card card = std::get<PlayMove>(move.what).card;
    const Card led = state.trick[at(state.leader)];
    if (!held.has(card)) return refuse("HOLD-1");
    if (!lawful(held, led).has(card)) return refuse("TOY-2");
    decision.emit(Played{move.seat, card});
    const Seat turn = after(move.seat, 1, kSeats);
    if (turn != state.leader) {
        decision.emit(Due{turn, Phase::play});
        return decision.out;
    }
    Seat winner = state.leader;
    CardRun cards;
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = after(state.leader, i, kSeats);
        const Card played = decision.now.trick[at(seat)];
        cards.push_back(played);
        const CardSet suit = suit_of(decision.now.trick[at(state.leader)]);
        if (suit.has(played) && index(played) > index(decision.now.trick[at(winner)])) winner = seat;
    }
    decision.emit(TrickWon{winner, cards});
    if (decision.now.hand[0].empty()) {
        Over over{};
        for (std::size_t s = 0; s < kSeats; ++s)
            over.points[s] = static_cast<std::int16_t>(decision.now.tricks[s] * 3 - kHand);
        decision.emit(over);
    } else {
        decision.emit(Due{winner, Phase::play});
    }
    return decision.out;
}

void Toy::fold(State& state, const Event& event) {
    struct Fold {
        State& s;
        void operator()(const Opened& e) { s = State{}, s.pack = e.pack, s.dealer = e.dealer; }
        void operator()(const Dealt& e) { s.hand[at(e.seat)] |= CardSet(e.cards); }
        void operator()(const MonteTaken& e) { s.hand[at(e.dealer)] |= CardSet(e.cards); }
        void operator()(const Discarded& e) {
            s.put_down = CardSet(e.cards), s.hand[at(e.seat)] -= s.put_down;
            s.leader = after(e.seat, 1, kSeats);
        }
        void operator()(const Played& e) { s.hand[at(e.seat)].remove(e.card), s.trick[at(e.seat)] = e.card; }
        void operator()(const TrickWon& e) {
            s.won |= CardSet(e.cards), s.trick.fill(kNoCard);
            s.leader = e.winner, ++s.tricks[at(e.winner)];
        }
        void operator()(const Due& e) { s.due = e.seat, s.phase = e.phase; }
        void operator()(const Over&) { s.phase = Phase::over, s.due = kNoSeat; }
    };
    std::visit(Fold{state}, event);
}

SeenEvent Toy::project(const Event& event, Viewer viewer) {
    struct Project {
        Viewer v;
        SeenEvent operator()(const Opened& e) const { return SeenSaid{e.dealer, deal, {}, {}}; }
        SeenEvent operator()(const Dealt& e) const {
            return moved(zone(pack), zone(hand, e.seat), deal, e.cards, v.is(e.seat));
        }
        SeenEvent operator()(const MonteTaken& e) const {
            return moved(zone(pack), zone(hand, e.dealer), take, e.cards, v.is(e.dealer));
        }
        SeenEvent operator()(const Discarded& e) const {
            return moved(zone(hand, e.seat), zone(discard, e.seat), put, e.cards, v.is(e.seat));
        }
        SeenEvent operator()(const Played& e) const {
            return moved(zone(hand, e.seat), zone(trick), play, CardRun{e.card}, true);
        }
        SeenEvent operator()(const TrickWon& e) const { return SeenTrick{e.winner}; }
        SeenEvent operator()(const Due& e) const {
            return SeenDue{SeatSet(e.seat), static_cast<PhaseId>(e.phase)};
        }
        SeenEvent operator()(const Over& e) const {
            SeenOver seen;
            for (std::int16_t points : e.points) seen.numbers.push_back(points);
            return seen;
        }
    };
    return std::visit(Project{viewer}, event);
}

View Toy::view(const Rules&, Viewer viewer) {
    View view;
    view.viewer = viewer;
    return view;
}

void Toy::fold(View& view, const SeenEvent& seen) {
    if (const auto* move = std::get_if<SeenMoved>(&seen)) {
        const auto owner = static_cast<Seat>(move->to.owner), giver = static_cast<Seat>(move->from.owner);
        if (move->to.kind == hand && view.viewer.is(owner)) view.hand |= CardSet(move->cards);
        if (move->from.kind == hand && view.viewer.is(giver)) view.hand -= CardSet(move->cards);
        if (move->to.kind == trick) view.trick.push_back(move->cards[0]);
    } else if (const auto* due = std::get_if<SeenDue>(&seen)) {
        view.phase = static_cast<Phase>(due->phase);
        for (int s = 0; s < kSeats; ++s)
            if (due->seats.has(static_cast<Seat>(s))) view.due = static_cast<Seat>(s);
    } else if (std::holds_alternative<SeenTrick>(seen)) {
        view.trick.clear();
    } else if (std::holds_alternative<SeenOver>(seen)) {
        view.phase = Phase::over, view.due = kNoSeat;
    }
}

Sight Toy::sight(const State& state, Seat seat) {
    return {state.due == seat ? state.phase : Phase::over, state.hand[at(seat)],
            state.trick[at(state.leader)]};
}

Sight Toy::sight(const View& view) {
    return {view.viewer.is(view.due) ? view.phase : Phase::over, view.hand,
            view.trick.empty() ? kNoCard : view.trick[0]};
}

Choice Toy::choice(const Sight& sight) {
    if (sight.phase == Phase::over) return {};
    if (sight.phase == Phase::discard) return {sight.phase, kMonte, sight.hand, {}};
    const CardSet cards = lawful(sight.hand, sight.led);
    return {sight.phase, 1, cards, sight.hand - cards};
}

bool Toy::allows(const Choice& choice, Seat seat, const Move& move) {
    if (move.seat != seat) return false;
    if (const auto* put_down = std::get_if<DiscardMove>(&move.what)) {
        const CardSet cards(put_down->cards);
        return choice.kind == Phase::discard && choice.cards.contains(cards) &&
               cards.size() == choice.count && static_cast<int>(put_down->cards.size()) == choice.count;
    }
    return choice.kind == Phase::play && choice.cards.has(std::get<PlayMove>(move.what).card);
}

std::optional<Ledger> Toy::ledger(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    Ledger points{};
    for (std::size_t s = 0; s < kSeats; ++s)
        points[s] = static_cast<std::int16_t>(state.tricks[s] * 3 - kHand);
    return points;
}

std::string_view Toy::check(const State& state) {
    CardSet all = state.put_down | state.won;
    int count = all.size();
    for (Card card : state.trick)
        if (card != kNoCard) all.add(card), ++count;
    for (CardSet held : state.hand) all |= held, count += held.size();
    return count == kCards && all.size() == kCards ? "" : "every card lies in one place";
}

Move greedy(const View& view) {
    const Choice may = Toy::choice(Toy::sight(view));
    if (may.kind != Phase::discard) return {view.viewer.seat, PlayMove{may.cards.first()}};
    DiscardMove move;
    for (Card card : may.cards)
        if (static_cast<int>(move.cards.size()) < may.count) move.cards.push_back(card);
    return {view.viewer.seat, move};
}

} // namespace germini::toy

#include "tests/support/toy_game.hpp"

#include "tests/support/toy_words.hpp"

#include <algorithm>

namespace germini::toy {
namespace {

constexpr std::array<std::string_view, kCards> kCodes{"A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3",
                                                      "B4", "B5", "B6", "C1", "C2", "C3", "C4", "C5", "C6",
                                                      "D1", "D2", "D3", "D4", "D5", "D6", "E1", "E2", "E3",
                                                      "E4", "E5", "E6", "F1", "F2", "F3", "F4", "F5", "F6"};
constexpr std::array<std::string_view, 5> kZones{"pack", "hand", "discard", "trick", "pile"};
constexpr std::array<std::string_view, 18> kWords{"deal",  "take",  "discard", "play",   "gather", "speak",
                                                  "pass",  "alone", "out",     "points", "show",   "tell",
                                                  "sixes", "ones",  "nothing", "says",   "low",    "mine"};
static_assert(kWords.size() == mine + 1);
constexpr std::array<std::string_view, 6> kPhases{"speak", "discard", "play", "over", "show", "tell"};
constexpr std::array<Clause, 9> kClauses{{{"TURN-1", "It is not this seat's turn."},
                                          {"TURN-2", "A different kind of move is expected now."},
                                          {"TURN-3", "The hand is over."},
                                          {"HOLD-1", "That card is not held."},
                                          {"FORM-1", "Invalid move."},
                                          {"TOY-1", "Three cards are put down."},
                                          {"TOY-2", "You must follow the suit led."},
                                          {"TOY-3", "Those are not enough points to end the match."},
                                          {"TOY-4", "That is not so, or cannot be said here."}}};

CardSet suit_of(Card card) {
    CardSet set;
    for (int i = 0; i < kRanks; ++i) set.add(static_cast<Card>(index(card) / kRanks * kRanks + i));
    return set;
}

/// The legal cards for the trick.
CardSet lawful(CardSet held, const CardList& trick) {
    if (trick.empty()) return held;
    const CardSet following = held & suit_of(trick[0]);
    return following.empty() ? held : following;
}

/// With one point per trick of this hand the seat has reached the target.
bool may_call(const PublicState& table, Seat seat) {
    if (table.rules.target == 0 || table.context.points.empty()) return false;
    return table.context.points[at(seat)] + table.tricks[at(seat)] >= table.rules.target;
}

int tricks_played(const PublicState& table) {
    int sum = 0;
    for (const int tricks : table.tricks) sum += tricks;
    return sum;
}

struct Deciding {
    State now;
    Events out;
    void emit(const Event& event) {
        out.push_back(event);
        Toy::fold(now, event);
    }
    CardList off_the_top(int count) const {
        CardList run;
        for (int i = 0; i < count; ++i) run.push_back(now.pack[static_cast<std::size_t>(now.dealt + i)]);
        return run;
    }
    void give_monte(Seat seat) {
        emit(MonteTaken{seat, off_the_top(kMonte)});
        emit(Due{seat, Phase::discard});
    }
    void end(Ending ending, const auto& points_of) {
        Over over{ending, {}};
        for (int s = 0; s < now.rules.seats; ++s)
            over.points.push_back(static_cast<std::int16_t>(points_of(static_cast<Seat>(s))));
        emit(over);
    }
    void count() {
        const int seats = now.rules.seats, tricks = hand_cards(now.rules);
        if (now.alone == kNoSeat)
            return end(Ending::counted, [&](Seat s) { return now.tricks[at(s)] * seats - tricks; });
        const int won = now.tricks[at(now.alone)] * 2 > tricks ? 1 : -1;
        end(Ending::counted, [&](Seat s) { return s == now.alone ? won * (seats - 1) : -won; });
    }
    Seat winner() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < now.trick.size(); ++i)
            if (suit_of(now.trick[0]).has(now.trick[i]) && index(now.trick[i]) > index(now.trick[best]))
                best = i;
        return after(now.leader, static_cast<int>(best), now.rules.seats);
    }

    /// After the words, if any.
    void begin() {
        if (now.rules.speech) return emit(Due{right_of(now, now.dealer), Phase::speak});
        give_monte(now.dealer);
    }

    void operator()(const ShowMove& move) {
        Numbers numbers;
        for (const std::optional<int>& position : move.positions)
            numbers.push_back(static_cast<std::int16_t>(position.value_or(-1)));
        emit(Said{now.due, show, {}, numbers});
        for (std::size_t i = 0; i < move.positions.size(); ++i) {
            if (!move.positions[i]) continue;
            const int place = static_cast<int>(i) * hand_cards(now.rules) + *move.positions[i];
            emit(TurnedUp{after(now.dealer, static_cast<int>(i) + 1, now.rules.seats),
                          now.pack[static_cast<std::size_t>(place)]});
        }
        emit(Due{right_of(now, now.dealer), Phase::tell});
    }
    void operator()(const TellMove& move) {
        emit(Said{now.due,
                  tell,
                  move.sixes.value_or(CardList{}),
                  {static_cast<std::int16_t>(move.ones.value_or(0))}});
        begin();
    }
    void operator()(const SpeakMove& move) {
        const Seat seat = now.due;
        emit(Spoke{seat, move.alone});
        if (move.alone) {
            emit(SidesMade{seat, now.rules.seats});
            return give_monte(seat);
        }
        if (now.passed < now.rules.seats) return emit(Due{right_of(now, seat), Phase::speak});
        end(Ending::annulled, [](Seat) { return 0; });
    }
    void operator()(const DiscardMove& move) {
        const Seat seat = now.due;
        emit(Discarded{seat, move.cards});
        emit(Due{right_of(now, seat), Phase::play});
    }
    void operator()(const PlayMove& move) {
        const Seat turn = right_of(now, now.due);
        for (const WordId word : move.says) emit(Said{now.due, word, {}, {}});
        emit(Played{now.due, move.card});
        if (static_cast<int>(now.trick.size()) < now.rules.seats) return emit(Due{turn, Phase::play});
        const Seat won = winner();
        emit(TrickWon{won, now.trick});
        if (tricks_played(now) == hand_cards(now.rules)) return count();
        emit(Due{won, Phase::play});
    }
    void operator()(const OutMove&) {
        const Seat caller = now.due;
        emit(CalledOut{caller});
        end(Ending::called, [&](Seat s) { return s == caller ? now.tricks[at(s)] : 0; });
    }
};

std::string_view code_of(Card card) {
    return index(card) < kCards ? kCodes[static_cast<std::size_t>(index(card))] : "";
}
Card card_of(std::string_view text) {
    const auto found = std::find(kCodes.begin(), kCodes.end(), text);
    return found == kCodes.end() ? kNoCard : static_cast<Card>(found - kCodes.begin());
}

/// The clause that a move of a due seat breaks; empty: none.
struct Broken {
    const LegalMoves& choice;
    CardSet held;

    std::string_view operator()(const ShowMove& move) const {
        if (choice.kind != Phase::show) return "TURN-2";
        if (static_cast<int>(move.positions.size()) != choice.packets) return "TOY-4";
        for (const std::optional<int>& position : move.positions)
            if (position && (*position < 0 || *position >= choice.count)) return "TOY-4";
        return "";
    }
    std::string_view operator()(const TellMove& move) const {
        if (choice.kind != Phase::tell) return "TURN-2";
        if (move.nothing) return move.sixes || move.ones ? "TOY-4" : "";
        if (!move.sixes && !move.ones) return "TOY-4";
        if (move.ones && (*move.ones < 1 || *move.ones > choice.ones)) return "TOY-4";
        if (!move.sixes) return "";
        const CardSet named(*move.sixes);
        return named.empty() || named.size() != static_cast<int>(move.sixes->size()) ||
                       !choice.sixes.contains(named)
                   ? "TOY-4"
                   : "";
    }
    std::string_view operator()(const SpeakMove&) const {
        return choice.kind == Phase::speak ? "" : "TURN-2";
    }
    std::string_view operator()(const DiscardMove& move) const {
        if (choice.kind != Phase::discard) return "TURN-2";
        const CardSet cards(move.cards);
        if (!held.contains(cards)) return "HOLD-1";
        return static_cast<int>(move.cards.size()) == choice.count && cards.size() == choice.count ? ""
                                                                                                   : "TOY-1";
    }
    std::string_view operator()(const PlayMove& move) const {
        if (choice.kind != Phase::play) return "TURN-2";
        if (!held.has(move.card)) return "HOLD-1";
        if (!choice.cards.has(move.card)) return "TOY-2";
        for (std::size_t i = 0; i < move.says.size(); ++i) {
            if (!choice.says || (i > 0 && move.says[i] == move.says[0])) return "TOY-4";
            if (move.says[i] == low ? index(move.card) % kRanks > 1 : move.says[i] != mine) return "TOY-4";
        }
        return "";
    }
    std::string_view operator()(const OutMove&) const {
        if (choice.kind != Phase::play) return "TURN-2";
        return choice.may_call ? "" : "TOY-3";
    }
};

/// Two words may go with a card; one of them with a low card only.
auto words_with(CardSet cards) {
    decltype(OfferedMove::with) with{{says, {mine}, {}, true}};
    CardSet lowest;
    for (const Card card : cards)
        if (index(card) % kRanks <= 1) lowest.add(card);
    if (!lowest.empty()) with.push_back({says, {low}, lowest, true});
    return with;
}

std::string_view broken_by(const LegalMoves& choice, Seat seat, const Move& move) {
    if (choice.kind == Phase::over || move.seat != seat) return "TURN-1";
    return std::visit(Broken{choice, choice.cards | choice.barred}, move.what);
}

} // namespace

const Names& Toy::names() {
    static constexpr Names table{"toy", kZones, kWords, kPhases, kClauses, &code_of, &card_of};
    return table;
}

Events Toy::open(const Rules& rules, Seat dealer, const Pack& cards, const Context& context) {
    Deciding decision;
    decision.emit(Opened{rules, dealer, cards, context});
    for (int i = 1; i <= rules.seats; ++i)
        decision.emit(Dealt{after(dealer, i, rules.seats), decision.off_the_top(hand_cards(rules))});
    if (rules.words)
        decision.emit(Due{dealer, Phase::show});
    else
        decision.begin();
    return decision.out;
}

Outcome<Toy::Decision> Toy::decide(const State& state, const Move& move) {
    if (over(state)) return refuse("TURN-3");
    if (move.seat != state.due) return refuse("TURN-1");
    const std::string_view broken =
        broken_by(legal_moves(information_state(state, move.seat)), move.seat, move);
    if (!broken.empty()) return refuse(broken);
    Deciding decision{state, {}};
    std::visit(decision, move.what);
    Decision made(decision.now);
    made.events = decision.out;
    return made;
}

void Toy::fold(State& state, const Event& event) {
    struct Fold {
        State& s;
        void operator()(const Opened& e) {
            s = State{};
            s.pack = e.pack, s.dealer = e.dealer, s.rules = e.rules, s.context = e.context;
        }
        void operator()(const Spoke& e) {
            s.passed = static_cast<std::uint8_t>(s.passed + (e.alone ? 0 : 1));
        }
        void operator()(const SidesMade& e) { s.alone = e.alone; }
        void operator()(const Dealt& e) { take(e.seat, e.cards); }
        void operator()(const MonteTaken& e) { take(e.seat, e.cards); }
        void operator()(const Discarded& e) {
            s.put_down = CardSet(e.cards), s.hand[at(e.seat)] -= s.put_down;
            s.leader = right_of(s, e.seat);
        }
        void operator()(const Played& e) { s.hand[at(e.seat)].remove(e.card), s.trick.push_back(e.card); }
        void operator()(const TrickWon& e) {
            s.won |= CardSet(e.cards), s.trick.clear();
            s.leader = e.winner, ++s.tricks[at(e.winner)];
        }
        void operator()(const CalledOut&) {}
        void operator()(const Said&) {}
        void operator()(const TurnedUp&) {}
        void operator()(const Due& e) { s.due = e.seat, s.phase = e.phase; }
        void operator()(const Over& e) { s.phase = Phase::over, s.due = kNoSeat, s.end = e; }

        void take(Seat seat, const CardList& cards) {
            s.hand[at(seat)] |= CardSet(cards);
            s.dealt = static_cast<std::uint8_t>(s.dealt + cards.size());
        }
    };
    std::visit(Fold{state}, event);
}

LegalMoves Toy::legal_moves(const InformationState& info) {
    const PublicState& table = info.table;
    if (info.seat == kNoSeat || table.due != info.seat) return {};
    LegalMoves choice;
    choice.kind = table.phase;
    if (table.phase == Phase::show) {
        choice.count = hand_cards(table.rules), choice.packets = table.rules.seats - 1;
        choice.first = right_of(table, info.seat);
        choice.seats = table.rules.seats;
    }
    if (table.phase == Phase::tell)
        for (const Card card : info.hand) {
            if (index(card) % kRanks == kRanks - 1) choice.sixes.add(card);
            if (index(card) % kRanks == 0) ++choice.ones;
        }
    if (table.phase == Phase::discard) choice.count = kMonte, choice.cards = info.hand;
    if (table.phase != Phase::play) return choice;
    choice.count = 1;
    choice.cards = lawful(info.hand, table.trick);
    choice.barred = info.hand - choice.cards;
    choice.may_call = may_call(table, info.seat);
    choice.says = table.rules.words;
    return choice;
}

bool Toy::allows(const LegalMoves& choice, Seat seat, const Move& move) {
    return broken_by(choice, seat, move).empty();
}

Offer Toy::offer(const LegalMoves& choice) {
    Offer offer{static_cast<PhaseId>(choice.kind), {}};
    if (choice.kind == Phase::over) return offer;
    OfferedMove move;
    if (choice.kind == Phase::show) {
        move.move = show, move.input = MoveInput::positions;
        for (int i = 0; i < choice.packets; ++i)
            move.packets.push_back({after(choice.first, i, choice.seats), choice.count, false});
    } else if (choice.kind == Phase::tell) {
        move.move = tell, move.input = MoveInput::statement, move.least = 1;
        if (!choice.sixes.empty()) move.parts.push_back({sixes, choice.sixes, 0, 0, false});
        if (choice.ones > 0) move.parts.push_back({ones, {}, 1, choice.ones, false});
        move.parts.push_back({nothing, {}, 0, 0, true});
    } else if (choice.kind == Phase::speak) {
        move.move = speak, move.input = MoveInput::word, move.words = {pass, alone};
    } else {
        move.move = choice.kind == Phase::discard ? put : play;
        move.input = choice.kind == Phase::discard ? MoveInput::cards : MoveInput::card;
        move.least = move.most = choice.count;
        move.cards = choice.cards;
        if (!choice.barred.empty()) move.barred.push_back({"TOY-2", choice.barred});
        if (choice.says) move.with = words_with(choice.cards);
    }
    offer.moves.push_back(move);
    if (!choice.may_call) return offer;
    OfferedMove call;
    call.move = out;
    offer.moves.push_back(call);
    return offer;
}

std::optional<HandResult> Toy::result(const State& state) {
    if (!state.end) return std::nullopt;
    HandResult result{state.end->ending, {}, {}};
    for (const std::int16_t one : state.end->points) result.amounts.push_back(one);
    result.sides = sides(state.rules);
    return result;
}

std::string_view Toy::check(const State& state) {
    CardSet all = state.put_down | state.won;
    int count = all.size();
    for (Card card : state.trick) all.add(card), ++count;
    for (CardSet held : state.hand) all |= held, count += held.size();
    for (int i = state.dealt; i < pack_cards(state.rules); ++i)
        all.add(state.pack[static_cast<std::size_t>(i)]), ++count;
    return count == pack_cards(state.rules) && all.size() == count ? "" : "every card lies in one place";
}

Pack plain_pack(const Rules& rules) {
    Pack pack;
    pack.fill(kNoCard);
    for (int i = 0; i < pack_cards(rules); ++i) pack[static_cast<std::size_t>(i)] = static_cast<Card>(i);
    return pack;
}

Move greedy(const View& view) {
    const LegalMoves may = Toy::legal_moves(Toy::information_state(view));
    if (may.kind == Phase::speak) {
        int sixes = 0;
        for (Card card : view.hand) sixes += index(card) % kRanks == kRanks - 1 ? 1 : 0;
        return {view.viewer.seat, SpeakMove{sixes >= 2}};
    }
    if (may.kind == Phase::show) {
        ShowMove none;
        for (int i = 0; i < may.packets; ++i) none.positions.push_back(std::nullopt);
        return {view.viewer.seat, none};
    }
    if (may.kind == Phase::tell) return {view.viewer.seat, TellMove{{}, {}, true}};
    if (may.kind == Phase::play) return {view.viewer.seat, PlayMove{may.cards.first(), {}}};
    DiscardMove move;
    for (Card card : may.cards)
        if (static_cast<int>(move.cards.size()) < may.count) move.cards.push_back(card);
    return {view.viewer.seat, move};
}

} // namespace germini::toy

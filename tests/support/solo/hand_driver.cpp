#include "tests/support/solo/hand_driver.hpp"

#include "engine/solo/follow.hpp"

namespace germini::support::solo_game {

namespace {

Move declaration(int of, std::initializer_list<std::string_view> versicole) {
    DeclareMove move;
    for (const std::string_view codes : versicole) move.versicole.push_back(cards(codes));
    return {seat(of), move};
}

std::vector<int> by_seat(const BySeat<std::int16_t>& all, int seats) {
    return {all.begin(), all.begin() + seats};
}

} // namespace

Rules rules_of(std::string_view name, const Choices& choices) {
    Rules rules = *preset(name);
    if (choices.fola) rules.fola = *choices.fola;
    if (choices.going_out) rules.going_out = *choices.going_out;
    rules.devil = choices.devil;
    return rules;
}

HandDriver::HandDriver(const Rules& rules, int dealer, const Pack& pack) {
    take(solo::open(rules, seat(dealer), pack));
}

HandDriver& HandDriver::take(const Events& events) {
    for (const Event& event : events) {
        fold(state_, event);
        log_.push_back(event);
    }
    if (const auto broken = check(state_); !broken.empty()) throw std::logic_error(std::string(broken));
    return *this;
}

std::string HandDriver::clause(const Move& move) const {
    const auto decided = decide(state_, move);
    return decided ? "" : std::string(decided.error().clause);
}

HandDriver& HandDriver::make(const Move& move) {
    const auto decided = decide(state_, move);
    if (!decided) throw MoveRefused(decided.error().clause);
    return take(decided->events);
}

HandDriver& HandDriver::declare(std::initializer_list<std::string_view> versicole) {
    return make(declaration(due(), versicole));
}
std::string HandDriver::clause_of_declare(std::initializer_list<std::string_view> versicole) const {
    return clause(declaration(due(), versicole));
}

HandDriver& HandDriver::declare_nothing() {
    while (state_.phase == Phase::declare) declare({});
    return *this;
}

HandDriver& HandDriver::play(std::string_view codes) {
    for (const Card one : list(codes)) make({seat(due()), PlayMove{one}});
    return *this;
}

HandDriver& HandDriver::play_low() {
    while (state_.phase == Phase::play) make({seat(due()), PlayMove{legal_moves(due()).cards.first()}});
    return *this;
}

View HandDriver::view(Viewer viewer) const {
    View view = solo::view_of(state_.rules, viewer);
    for (const Event& event : log_) fold(view, project(event, viewer));
    return view;
}

std::string HandDriver::scores(std::string_view why) const {
    std::string out;
    for (const auto& e : events<minchiate::Scored>()) {
        const std::string_view name = minchiate::names().words[minchiate::word(e.why)];
        if (why.empty() ? e.why > ScoreReason::death : name != why) continue;
        if (!out.empty()) out += "; ";
        out += std::string(name) + " " + std::to_string(index(e.side)) + " " + std::to_string(e.points) +
               " [" + text(e.cards) + "]";
    }
    return out;
}

int HandDriver::counted(int of, ScoreReason why) const {
    int sum = 0;
    for (const auto& e : events<minchiate::Scored>())
        if (e.why == why && index(e.side) == of) sum += e.points;
    return sum;
}

std::vector<int> HandDriver::amounts() const { return by_seat(state_.amounts, state_.seats()); }
std::vector<int> HandDriver::points() const { return by_seat(state_.score, state_.seats()); }

Pack pack_from(std::string_view top) {
    Pack pack{};
    std::size_t i = 0;
    CardSet others = kWholePack;
    for (const Card one : list(top)) {
        pack.at(i++) = one;
        others.remove(one);
    }
    for (const Card one : others) pack.at(i++) = one;
    return pack;
}

namespace {

// Has every seat without cards be out: what it laid down are the lowest of these cards.
void lay_down(State& s, CardSet among) {
    for (const Seat one : SeatSet::all(s.seats())) {
        if (!at(s.hand, one).empty()) continue;
        s.out.add(one);
        at(s.laid, one) = static_cast<std::uint8_t>(hand_cards(s.rules));
        for (int i = 0; i < hand_cards(s.rules); ++i) {
            const Card low = (s.stock & among).first();
            s.stock.remove(low);
            at(s.discards, one).add(low);
        }
    }
}

// Counts the tricks in the piles, and gives all others to the rich seat.
void fill_piles(State& s, Seat rich, CardSet among) {
    const int players = s.in_play().size();
    int others = s.trick.number;
    for (const Seat one : s.in_play()) {
        if (one == rich) continue;
        at(s.tricks, one) = static_cast<std::uint8_t>(at(s.pile, one).size() / players);
        others -= at(s.tricks, one);
    }
    at(s.tricks, rich) = static_cast<std::uint8_t>(others);
    while (at(s.pile, rich).size() <
           others * players) { // the highest; the Matto, which may be owed for, at last
        const CardSet plain = (s.stock & among) - CardSet(kMatto);
        const Card high = plain.empty() ? kMatto : plain.last();
        s.stock.remove(high);
        at(s.pile, rich).add(high);
    }
}

} // namespace

State last_tricks(const LastTricks& wanted) {
    State s;
    s.rules = wanted.rules;
    s.dealer = seat(wanted.dealer);
    s.phase = Phase::play;
    s.due = SeatSet(seat(wanted.leader));
    s.declared = SeatSet::all(s.seats());
    s.stock = kWholePack;
    for (const Seat one : SeatSet::all(s.seats())) {
        at(s.hand, one) = cards(at(wanted.hands, one));
        at(s.pile, one) = cards(at(wanted.piles, one));
        s.stock -= at(s.hand, one) | at(s.pile, one);
    }
    const CardSet free = s.stock - cards(wanted.rest);
    lay_down(s, free);
    s.trick.seats = static_cast<std::uint8_t>(s.seats());
    s.trick.players = s.in_play();
    s.trick.leader = seat(wanted.leader);
    s.trick.number = static_cast<std::uint8_t>(s.tricks_in_all() - at(s.hand, s.trick.leader).size());
    s.last_winner = s.trick.leader;
    fill_piles(s, seat(wanted.rich), free);
    if (s.rules.fola == Fola::taken) s.rest_counts = minchiate::suit_counts(s.stock);
    return s;
}

PublicState in_trick(const Rules& rules, int leader, std::string_view on_table, std::uint8_t suits_led) {
    PublicState table;
    table.rules = rules;
    table.suits_led = suits_led;
    Trick& trick = table.trick;
    trick.seats = static_cast<std::uint8_t>(table.seats());
    trick.players = SeatSet::all(table.seats());
    trick.leader = seat(leader);
    for (const Card one : list(on_table)) {
        at(trick.cards, trick.seat_at(trick.count)) = one;
        ++trick.count;
    }
    return table;
}

} // namespace germini::support::solo_game

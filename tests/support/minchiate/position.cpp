#include "tests/support/minchiate/position.hpp"

#include "engine/minchiate/turn.hpp"

namespace germini::support {

using namespace minchiate;

Position::Position(const Rules& rules, int dealer) {
    Opened opened{rules, seat(dealer), {}};
    std::size_t i = 0;
    for (Card c : kWholePack) opened.pack[i++] = c;
    fold_in(opened);
    // All declarations have been made.
    for (int s = 0; s < kSeats; ++s) fold_in(Declared{seat(s), 0});
}

void Position::fold_in(const Event& event) {
    fold(state_, event);
    events_.push_back(event);
}

Position& Position::hand(int s, std::string_view codes) {
    fold_in(Dealt{seat(s), run(codes)});
    return *this;
}

Position& Position::trick(int winner, std::string_view cards_won) {
    fold_in(TrickWon{seat(winner)});
    fold_in(Gathered{side_of(seat(winner)), run(cards_won)});
    return *this;
}

Position& Position::up_to_trick(int number, int winner) {
    while (state_.trick.number + 1 < number) trick(winner);
    return *this;
}

Position& Position::led_before(std::string_view code) {
    fold_in(Played{state_.trick.leader, card(code), kNoSeat});
    return trick(index(state_.trick.leader), code);
}

Position& Position::owes_for_matto(int s) {
    const Side own = side_of(seat(s));
    fold_in(Played{seat(s), kMatto, kNoSeat});
    fold_in(TrickWon{next(seat(s))});
    fold_in(Gathered{own, run("M")});
    return *this;
}

Position& Position::pile(int of, std::string_view codes) {
    // Cards won in an earlier trick; the trick is counted.
    return trick(of, codes);
}

Position& Position::lead(int of, int points) {
    fold_in(Scored{side(of), static_cast<std::int16_t>(points), ScoreReason::death, {}});
    return *this;
}

Position& Position::fallen(int s) {
    fold_in(Fell{seat(s), list_of(at(state_.hand, seat(s)))});
    return *this;
}

Position& Position::on_table(int leader, std::string_view codes) {
    if (state_.trick.leader != seat(leader)) trick(leader);
    Seat at_turn = seat(leader);
    for (Card c : list(codes)) {
        fold_in(Played{at_turn, c, kNoSeat});
        at_turn = next(at_turn);
    }
    return *this;
}

HandDriver Position::table() const {
    std::vector<Event> events = events_;
    const Turn turn = turn_of(state_);
    events.push_back(Due{turn.seats, turn.phase});
    return HandDriver(events);
}

} // namespace germini::support

// A hand of Sei tocchi or Al palio for tests: packs from hands, and a hand driven move by move.
#pragma once
#include "engine/tocchi/game.hpp"
#include "tests/support/minchiate/cards.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace germini::support::tocchi_game {

using namespace germini::tocchi;
using support::card;
using support::cards;
using support::list;

constexpr Seat seat(int s) { return static_cast<Seat>(s); }

/// The rules of a preset with these values of its options, by name. Throws std::invalid_argument for
/// unknown ones.
Rules rules_of(std::string_view preset, std::initializer_list<std::pair<std::string_view, int>> options = {});

/// Seven cards for each seat, by seat.
using Hands = std::vector<std::string_view>;
/// The pack that deals these hands and turns these cards first; the others follow in numerical order.
Pack pack_of(int dealer, const Hands& hands, std::string_view turned);

class HandDriver {
public:
    /// Deals the hands to as many players, whatever the rules say of their number.
    HandDriver(Rules rules, int dealer, const Hands& hands, std::string_view turned,
               std::initializer_list<std::int16_t> score = {});

    const State& state() const { return state_; }
    const std::vector<Event>& log() const { return log_; }
    bool over() const { return state_.phase == Phase::over; }

    /// The clause that the move breaks; empty if it is legal. Changes nothing.
    std::string clause_of_turn(int of) const { return clause({seat(of), TurnMove{}}); }
    std::string clause_of_call(int of) const { return clause({seat(of), CallMove{true}}); }

    /// The dealer turns so many cards. Throws std::logic_error if a move is refused or leads to an unsound
    /// state.
    HandDriver& turn(int cards = 1);
    HandDriver& answer(int of, bool called) { return make({seat(of), CallMove{called}}); }
    /// The dealer turns a card, these seats call it, and the others who are asked do not.
    HandDriver& turn_for(std::initializer_list<int> callers);

    /// Every card but the last is in the middle, and the seats have counted this many.
    HandDriver& leave_last_card(std::initializer_list<std::int16_t> counts);
    /// A seat has counted this many.
    HandDriver& set_count(int of, std::int16_t count);

    /// The cards that a seat has taken, in order.
    std::string taken(int of) const;
    /// "tavola 1 2 [T38]; arie 1 2 [T36 T37 T38]": reason, seat, marks and cards, in order.
    std::string marks() const;
    /// Where the last card has gone: "seat 1", "shared", "nobody" or "missed"; empty if it has gone nowhere.
    std::string last() const;
    /// "0 pappoleggio", or "- pack" if nobody has won; empty before the end.
    std::string ending() const;
    /// The seats that have paid double, in order.
    std::vector<int> marci() const;
    /// What each seat gets or pays.
    std::vector<int> row() const;

private:
    std::string clause(const Move& move) const;
    HandDriver& make(const Move& move);
    HandDriver& take(const Events& events);

    State state_;
    std::vector<Event> log_;
};

/// The values of the option `wagers`.
inline constexpr int kPlain = 0, kTouches = 1, kAll = 2;
/// Sei tocchi; `seconds`: the option `call`.
inline Rules six(int wagers, int seconds = 0) {
    return rules_of("sei_tocchi", {{"wagers", wagers}, {"call", seconds}});
}
inline const Rules kPalio = rules_of("palio");
/// The hands of V-TOC-1 and V-TOC-2 (docs/rules/tocchi.md).
inline const Hands kTwo{"T25 T10 C2 C4 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M"};
inline const Hands kThree{"T5 T7 T20 C1 C8 D3 S5", "T6 T36 T37 D5 D7 B2 BJ", "T10 T30 M S4 S7 C9 CQ"};

} // namespace germini::support::tocchi_game

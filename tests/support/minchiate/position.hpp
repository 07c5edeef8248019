// A hand in progress built from events: small hands and chosen tricks, as in the texts' examples.
// Such a position need not come from a whole pack, so check() does not apply; whole hands are played
// elsewhere.
#pragma once
#include "tests/support/minchiate/hand_driver.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace germini::support {

class Position {
public:
    explicit Position(const minchiate::Rules& rules, int dealer = 3);

    Position& hand(int seat, std::string_view codes);
    /// A finished trick: its winner, and cards that a side now has (none: the trick is counted, its cards are
    /// elsewhere).
    Position& trick(int winner, std::string_view cards_won = "");
    /// Empty tricks up to the one with that number (from 1), which is being led.
    Position& up_to_trick(int number, int winner);
    /// An earlier trick led in a suit by this card.
    Position& led_before(std::string_view code);
    /// The Matto was played by that seat to a trick that the other side won, and a card is still owed for it.
    Position& owes_for_matto(int seat);
    Position& pile(int side, std::string_view codes);
    Position& lead(int side, int points);
    Position& fallen(int seat);
    /// Cards on the table, beginning with this leader.
    Position& on_table(int leader, std::string_view codes);

    /// The next seat is asked.
    HandDriver table() const;

private:
    void fold_in(const minchiate::Event& event);

    std::vector<minchiate::Event> events_;
    minchiate::State state_;
};

} // namespace germini::support

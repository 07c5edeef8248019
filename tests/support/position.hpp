// A hand under way put together from events: small hands and chosen tricks, as the texts' examples have them.
// Such a position need not come from a whole pack, so check() is not asked of it; whole hands are played
// elsewhere.
#pragma once
#include "tests/support/hand_driver.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace germini::support {

class Position {
public:
    explicit Position(const minchiate::Rules& rules, int dealer = 3);

    Position& hand(int seat, std::string_view codes);
    /// A finished trick: who won it, and cards that a side now has (none: the trick is counted, its cards are
    /// elsewhere).
    Position& trick(int winner, std::string_view cards_won = "");
    /// Tricks without cards up to the one of that number (from 1) being led.
    Position& up_to_trick(int number, int winner);
    /// An earlier trick led in a suit by this card.
    Position& led_before(std::string_view code);
    /// The Matto was played by that seat to a trick that the other side won, and is still owed for.
    Position& owes_for_matto(int seat);
    Position& pile(int side, std::string_view codes);
    Position& lead(int side, int points);
    Position& fallen(int seat);
    /// Cards on the table, from this leader on.
    Position& on_table(int leader, std::string_view codes);

    /// The seat that plays next is asked.
    HandDriver table() const;

private:
    void fold_in(const minchiate::Event& event);

    std::vector<minchiate::Event> events_;
    minchiate::State state_;
};

} // namespace germini::support

#include "engine/minchiate/trick.hpp"

#include "engine/minchiate/follow.hpp"

namespace germini::minchiate {
namespace {

// D-9: cards that settle the debt automatically: those without points, except the 29 (and with the devil the
// 14).
CardSet worthless(CardSet pile, const Rules& rules) {
    CardSet kept_back = kCounting | trumps(29, 29);
    if (rules.devil) kept_back.add(trump(14));
    return pile - kept_back;
}

// D-9: the weakest cartiglia, ties in suit order; otherwise the lowest trump.
Card cheapest(CardSet worthless_cards) {
    const CardSet suits = worthless_cards & kSuitCardsAll;
    if (suits.empty()) return worthless_cards.first();
    Card best = suits.first();
    for (Card card : suits)
        if (strength(card) < strength(best)) best = card;
    return best;
}

// MAT-7: a counting card that is given dies.
void settle(Course& course, Debt how, Card card, int points) {
    const Side from = course.now().debtor;
    course.emit(DebtSettled{from, how, card});
    course.score(other(from), points, Why::death, CardRun{card});
}

} // namespace

void gather(Course& course) {
    const Trick trick = course.now().trick;
    const Seat winner = winner_of(course.now());
    const Side side = side_of(winner);
    const bool last = trick.number == kTricks - 1;
    const Rules& rules = course.now().rules;
    // MAT-8: only in the last trick may the Matto be captured.
    const bool matto_falls = last && rules.matto_last == MattoLast::captured;
    course.emit(TrickWon{winner});

    CardRun cards;
    bool matto_apart = false;
    for (int i = 0; i < kSeats; ++i) { // D-24: in seat order from the leader
        const Seat seat = next(trick.leader, i);
        const Card card = at(trick.cards, seat);
        const bool captured = side_of(seat) != side; // PLAY-8: otherwise it dies at home
        if (card == kMatto && captured && !matto_falls) {
            matto_apart = true; // MAT-3, MAT-15
            continue;
        }
        cards.push_back(card);
        if (captured)
            course.score(side, card == kMatto ? rules.matto_death : value(card), Why::death,
                         CardRun{card}); // PLAY-7, MAT-9
    }
    course.emit(Gathered{side, cards});
    if (matto_apart) course.emit(Gathered{other(side), CardRun{kMatto}});

    const State& s = course.now();
    if (s.debtor == kNoSide) return;
    const CardSet payable = worthless(at(s.pile, s.debtor), rules);
    if (!payable.empty()) settle(course, Debt::paid, cheapest(payable), 0);
}

CardSet givable(const Public& table) {
    const CardSet pile = at(table.pile, table.debtor) - CardSet(kMatto);
    if (table.rules.matto_debt == MattoDebt::choice) return pile;
    CardSet least;
    int worth = -1;
    for (Card card : pile) {
        if (worth >= 0 && value(card) > worth) continue;
        if (value(card) < worth) least = {};
        worth = value(card);
        least.add(card);
    }
    return least;
}

void give(Course& course, Card card) { settle(course, Debt::given, card, value(card)); }

void surrender(Course& course) { settle(course, Debt::surrendered, kMatto, course.now().rules.matto_death); }

} // namespace germini::minchiate

#include "engine/bolognese/bots/avoid.hpp"

#include "engine/bolognese/bots/odds.hpp"
#include "engine/bolognese/bots/stakes.hpp"
#include "engine/bolognese/shape.hpp"
#include "engine/core/best.hpp"
#include "engine/core/reason.hpp"

#include <array>

namespace germini::bolognese::bots {
namespace {

// Weights in points, as the stakes are.
constexpr int kLaterTrick = 14; // what a trick costs that a strong card takes later
constexpr int kLaterStake = 60; // percent of its stake that a card kept back costs
constexpr int kFirstTrick = 60; // what the first trick is worth
constexpr int kFirstGrows = 5;  // its increase with every trick played
constexpr int kMattoSaved = -4; // the Matto is kept for a trick that costs more

// The terms of a card's worth, in this order.
constexpr std::array<std::string_view, 3> kAvoidReasons{"ducks", "sheds", "needs_trick"};
constexpr std::size_t kDucks = 0, kSheds = 1;
constexpr int kProbably = 50; // percent
using AvoidWorth = Terms<kAvoidReasons.size()>;

// The chance, in percent, that a card kept back takes a later trick. Even the lowest trump often does, since
// a hand without the suit has to play one (FOLLOW-2).
int takes_later(Card card) {
    if (is_numero(card)) return 60 + 40 * (power(card) - index(kBegato)) / (index(kAngelo) - index(kBegato));
    return 3 * value(card) * value(card) / 2;
}

AvoidWorth worth_of_avoiding(const InformationState& info, Odds& odds, Card card) {
    if (card == kMatto) return {0, 100 * kMattoSaved, 0};
    int cost = 1 + stake(card); // COUNT-9: each trick taken counts 1
    for (Card lies : info.table.trick.cards)
        if (lies != kNoCard && lies != kMatto) cost += stake(lies);
    if (info.table.trick.number == info.table.tricks_in_all() - 1) cost += kLastTrick;
    const int chance = odds.to_take(card);
    const bool none_yet = at(info.table.tricks, info.table.side(info.seat)) == 0;
    return {-chance * cost, takes_later(card) * kLaterTrick + kLaterStake * stake(card),
            none_yet ? chance * (kFirstTrick + kFirstGrows * info.table.trick.number) : 0};
}

} // namespace

Card card_to_avoid_points(const InformationState& info, const LegalMoves& choice) {
    Odds odds(info);
    return best_of(choice.cards, [&](Card card) { return sum(worth_of_avoiding(info, odds, card)); });
}

Card card_to_get_rid_of(CardSet pile, CardSet may) {
    return best_of(may, [pile](Card card) {
        const CardSet kept = pile - CardSet(card);
        return -(worth_of(combinations(kept)).total() + scartini_in(kept, 0));
    });
}

std::string_view reason_to_avoid(const InformationState& info, const LegalMoves& choice, Card card) {
    if (choice.cards.size() == 1) return "only";
    if (card == kMatto) return "matto";
    Odds odds(info);
    const std::size_t decisive =
        decisive_term(choice.cards, card, [&](Card one) { return worth_of_avoiding(info, odds, one); });
    // Every card probably takes the trick.
    if (decisive == kDucks && odds.to_take(card) >= kProbably) return kAvoidReasons[kSheds];
    return kAvoidReasons.at(decisive);
}

} // namespace germini::bolognese::bots

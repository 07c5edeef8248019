#include "engine/bots/greedy.hpp"

#include "engine/minchiate/follow.hpp"

namespace germini::bots {
namespace {

using namespace minchiate;

// The card of the least cost, the first of equals.
template <class Cost> Card cheapest(CardSet cards, Cost cost) {
    Card best = cards.first();
    for (Card card : cards)
        if (cost(card) < cost(best)) best = card;
    return best;
}

// What a card is worth to keep out of a trick that others win: points first, then strength.
int weight(Card card) {
    if (card == kMatto) return 400;
    const int strong = is_trump(card) ? 14 + trump_number(card) : strength(card);
    return 20 * value(card) + strong;
}

// DISC: empty short suits, keep trumps.
DiscardMove discard(const Choice& choice) {
    DiscardMove move{run_of(choice.must)};
    CardSet left = choice.may;
    while (static_cast<int>(move.cards.size()) < choice.count) {
        const Card card = cheapest(left, [&left](Card c) {
            if (!kCartiglie.has(c)) return 1000 + weight(c);
            return 20 * (left & suit_cards(suit_of(c))).size() + strength(c);
        });
        left.remove(card);
        move.cards.push_back(card);
    }
    return move;
}

DeclareMove declare(const Choice& choice) {
    DeclareMove move;
    for (const Versicola& versicola : choice.versicole) move.versicole.push_back(versicola.cards);
    return move;
}

// The trick as it would stand with this card played at the seat's place.
Seat winner_with(const View& view, Seat seat, Card card) {
    Public table = view;
    at(table.trick.cards, seat) = card;
    ++table.trick.count;
    return winner_of(table);
}

Card lead(const View& view, CardSet cards) {
    return cheapest(cards, [&view, cards](Card card) {
        if (!is_suit_card(card)) return 1000 + weight(card);
        const bool king_held = cards.has(king(suit_of(card)));
        const bool fresh = (view.suits_led >> static_cast<unsigned>(suit_of(card)) & 1u) == 0;
        const int hanging = king_held && fresh ? 100 : 0; // SIG-7: the first round is spent on a low card
        return (value(card) > 0 ? 500 : strength(card)) - hanging;
    });
}

Card follow(const View& view, CardSet cards, Seat seat) {
    const bool last = view.trick.count == kSeats - 1;
    const Side ours = side_of(view.viewer.seat);
    int at_stake = 0;
    for (Card card : view.trick.cards)
        if (card != kNoCard && card != kMatto) at_stake += value(card);
    return cheapest(cards, [&view, seat, last, ours, at_stake](Card card) {
        if (card == kMatto) return 300;
        const bool wins = side_of(winner_with(view, seat, card)) == ours;
        const int worth = value(card);
        if (last) return wins ? -60 * (worth + at_stake) + weight(card) / 4 : 60 * worth + weight(card);
        return weight(card) - (wins ? 20 * at_stake : 0);
    });
}

PlayMove play(const View& view, const Choice& choice) {
    const Seat seat = choice.play_for == kNoSeat ? view.viewer.seat : choice.play_for;
    const Seat by = choice.play_for == kNoSeat ? kNoSeat : view.viewer.seat;
    const bool leads = seat == view.trick.leader && choice.play_for == kNoSeat;
    if (choice.cards.size() == 1) return {choice.cards.first(), by};
    return {leads ? lead(view, choice.cards) : follow(view, choice.cards, seat), by};
}

} // namespace

Move greedy_move(const View& view) {
    const Seat seat = view.viewer.seat;
    const Choice offered = choice(sight(view));
    switch (offered.kind) {
    case Phase::cut:
        return {seat, CutMove{(offered.least + offered.most) / 2}};
    case Phase::discard:
        return {seat, discard(offered)};
    case Phase::declare:
        return {seat, declare(offered)};
    case Phase::play:
        return {offered.play_for == kNoSeat ? seat : offered.play_for, play(view, offered)};
    case Phase::give:
        return {seat, GiveMove{cheapest(offered.cards, weight)}};
    case Phase::over:
        break;
    }
    return {};
}

} // namespace germini::bots

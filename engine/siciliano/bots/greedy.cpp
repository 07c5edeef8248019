#include "engine/siciliano/bots/greedy.hpp"

#include "engine/core/best.hpp"
#include "engine/siciliano/bots/calls.hpp"
#include "engine/siciliano/follow.hpp"

namespace germini::siciliano::bots {
namespace {

constexpr int kAriaWorth = 4, kKingWorth = 2, kDecinaWorth = 2;

// About how many points more than an average hand's cards bring, five cards at a time.
int strength(CardSet hand, int round) {
    constexpr int kAverage = 4; // a little less than that of five cards
    const int trumps = (hand & kTrumps).size();
    return 2 * trumps + kAriaWorth * (hand & kArie).size() + kKingWorth * (hand & kKings).size() +
           kDecinaWorth * (hand & CardSet(kFujutu)).size() - kAverage * round;
}
int strength_of_statement(const Announcement& said) {
    if (said.silent()) return 0;
    return kAriaWorth * said.arie + kKingWorth * said.re + kDecinaWorth * said.decine.size() - kAriaWorth;
}

ExposeMove expose_as_few_as_possible(const LegalMoves& choice) {
    ExposeMove move;
    for (int i = 0; i < choice.packets; ++i)
        move.positions.push_back(choice.must_expose ? std::optional(0) : std::nullopt);
    return move;
}

DiscardMove shortest_suits(const LegalMoves& choice) {
    DiscardMove move;
    for (const Card card : discard_order(choice.held, choice.cards))
        if (move.cards.size() < kMonte) move.cards.push_back(card);
    return move;
}

// Whether no opponent can have a card that beats this one.
bool is_highest(const InformationState& info, Card card) {
    const CardSet family = is_trump(card) ? kTrumps : suit_cards(suit_of(card));
    const CardSet others = family - info.table.played - info.hand - partners_cards(info);
    return others.empty() || index(others.last()) < index(card);
}

int cost(Card card) {
    if (card == kFujutu) return 30;
    return 3 * value(card) + (is_trump(card) ? 4 + (index(card) - 64) / 3 : strength_of(card) / 3);
}

int lead_worth(const InformationState& info, Card card) {
    constexpr int kToPartner = 12;
    if (card == kFujutu) return -50;
    if (is_trump(card) && value(card) > 0 && partner_commands(info)) return kToPartner + value(card);
    if (is_highest(info, card))
        return is_trump(card) ? 20 - cost(card) / 8
                              : 10 + value(card) - (info.hand & suit_cards(suit_of(card))).size();
    return -cost(card) - (is_trump(card) ? 6 : 0);
}

// Whether the partner plays after the viewer, must play a trump and has the highest.
bool partner_will_take(const InformationState& info) {
    constexpr int kBeforePartner = 2;
    const Card led = dominant_card(info.table.trick);
    if (info.table.trick.count >= kBeforePartner || !partner_commands(info)) return false;
    const std::uint8_t voids = at(info.table.voids, next(info.seat, 2));
    return is_trump(led) || (voids >> static_cast<unsigned>(suit_of(led)) & 1) != 0;
}

int follow_worth(const InformationState& info, Card card) {
    const Seat me = info.seat;
    const bool last = info.table.trick.count == kSeats - 1;
    Trick after = info.table.trick;
    at(after.cards, me) = card;
    ++after.count;
    int points = 0;
    for (Card played : after.cards)
        if (played != kNoCard && played != kFujutu) points += value(played);
    const Seat winner = winner_of(after);
    const bool ours = winner != kNoSeat && side_of(winner) == side_of(me);
    const bool safe =
        partner_will_take(info) || (ours && (last || is_highest(info, at(after.cards, winner))));
    if (card == kFujutu) return ours || safe ? -25 : points / 2 - 6;
    const int spent = is_trump(card) ? 2 + (index(card) - 64) / 4 : strength_of(card) / 3;
    if (safe) return 2 * points - spent;
    if (ours) return points - spent - 2 * value(card);
    return -2 * points - spent;
}

PlayMove card_now(const InformationState& info, const LegalMoves& choice) {
    const bool leads = dominant_card(info.table.trick) == kNoCard;
    PlayMove move;
    move.card = best_of(choice.cards,
                        [&](Card card) { return leads ? lead_worth(info, card) : follow_worth(info, card); });
    move.calls = calls_to_make(info, choice, move.card);
    return move;
}

} // namespace

AnnounceMove statement(const AnnouncementRange& range, bool strong) {
    AnnounceMove move;
    if (strong) {
        move.tengo = range.full;
        return move;
    }
    if (range.arie > 0) move.arie = range.arie;
    if (range.re() > 0) move.re = range.re();
    if (!move.arie && !move.re && range.most_trumps > 0) move.trionfi = range.least_trumps;
    if (!move.arie && !move.re && !move.trionfi && !range.silence) move.tengo = true;
    return move;
}

CardList discard_order(CardSet hand, CardSet cards) {
    CardList order;
    while (!cards.empty()) {
        const Card card = best_of(cards, [hand](Card one) {
            if (is_trump(one)) return -100 - index(one);
            return -5 * (hand & suit_cards(suit_of(one))).size() - 10 * value(one) - strength_of(one);
        });
        order.push_back(card);
        cards.remove(card);
    }
    return order;
}

Move greedy_move(const InformationState& info) {
    const Seat seat = info.seat;
    const LegalMoves choice = legal_moves(info);
    const int own = strength(info.hand, info.table.round);
    switch (choice.kind) {
    case Phase::expose:
        return {seat, expose_as_few_as_possible(choice)};
    case Phase::announce:
        return {seat, statement(choice.words, own > 0)};
    case Phase::say: {
        const auto round = static_cast<std::size_t>(info.table.round - 1);
        const int both = own + strength_of_statement(at(info.table.statements, side_of(seat))[round]);
        return {seat, SayMove{both > 0 ? SayMove::Word::tengo : SayMove::Word::mischio}};
    }
    case Phase::discard:
        return {seat, shortest_suits(choice)};
    case Phase::play:
        return {seat, card_now(info, choice)};
    case Phase::over:
        break;
    }
    return {};
}

} // namespace germini::siciliano::bots

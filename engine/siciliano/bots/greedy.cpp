#include "engine/siciliano/bots/greedy.hpp"

#include "engine/core/best.hpp"
#include "engine/siciliano/bots/calls.hpp"
#include "engine/siciliano/bots/words.hpp"
#include "engine/siciliano/follow.hpp"

namespace germini::siciliano::bots {
namespace {

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

int cost(Card card) {
    if (card == kFujutu) return 30;
    return 3 * value(card) + (is_trump(card) ? 4 + (index(card) - 64) / 3 : strength_of(card) / 3);
}

class Judge {
public:
    explicit Judge(const InformationState& info) : info_(info), partner_commands_(partner_commands(info)) {
        const Trick& trick = info.table.trick;
        opponents_ = kWholePack - info.table.played - info.hand - partners_cards(info);
        led_ = dominant_card(trick);
        if (led_ == kNoCard) return;
        const Seat winner = winner_of(trick);
        held_ = at(trick.cards, winner);
        last_ = trick.count == kSeats - 1;
        held_is_ours_ = side_of(winner) == side_of(info.seat);
        held_is_safe_ = held_is_ours_ && (last_ || is_highest(held_));
        partner_will_take_ = partner_will_take();
        for (Card played : trick.cards)
            if (played != kNoCard && played != kFujutu) on_table_ += value(played);
    }

    /// The worth of playing the card.
    int operator()(Card card) const { return led_ == kNoCard ? lead(card) : follow(card); }

private:
    // Whether no opponent can have a card that beats this one.
    bool is_highest(Card card) const {
        const CardSet others = opponents_ & (is_trump(card) ? kTrumps : suit_cards(suit_of(card)));
        return others.empty() || index(others.last()) < index(card);
    }
    // Whether the partner plays after the viewer, must play a trump and has the highest.
    bool partner_will_take() const {
        constexpr int kBeforePartner = 2;
        if (info_.table.trick.count >= kBeforePartner || !partner_commands_) return false;
        const std::uint8_t voids = at(info_.table.voids, next(info_.seat, 2));
        return is_trump(led_) || (voids >> static_cast<unsigned>(suit_of(led_)) & 1) != 0;
    }
    int lead(Card card) const {
        constexpr int kToPartner = 12;
        if (card == kFujutu) return -50;
        if (is_trump(card) && value(card) > 0 && partner_commands_) return kToPartner + value(card);
        if (is_highest(card))
            return is_trump(card) ? 20 - cost(card) / 8
                                  : 10 + value(card) - (info_.hand & suit_cards(suit_of(card))).size();
        return -cost(card) - (is_trump(card) ? 6 : 0);
    }
    int follow(Card card) const {
        const bool takes = beats(card, held_);
        const bool ours = takes || held_is_ours_;
        const bool safe = partner_will_take_ || (takes ? last_ || is_highest(card) : held_is_safe_);
        if (card == kFujutu) return ours || safe ? -25 : on_table_ / 2 - 6;
        const int points = on_table_ + value(card);
        const int spent = is_trump(card) ? 2 + (index(card) - 64) / 4 : strength_of(card) / 3;
        if (safe) return 2 * points - spent;
        if (ours) return points - spent - 2 * value(card);
        return -2 * points - spent;
    }

    const InformationState& info_;
    CardSet opponents_; // cards that an opponent may have
    Card led_ = kNoCard, held_ = kNoCard;
    bool last_ = false, held_is_ours_ = false, held_is_safe_ = false;
    bool partner_commands_, partner_will_take_ = false;
    int on_table_ = 0;
};

PlayMove card_now(const InformationState& info) {
    const Judge judge(info);
    std::string_view barred;
    PlayMove move;
    move.card = best_of(playable(info.table, info.hand, barred), judge);
    move.calls = calls_to_make(info, move.card);
    return move;
}

} // namespace

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

Move greedy_move(const InformationState& info, Talk talk) {
    const Seat seat = info.seat;
    if (info.table.phase == Phase::play && info.table.due.has(seat)) return {seat, card_now(info)};
    const LegalMoves choice = legal_moves(info);
    switch (choice.kind) {
    case Phase::expose:
        return {seat, expose_as_few_as_possible(choice)};
    case Phase::announce:
        return {seat, statement(info, choice.words, talk)};
    case Phase::say:
        return {seat, answer(info, talk)};
    case Phase::discard:
        return {seat, shortest_suits(choice)};
    case Phase::play:
    case Phase::over:
        break;
    }
    return {};
}

} // namespace germini::siciliano::bots

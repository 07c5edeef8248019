#include "engine/bolognese/bots/greedy.hpp"

#include "engine/bolognese/bots/avoid.hpp"
#include "engine/bolognese/bots/odds.hpp"
#include "engine/bolognese/bots/signals.hpp"
#include "engine/bolognese/bots/stakes.hpp"
#include "engine/core/best.hpp"
#include "engine/core/reason.hpp"

#include <algorithm>
#include <array>

namespace germini::bolognese::bots {
namespace {

// Weights in points, as the stakes are.
constexpr int kTrick = 6;      // taking any trick: its cards and the lead
constexpr int kMattoKept = 12; // later worth of the Matto's escape
constexpr int kMattoWorn = 1;  // its decrease with every trick
constexpr int kBusso = 40;     // the partner has asked for the best card
constexpr int kTrumpSpent = 2; // cost per three numbers of a trump played
constexpr int kComesHome = 45; // percent: how often a card kept back comes home
constexpr int kTrumpHome = 75; // percent: how often a high trump kept back comes home
constexpr int kHighTrump = 12;
// Percent of the stake of a figure that is led while an opponent may have a higher one.
constexpr int kUnderFigure = 30;
constexpr int kLost = 10; // percent: a trick counts as lost below this chance to take it

// The cost of discarding this card from a hand.
int discard_cost(CardSet hand, Card card) {
    constexpr int kOneOfMany = 3, kTrump = 40;
    const int in_combination = [&] {
        int most = 0;
        for (const Combination& one : combinations(hand))
            if (one.cards.has(card)) most = std::max(most, one.worth);
        return most;
    }();
    if (!is_suit_card(card)) return kTrump + stake(card) + in_combination;
    const int length = (hand & suit_cards(suit_of(card))).size();
    return kOneOfMany * length + stake(card) + in_combination;
}

// The chance, in percent, that this card comes home if it is not played now.
int saved_later(Card card) {
    return is_numero(card) && power(card) >= index(trump(kHighTrump)) ? kTrumpHome : kComesHome;
}

// What a card adds to the strength of a hand that plays alone: tricks, and points of combinations.
int bid_strength(Card card) {
    constexpr int kNumero = 6, kHigh = 6;
    const int takes = is_numero(card) ? kNumero + (power(card) >= index(trump(kHighTrump)) ? kHigh : 0) : 0;
    return takes + (is_suit_card(card) && value(card) == 0 ? 0 : stake(card) / 2);
}

// The terms of a card's worth, in this order.
constexpr std::array<std::string_view, 5> kReasons{"takes", "brings_home", "spares", "asked", "king_out"};
using Worth = Terms<kReasons.size()>;

class Judge {
public:
    Judge(const InformationState& info, Talk talk) : info_(info), odds_(info, talk) {
        const Trick& trick = info.table.trick;
        for (Card lies : trick.cards)
            if (lies != kNoCard && lies != kMatto) on_table_ += stake(lies);
        last_trick_ = trick.number == info.table.tricks_in_all() - 1;
        if (last_trick_) on_table_ += kLastTrick;
        partner_ = info.table.partner(info.seat);
        asked_ = trick.signal == Signal::busso && trick.leader == partner_;
    }

    /// The worth of playing the card rather than keeping it.
    Worth operator()(Card card) {
        const Trick& trick = info_.table.trick;
        const int chance = odds_.to_take(card);
        if (card == kMatto) // it comes home in any case and spares another card
            return {chance * on_table_, 0,
                    -100 * std::max(0, kMattoKept - kMattoWorn * trick.number) +
                        (last_trick_ ? 100 * kMattoKept : 0),
                    0, 0};
        return {chance * on_table_, (chance - saved_later(card)) * stake(card),
                is_numero(card) ? -(100 * kTrumpSpent * (power(card) - index(kBegato)) / 3) : 0,
                asked_ ? kBusso * chance * power(card) / index(kAngelo) : 0,
                trick.count == 0 && under_figure(card) ? -kUnderFigure * stake(card) : 0};
    }

private:
    // True if a figure above this one is neither seen nor shown by the partner, so an opponent may have it.
    bool under_figure(Card card) const {
        if (!is_suit_card(card) || value(card) == 0) return false;
        const CardSet partners = partner_ == kNoSeat ? CardSet{} : at(info_.table.shown, partner_);
        return (odds_.unseen() - partners).meets(beating(card) & suit_cards(suit_of(card)));
    }

    const InformationState& info_;
    Odds odds_;
    int on_table_ = kTrick;
    bool last_trick_ = false, asked_ = false;
    Seat partner_ = kNoSeat;
};

Card best_card(const InformationState& info, const LegalMoves& choice, Talk talk) {
    if (choice.cards.size() == 1) return choice.cards.first(); // its worth need not be computed
    Judge judge(info, talk);
    return best_of(choice.cards, [&judge](Card card) { return sum(judge(card)); });
}

// BID-2: plays alone if the hand is strong enough, without the pozzo if it is very strong.
Bid bid_for(CardSet hand) {
    constexpr int kPosso = 132, kDiMio = 180;
    int strength = 0;
    for (Card card : hand) strength += bid_strength(card);
    return strength >= kDiMio ? Bid::di_mio : strength >= kPosso ? Bid::posso : Bid::passo;
}

// The card whose loss leaves the pile the most points, combinations included.
Card least_to_give(CardSet pile, CardSet may) {
    return best_of(may, [pile](Card card) {
        const CardSet kept = pile - CardSet(card);
        return worth_of(combinations(kept)).total() + scartini(kept);
    });
}

// The seat that wins the trick so far once the viewer has played this card; kNoSeat if only the Matto is on
// the table.
Seat winner_with(const InformationState& info, Card card) {
    Trick trick = info.table.trick;
    at(trick.cards, info.seat) = card;
    return winner_of(trick);
}

std::string_view reason_to_play(const InformationState& info, const LegalMoves& choice, Card card) {
    if (choice.cards.size() == 1) return "only";
    if (card == kMatto) return "matto";
    Judge judge(info, Talk::signals);
    const auto worth = [&judge](Card one) { return judge(one); };
    const std::size_t decisive = decisive_term(choice.cards, card, worth);
    const Trick& trick = info.table.trick;
    const Seat partner = info.table.partner(info.seat);
    const std::string_view word =
        word_in_trick(decisive, {.seat = info.seat,
                                 .partner = partner,
                                 .winner = winner_with(info, card),
                                 .partner_played = partner != kNoSeat && at(trick.cards, partner) != kNoCard,
                                 .leads = trick.count == 0,
                                 .gains = worth(card)[kBringsHome] > 0,
                                 .lost = Odds(info).to_take(card) < kLost});
    return word.empty() ? kReasons.at(decisive) : word;
}

} // namespace

DiscardMove best_discard(const LegalMoves& choice, Card first) {
    DiscardMove move;
    CardSet hand = choice.held, may = choice.cards;
    const auto put_down = [&](Card card) {
        may.remove(card);
        hand.remove(card);
        move.cards.push_back(card);
    };
    if (first != kNoCard) put_down(first);
    while (static_cast<int>(move.cards.size()) < choice.discards) {
        Card best = may.first();
        for (Card card : may)
            if (discard_cost(hand, card) < discard_cost(hand, best)) best = card;
        put_down(best);
    }
    return move;
}

Move greedy_move(const InformationState& info, Talk talk) {
    const Seat seat = info.seat;
    const LegalMoves offered = legal_moves(info);
    switch (offered.kind) {
    case Phase::call: {
        const ShownSets all = all_of(offered.items);
        return {seat, CallMove{!all.empty() && reaches(offered, all) ? all : ShownSets{}}};
    }
    case Phase::discard:
        return {seat, best_discard(offered)};
    case Phase::declare: {
        const ShownSets all = all_of(offered.items);
        return {seat, DeclareMove{all, offered.may_out && reaches(offered, all)}};
    }
    case Phase::play: {
        if (info.table.shape().alone) return {seat, PlayMove{card_to_avoid_points(info, offered)}};
        const Card card = best_card(info, offered, talk);
        return {seat, PlayMove{card, talk == Talk::signals ? signal_with(info, offered.signals, card)
                                                           : Signal::none}};
    }
    case Phase::give:
        return {seat, GiveMove{info.table.shape().alone ? card_to_get_rid_of(offered.held, offered.cards)
                                                        : least_to_give(offered.held, offered.cards)}};
    case Phase::bid:
        return {seat, BidMove{bid_for(offered.held)}};
    case Phase::answer:
        return {seat, AnswerBidMove{offered.may_object && bid_for(offered.held) == Bid::di_mio}};
    case Phase::claim:
        return {seat, AnswerMove{}}; // the claim is proven
    case Phase::over:
        break;
    }
    return {};
}

std::string_view reason_of(const View& view, const Move& move) {
    if (const auto* play = std::get_if<PlayMove>(&move.what)) {
        const InformationState info = information_state(view);
        const LegalMoves offered = legal_moves(info);
        return info.table.shape().alone ? reason_to_avoid(info, offered, play->card)
                                        : reason_to_play(info, offered, play->card);
    }
    if (const auto* called = std::get_if<CallMove>(&move.what))
        return called->shown.empty() ? "waits" : "reaches";
    if (const auto* shown = std::get_if<DeclareMove>(&move.what))
        return shown->out ? "reaches" : shown->shown.empty() ? "nothing" : "all";
    if (std::holds_alternative<AnswerMove>(move.what)) return "proven";
    if (const auto* bid = std::get_if<BidMove>(&move.what))
        return bid->bid == Bid::passo ? "weak" : bid->bid == Bid::posso ? "with_pozzo" : "strong";
    if (const auto* answer = std::get_if<AnswerBidMove>(&move.what))
        return answer->objects ? "strong" : "weak";
    return std::holds_alternative<DiscardMove>(move.what) ? "put_down" : "cheapest";
}

} // namespace germini::bolognese::bots

#include "engine/solo/bots/playing.hpp"

#include "engine/core/best.hpp"
#include "engine/core/reason.hpp"
#include "engine/solo/bots/weights.hpp"
#include "engine/solo/follow.hpp"

namespace germini::solo::bots {
namespace {

using minchiate::higher_cards;
using minchiate::is_trump;
using minchiate::kind_of;
using minchiate::kKings;
using minchiate::kTrumpKind;

// Sixteenths of a point of the score. A seat's result is its score against the mean of all, so that a card
// lost costs nearly three times its value, and a card won brings a little more than its own.
constexpr int kPoint = 16;
constexpr int kLosing = 3 * kPoint, kWinning = kPoint + kPoint / 3;
constexpr std::array<std::string_view, 4> kReasons{"takes", "brings_home", "spares", "opens"};
using Worth = Terms<kReasons.size()>;

class Judge {
public:
    explicit Judge(const Knowledge& k) : k_(k), trick_(k.table().trick) {
        int points = 0;
        for (const Card card : CardSet(trick_.cards)) points += value(card) * kWinning;
        on_table_ = points + trick_.players.size() * kWeights.trick_card;
        if (trick_.number == k.table().tricks_in_all() - 1) on_table_ += kLastTrick * kPoint;
        trumps_out_ = k.unseen() & minchiate::kTrumpCards;
    }

    Worth operator()(Card card) const {
        const Chance takes = card == kMatto ? 0 : to_take(card);
        const int stake = card == kMatto ? 0 : value(card) * kLosing;
        return {both(takes, on_table_), stake == 0 ? 0 : both(takes - saved_later(card), stake), -cost(card),
                trick_.count == 0 ? lead(card) : 0};
    }

    // The chance that the card takes the trick.
    Chance to_take(Card card) const {
        Trick trick = trick_;
        at(trick.cards, k_.me()) = card;
        ++trick.count;
        const Card set = card_to_follow(trick);
        if (set == kNoCard) return 0;
        if (winner_of(trick) != k_.me()) return 0;
        Chance takes = kCertain;
        for (const Seat seat : trick.players)
            if (!trick.has(seat)) takes = both(takes, kCertain - beats(seat, set, card));
        return takes;
    }
    bool leads() const { return trick_.count == 0; }

private:
    Chance beats(Seat seat, Card set, Card best) const {
        const Chance higher = k_.holds(seat, higher_cards(best));
        if (is_trump(set)) return higher;
        const Chance follows = k_.holds_kind(seat, kind_of(set));
        if (is_trump(best)) return both(kCertain - follows, higher);
        return both(higher, percent(kWeights.rises)) +
               both(kCertain - follows, k_.holds_kind(seat, kTrumpKind));
    }
    // A trump's rank among those that are out: 0 below all, kCertain above all.
    Chance rank(Card card) const {
        const int out = trumps_out_.size();
        return out == 0
                   ? kCertain
                   : minchiate::bots::share_of_cards(out - (trumps_out_ & higher_cards(card)).size(), out);
    }
    static int between(Chance place, int low, int high) { return low + both(place, high - low); }
    Chance saved_later(Card card) const {
        if (is_trump(card))
            return percent(between(rank(card), kWeights.lowest_saved, kWeights.highest_saved));
        return kKings.has(card) ? percent(kWeights.king_saved) : 0;
    }
    int cost(Card card) const {
        if (card == kMatto) return kWeights.matto;
        return is_trump(card) ? between(rank(card), kWeights.lowest_trump, kWeights.highest_trump)
                              : minchiate::strength(card);
    }
    int lead(Card card) const {
        if (card == kMatto) return 0;
        if (is_trump(card)) return -kWeights.lead_trump;
        const CardSet suit = minchiate::suit_cards(minchiate::suit_of(card));
        int worth = (k_.own() & suit).size() * kWeights.length;
        if (!kKings.has(card)) return worth;
        for (const Seat seat : trick_.players)
            if (seat != k_.me())
                worth -=
                    both(both(kCertain - k_.holds_kind(seat, kind_of(card)), k_.holds_kind(seat, kTrumpKind)),
                         value(card) * kLosing) *
                    kWeights.king_to_void / 100;
        return worth;
    }

    const Knowledge& k_;
    const Trick& trick_;
    int on_table_ = 0;
    CardSet trumps_out_;
};

constexpr int kLost = 10; // percent: a trick counts as lost below this chance to take it

} // namespace

Card best_card(const Knowledge& k, CardSet cards) {
    const Judge judge(k);
    return best_of(cards, [&judge](Card card) { return sum(judge(card)); });
}

List<minchiate::bots::CardWorth, kMostHandCards> worths_of(const Knowledge& k, CardSet cards) {
    const Judge judge(k);
    List<minchiate::bots::CardWorth, kMostHandCards> out;
    for (const Card card : cards) out.push_back({card, sum(judge(card))});
    return out;
}

std::string_view reason_to_play(const Knowledge& k, CardSet cards, Card card) {
    if (cards.size() == 1) return "only";
    if (card == kMatto) return "matto";
    const Judge judge(k);
    const std::size_t decisive = decisive_term(cards, card, [&judge](Card one) { return judge(one); });
    Trick trick = k.table().trick;
    at(trick.cards, k.me()) = card;
    ++trick.count;
    const std::string_view word =
        word_in_trick(decisive, {.seat = k.me(),
                                 .winner = card_to_follow(trick) == kNoCard ? kNoSeat : winner_of(trick),
                                 .leads = judge.leads(),
                                 .gains = judge(card)[kBringsHome] > 0,
                                 .lost = judge.to_take(card) < percent(kLost)});
    return word.empty() ? kReasons.at(decisive) : word;
}

Card least_to_give(CardSet cards) {
    return best_of(cards, [](Card card) { return -value(card) * kCardNumbers - index(card); });
}

} // namespace germini::solo::bots

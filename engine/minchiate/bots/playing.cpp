#include "engine/minchiate/bots/playing.hpp"

#include "engine/core/best.hpp"
#include "engine/core/reason.hpp"
#include "engine/minchiate/bots/odds.hpp"
#include "engine/minchiate/bots/signals.hpp"
#include "engine/minchiate/bots/stakes.hpp"
#include "engine/minchiate/bots/weights.hpp"
#include "engine/minchiate/follow.hpp"
#include "engine/minchiate/fumata.hpp"

#include <array>
#include <optional>
#include <utility>

namespace germini::minchiate::bots {
namespace {

// The terms of a card's worth, in this order.
constexpr std::array<std::string_view, 5> kReasons{"takes", "brings_home", "spares", "opens", "king_waits"};
constexpr std::size_t kOpens = 3;
using Worth = Terms<kReasons.size()>;

class Judge {
public:
    Judge(const Knowledge& k, Seat seat) : k_(k), stakes_(k), odds_(k, seat), seat_(seat) {
        for (Card card : k.table().trick.cards)
            if (card != kNoCard && card != kMatto) on_table_ += stakes_.worth_of(card);
        on_table_ += kWeights.trick;
        left_ = k.own().size();
        if (k.table().trick.number == kTricks - 1) on_table_ += 2 * kLastTrick * kPoint;
        leads_ = k.table().trick.count == 0;
        trumps_out_ = (k.unseen() & kTrumpCards).size();
    }

    /// The worth of playing the card rather than keeping it, in sixteenths of a point.
    Worth operator()(Card card) {
        const Chance ours = odds_.to_take(card), place = is_trump(card) ? rank(card) : 0;
        const int stake = card == kMatto ? 0 : stakes_.worth_of(card);
        return {both(ours, on_table_), stake == 0 ? 0 : both(ours - saved_later(card, place), stake),
                signal(card, place, ours) - cost(card, place), leads_ ? lead(card, place) : 0,
                leads_ ? -king_risk(card) : 0};
    }
    bool leads() const { return leads_; }

private:
    bool fresh(Suit suit) const { return !was_led(k_.table().suits_led, suit); }
    // A trump's rank among those that are out: 0 below all, kCertain above all.
    Chance rank(Card card) const {
        return trumps_out_ == 0
                   ? kCertain
                   : share_of_cards(trumps_out_ - (k_.unseen() & higher_cards(card)).size(), trumps_out_);
    }
    // Interpolates three weights: at the lowest, the middle and the highest trump that is out.
    static int between(Chance rank, int low, int middle, int high) {
        return rank < kCertain / 2 ? low + both(2 * rank, middle - low)
                                   : middle + both(2 * rank - kCertain, high - middle);
    }
    Chance saved_later(Card card, Chance place) const {
        if (is_trump(card))
            return percent(
                between(place, kWeights.lowest_saved, kWeights.middle_saved, kWeights.highest_saved));
        if (!kKings.has(card)) return 0;
        return percent(kWeights.king_saved);
    }
    int cost(Card card, Chance place) const {
        if (side_of(seat_) != side_of(k_.me())) return 0; // an opponents' fallen hand
        if (card == kMatto) { // MAT-8: it must be played before the last trick if it falls there
            const bool falls = k_.table().rules.matto_last == MattoLast::captured && left_ == 2;
            return falls ? -stakes_.worth_of(kMatto) : kWeights.matto;
        }
        if (is_trump(card))
            return between(place, kWeights.lowest_trump, kWeights.middle_trump, kWeights.highest_trump) +
                   both(place, kWeights.late_trump) * (kHandCards - left_) / kHandCards;
        return strength(card) * kWeights.figure;
    }
    // The worth of what a trump of the own hand signals to the partner.
    int signal(Card card, Chance place, Chance taken) const {
        if (!is_trump(card) || !k_.talks() || seat_ != k_.me()) return 0;
        return worth_of_fumata(k_, card) + worth_of_winning_high(k_, place, taken);
    }
    int lead(Card card, Chance place) {
        if (card == kMatto) return 0;
        if (is_trump(card)) return (k_.talks() ? worth_of_going_on(k_, place) : 0) - kWeights.lead_trump;
        const Suit suit = suit_of(card);
        if (!led_ || *led_ != suit) {
            led_ = suit;
            led_worth_ = lead_suit(suit);
        }
        const CardSet own = k_.own() & suit_cards(suit);
        const bool hangs =
            fresh(suit) && own.has(king(suit)) && card != king(suit) && own.size() >= kWeights.hang_length;
        return led_worth_ + (hangs ? kWeights.hang : 0);
    }
    // The worth of leading any card of the suit.
    int lead_suit(Suit suit) const {
        const CardSet cards = suit_cards(suit);
        const int kind = static_cast<int>(suit);
        const Seat left = next(seat_), mate = partner(seat_), right = next(seat_, 3);
        const bool first_round = fresh(suit);
        const Chance mate_void = both(kCertain - k_.holds_kind(mate, kind), k_.holds_kind(mate, kTrumpKind));
        const Chance left_has = k_.holds_kind(left, kind), right_has = k_.holds_kind(right, kind);
        int worth = both(both(mate_void, both(left_has, right_has)), kWeights.partner_void);
        worth += (k_.own() & cards).size() * kWeights.length;
        if (k_.out(kind) == 0) worth -= kWeights.bare_suit;
        if (first_round) { // KING-1: a trump played before the King's holder forces the King out
            const Card its_king = king(suit);
            worth += both(both(mate_void, k_.holds(right, CardSet(its_king))), stakes_.worth_of(its_king)) *
                     kWeights.forced_king / 100;
            const Chance left_trumps = both(kCertain - left_has, k_.holds_kind(left, kTrumpKind));
            worth -= both(both(left_trumps, k_.holds(mate, CardSet(its_king))), stakes_.worth_of(its_king)) *
                     kWeights.forced_king / 100;
        }
        if (first_round && k_.sure(mate).has(king(suit))) worth -= kWeights.partners_king;
        return worth;
    }

    // The risk of leading a King: an opponent without its suit trumps it.
    int king_risk(Card card) const {
        if (!kKings.has(card)) return 0;
        const Suit suit = suit_of(card);
        const int kind = static_cast<int>(suit);
        int risk = 0;
        for (const Seat seat : {next(seat_), next(seat_, 3)}) {
            const Chance trumps = both(kCertain - k_.holds_kind(seat, kind), k_.holds_kind(seat, kTrumpKind));
            const bool is_void = at(k_.table().voids, seat).suit(suit);
            risk += both(trumps, stakes_.worth_of(card)) *
                    (is_void ? kWeights.king_to_void : kWeights.king_risked) / 100;
        }
        return risk;
    }

    const Knowledge& k_;
    Stakes stakes_;
    Odds odds_;
    Seat seat_;
    int on_table_ = 0, left_ = 0, trumps_out_ = 0;
    bool leads_ = false;
    std::optional<Suit> led_; // the suit that the last answer of lead_suit() is about
    int led_worth_ = 0;
};

constexpr int kLost = 10; // percent: a trick counts as lost below this chance to take it

// The seat that wins the trick so far once `seat` has played this card; kNoSeat if only the Matto is on the
// table.
Seat winner_with(const PublicState& table, Seat seat, Card card) {
    Trick trick = table.trick;
    at(trick.cards, seat) = card;
    ++trick.count;
    return card_to_follow(trick, table.fallen, kSeats) == kNoCard ? kNoSeat : winner_of(trick, table.fallen);
}

// Cards without a stake cost the more, the higher they are. So of several that signal the same, with no card
// of another hand between them, only the lowest is worth judging.
CardSet worth_judging(const Knowledge& k, CardSet cards) {
    CardSet out = cards;
    const CardSet others = k.unseen() | CardSet(k.table().trick.cards);
    Card before = kNoCard;
    for (const Card card : cards& kWithoutStake) {
        if (before != kNoCard && beside(before, card, others) &&
            signalled_by(k.table(), k.me(), before) == signalled_by(k.table(), k.me(), card))
            out.remove(card);
        before = card;
    }
    return out;
}

Judge judge_of(const Knowledge& k, const LegalMoves& choice) {
    return {k, choice.play_for == kNoSeat ? k.me() : choice.play_for};
}

} // namespace

Card least_to_give(const Knowledge& k, CardSet cards) {
    const Stakes stakes(k);
    Card best = cards.first();
    for (Card card : cards)
        if (std::pair(value(card), stakes.worth_of(card)) < std::pair(value(best), stakes.worth_of(best)))
            best = card;
    return best;
}

Card best_card(const Knowledge& k, const LegalMoves& choice) {
    Judge judge = judge_of(k, choice);
    return best_of(worth_judging(k, choice.cards), [&judge](Card card) { return sum(judge(card)); });
}

List<CardWorth, kHandCards> worths_of(const Knowledge& k, const LegalMoves& choice) {
    Judge judge = judge_of(k, choice);
    List<CardWorth, kHandCards> out;
    for (Card card : choice.cards) out.push_back({card, sum(judge(card))});
    return out;
}

std::string_view reason_to_play(const Knowledge& k, const LegalMoves& choice, Card card) {
    if (choice.cards.size() == 1) return "only";
    if (card == kMatto) return "matto";
    if (choice.play_for == kNoSeat)
        if (const std::string_view signal = signal_of(k, card); !signal.empty()) return signal;
    Judge judge = judge_of(k, choice);
    const Seat seat = choice.play_for == kNoSeat ? k.me() : choice.play_for;
    const std::size_t decisive = decisive_term(choice.cards, card, [&judge](Card one) { return judge(one); });
    const std::string_view word =
        word_in_trick(decisive, {.seat = seat,
                                 .partner = partner(seat),
                                 .winner = winner_with(k.table(), seat, card),
                                 .partner_played = at(k.table().trick.cards, partner(seat)) != kNoCard,
                                 .leads = judge.leads(),
                                 .gains = judge(card)[kBringsHome] > 0,
                                 .lost = Odds(k, seat).to_take(card) < percent(kLost)});
    if (!word.empty()) return word;
    if (decisive == kOpens && is_suit_card(card)) {
        const Voids& voids = at(k.table().voids, partner(seat));
        if (voids.suit(suit_of(card)) && !voids.trumps) return "partner_void";
    }
    return kReasons.at(decisive);
}

} // namespace germini::minchiate::bots

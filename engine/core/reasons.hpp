// Why a move is better than another: what both lead to in the same imagined deals, told in one closed list of
// reasons for every game.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"
#include "engine/core/search.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace germini {

/// Upper bound of a game's kinds of combinations.
inline constexpr std::size_t kMostCombinationKinds = 9;

/// Sums over the playouts of one move, seen from the side of the seat that makes it.
struct Figures {
    int takes = 0, partner_takes = 0;     ///< the next trick to be won goes to the seat, to its partner
    int last = 0;                         ///< the last trick goes to the side
    int wins = 0;                         ///< the hand is won or, where hands are only lost, not lost
    std::array<int, kCardNumbers> home{}; ///< by card: it ends in the side's pile
    std::array<int, kMostCombinationKinds> ours{};   ///< the side has a combination of this kind
    std::array<int, kMostCombinationKinds> theirs{}; ///< the opponents have one
    std::array<int, kMostCombinationKinds> scored{}; ///< points for the side's less those for the opponents'
};

/// What a move is better for than another one. Where points are bad, the seat avoids what it wants elsewhere.
enum class ReasonKind : std::uint8_t {
    takes,         ///< the seat itself takes the trick
    partner_takes, ///< the partner takes the trick
    ducks,         ///< another seat takes the trick
    home,          ///< counting cards come home
    away,          ///< counting cards go to others
    makes,         ///< the side makes a combination
    denies,        ///< the opponents do not make a combination
    avoids,        ///< the seat does not make a combination that would cost points
    last,          ///< the side takes the last trick
    not_last,      ///< another seat takes the last trick
    wins,          ///< the side wins the hand
    safe,          ///< the seat does not lose the hand
};
inline constexpr std::array<std::string_view, 12> kReasonKinds{"takes", "partner_takes", "ducks",  "home",
                                                               "away",  "makes",         "denies", "avoids",
                                                               "last",  "not_last",      "wins",   "safe"};

struct Reason {
    ReasonKind kind{};
    std::string_view set;     ///< makes, denies, avoids: the kind of combination
    CardSet cards;            ///< home, away
    int often = 0, other = 0; ///< in how many of ten imagined deals: with this move, with the other
    int points = 0;           ///< what the side gains by it on average; 0 for a trick and for the hand
    bool certain = false;     ///< proven from the view
};
inline constexpr std::size_t kMostReasons = 3;
using Reasons = List<Reason, kMostReasons>;

/// What a view proves of the trick once the seat has played its card.
struct TrickProof {
    bool takes = false;         ///< the seat takes the trick
    bool partner_takes = false; ///< the partner takes it
    bool ducks = false;         ///< another seat takes it
};

/// What a game's figures are worth, in points.
struct Scoring {
    CardSet counting; ///< cards that are worth a reason
    int (*of)(Card);  ///< gained if the card comes home rather than to the others
    int last = 0;     ///< gained by the last trick
    std::array<std::string_view, kMostCombinationKinds>
        sets{};         ///< kinds of combinations; empty: no such kind
    bool costs = false; ///< points are bad: everything above is lost instead
    bool hands = false; ///< hands are won or lost, whatever their points
};

/// Two moves in the same worlds, and whether the first is better by more than the error.
struct ComparedFigures {
    const Figures& with;
    const Figures& without;
    int worlds = 0;
    bool clear = false;
};

template <class C> ComparedFigures figures_of(const C& comparison) {
    return {comparison.better(), comparison.other(), comparison.worlds(), comparison.clear()};
}
/// The same the other way about; the moves must be as good as each other.
template <class C> ComparedFigures reversed_figures_of(const C& comparison) {
    return {comparison.other(), comparison.better(), comparison.worlds(), false};
}

/// Returns the reasons for playing `card`: who takes the trick, then what is worth most. If the card is not
/// clearly better, the trick alone.
Reasons reasons_to_play(const ComparedFigures& compared, const Scoring& scoring, Card card,
                        const TrickProof& proof);
/// Returns the reasons for another move: what is worth most. Empty if it is not clearly better.
Reasons reasons_to_move(const ComparedFigures& compared, const Scoring& scoring);

/// Returns what the cards prove once the seat plays `card` to the trick. `may_hold(seat)`: the cards that a
/// seat may hold; none if it does not play. `winner(trick)` is the seat that wins so far; kNoSeat if no card
/// that may win is played.
template <class Trick>
TrickProof trick_proof(Trick trick, Seat me, Seat partner, Card card, const auto& may_hold,
                       const auto& winner) {
    trick.cards[static_cast<std::size_t>(index(me))] = card;
    const Seat ahead = winner(trick);
    TrickProof out;
    out.ducks = ahead != me;
    if (ahead == kNoSeat) return out;
    for (std::size_t s = 0; s < trick.cards.size(); ++s) {
        if (trick.cards[s] != kNoCard) continue;
        for (const Card later : may_hold(static_cast<Seat>(s))) {
            Trick after = trick;
            after.cards[s] = later;
            if (winner(after) != ahead) return out;
        }
    }
    out.takes = ahead == me;
    out.partner_takes = ahead == partner;
    return out;
}

/// Returns the number of tricks that the sides have won.
template <class State> constexpr int tricks_won(const State& state) {
    int won = 0;
    for (const auto tricks : state.tricks) won += tricks;
    return won;
}

/// Imagination that sums up its playouts (engine/core/comparison.hpp). A game provides, as a type Count:
/// Count::side(table, seat)       the seat's side
/// Count::add(state, me, figures) adds what a finished hand adds only in this game
template <class I, class Count> class ExplainingImagination : public I {
    using View = typename I::Game::View;
    using State = typename I::Game::State;

public:
    using Figures = germini::Figures;
    ExplainingImagination(const View& view, SearchSettings settings)
        : I(view, settings), me_(view.viewer.seat), won_before_(tricks_won(view)) {}

    void play_out(State& state, Rng& rng, Figures& figures) const {
        while (!I::Game::over(state) && tricks_won(state) == won_before_) I::move_on(state, rng);
        if (tricks_won(state) > won_before_) {
            if (state.last_winner == me_)
                ++figures.takes;
            else if (on_own_side(state, state.last_winner))
                ++figures.partner_takes;
        }

        germini::play_out(*this, state, rng);
        if (on_own_side(state, state.last_winner)) ++figures.last;
        const Side side = Count::side(state, me_);
        for (const Card card : state.pile[static_cast<std::size_t>(index(side))])
            ++figures.home[static_cast<std::size_t>(index(card))];
        Count::add(state, me_, figures);
    }

private:
    bool on_own_side(const State& state, Seat seat) const {
        return seat != kNoSeat && Count::side(state, seat) == Count::side(state, me_);
    }

    Seat me_;
    int won_before_;
};

} // namespace germini

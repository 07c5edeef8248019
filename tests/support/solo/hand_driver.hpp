// A hand of Minchiate without partners driven move by move, in a notation close to spoken descriptions.
#pragma once
#include "engine/solo/game.hpp"
#include "tests/support/minchiate/cards.hpp"
#include "tests/support/minchiate/hand_driver.hpp"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::support::solo_game {

using namespace germini::solo;
using support::card;
using support::cards;
using support::list;
using support::MoveRefused;
using support::run;
using support::seat;
using support::side;
using support::text;

/// The rules of a preset with these values of its options; the other options keep theirs.
struct Choices {
    std::optional<Fola> fola{};
    std::optional<GoingOut> going_out{};
    bool devil = false;
};
Rules rules_of(std::string_view preset, const Choices& choices = {});

class HandDriver {
public:
    HandDriver(const Rules& rules, int dealer, const Pack& pack);
    /// From a position that no deal need lead to.
    explicit HandDriver(const State& state) : state_(state) {}

    const State& state() const { return state_; }
    const std::vector<Event>& log() const { return log_; }
    bool over() const { return state_.phase == Phase::over; }
    /// The seat that is due, the first by number; -1 after the end.
    int due() const { return state_.due.empty() ? -1 : index(*state_.due.begin()); }

    /// The clause that the move breaks; empty if it is legal. Changes nothing.
    std::string clause(const Move& move) const;
    /// Makes the move and checks the state, or throws MoveRefused.
    HandDriver& make(const Move& move);

    // Moves of the seat that is due.
    HandDriver& cut(int lifted) { return make({seat(due()), CutMove{lifted}}); }
    HandDriver& stay() { return make({seat(due()), OutMove{false}}); }
    HandDriver& go_out() { return make({seat(due()), OutMove{true}}); }
    HandDriver& declare(std::initializer_list<std::string_view> versicole);
    /// Empty declarations of all seats that still have to declare.
    HandDriver& declare_nothing();
    /// Plays cards in turn.
    HandDriver& play(std::string_view codes);
    /// Plays the lowest legal cards until nobody has to play one.
    HandDriver& play_low();
    HandDriver& give(std::string_view code) { return make({seat(due()), GiveMove{card(code)}}); }

    HandDriver& discard(int of, std::string_view codes) { return make({seat(of), DiscardMove{run(codes)}}); }

    std::string clause_of_play(std::string_view code) const {
        return clause({seat(due()), PlayMove{card(code)}});
    }
    std::string clause_of_give(std::string_view code) const {
        return clause({seat(due()), GiveMove{card(code)}});
    }
    std::string clause_of_declare(std::initializer_list<std::string_view> versicole) const;

    LegalMoves legal_moves(int of) const {
        return germini::solo::legal_moves(information_state(state_, seat(of)));
    }
    /// All seen events folded, as that viewer has them.
    View view(Viewer viewer) const;

    template <class E> std::vector<E> events() const {
        std::vector<E> out;
        for (const Event& event : log_)
            if (const auto* found = std::get_if<E>(&event)) out.push_back(*found);
        return out;
    }
    /// "rob 1 5 [T21 T33]; death 0 -5 [CK]": the scores of that kind, in order; of all before the count if
    /// none is named.
    std::string scores(std::string_view why = "") const;
    /// The points of a seat for one line of the count.
    int counted(int of, ScoreReason why) const;
    /// Results per seat, once the hand is over.
    std::vector<int> amounts() const;
    /// Scores per seat.
    std::vector<int> points() const;

private:
    HandDriver& take(const Events& events);

    State state_;
    std::vector<Event> log_;
};

/// A pack that begins with these cards; the others follow in numerical order.
Pack pack_from(std::string_view top);

/// How a hand is to look once it is dealt. What is left open is filled: exposed cards, and the rest as far as
/// a robbing or a taking looks at it, with cartiglie; then the hands with the lowest cards.
struct DealSpec {
    Rules rules{};
    int dealer = 0;
    std::array<std::string, kMostSeats> hands{};   ///< besides the exposed card
    std::array<std::string, kMostSeats> exposed{}; ///< each seat's last card, or empty
    std::string robbed{};                          ///< by the cutter, in the order of taking
    std::string rest{};                            ///< from the top
    std::string stopper{};                         ///< the card that ends the cutter's robbing, or empty
};
/// The hand after its deal: the cut is made, if there is one. Throws std::logic_error if no pack does it.
HandDriver deal_with(const DealSpec& wanted);

/// A hand before its last tricks. A pile is as many tricks as its cards fill (SOLO-14).
struct LastTricks {
    Rules rules{};
    int dealer = 0, leader = 0;
    std::array<std::string, kMostSeats> hands{}; ///< of equal size; empty: the seat is out
    std::array<std::string, kMostSeats> piles{};
    int rich = 0; ///< the seat that has won all other tricks, of the highest cards that are named nowhere
    std::string rest{}; ///< cards that are in no pile
};
State last_tricks(const LastTricks& wanted);

/// A trick that the leader began with these cards; for the choice of a card alone.
PublicState in_trick(const Rules& rules, int leader, std::string_view on_table, std::uint8_t suits_led = 0);

} // namespace germini::support::solo_game

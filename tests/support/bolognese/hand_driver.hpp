// Tarocco bolognese for tests: cards in the notation of the rules, packs from hands, and a hand driven move
// by move.
#pragma once
#include "engine/bolognese/game.hpp"

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace germini::support::tarocco {

using namespace germini::bolognese;

/// Of Ottocento and Quattro Scartate.
inline constexpr int kSeats = 4, kTricks = 15;

constexpr Seat seat(int s) { return static_cast<Seat>(s); }
/// The seat so many places after another of four.
constexpr Seat next(Seat seat, int steps = 1) { return after(seat, steps, kSeats); }
constexpr Side side(int s) { return static_cast<Side>(s); }

/// The card of a code; throws std::invalid_argument if it is unknown.
Card card(std::string_view code);
/// Codes separated by spaces, in the order written; "T5-T16" means that range of trumps.
std::vector<Card> list(std::string_view codes);
CardSet cards(std::string_view codes);
CardList run(std::string_view codes);
std::string text(CardSet cards);
/// "grande 15; tarocchi 36": combinations as they are found.
std::string text(const Combinations& combinations);

/// A pack that deals these hands, by seat, and these last two; unnamed cards fill them up in
/// numerical order.
Pack pack_of(int dealer, const std::array<std::string_view, kSeats>& hands, std::string_view last_two = "");
/// Same for two players by any preset; `stock`: the cards that follow the last two.
Pack pack_of_two(const Rules& rules, int dealer, std::string_view first, std::string_view second,
                 std::string_view last_two = "", std::string_view stock = "");

/// Same for Terziglio, by seat; `pozzo`: the eight cards left over.
Pack pack_of_three(int dealer, const std::array<std::string_view, 3>& hands, std::string_view pozzo = "");

/// Same for Mattazza, by seat of those who play the hand.
Pack pack_alone(const Rules& rules, int dealer, const std::vector<std::string_view>& hands);

/// A hand before its last trick: piles (without the trick's cards), the four remaining cards by seat,
/// the leader. The dealer's discard is taken out of the pile of the dealer's side.
struct LastTrick {
    int dealer = 3;
    std::array<CardSet, kSides> piles{};
    std::array<std::string_view, kSeats> cards;
    int leader = 0;
    int matto_from = 0;
    std::string_view discard = "";
    std::array<int, kSides> tricks{7, 7};
    std::array<int, kSides> accuso{};
};

/// A move that a test relies on was refused.
class MoveRefused : public std::runtime_error {
public:
    explicit MoveRefused(std::string_view id) : std::runtime_error("refused: " + std::string(id)) {}
};

class HandDriver {
public:
    HandDriver(const Rules& rules, int dealer, const Pack& pack, const Context& context = {});
    explicit HandDriver(const LastTrick& position);

    const State& state() const { return state_; }
    const std::vector<Event>& log() const { return log_; }
    bool over() const { return state_.phase == Phase::over; }
    Phase phase() const { return state_.phase; }
    /// The seat that is due; throws after the end.
    int due() const;

    /// The clause that the move breaks; empty if it is legal. Changes nothing.
    std::string clause(const Move& move) const;
    /// Makes the move, checks the State, or throws MoveRefused.
    HandDriver& make(const Move& move);

    HandDriver& bid(Bid bid);
    HandDriver& answer(bool objects);
    HandDriver& call(std::initializer_list<std::string_view> shown);
    HandDriver& discard(std::string_view codes);
    HandDriver& declare(std::initializer_list<std::string_view> shown, bool out = false);
    HandDriver& play(std::string_view codes, Signal signal = Signal::none);
    HandDriver& give(std::string_view code);
    /// Cards in turn, with an empty declaration before each card of trick 1.
    HandDriver& trick(std::string_view codes);

    /// Discards the first cards that may be discarded.
    HandDriver& discard_any();
    /// Plays any cards, without declarations, until the hand is over.
    HandDriver& play_out();

    // The clause that such a move of the due seat breaks.
    std::string clause_of_call(std::initializer_list<std::string_view> shown) const;
    std::string clause_of_discard(std::string_view codes) const;
    std::string clause_of_declare(std::initializer_list<std::string_view> shown, bool out = false) const;
    std::string clause_of_play(std::string_view code, Signal signal = Signal::none) const;
    std::string clause_of_give(std::string_view code) const;

    LegalMoves legal_moves() const { return legal_moves(due()); }
    LegalMoves legal_moves(int s) const { return bolognese::legal_moves(information_state(state_, seat(s))); }

    std::vector<SeenEvent> seen(Viewer viewer) const;
    View view(Viewer viewer) const;

    template <class E> std::vector<E> events() const {
        std::vector<E> out;
        for (const Event& event : log_)
            if (const auto* found = std::get_if<E>(&event)) out.push_back(*found);
        return out;
    }
    /// Points of that side's accuso, or of its count, line by line: "declaration 17; sequenza 35".
    std::string accuso(int side) const;
    std::string count(int side) const;
    int points(int s) const { return at(state_.points, side(s)); }

private:
    void take(const Events& events);
    std::string lines(int side, bool counted) const;

    State state_;
    std::vector<Event> log_;
};

} // namespace germini::support::tarocco

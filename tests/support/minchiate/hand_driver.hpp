// A hand of Minchiate driven move by move, in a notation close to spoken descriptions.
#pragma once
#include "engine/minchiate/game.hpp"
#include "tests/support/minchiate/cards.hpp"

#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace germini::support {

constexpr Seat seat(int s) { return static_cast<Seat>(s); }
constexpr Side side(int s) { return static_cast<Side>(s); }

/// A move that a test relies on was refused.
class MoveRefused : public std::runtime_error {
public:
    explicit MoveRefused(std::string_view id)
        : std::runtime_error("refused: " + std::string(id)), clause(id) {}
    std::string clause;
};

class HandDriver {
public:
    HandDriver(const minchiate::Rules& rules, int dealer, const minchiate::Pack& pack);
    /// From any events: a position that no deal need lead to.
    explicit HandDriver(const std::vector<minchiate::Event>& events);

    const minchiate::State& state() const { return state_; }
    const std::vector<minchiate::Event>& log() const { return log_; }
    const std::vector<minchiate::Move>& moves() const { return moves_; }
    bool over() const { return state_.phase == minchiate::Phase::over; }

    /// The clause that the move breaks; empty if it is legal. Changes nothing.
    std::string clause(const minchiate::Move& move) const;
    /// Makes the move, checks every event's State, or throws MoveRefused.
    HandDriver& make(const minchiate::Move& move);

    HandDriver& cut(int lifted);
    HandDriver& discard(int seat, std::string_view codes);
    HandDriver& declare(int seat, std::initializer_list<std::string_view> versicole);
    /// Plays cards in turn, each from the seat that is due; a fallen hand's by the seat that may choose it.
    HandDriver& play(std::string_view codes);
    HandDriver& give(std::string_view code);
    HandDriver& fall();
    /// Empty declarations of the due seat and all others before the next card.
    HandDriver& declare_nothing();

    minchiate::Move playing(std::string_view code) const;
    std::string clause_of_play(std::string_view code) const { return clause(playing(code)); }
    std::string clause_of_declare(int seat, std::initializer_list<std::string_view> versicole) const;
    std::string clause_of_discard(int seat, std::string_view codes) const;

    /// What the due seat (the first of them) may do.
    minchiate::LegalMoves legal_moves() const;
    minchiate::LegalMoves legal_moves(int seat) const;
    Seat due() const;

    /// All seen events folded, as that viewer has them.
    minchiate::View view(Viewer viewer) const;
    std::vector<SeenEvent> seen(Viewer viewer) const;

    template <class E> std::vector<E> events() const {
        std::vector<E> out;
        for (const auto& event : log_)
            if (const auto* found = std::get_if<E>(&event)) out.push_back(*found);
        return out;
    }
    /// The first event of that type; throws if it is missing.
    template <class E> const E& first() const {
        for (const auto& event : log_)
            if (const auto* found = std::get_if<E>(&event)) return *found;
        throw std::logic_error("no such event");
    }
    template <class E> bool has() const { return !events<E>().empty(); }

    /// "rob 1 5 [T21 T33]; exposed 0 3 [T4]": what was scored in play, in order.
    std::string scores() const;
    /// "play 1; end 0 2": which side was paid resti, when, how many (one in play is not named).
    std::string resti() const;
    int lead() const { return state_.lead; }

private:
    void take(const minchiate::Event& event);

    minchiate::State state_;
    std::vector<minchiate::Event> log_;
    std::vector<minchiate::Move> moves_;
};

} // namespace germini::support

// Sicilian tarocchi for tests: cards in the notation of the rules, packs from hands, and a hand driven move
// by move.
#pragma once
#include "engine/siciliano/game.hpp"

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace germini::support::sicilian {

using namespace germini::siciliano;

constexpr Seat seat(int s) { return static_cast<Seat>(s); }

/// The card of a code; throws std::invalid_argument if it is unknown.
Card card(std::string_view code);
/// Codes separated by spaces, in the order written.
CardList run(std::string_view codes);
CardSet cards(std::string_view codes);

/// A pack that deals these hands, by seat, each in the order of its packets, and this monte; unnamed cards
/// fill them up in numerical order.
Pack pack_of(int dealer, const std::array<std::string_view, kSeats>& hands, std::string_view monte = "");

/// A composed statement without what is empty or 0.
AnnounceMove items(std::string_view decine, int arie = 0, int re = 0, int trionfi = 0);
AnnounceMove tengo();

/// A hand before its last trick: piles without its cards, the four remaining cards by seat.
State last_trick(int dealer, const std::array<CardSet, kSides>& piles,
                 const std::array<std::string_view, kSeats>& hands, int leader, std::string_view discard);

class HandDriver {
public:
    HandDriver(const Rules& rules, int dealer, const Pack& pack);
    explicit HandDriver(const State& state) : state_(state) {}

    const State& state() const { return state_; }
    const std::vector<Event>& log() const { return log_; }
    Phase phase() const { return state_.phase; }
    /// The seat that is due; -1 after the end.
    int due() const { return state_.due.empty() ? -1 : index(*state_.due.begin()); }

    /// The clause that such a move of the due seat breaks; empty if it is legal. Changes nothing.
    template <class M> std::string clause(const M& what) const {
        const auto decided = decide(state_, Move{seat(due()), what});
        return decided ? "" : std::string(decided.error().clause);
    }
    /// Makes a move of the due seat and checks the State; throws std::runtime_error if it is refused.
    template <class M> HandDriver& make(const M& what) {
        const auto decided = decide(state_, Move{seat(due()), what});
        if (!decided) throw std::runtime_error("refused: " + std::string(decided.error().clause));
        return take(decided->events);
    }

    HandDriver& expose(std::initializer_list<std::optional<int>> positions);
    HandDriver& mischio() { return make(SayMove{SayMove::Word::mischio}); }
    HandDriver& keep() { return make(SayMove{SayMove::Word::tengo}); }
    HandDriver& discard(std::string_view codes) { return make(DiscardMove{run(codes)}); }
    /// Cards in turn.
    HandDriver& play(std::string_view codes);
    std::string clause_of_card(std::string_view code, std::initializer_list<Call> calls = {}) const;

    View view(Viewer viewer) const;

private:
    HandDriver& take(const Events& events);

    State state_;
    std::vector<Event> log_;
};

} // namespace germini::support::sicilian

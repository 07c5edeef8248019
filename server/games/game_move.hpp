// A game's own moves as the table holds them, and the search for one.
#pragma once
#include "engine/core/search.hpp"
#include "server/games/wire_game.hpp"
#include "server/table/thought.hpp"

#include <cstdint>
#include <string>
#include <utility>

namespace germini::server {

template <WireGame W> class MoveOf final : public GameMove {
public:
    using Move = typename W::Engine::Move;

    explicit MoveOf(Move made, std::string_view clause = {}) : move(std::move(made)), broken_clause(clause) {}
    std::string text() const override {
        std::string text;
        W::append_move(text, move);
        return text;
    }

    const Move move;
    const std::string_view broken_clause; ///< the clause that it breaks by its form alone; empty: none
};

/// Returns the move behind a handle, which must be of the same game.
template <WireGame W> const MoveOf<W>& move_of(const GameMove& move) {
    return static_cast<const MoveOf<W>&>(move);
}

template <class W> class MoveThoughtOf final : public MoveThought {
public:
    MoveThoughtOf(const typename W::Engine::View& view, std::uint64_t seed)
        : view_(view), search_(view_, seed) {}

    void step() override { search_.step(); }
    bool decided() const override { return search_.decided(); }
    MovePtr move() const override { return std::make_unique<MoveOf<W>>(search_.move()); }

private:
    typename W::Engine::View view_;
    Search<typename W::Imagination> search_;
};

} // namespace germini::server

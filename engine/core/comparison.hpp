// Two moves of a seat, played to the end in the same imagined worlds: how much better one is, and what each
// leads to. Pure: no clock and no thread.
#pragma once
#include "engine/core/search.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace germini {

/// An Imagination that can say where the points of its playouts come from:
/// I::Figures                       sums over the playouts of one move; zero when default-constructed
/// I::play_out(state, rng, figures) plays the hand to its end and adds its figures
template <class I>
concept Explains = Imagination<I> &&
    requires(const I& imagination, typename I::Game::State& state, Rng& rng, typename I::Figures& figures) {
    { imagination.play_out(state, rng, figures) } -> std::same_as<void>;
};

/// The mean of `count` numbers, from their sum; rounded to the nearest, halves away from zero.
constexpr std::int64_t rounded_mean(std::int64_t sum, std::int64_t count) {
    return (2 * sum + (sum < 0 ? -count : count)) / (2 * count);
}

struct NoFigures {};
template <class I> struct FiguresOf { using Type = NoFigures; };
template <Explains I> struct FiguresOf<I> { using Type = typename I::Figures; };

/// The result depends on the view, the moves, the seed and the number of steps alone. `better` and `other`
/// must be legal moves, and the view must allow some world (Imagination::possible).
template <Imagination I> class Comparison {
    using G = typename I::Game;

public:
    using Figures = typename FiguresOf<I>::Type;

    /// The generator of its worlds: other ones than a search's with the same seed.
    static Rng rng_of(std::uint64_t seed) { return Rng(seed ^ 0xd1342543de82ef95u); }

    /// `deal` is a search's of this view, if there was one.
    Comparison(const typename G::View& view, std::uint64_t seed, const typename G::Move& better,
               const typename G::Move& other, const std::optional<typename I::Deal>& deal = std::nullopt)
        : imagination_(view, SearchSettings{}), moves_{better, other}, rng_(rng_of(seed)), deal_(deal) {}

    /// Plays both moves in the next worlds.
    void step() {
        if (!deal_) deal_ = imagination_.start(rng_);
        for (int i = 0; i < kWorldsPerStep; ++i) {
            const typename G::State world = imagination_.world(*deal_, rng_);
            const std::uint64_t draws = rng_();
            PairedTally::Values values{};
            for (std::size_t m = 0; m < kMoves; ++m) values[m] = played(world, m, draws);
            tally_.add(values, kMoves);
        }
        ++steps_;
    }

    int worlds() const { return steps_ * kWorldsPerStep; }
    /// True if the first move is better by more than two standard errors.
    bool clear() const { return worlds() > 0 && tally_.clearly_below(1, 0, 2); }
    /// What the first move is better by, in points summed over the worlds.
    std::int64_t points() const { return points_[0] - points_[1]; }
    const Figures& better() const { return figures_[0]; }
    const Figures& other() const { return figures_[1]; }

private:
    static constexpr std::size_t kMoves = 2;

    std::int32_t played(typename G::State state, std::size_t move, std::uint64_t draws) {
        Rng common(draws); // the same draws for both moves
        imagination_.advance(state, moves_[move]);
        if constexpr (Explains<I>)
            imagination_.play_out(state, common, figures_[move]);
        else
            play_out(imagination_, state, common);
        points_[move] += points_at(state);
        return imagination_.value(state);
    }

    /// The gain of the seat in points, unless value() is that.
    std::int32_t points_at(const typename G::State& state) const {
        if constexpr (requires { imagination_.points(state); })
            return imagination_.points(state);
        else
            return imagination_.value(state);
    }

    I imagination_;
    std::array<typename G::Move, kMoves> moves_;
    std::array<Figures, kMoves> figures_{};
    std::array<std::int64_t, kMoves> points_{};
    PairedTally tally_;
    Rng rng_;
    std::optional<typename I::Deal> deal_; // the unseen cards, once the comparison has begun
    int steps_ = 0;
};

} // namespace germini

// Flat search: every candidate move is played to the end in the same imagined worlds, and the one with the
// best mean is chosen. Candidates that fall clearly behind are dropped early. Pure: no clock and no thread.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/paired_tally.hpp"
#include "engine/core/rng.hpp"

#include <concepts>
#include <cstdint>
#include <optional>

namespace germini {

/// How the imagined players of a playout choose their moves.
enum class Playout : std::uint8_t {
    blind,  ///< greedily, each from what the seat itself may know
    seeing, ///< greedily, as if all hands lay open
    random, ///< any legal move
};

struct SearchSettings {
    Playout playout = Playout::blind;
    bool inference = true; ///< prefer worlds that explain the moves of the others
};

/// The number of worlds that a search examines in one step.
inline constexpr int kWorldsPerStep = 16;

/// The candidates of a decision; the first is the greedy one.
template <class G> using Candidates = List<typename G::Move, PairedTally::kMost>;

/// What a game provides, as a type I constructed from the View of a seat that is due:
/// I::candidates()         the moves worth comparing, the greedy one first
/// I::possible()           false if no world that fits the view was found
/// I::start(rng)           an I::Deal: a distribution of the unseen cards
/// I::world(deal, rng)     moves the deal on, and returns the next world: a possible State
/// I::advance(state, move) applies a legal move
/// I::move_on(state, rng)  makes the next move of a playout
/// I::value(state)         the worth of a finished hand to the seat, at most PairedTally::kLargest
template <class I>
concept Imagination = requires(const I& imagination, typename I::Deal& deal, typename I::Game::State& state,
                               const typename I::Game::Move& move, Rng& rng) {
    { imagination.candidates() } -> std::convertible_to<Candidates<typename I::Game>>;
    { imagination.possible() } -> std::same_as<bool>;
    { imagination.start(rng) } -> std::same_as<typename I::Deal>;
    { imagination.world(deal, rng) } -> std::same_as<typename I::Game::State>;
    { imagination.advance(state, move) } -> std::same_as<void>;
    { imagination.move_on(state, rng) } -> std::same_as<void>;
    { imagination.value(state) } -> std::convertible_to<std::int32_t>;
};

/// Plays the hand to its end.
template <Imagination I> void play_out(const I& imagination, typename I::Game::State& state, Rng& rng) {
    while (!I::Game::over(state)) imagination.move_on(state, rng);
}

/// One decision. The result depends on the view, the settings, the seed and the number of steps alone.
template <Imagination I> class Search {
    using G = typename I::Game;

public:
    Search(const typename G::View& view, std::uint64_t seed, SearchSettings settings = {})
        : imagination_(view, settings), candidates_(imagination_.candidates()), rng_(seed) {
        for (std::uint8_t i = 0; i < candidates_.size(); ++i) live_.push_back(i);
        decided_ = candidates_.size() < 2 || !imagination_.possible();
    }

    /// True if more steps would change nothing.
    bool decided() const { return decided_; }
    /// The number of worlds examined so far.
    int worlds() const { return steps_ * kWorldsPerStep; }
    /// The best candidate so far; of equal ones the first, so the greedy one if it is among them.
    const typename G::Move& move() const { return candidates_[best()]; }
    /// Its number in the list of candidates; 0 is the greedy move.
    std::size_t place() const { return best(); }
    /// The greedy move.
    const typename G::Move& greedy() const { return candidates_[0]; }
    /// The unseen cards as last imagined; nullopt before the first step.
    const std::optional<typename I::Deal>& deal() const { return deal_; }
    /// The candidate that was compared with it longest; there must be two.
    const typename G::Move& runner_up() const { return candidates_[second_]; }

    /// Examines the next worlds. The first step takes longer, because the deal is made.
    void step() {
        if (decided_) return;
        if (!deal_) deal_ = imagination_.start(rng_);
        PairedTally::Values values{};
        for (int i = 0; i < kWorldsPerStep; ++i) {
            const typename G::State world = imagination_.world(*deal_, rng_);
            const std::uint64_t draws = rng_();
            for (const std::uint8_t c : live_) {
                typename G::State state = world;
                Rng common(draws); // the same draws for all candidates
                imagination_.advance(state, candidates_[c]);
                play_out(imagination_, state, common);
                values[c] = imagination_.value(state);
            }
            tally_.add(values, candidates_.size());
        }
        ++steps_;
        drop();
    }

private:
    static constexpr std::int64_t kErrors = 3; // candidates this many standard errors behind are dropped

    std::size_t best() const {
        std::size_t best = live_[0];
        for (const std::uint8_t c : live_)
            if (tally_.sum(c) > tally_.sum(best)) best = c;
        return best;
    }
    void drop() {
        const std::size_t leader = best();
        second_ = live_[live_[0] == leader ? 1 : 0];
        for (const std::uint8_t c : live_)
            if (c != leader && tally_.sum(c) > tally_.sum(second_)) second_ = c;
        List<std::uint8_t, PairedTally::kMost> left;
        for (const std::uint8_t c : live_)
            if (!tally_.clearly_below(c, leader, kErrors)) left.push_back(c);
        live_ = left;
        decided_ = live_.size() == 1 || worlds() >= PairedTally::kMostWorlds;
    }

    I imagination_;
    Candidates<G> candidates_;
    List<std::uint8_t, PairedTally::kMost> live_; // candidates not yet dropped
    PairedTally tally_;
    Rng rng_;
    std::optional<typename I::Deal> deal_; // the unseen cards, once the search has begun
    std::size_t second_ = 1;
    int steps_ = 0;
    bool decided_ = false;
};

} // namespace germini

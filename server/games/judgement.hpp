// A bot's judgement of one decision: the best move that it finds, compared with another one. The same view
// has the same judgement.
#pragma once
#include "engine/core/comparison.hpp"
#include "protocol/wire/advice.hpp"
#include "server/games/wire_game.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace germini::server {

/// Imagined deals for the search, and for the comparison of its move with another one.
inline constexpr int kJudgedWorlds = 320, kComparedWorlds = 512;

template <class W> struct ExplainerOf { using Type = typename W::Imagination; };
template <GivesFigures W> struct ExplainerOf<W> { using Type = typename W::Explainer; };

/// Returns the move as a client would send it.
template <class W> std::string move_text(const typename W::Engine::Move& move) {
    std::string text;
    W::append_move(text, move);
    return text;
}

template <class W> class Judgement {
    using View = typename W::Engine::View;
    using Move = typename W::Engine::Move;

public:
    /// The seat of the view must be due. `own`: the card that it played. Without it, the best move is
    /// compared with the greedy one, which is preferred if it is as good: it is what players expect. The
    /// greedy move is compared with the second best.
    explicit Judgement(const View& view, std::optional<Move> own = std::nullopt)
        : view_(view), search_(view_, kSeed), own_(std::move(own)) {}
    Judgement(const Judgement&) = delete;
    Judgement& operator=(const Judgement&) = delete;

    /// Examines some more imagined deals.
    void step() {
        if (!searched()) return search_.step();
        if (!compared_) compared_.emplace(view_, kSeed, search_.move(), compared_with(), search_.deal());
        compared_->step();
    }
    bool decided() const {
        return searched() && (!differs() || (compared_ && compared_->worlds() >= kComparedWorlds));
    }
    /// Returns true if the search had a choice.
    bool chosen() const { return search_.worlds() > 0; }
    const Move& best() const { return prefers_greedy() ? search_.greedy() : search_.move(); }
    /// Returns true if the greedy bot would make the same move.
    bool greedy() const { return search_.place() == 0 || prefers_greedy(); }
    bool compared() const { return compared_.has_value(); }
    /// Returns true if the other move is worse by more than the error of the comparison.
    bool clear() const { return compared_ && compared_->clear(); }
    /// Returns how many points the best move gains on average, rounded; there must be a comparison.
    std::int64_t points() const { return rounded_mean(compared_->points(), compared_->worlds()); }
    /// Returns the comparison; there must be one.
    protocol::ComparedMove comparison() const {
        protocol::ComparedMove out{move_text<W>(other()), std::nullopt, {}};
        if (clear()) out.points = points();
        if constexpr (GivesFigures<W>) {
            const auto figures = prefers_greedy() ? reversed_figures_of(*compared_) : figures_of(*compared_);
            out.reasons = W::reasons_of(view_, best(), figures);
        }
        return out;
    }

private:
    static constexpr std::uint64_t kSeed = 1798;

    bool searched() const { return search_.decided() || search_.worlds() >= kJudgedWorlds; }
    /// What is said with a card does not matter.
    bool differs() const {
        if (!own_ || !chosen()) return chosen();
        const auto* own = std::get_if<typename W::Play>(&own_->what);
        const auto* found = std::get_if<typename W::Play>(&best().what);
        return own == nullptr || found == nullptr || own->card != found->card;
    }
    /// The move that the search's is compared with.
    const Move& compared_with() const {
        if (own_) return *own_;
        return search_.place() == 0 ? search_.runner_up() : search_.greedy();
    }
    /// Returns true if the search's move turned out no better than the greedy one.
    bool prefers_greedy() const { return !own_ && search_.place() != 0 && compared_ && !clear(); }
    const Move& other() const { return prefers_greedy() ? search_.move() : compared_with(); }

    View view_;
    Search<typename W::Imagination> search_;
    std::optional<Move> own_;
    std::optional<Comparison<typename ExplainerOf<W>::Type>> compared_;
};

} // namespace germini::server

// How well a world explains the cards that the others have played.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

#include <optional>
#include <vector>

namespace germini::minchiate::bots {

/// Each other player has the habits of habits.hpp. What fumate signalled is believed by a factor of four.
class Plausibility {
public:
    /// Reads the public course of the hand; `world` is any world that fits the view.
    Plausibility(const View& view, const State& world);

    /// False if there is nothing to explain: few cards are played, or a hand lies open.
    bool useful() const;
    /// The logarithm (log_scale.hpp) of how likely the others would have played as they did in the world.
    int of(const State& world);

private:
    /// A play of another seat, and what was public at that moment.
    struct Play {
        Card card = kNoCard;
        PublicState table;
        CardSet from_here; ///< the cards that the seat has played from this moment on
        BySeat<std::uint8_t> put_down_counts{};
    };
    /// What of a world decides how likely a seat's plays are.
    struct Cards {
        CardSet hand, put_down, fola;
        bool operator==(const Cards&) const = default;
    };
    struct Judgement {
        Cards cards;
        int log = 0;
    };
    static constexpr std::size_t kRemembered = 256; ///< judgements of each seat

    static Information information(Seat seat, const Play& play, const State& world);
    int judged(Seat seat, const State& world);
    int judge(Seat seat, const State& world) const;

    BySeat<std::vector<Play>> plays_;
    BySeat<std::vector<std::optional<Judgement>>> judgements_;
};

} // namespace germini::minchiate::bots

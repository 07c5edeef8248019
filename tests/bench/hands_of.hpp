// What the engine's bench needs of each game: packs, the random player's moves, and which of them play a
// card.
#pragma once
#include "engine/bolognese/bots/random.hpp"
#include "engine/bolognese/draw.hpp"
#include "engine/bolognese/game.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "engine/siciliano/bots/random.hpp"
#include "engine/siciliano/draw.hpp"
#include "engine/siciliano/game.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace germini::bench {

inline constexpr bool kNeverClaims = false; // the random player

struct MinchiateHands {
    using Game = minchiate::Minchiate;
    using Play = minchiate::PlayMove;
    static constexpr std::string_view kPreset = minchiate::kPresets.front();
    static std::optional<Game::Rules> preset(std::string_view name) { return minchiate::preset(name); }
    static Game::Pack draw(const Game::Rules& rules, Rng& rng) { return minchiate::draw_pack(rules, rng); }
    static Game::Move move(const Game::State& state, Seat seat, Rng& rng) {
        const auto known = minchiate::information_state(state, seat, kNeverClaims);
        return minchiate::bots::random_move(minchiate::legal_moves(known), seat, rng);
    }
};

struct BologneseHands {
    using Game = bolognese::Bolognese;
    using Play = bolognese::PlayMove;
    static constexpr std::string_view kPreset = bolognese::kPresets.front();
    static std::optional<Game::Rules> preset(std::string_view name) { return bolognese::preset(name); }
    static Game::Pack draw(const Game::Rules&, Rng& rng) { return bolognese::draw_pack(rng); }
    static Game::Move move(const Game::State& state, Seat seat, Rng& rng) {
        const auto known = bolognese::information_state(state, seat, kNeverClaims);
        return bolognese::bots::random_move(bolognese::legal_moves(known), seat, rng);
    }
};

struct SicilianoHands {
    using Game = siciliano::Siciliano;
    using Play = siciliano::PlayMove;
    static constexpr std::string_view kPreset = siciliano::kPresets.front();
    static std::optional<Game::Rules> preset(std::string_view name) { return siciliano::preset(name); }
    static Game::Pack draw(const Game::Rules&, Rng& rng) { return siciliano::draw_pack(rng); }
    static Game::Move move(const Game::State& state, Seat seat, Rng& rng) {
        return siciliano::bots::random_move(siciliano::legal_moves(siciliano::information_state(state, seat)),
                                            seat, rng);
    }
};

} // namespace germini::bench

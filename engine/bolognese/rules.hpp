// The presets and their options.
#pragma once
#include "engine/core/option.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace germini::bolognese {

/// One preset per game. The log stores these as numbers.
enum class Preset : std::uint8_t {
    ottocento,
    quattro_scartate,
    millone,
    centocinquanta,
    quindici,
    terziglio,
    mattazza
};
inline constexpr std::array<std::string_view, 7> kPresets{
    "ottocento", "quattro_scartate", "millone", "centocinquanta", "quindici", "terziglio", "mattazza"};

inline constexpr int kHighestTarget = 10'000;

/// How a match of Mattazza ends, in the order of MATCH-10 to MATCH-12.
enum class MatchEnd : std::uint8_t {
    drop,  ///< players who reach the target drop out; the last two win
    group, ///< when several players have few Punti, or one has many
    first, ///< when the first player reaches the target
};

/// The newest edition of the rules' text. This program plays all of them, from 1.
inline constexpr int kEdition = 2;

/// The rules that a club may choose. Small and trivially copyable: they are part of the hand's first event.
struct Rules {
    Preset preset = Preset::ottocento;
    std::uint8_t players = 4;      ///< number of seats; an option in Mattazza (SEAT-5)
    std::uint16_t target = 800;    ///< MATCH-2, MATCH-10: 1 to kHighestTarget; 0 if the preset has none
    bool signals = true;           ///< SAY-5; false if the preset has none
    bool object_after_pass = true; ///< BID-1: a player who has passed may object to another's bid
    std::uint8_t poste_from = 15;  ///< COUNT-7: fewer points bring no poste; 15 or 46
    MatchEnd end = MatchEnd::drop; ///< MATCH-10
    bool loser_deals = false;      ///< DEAL-9: the loser of a hand deals the next
    std::uint8_t edition = kEdition;
    friend bool operator==(const Rules&, const Rules&) = default;
};

constexpr std::string_view name(Preset preset) { return kPresets[static_cast<std::size_t>(preset)]; }
/// The rules of a preset by that edition; nullopt for an unknown name.
std::optional<Rules> preset(std::string_view name, int edition = kEdition);

/// The options of a preset, in the order of docs/rules/bolognese.md; other options do not exist for it.
std::span<const Option<Rules>> options(Preset preset);
const RulesTable<Rules>& rules_table();

} // namespace germini::bolognese

// The presets of Sei tocchi and Al palio, and their options.
#pragma once
#include "engine/core/option.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace germini::tocchi {

/// The log stores these as numbers.
enum class Preset : std::uint8_t { sei_tocchi, palio };
inline constexpr std::array<std::string_view, 2> kPresets{"sei_tocchi", "palio"};
constexpr std::string_view name(Preset preset) { return kPresets[static_cast<std::size_t>(preset)]; }

/// What is marked beside the hand itself in Sei tocchi (TOC-11).
enum class Wagers : std::uint8_t { plain, touches, all };

/// The edition of the rules' text that this program implements.
inline constexpr int kEdition = 1;

struct Rules {
    Preset preset = Preset::sei_tocchi;
    std::uint8_t players = 4;
    Wagers wagers = Wagers::touches; ///< Sei tocchi only
    std::uint8_t target = 12;        ///< Al palio only: lupini that win the match (TOC-18)
    std::uint8_t call = 0;           ///< seconds to call a card; 0: cards are taken by themselves (CALL-1)
    std::uint8_t edition = kEdition;
    friend bool operator==(const Rules&, const Rules&) = default;
};

/// The options of a preset.
std::span<const Option<Rules>> options(Preset preset);
const RulesTable<Rules>& rules_table();
/// The texts that contain each value.
std::span<const OptionSources> option_sources();

} // namespace germini::tocchi

// The presets of Minchiate without partners (SOLO-1), for two, three and four players, and their options
// (docs/rules/minchiate.md, "Each for themselves").
#pragma once
#include "engine/minchiate/rules.hpp"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace germini::solo {

using minchiate::Fola;
using minchiate::Form;
using minchiate::GoingOut;
using minchiate::kEdition;
using minchiate::Rules;

inline constexpr std::array<std::string_view, 3> kPresets{"two", "three", "alone"};
/// The preset of a form without partners.
constexpr std::string_view preset_of(Form form) { return kPresets[static_cast<std::size_t>(form) - 1]; }

constexpr int seats_of(const Rules& rules) { return static_cast<int>(rules.form) + 1; }
/// SOLO-3: the cards of a hand, and the tricks.
inline constexpr int kMostHandCards = 25;
constexpr int hand_cards(const Rules& rules) { return rules.form == Form::alone ? 21 : kMostHandCards; }
/// True if the pack is cut and robbed from (SOLO-6).
constexpr bool robs(const Rules& rules) { return rules.fola != Fola::none; }
/// OUT-1, D-46: the number of players who may go out.
constexpr int most_out(const Rules& rules) { return static_cast<int>(rules.going_out); }

/// The rules of a preset; nullopt for an unknown name. All editions have the same.
std::optional<Rules> preset(std::string_view name, int edition = kEdition);

/// The options that a form has.
std::span<const Option<Rules>> options(Form form);
/// The presets without partners.
const RulesTable<Rules>& rules_table();
/// All presets of Minchiate, those for pairs first.
const RulesTable<Rules>& family_table();

} // namespace germini::solo

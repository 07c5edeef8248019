// The presets and their options.
#pragma once
#include "engine/core/option.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace germini::siciliano {

/// The log stores these as numbers.
enum class Preset : std::uint8_t { tortorici2014, dummett };
inline constexpr std::array<std::string_view, 2> kPresets{"tortorici2014", "dummett"};

/// The rounds in which the dealer turns up cards, and whose.
enum class Exposure : std::uint8_t {
    first_third,  ///< rounds 1 and 3: one card of each other player, a must
    first_second, ///< rounds 1 and 2: at will, one card of any of the four
};
/// The items of an announcement.
enum class Words : std::uint8_t {
    full,   ///< decine, Arie, Kings, number of trumps, Tengo
    arie_re ///< Arie and at most two Kings
};
/// The effect of a Tengo of the first two speakers.
enum class FirstTengo : std::uint8_t { binds, informs };
enum class DiscardBan : std::uint8_t { honours, none };

/// The edition of the rules' text that this program implements.
inline constexpr int kEdition = 1;

/// The rules that a club may choose. Small and trivially copyable: they are part of the hand's first event.
struct Rules {
    Preset preset = Preset::tortorici2014;
    Exposure exposure = Exposure::first_third;
    std::uint8_t word_rounds = 3; ///< after how many of the rounds there are words
    Words words = Words::full;
    bool silence = false; ///< the first speaker may say nothing
    FirstTengo first_tengo = FirstTengo::binds;
    bool aria_giove = false; ///< Giove is one of the Arie in an announced number
    bool bottom_peek = true; ///< the dealer sees the bottom card after round 1
    DiscardBan discard_ban = DiscardBan::honours;
    bool fujutu_lead = true; ///< the Fujutu may be led while another card is held
    bool calls = true;
    std::uint8_t target = 51;
    std::uint8_t edition = kEdition;
    friend bool operator==(const Rules&, const Rules&) = default;
};

constexpr std::string_view name(Preset preset) { return kPresets[static_cast<std::size_t>(preset)]; }
/// The rules of a preset; nullopt for an unknown name.
std::optional<Rules> preset(std::string_view name);

/// All options, which both presets have.
std::span<const Option<Rules>> options();
const RulesTable<Rules>& rules_table();

} // namespace germini::siciliano

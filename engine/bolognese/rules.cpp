#include "engine/bolognese/rules.hpp"

namespace germini::bolognese {
namespace {

constexpr std::array<OptionValue, 2> kBoolean{{{"true", 1}, {"false", 0}}};
constexpr std::array<OptionValue, 3> kTargets{{{"800", 800}, {"1000", 1000}, {"1500", 1500}}};

// clang-format off
constexpr Option<Rules> kTarget{
    "target", "MATCH-2", OptionKind::range, kTargets, get_member<&Rules::target>, set_member<&Rules::target>, 1, kHighestTarget};
constexpr Option<Rules> kSignals{
    "signals", "SAY-5", OptionKind::boolean, kBoolean, get_member<&Rules::signals>, set_member<&Rules::signals>};
// clang-format on

constexpr std::array kOfOttocento{kTarget, kSignals};
constexpr std::array kOfQuattroScartate{kSignals};

} // namespace

std::optional<Rules> preset(std::string_view wanted) {
    if (wanted == name(Preset::ottocento)) return Rules{};
    if (wanted == name(Preset::quattro_scartate)) return Rules{Preset::quattro_scartate, 0, true};
    return std::nullopt;
}

std::span<const Option<Rules>> options(Preset preset) {
    if (preset == Preset::ottocento) return kOfOttocento;
    return kOfQuattroScartate;
}

const RulesTable<Rules>& rules_table() {
    static constexpr RulesTable<Rules> kRules{
        kPresets, preset, [](const Rules& rules) { return options(rules.preset); }, kEdition};
    return kRules;
}

} // namespace germini::bolognese

#include "engine/bolognese/rules.hpp"

namespace germini::bolognese {
namespace {

template <auto Member> int get(const Rules& rules) { return static_cast<int>(rules.*Member); }
template <auto Member> void set(Rules& rules, int value) {
    using Field = std::remove_reference_t<decltype(rules.*Member)>;
    rules.*Member = static_cast<Field>(value);
}

constexpr std::array<OptionValue, 2> kBoolean{{{"true", 1}, {"false", 0}}};
constexpr std::array<OptionValue, 3> kTargets{{{"800", 800}, {"1000", 1000}, {"1500", 1500}}};

constexpr Option<Rules> kTarget{"target", "MATCH-2",      OptionKind::number,  kTargets,
                                1,        kHighestTarget, get<&Rules::target>, set<&Rules::target>};
constexpr Option<Rules> kSignals{"signals", "SAY-5", OptionKind::boolean,  kBoolean,
                                 0,         1,       get<&Rules::signals>, set<&Rules::signals>};

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

} // namespace germini::bolognese

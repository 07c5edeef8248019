#include "engine/tocchi/rules.hpp"

namespace germini::tocchi {
namespace {

constexpr std::array<OptionValue, 5> kPlayers{{{"2", 2}, {"3", 3}, {"4", 4}, {"5", 5}, {"6", 6}}};
constexpr std::array<OptionValue, 3> kWagers{{{"plain", 0}, {"touches", 1}, {"all", 2}}};
constexpr std::array<OptionValue, 2> kTargets{{{"10", 10}, {"12", 12}}};
constexpr std::array<OptionValue, 4> kSeconds{{{"0", 0}, {"3", 3}, {"5", 5}, {"8", 8}}};

template <auto Member>
constexpr Option<Rules> option(std::string_view name, std::string_view clause, OptionKind kind,
                               std::span<const OptionValue> values) {
    return {name, clause, kind, values, get_member<Member, Rules>, set_member<Member, Rules>};
}
constexpr auto kPlayersOption = option<&Rules::players>("players", "TOC-1", OptionKind::number, kPlayers);
constexpr auto kCallOption = option<&Rules::call>("call", "CALL-1", OptionKind::number, kSeconds);

constexpr std::array kOfSeiTocchi{
    kPlayersOption, option<&Rules::wagers>("wagers", "TOC-11", OptionKind::word, kWagers), kCallOption};
constexpr std::array kOfPalio{
    kPlayersOption, option<&Rules::target>("target", "TOC-18", OptionKind::number, kTargets), kCallOption};

std::optional<Rules> preset(std::string_view wanted, int /*edition*/) {
    for (std::size_t i = 0; i < kPresets.size(); ++i)
        if (kPresets[i] == wanted) return Rules{static_cast<Preset>(i)};
    return std::nullopt;
}

} // namespace

std::span<const Option<Rules>> options(Preset preset) {
    return preset == Preset::palio ? std::span<const Option<Rules>>(kOfPalio) : kOfSeiTocchi;
}

const RulesTable<Rules>& rules_table() {
    static constexpr RulesTable<Rules> kRules{
        kPresets, preset, [](const Rules& rules) { return options(rules.preset); }, kEdition};
    return kRules;
}

// Biscioni plays with two to four (D-61), and each takes what is theirs or calls it.
std::span<const OptionSources> option_sources() {
    static constexpr std::array<OptionSources, 4> kSources{
        {{"players", "deal", {"variant", "variant", "sei_tocchi palio", "", ""}},
         {"call", "play", {"sei_tocchi palio", "variant", "variant", "variant"}},
         {"wagers", "score", {"variant", "sei_tocchi", "variant"}},
         {"target", "match", {"variant", "palio"}}}};
    return kSources;
}

} // namespace germini::tocchi

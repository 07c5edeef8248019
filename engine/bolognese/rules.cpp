#include "engine/bolognese/rules.hpp"

namespace germini::bolognese {
namespace {

constexpr std::array<OptionValue, 2> kBoolean{{{"true", 1}, {"false", 0}}};
constexpr std::array<OptionValue, 2> kPosteFrom{{{"15", 15}, {"46", 46}}};
constexpr std::array<OptionValue, 3> kTargets{{{"800", 800}, {"1000", 1000}, {"1500", 1500}}};
constexpr std::array<OptionValue, 1> kMilloneTargets{{{"1000", 1000}}};
constexpr std::array<OptionValue, 3> kCentocinquantaTargets{{{"150", 150}, {"151", 151}, {"200", 200}}};
constexpr std::array<OptionValue, 3> kQuindiciTargets{{{"15", 15}, {"20", 20}, {"21", 21}}};
constexpr std::array<OptionValue, 5> kMattazzaTargets{{{"2", 2}, {"3", 3}, {"4", 4}, {"5", 5}, {"6", 6}}};
constexpr std::array<OptionValue, 4> kPlayers{{{"3", 3}, {"4", 4}, {"5", 5}, {"6", 6}}};
constexpr std::array<OptionValue, 3> kEnds{{{"drop", static_cast<int>(MatchEnd::drop)},
                                            {"group", static_cast<int>(MatchEnd::group)},
                                            {"first", static_cast<int>(MatchEnd::first)}}};

// clang-format off
constexpr Option<Rules> target(std::string_view clause, std::span<const OptionValue> usual) {
    return {"target", clause, OptionKind::range, usual, get_member<&Rules::target>, set_member<&Rules::target>, 1, kHighestTarget};
}
constexpr Option<Rules> kSignals{
    "signals", "SAY-5", OptionKind::boolean, kBoolean, get_member<&Rules::signals>, set_member<&Rules::signals>};
constexpr Option<Rules> kObjectAfterPass{
    "object_after_pass", "BID-1", OptionKind::boolean, kBoolean, get_member<&Rules::object_after_pass>, set_member<&Rules::object_after_pass>};
constexpr Option<Rules> kPosteFromOption{
    "poste_from", "COUNT-7", OptionKind::number, kPosteFrom, get_member<&Rules::poste_from>, set_member<&Rules::poste_from>};
constexpr Option<Rules> kPlayersOption{
    "players", "SEAT-5", OptionKind::number, kPlayers, get_member<&Rules::players>, set_member<&Rules::players>};
constexpr Option<Rules> kEnd{
    "end", "MATCH-10", OptionKind::word, kEnds, get_member<&Rules::end>, set_member<&Rules::end>};
constexpr Option<Rules> kLoserDeals{
    "loser_deals", "DEAL-9", OptionKind::boolean, kBoolean, get_member<&Rules::loser_deals>, set_member<&Rules::loser_deals>};
// clang-format on

constexpr std::array kOfOttocento{target("MATCH-2", kTargets), kSignals};
constexpr std::array kOfQuattroScartate{kSignals};
constexpr std::array kOfMillone{target("MATCH-6", kMilloneTargets)};
constexpr std::array kOfCentocinquanta{target("MATCH-7", kCentocinquantaTargets)};
constexpr std::array kOfQuindici{target("MATCH-8", kQuindiciTargets)};
constexpr std::array kOfTerziglio{kSignals, kObjectAfterPass, kPosteFromOption};
constexpr std::array kOfMattazza{target("MATCH-10", kMattazzaTargets), kPlayersOption, kEnd, kLoserDeals};

struct OfPreset {
    Rules rules;
    std::span<const Option<Rules>> options;
};
constexpr std::array<OfPreset, kPresets.size()> kOfPresets{{
    {{Preset::ottocento, 4, 800, true}, kOfOttocento},
    {{Preset::quattro_scartate, 4, 0, true}, kOfQuattroScartate},
    {{Preset::millone, 2, 1000, false}, kOfMillone},
    {{Preset::centocinquanta, 2, 150, false}, kOfCentocinquanta},
    {{Preset::quindici, 2, 15, false}, kOfQuindici},
    {{Preset::terziglio, 3, 0, true}, kOfTerziglio},
    {{Preset::mattazza, 4, 3, false}, kOfMattazza},
}};

} // namespace

std::optional<Rules> preset(std::string_view wanted, int edition) {
    for (const OfPreset& one : kOfPresets) {
        if (name(one.rules.preset) != wanted) continue;
        Rules rules = one.rules;
        rules.edition = static_cast<std::uint8_t>(edition);
        return rules;
    }
    return std::nullopt;
}

std::span<const Option<Rules>> options(Preset preset) {
    return kOfPresets[static_cast<std::size_t>(preset)].options;
}

const RulesTable<Rules>& rules_table() {
    static constexpr RulesTable<Rules> kRules{
        kPresets, preset, [](const Rules& rules) { return options(rules.preset); }, kEdition};
    return kRules;
}

} // namespace germini::bolognese

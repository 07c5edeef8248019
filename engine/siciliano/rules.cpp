#include "engine/siciliano/rules.hpp"

namespace germini::siciliano {
namespace {

constexpr std::array<OptionValue, 2> kBoolean{{{"true", 1}, {"false", 0}}};
constexpr std::array<OptionValue, 2> kExposures{{{"first_third", 0}, {"first_second", 1}}};
constexpr std::array<OptionValue, 2> kWordRounds{{{"2", 2}, {"3", 3}}};
constexpr std::array<OptionValue, 2> kWordsAllowed{{{"full", 0}, {"arie_re", 1}}};
constexpr std::array<OptionValue, 2> kFirstTengo{{{"binds", 0}, {"informs", 1}}};
constexpr std::array<OptionValue, 2> kBans{{{"honours", 0}, {"none", 1}}};
constexpr std::array<OptionValue, 2> kTargets{{{"50", 50}, {"51", 51}}};

template <auto Member>
constexpr Option<Rules> option(std::string_view name, std::string_view clause, OptionKind kind,
                               std::span<const OptionValue> values) {
    return {name, clause, kind, values, get_member<Member, Rules>, set_member<Member, Rules>};
}

constexpr std::array kOptions{
    option<&Rules::exposure>("exposure", "EXP-1", OptionKind::word, kExposures),
    option<&Rules::word_rounds>("word_rounds", "D-8", OptionKind::number, kWordRounds),
    option<&Rules::words>("words", "ANN-1", OptionKind::word, kWordsAllowed),
    option<&Rules::silence>("silence", "D-5", OptionKind::boolean, kBoolean),
    option<&Rules::first_tengo>("first_tengo", "D-4", OptionKind::word, kFirstTengo),
    option<&Rules::aria_giove>("aria_giove", "D-3", OptionKind::boolean, kBoolean),
    option<&Rules::bottom_peek>("bottom_peek", "D-16", OptionKind::boolean, kBoolean),
    option<&Rules::discard_ban>("discard_ban", "SCA-2", OptionKind::word, kBans),
    option<&Rules::fujutu_lead>("fujutu_lead", "FUJ-1", OptionKind::boolean, kBoolean),
    option<&Rules::calls>("calls", "CALL-1", OptionKind::boolean, kBoolean),
    option<&Rules::target>("target", "MATCH-1", OptionKind::number, kTargets),
};
static_assert(kOptions.size() == 11);

constexpr Rules kDummett{
    Preset::dummett, Exposure::first_second, 2,    Words::arie_re, true, FirstTengo::binds, true,
    false,           DiscardBan::honours,    true, false,          51};

} // namespace

std::optional<Rules> preset(std::string_view wanted) {
    if (wanted == name(Preset::tortorici2014)) return Rules{};
    if (wanted == name(Preset::dummett)) return kDummett;
    return std::nullopt;
}

std::span<const Option<Rules>> options() { return kOptions; }

const RulesTable<Rules>& rules_table() {
    static constexpr RulesTable<Rules> kRules{kPresets,
                                              [](std::string_view name, int) { return preset(name); },
                                              [](const Rules&) { return options(); }, kEdition};
    return kRules;
}

} // namespace germini::siciliano

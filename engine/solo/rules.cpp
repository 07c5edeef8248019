#include "engine/solo/rules.hpp"

namespace germini::solo {
namespace {

constexpr int of(auto value) { return static_cast<int>(value); }
constexpr OptionValue kBoolean[]{{"true", 1}, {"false", 0}};
constexpr OptionValue kFola[]{
    {"none", of(Fola::none)}, {"robbed", of(Fola::robbed)}, {"taken", of(Fola::taken)}};
constexpr OptionValue kGoingOut[]{
    {"off", of(GoingOut::off)}, {"minucci", of(GoingOut::minucci)}, {"peveroni", of(GoingOut::peveroni)}};

// clang-format off
constexpr Option<Rules> fola(std::span<const OptionValue> values) {
    return {"fola", "SOLO-6", OptionKind::word, values, get_member<&Rules::fola>, set_member<&Rules::fola>};
}
constexpr Option<Rules> kGoingOutOption{
    "going_out", "OUT-1", OptionKind::word, kGoingOut, get_member<&Rules::going_out>, set_member<&Rules::going_out>};
constexpr Option<Rules> kDevil{
    "devil", "VERS-8", OptionKind::boolean, kBoolean, get_member<&Rules::devil>, set_member<&Rules::devil>};
// clang-format on

// The dealer of fewer than four would take too much (A9): nothing is taken.
constexpr std::array kOfFewer{fola(std::span(kFola).first(2)), kDevil};
constexpr std::array kOfFour{fola(kFola), kGoingOutOption, kDevil};

std::span<const Option<Rules>> options_of(const Rules& rules) {
    return rules.form == Form::pairs ? minchiate::options(rules.edition) : options(rules.form);
}

std::optional<Rules> any_preset(std::string_view name, int edition) {
    const auto pairs = minchiate::preset(name, edition);
    return pairs ? pairs : preset(name, edition);
}

constexpr std::array<std::string_view, minchiate::kPresets.size() + kPresets.size()> kAllPresets = [] {
    std::array<std::string_view, minchiate::kPresets.size() + kPresets.size()> all{};
    std::size_t i = 0;
    for (const std::string_view name : minchiate::kPresets) all[i++] = name;
    for (const std::string_view name : kPresets) all[i++] = name;
    return all;
}();

} // namespace

std::optional<Rules> preset(std::string_view name, int edition) {
    for (const Form form : {Form::two, Form::three, Form::alone}) {
        if (preset_of(form) != name) continue;
        Rules rules;
        rules.form = form;
        if (form == Form::alone) rules.fola = Fola::taken;
        rules.edition = static_cast<std::uint8_t>(edition);
        return rules;
    }
    return std::nullopt;
}

std::span<const Option<Rules>> options(Form form) {
    return form == Form::alone ? std::span<const Option<Rules>>(kOfFour) : kOfFewer;
}

const RulesTable<Rules>& rules_table() {
    static constexpr RulesTable<Rules> kRules{kPresets, preset, options_of, kEdition};
    return kRules;
}

const RulesTable<Rules>& family_table() {
    static constexpr RulesTable<Rules> kRules{kAllPresets, any_preset, options_of, kEdition};
    return kRules;
}

} // namespace germini::solo

// A game's presets and options as listed by GET /api/rules.
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/result.hpp"
#include "engine/core/sides.hpp"
#include "protocol/wire/rules_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace germini::protocol {

/// What a preset plays for and with, its options at their usual values.
struct PresetEntry {
    std::string_view name;
    int seats = 0;
    Sides sides;
    Unit unit;
    std::span<const int> rounds;
};
/// A game's entry in GET /api/rules; `rules`: rules_list.
struct GameEntry {
    std::string_view game;
    std::optional<int> unit_points; ///< points of a resto, if the game has resti
    bool presets_apart = false, draw = false, reviews = false;
    nlohmann::ordered_json rules;
    std::vector<PresetEntry> by_preset;
};
std::string game_entry_text(const GameEntry& entry);

/// Returns {name, clause, group, values, sources}, without the limits of a range.
nlohmann::ordered_json option_json(std::string_view clause, OptionKind kind,
                                   std::span<const OptionValue> values, const OptionSources& sources);

/// Returns every option of the preset with its value, in the order of the table.
template <class Rules>
nlohmann::ordered_json write_options(const RulesTable<Rules>& table, const Rules& rules) {
    std::string text;
    append_options(text, table, rules);
    return nlohmann::ordered_json::parse(text);
}

/// Returns {"edition", "presets": {name: options}, "options": [{name, clause, group, values, sources, least?,
/// most?, presets?}]} (schema/http.json). An option is listed once for all presets that have it with the same
/// values; if others have it with different ones, `presets` names those. `sources` has one row per option.
template <class Rules>
nlohmann::ordered_json rules_list(const RulesTable<Rules>& table, std::span<const OptionSources> sources) {
    using nlohmann::ordered_json;
    ordered_json presets = ordered_json::object(), all = ordered_json::array();
    for (const std::string_view name : table.presets)
        presets[std::string(name)] = write_options(table, *table.preset(name, table.edition));
    for (const OptionSources& row : sources) {
        std::vector<std::pair<const Option<Rules>*, ordered_json>> different; // with the presets that have it
        for (const std::string_view name : table.presets) {
            const auto* option = find_option(table.options(*table.preset(name, table.edition)), row.option);
            if (option == nullptr) continue;
            const auto same = std::ranges::find_if(different, [&](const auto& other) {
                return other.first->clause == option->clause &&
                       std::ranges::equal(other.first->values, option->values);
            });
            if (same == different.end())
                different.emplace_back(option, ordered_json::array({name}));
            else
                same->second.push_back(name);
        }
        for (const auto& [option, presets_with] : different) {
            all.push_back(option_json(option->clause, option->kind, option->values, row));
            if (option->kind == OptionKind::range) {
                all.back()["least"] = option->least;
                all.back()["most"] = option->most;
            }
            if (different.size() > 1) all.back()["presets"] = presets_with;
        }
    }
    return {{"edition", table.edition}, {"presets", std::move(presets)}, {"options", std::move(all)}};
}

} // namespace germini::protocol

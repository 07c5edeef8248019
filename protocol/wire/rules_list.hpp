// A game's presets and options as listed by GET /api/rules.
#pragma once
#include "engine/core/match.hpp"
#include "engine/core/result.hpp"
#include "engine/core/sides.hpp"
#include "protocol/wire/json_out.hpp"
#include "protocol/wire/rules_json.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::protocol {

/// What a preset plays for and with, its options at their usual values.
struct PresetEntry {
    std::string_view name;
    int seats = 0;
    Sides sides;
    Unit unit;
    bool apart = false; ///< its results are never added to those of other presets
    std::span<const int> rounds;
};
/// A game's entry in GET /api/rules.
struct GameEntry {
    std::string_view game;
    std::optional<int> unit_points; ///< points of a resto, if the game has resti
    bool presets_apart = true, draw = false, reviews = false;
    std::string rules{}; ///< rules_list
    std::vector<PresetEntry> by_preset{};
};
std::string game_entry_text(const GameEntry& entry);

/// Appends the members name, clause, group, values and sources.
void append_option(std::string& out, std::string_view clause, OptionKind kind,
                   std::span<const OptionValue> values, const OptionSources& sources);

/// Returns the JSON members "edition", "presets": {name: options} and "options": [{name, clause, group,
/// values, sources, least?, most?, presets?}] (schema/http.json). An option is listed once for all presets
/// that have it with the same values; if others have it with different ones, `presets` names those. `sources`
/// has one row per option.
template <class Rules>
std::string rules_list(const RulesTable<Rules>& table, std::span<const OptionSources> sources) {
    std::string out = R"("edition":)" + std::to_string(table.edition) + R"(,"presets":{)";
    for (const std::string_view name : table.presets) {
        append_key(out, name);
        append_options(out, table, *table.preset(name, table.edition));
    }
    out += R"(},"options":[)";
    for (const OptionSources& row : sources) {
        struct Variant {
            const Option<Rules>* option;
            std::vector<std::string_view> presets; ///< that have it
        };
        std::vector<Variant> different;
        for (const std::string_view name : table.presets) {
            const auto* option = find_option(table.options(*table.preset(name, table.edition)), row.option);
            if (option == nullptr) continue;
            const auto same = std::ranges::find_if(different, [&](const Variant& other) {
                return other.option->clause == option->clause &&
                       std::ranges::equal(other.option->values, option->values);
            });
            if (same == different.end())
                different.push_back({option, {name}});
            else
                same->presets.push_back(name);
        }
        for (const auto& [option, presets_with] : different) {
            next_element(out);
            out += '{';
            append_option(out, option->clause, option->kind, option->values, row);
            if (option->kind == OptionKind::range) {
                append_member(out, "least", option->least);
                append_member(out, "most", option->most);
            }
            if (different.size() > 1) {
                append_key(out, "presets");
                out += plain_list(presets_with);
            }
            out += '}';
        }
    }
    return out + ']';
}

} // namespace germini::protocol

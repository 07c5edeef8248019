#include "protocol/wire/rules_list.hpp"

#include "protocol/wire/sides_json.hpp"

namespace germini::protocol {
namespace {

using nlohmann::ordered_json;

ordered_json words_of(std::string_view text) {
    auto words = ordered_json::array();
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        words.push_back(std::string(text.substr(0, end)));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return words;
}

} // namespace

ordered_json option_json(std::string_view clause, OptionKind kind, std::span<const OptionValue> values,
                         const OptionSources& sources) {
    auto all = ordered_json::array(), texts = ordered_json::array();
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::string value;
        rules_json::append_value(value, kind, values[i].text);
        all.push_back(ordered_json::parse(value));
        texts.push_back(words_of(sources.values[i]));
    }
    return {{"name", std::string(sources.option)},
            {"clause", std::string(clause)},
            {"group", std::string(sources.group)},
            {"values", std::move(all)},
            {"sources", std::move(texts)}};
}

std::string game_entry_text(const GameEntry& entry) {
    ordered_json out{{"game", std::string(entry.game)}};
    if (entry.unit_points) out["unit_points"] = *entry.unit_points;
    out["presets_apart"] = entry.presets_apart;
    out["draw"] = entry.draw;
    out["reviews"] = entry.reviews;
    out.update(entry.rules);
    auto& by_preset = out["by_preset"] = ordered_json::object();
    for (const PresetEntry& preset : entry.by_preset)
        by_preset[std::string(preset.name)] = {
            {"seats", preset.seats},
            {"sides", sides_json(preset.sides)},
            {"unit", std::string(preset.unit.name)},
            {"stakes", preset.unit.zero_sum},
            {"rounds", std::vector<int>(preset.rounds.begin(), preset.rounds.end())}};
    return out.dump();
}

} // namespace germini::protocol

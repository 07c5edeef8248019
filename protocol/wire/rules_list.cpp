#include "protocol/wire/rules_list.hpp"

#include "protocol/wire/sides_json.hpp"

namespace germini::protocol {
namespace {

/// Appends the words of a text, which spaces separate, as an array.
void append_words(std::string& out, std::string_view text) {
    out += '[';
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        next_element(out);
        append_plain(out, text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    out += ']';
}

void append_preset(std::string& out, const PresetEntry& preset) {
    append_key(out, preset.name);
    out += '{';
    append_member(out, "seats", preset.seats);
    append_key(out, "sides");
    append_sides(out, preset.sides);
    append_member(out, "unit", preset.unit.name);
    append_member(out, "stakes", preset.unit.zero_sum);
    append_member(out, "apart", preset.apart);
    append_numbers(out, "rounds", preset.rounds);
    out += '}';
}

} // namespace

void append_option(std::string& out, std::string_view clause, OptionKind kind,
                   std::span<const OptionValue> values, const OptionSources& sources) {
    append_member(out, "name", sources.option);
    append_member(out, "clause", clause);
    append_member(out, "group", sources.group);
    append_key(out, "values");
    append_array(out, values, [kind](std::string& to, const OptionValue& value) {
        rules_json::append_value(to, kind, value.text);
    });
    append_key(out, "sources");
    append_array(out, std::span(sources.values).first(values.size()), append_words);
}

std::string game_entry_text(const GameEntry& entry) {
    std::string out = "{";
    append_member(out, "game", entry.game);
    if (entry.unit_points) append_member(out, "unit_points", *entry.unit_points);
    append_member(out, "presets_apart", entry.presets_apart);
    append_member(out, "draw", entry.draw);
    append_member(out, "reviews", entry.reviews);
    out += ',' + entry.rules;
    append_key(out, "by_preset");
    out += '{';
    for (const PresetEntry& preset : entry.by_preset) append_preset(out, preset);
    out += "}}";
    return out;
}

} // namespace germini::protocol

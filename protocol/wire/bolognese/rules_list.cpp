#include "protocol/wire/bolognese/rules_list.hpp"

#include "protocol/wire/bolognese/rules_json.hpp"

#include <string>
#include <string_view>

namespace germini::protocol::bolognese {
namespace {

using namespace germini::bolognese;
using nlohmann::ordered_json;

/// The part of the game that the option belongs to.
std::string_view group_of(const Option<Rules>& option) { return option.name == "target" ? "match" : "play"; }

ordered_json option_json(const Option<Rules>& option) {
    auto values = ordered_json::array(), sources = ordered_json::array();
    for (const OptionValue& value : option.values) {
        values.push_back(option.kind == OptionKind::boolean ? ordered_json(value.value != 0)
                                                            : ordered_json(value.value));
        // Signals are in the book; a table may do without (docs/rules/bolognese.md, Options and presets).
        const bool written = option.kind != OptionKind::boolean || value.value != 0;
        sources.push_back(written ? ordered_json::array({"barilli"}) : ordered_json::array());
    }
    ordered_json out{{"name", std::string(option.name)},
                     {"clause", std::string(option.clause)},
                     {"group", std::string(group_of(option))},
                     {"values", values},
                     {"sources", sources}};
    if (option.kind != OptionKind::number) return out;
    out["least"] = option.least;
    out["most"] = option.most;
    return out;
}

} // namespace

ordered_json rules_list() {
    auto presets = ordered_json::object();
    for (std::string_view name : kPresets) presets[std::string(name)] = write_options(*preset(name));
    auto all = ordered_json::array();
    for (std::string_view name : kPresets)
        for (const Option<Rules>& option : options(preset(name)->preset)) {
            bool known = false;
            for (const ordered_json& other : all) known = known || other["name"] == std::string(option.name);
            if (!known) all.push_back(option_json(option));
        }
    return {{"presets", presets}, {"options", all}};
}

} // namespace germini::protocol::bolognese

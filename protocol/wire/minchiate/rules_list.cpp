#include "protocol/wire/minchiate/rules_list.hpp"

#include "engine/minchiate/option_sources.hpp"
#include "protocol/wire/minchiate/rules_json.hpp"

#include <string>
#include <string_view>

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
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

ordered_json option_json(const Option& option, const OptionSources& sources) {
    auto values = ordered_json::array(), texts = ordered_json::array();
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        if (option.values[i].text.empty()) continue;
        Rules rules;
        option.set(rules, option.values[i].value);
        values.push_back(write_options(rules).at(std::string(option.name)));
        texts.push_back(words_of(sources.values[i]));
    }
    return {{"name", std::string(option.name)},
            {"clause", std::string(option.clause)},
            {"group", std::string(sources.group)},
            {"values", values},
            {"sources", texts}};
}

} // namespace

ordered_json rules_list() {
    auto presets = ordered_json::object();
    for (std::string_view name : kPresets) presets[std::string(name)] = write_options(*preset(name));
    auto all = ordered_json::array();
    for (std::size_t i = 0; i < options().size(); ++i)
        all.push_back(option_json(options()[i], option_sources()[i]));
    return {{"presets", presets}, {"options", all}};
}

} // namespace germini::protocol::minchiate

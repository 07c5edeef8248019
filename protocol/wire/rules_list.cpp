#include "protocol/wire/rules_list.hpp"

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

} // namespace germini::protocol

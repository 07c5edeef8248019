#include "server/cli/rules_options.hpp"

#include <algorithm>

namespace germini::cli {
namespace {

using namespace germini::minchiate;

void set_option(Rules& rules, const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos)
        throw CLI::ValidationError("--option", text + ": not of the form name=value");
    const std::string name = text.substr(0, equals), value = text.substr(equals + 1);
    const Option* option = find_option(name);
    if (option == nullptr) throw CLI::ValidationError("--option", "there is no option " + name);
    const auto found = std::ranges::find(option->values, value, &OptionValue::text);
    if (value.empty() || found == option->values.end())
        throw CLI::ValidationError("--option", "the option " + name + " has no value " + value);
    option->set(rules, found->value);
}

} // namespace

void RulesOptions::add_to(CLI::App& command) {
    command.add_option("--preset", preset, "rules to start from: pagat, germini or dresden")
        ->capture_default_str();
    command
        .add_option("--option", options,
                    "an option of the rules over the preset, as name=value; may be repeated")
        ->allow_extra_args(false);
}

protocol::minchiate::NamedRules RulesOptions::rules() const {
    const auto start = germini::minchiate::preset(preset);
    if (!start) throw CLI::ValidationError("--preset", "there is no preset " + preset);
    Rules rules = *start;
    for (const std::string& option : options) set_option(rules, option);
    return {preset, rules};
}

} // namespace germini::cli

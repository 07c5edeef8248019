#include "server/cli/config.hpp"

#include "server/cli/serve_options.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <sstream>

namespace germini::cli {
namespace {

constexpr std::size_t kWidth = 100; // of a comment line

/// Returns a TOML value: numbers and booleans as they are, everything else quoted.
std::string value_text(const std::string& value) {
    const bool number = !value.empty() && value.size() < 19 &&
                        std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (number || value == "true" || value == "false") return value;
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

bool is_list(const CLI::Option& option) { return option.get_items_expected_max() > 1; }

std::string value_of(const CLI::Option& option, bool example) {
    const bool set = option.count() > 0 && !example;
    if (is_list(option)) {
        std::string text;
        for (const std::string& one : set ? option.results() : std::vector<std::string>())
            text += (text.empty() ? "" : ", ") + value_text(one);
        return "[" + text + "]";
    }
    if (option.get_items_expected_max() == 0) return set && option.as<bool>() ? "true" : "false"; // a flag
    return value_text(set ? option.results().back() : option.get_default_str());
}

void comment(std::ostream& out, const std::string& about) {
    std::istringstream words(about);
    std::string line = "#", word;
    while (words >> word) {
        if (line.size() + 1 + word.size() > kWidth) {
            out << line << '\n';
            line = "#";
        }
        line += ' ' + word;
    }
    out << line << '\n';
}

} // namespace

std::string settings_text(const CLI::App& command, bool example) {
    std::ostringstream out;
    if (example)
        out << "# Settings of `germini serve` for --config, with their defaults: remove the # of a line to "
               "change it.\n"
               "# Flags and GERMINI_... variables override this file. `germini config` prints the settings "
               "in use.\n";
    std::string group;
    for (const CLI::Option* option : command.get_options()) {
        const std::string name = option->get_single_name();
        if (option->get_group().empty() || !option->get_configurable()) continue;
        if (option->get_group() != group && example) out << "\n## " << option->get_group() << '\n';
        group = option->get_group();
        if (example) comment(out, option->get_description());
        out << (example ? "#" : "") << name << " = " << value_of(*option, example) << '\n';
    }
    return out.str();
}

void add_config(CLI::App& app) {
    struct Options {
        ServeOptions serve;
        bool example = false;
    };
    CLI::App* command = app.add_subcommand(
        "config",
        "print the settings that `germini serve` would use with the same flags, as a file for --config");
    const auto options = std::make_shared<Options>();
    options->serve.add_to(*command);
    command->add_flag("--example", options->example, "print every setting with its description and default")
        ->configurable(false);
    command->allow_extras();
    command->callback([options, command] {
        options->serve.read(*command);
        if (!options->example) static_cast<void>(options->serve.settings()); // refuses invalid settings
        std::cout << settings_text(*command, options->example);
    });
}

} // namespace germini::cli

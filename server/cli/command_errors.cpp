#include "server/cli/command_errors.hpp"

#include "server/cli/suggest.hpp"

#include <algorithm>
#include <cstdlib>

namespace germini::cli {
namespace {

/// Returns the command of that name below this one; null if it has none.
const CLI::App* find_command(const CLI::App& above, const std::string& name) {
    const auto named = above.get_subcommands([&](const CLI::App* one) { return one->get_name() == name; });
    return named.empty() ? nullptr : named.front();
}

/// Returns the command that these words name, as far as they name one; `app` if they do not.
const CLI::App* command_of(const CLI::App& app, const std::vector<std::string>& words) {
    const CLI::App* command = &app;
    for (const std::string& word : words) {
        const CLI::App* const next = find_command(*command, word);
        if (next == nullptr) break;
        command = next;
    }
    return command;
}

bool is_flag(const std::string& word, const std::string& flag) {
    return word == flag || word.starts_with(flag + "=");
}

} // namespace

void refuse_unknown_command(const CLI::App& app, const std::vector<std::string>& words) {
    const CLI::App* command = &app;
    std::string path = app.get_name();
    for (const std::string& word : words) {
        if (word.starts_with('-') || command->get_require_subcommand_min() == 0) return;
        std::vector<std::string> names;
        for (const CLI::App* one : command->get_subcommands({})) names.push_back(one->get_name());
        const CLI::App* const next = find_command(*command, word);
        if (next == nullptr) {
            const std::string nearest = suggest(word, names);
            throw CLI::ValidationError(path, "unknown command \"" + word + "\"" +
                                                 (nearest.empty() ? "; see " + path + " --help"
                                                                  : "; did you mean \"" + nearest + "\"?"));
        }
        command = next;
        path += ' ' + word;
    }
}

std::string explained(const CLI::App& app, const CLI::ParseError& error,
                      const std::vector<std::string>& words) {
    const std::string text = error.what();
    for (const CLI::Option* option : command_of(app, words)->get_options()) {
        const std::string name = option->get_name();
        if (text == name + " is required") return text + ": " + option->get_description();
        const std::string variable = option->get_envname();
        const bool named = text.starts_with(name + ": ") || text.find(' ' + name + ' ') != std::string::npos;
        if (!named || variable.empty() || std::getenv(variable.c_str()) == nullptr) continue;
        if (std::ranges::any_of(words, [&](const std::string& word) { return is_flag(word, name); }))
            continue;
        return variable + ": " + (text.starts_with(name + ": ") ? text.substr(name.size() + 2) : text);
    }
    return text;
}

} // namespace germini::cli

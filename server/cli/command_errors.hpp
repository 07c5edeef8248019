// Errors of the command line in the project's words.
#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace germini::cli {

/// Throws CLI::ValidationError if the first word that should name a command does not, with the nearest name.
/// `words`: those after the program's name.
void refuse_unknown_command(const CLI::App& app, const std::vector<std::string>& words);

/// Returns the library's message with what it leaves out: the variable from which an invalid value came, or
/// the description of a word that is missing.
std::string explained(const CLI::App& app, const CLI::ParseError& error,
                      const std::vector<std::string>& words);

} // namespace germini::cli

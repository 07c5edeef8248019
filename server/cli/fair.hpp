// `germini fair`: checks whether a hand was dealt from the committed randomness.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::cli {

/// Sets `status` to 1 if the proof fails, to 2 if it is unreadable.
void add_fair(CLI::App& app, int& status);

} // namespace germini::cli

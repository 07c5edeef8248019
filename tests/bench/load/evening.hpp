// `germini_load evening`: people at human pace, and bots.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

void add_evening(CLI::App& app, int& status);

} // namespace germini::load

// `germini_load growth`: what a database grows by.
#pragma once
#include <CLI/CLI.hpp>

namespace germini::load {

void add_growth(CLI::App& app, int& status);

} // namespace germini::load

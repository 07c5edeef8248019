// The range of a number given as an option.
#pragma once
#include <CLI/CLI.hpp>
#include <cstdint>

namespace germini::cli {

/// Returns a check whose error names the value and the whole numbers that are expected.
CLI::Validator number_range(std::int64_t least, std::int64_t most);

} // namespace germini::cli

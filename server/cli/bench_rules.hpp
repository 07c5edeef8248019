// `--preset P --option name=value …`: the rules that a bench of Minchiate's engine plays by.
#pragma once
#include "engine/minchiate/rules.hpp"
#include "protocol/wire/rules_json.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace germini::cli {

/// What the two flags were given; rules() reads them, and refuses an unknown name or value as
/// CLI::ValidationError.
struct BenchRules {
    std::string preset = "pagat";
    std::vector<std::string> options; ///< each name=value, later ones over earlier ones

    void add_to(CLI::App& command);
    protocol::NamedRules<minchiate::Rules> rules() const;
};

} // namespace germini::cli

// `--preset P --option name=value …`: the rules for a benchmark of the Minchiate engine.
#pragma once
#include "engine/minchiate/rules.hpp"
#include "protocol/wire/rules_json.hpp"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace germini::cli {

/// The values of the two flags. rules() parses them; it throws CLI::ValidationError for an unknown name or
/// value.
struct BenchRules {
    std::string preset = "pagat";
    std::vector<std::string> options; ///< name=value each; later ones override earlier ones

    void add_to(CLI::App& command);
    protocol::NamedRules<minchiate::Rules> rules() const;
};

} // namespace germini::cli

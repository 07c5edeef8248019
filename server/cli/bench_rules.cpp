#include "server/cli/bench_rules.hpp"

#include "protocol/tools/named_rules.hpp"

namespace germini::cli {

void BenchRules::add_to(CLI::App& command) {
    command.add_option("--preset", preset, "preset of the rules: pagat, germini or dresden")
        ->capture_default_str();
    command
        .add_option("--option", options, "option that overrides the preset, as NAME=VALUE; may be repeated")
        ->allow_extra_args(false);
}

protocol::NamedRules<minchiate::Rules> BenchRules::rules() const {
    try {
        return protocol::named_rules(minchiate::rules_table(), preset, options);
    } catch (const protocol::InvalidRules& bad) { throw CLI::ValidationError(bad.flag, bad.what()); }
}

} // namespace germini::cli

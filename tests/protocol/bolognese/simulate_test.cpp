// Seeded hands of Tarocco bolognese: the same bytes for the same settings, each replaying to its own result.
#include "protocol/tools/bolognese/tools.hpp"

#include "engine/bolognese/state.hpp"
#include "protocol/wire/library_json.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace germini;
using nlohmann::json;
using protocol::Policy;
using protocol::Simulation;

namespace {

std::string simulated(const Simulation& settings) {
    std::ostringstream out;
    protocol::bolognese::tools().simulate(settings, out);
    return out.str();
}
std::vector<json> lines(const std::string& text) {
    std::vector<json> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(json::parse(line));
    return out;
}
Simulation settings(std::string_view preset, std::uint64_t hands, std::uint64_t seed, Policy policy) {
    Simulation out;
    out.hands = hands;
    out.seed = seed;
    out.preset = preset;
    out.policy = policy;
    return out;
}

} // namespace

TEST_CASE(
    "Tarocco bolognese: the same settings give the same bytes; a hand depends on the seed and its number") {
    const std::string ten = simulated(settings("ottocento", 10, 3, Policy::greedy));
    CHECK(ten == simulated(settings("ottocento", 10, 3, Policy::greedy)));
    CHECK(ten.starts_with(simulated(settings("ottocento", 4, 3, Policy::greedy))));
    CHECK(ten != simulated(settings("ottocento", 10, 4, Policy::greedy)));
}

TEST_CASE("Tarocco bolognese: simulated records replay to their results, the deal rotates, some hands are "
          "called out") {
    for (const std::string_view preset : bolognese::kPresets)
        for (const Policy policy : {Policy::random, Policy::greedy}) {
            CAPTURE(preset);
            const bolognese::Rules rules = *bolognese::preset(preset);
            int called = 0;
            const auto all = lines(simulated(settings(preset, 40, 1, policy)));
            for (std::size_t i = 0; i < all.size(); ++i) {
                std::ostringstream out;
                CHECK(protocol::bolognese::tools().replay(protocol::parsed_json(all[i]), out));
                CHECK(json::parse(out.str()) == all[i]["result"]);
                CHECK(all[i]["result"]["complete"] == true);
                CHECK(all[i]["record"]["dealer"] == i % rules.players);
                called += all[i]["result"].contains("called") ? 1 : 0;
            }
            CHECK((called > 0) == calling_out(rules, {}));
        }
}

TEST_CASE("Tarocco bolognese: rules are drawn again for every hand") {
    Simulation any = settings("ottocento", 30, 2, Policy::random);
    any.any_rules = true;
    std::set<std::string> rules;
    for (const json& line : lines(simulated(any))) rules.insert(line["record"]["rules"].dump());
    CHECK(rules.size() > 10);
}

TEST_CASE("Tarocco bolognese: unknown rules are refused by the name of their flag") {
    const auto flag_of = [](const Simulation& asked) {
        try {
            simulated(asked);
        } catch (const protocol::InvalidRules& bad) { return bad.flag; }
        return std::string();
    };
    CHECK(flag_of(settings("novecento", 1, 1, Policy::random)) == "--preset");
    for (const char* option :
         {"target", "target=0", "target=10001", "target=8e2", "signals=1", "devil=true"}) {
        CAPTURE(option);
        Simulation asked = settings("ottocento", 1, 1, Policy::random);
        asked.options = {option};
        CHECK(flag_of(asked) == "--option");
    }
    Simulation asked = settings("quattro_scartate", 1, 1, Policy::random);
    asked.options = {"target=800"};
    CHECK(flag_of(asked) == "--option");
    asked = settings("ottocento", 1, 1, Policy::random);
    asked.options = {"target=850", "signals=false"};
    CHECK(lines(simulated(asked)).at(0)["record"]["rules"]["options"] ==
          json{{"target", 850}, {"signals", false}});
}

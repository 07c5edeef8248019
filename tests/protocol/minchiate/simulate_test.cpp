// `germini simulate`: seeded hands, the same bytes for the same settings, each replaying to its own result.
#include "protocol/tools/minchiate/tools.hpp"

#include "engine/minchiate/rules.hpp"
#include "tests/protocol/record_files.hpp"

#include <doctest/doctest.h>
#include <set>

using namespace germini;
using namespace germini::testing;
using nlohmann::json;
using protocol::Simulation;

namespace {

std::string simulated(const Simulation& settings) {
    std::ostringstream out;
    protocol::minchiate::tools().simulate(settings, out);
    return out.str();
}

Simulation settings(std::string_view preset, std::uint64_t hands, std::uint64_t seed) {
    Simulation out;
    out.preset = preset;
    out.hands = hands;
    out.seed = seed;
    return out;
}

std::vector<json> lines(const std::string& text) {
    std::vector<json> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(json::parse(line));
    return out;
}

} // namespace

TEST_CASE("the same settings give the same bytes; a hand depends on the seed and its number") {
    const std::string ten = simulated(settings("germini", 10, 3));
    CHECK(ten == simulated(settings("germini", 10, 3)));
    CHECK(ten.starts_with(simulated(settings("germini", 4, 3))));
    CHECK(ten != simulated(settings("germini", 10, 4)));
    CHECK(lines(ten).size() == 10);
}

TEST_CASE("each line is a record with every option that replays to its result; the deal rotates") {
    for (const std::string_view preset : minchiate::kPresets) {
        const std::string text = simulated(settings(preset, 8, 1));
        const auto all = lines(text);
        const Replayed again = replayed(text);
        CHECK(again.status == 0);
        REQUIRE(again.results.size() == all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            CHECK(again.results[i] == all[i]["result"]);
            CHECK(all[i]["result"]["complete"] == true);
            CHECK(all[i]["record"]["dealer"] == i % 4);
            CHECK(all[i]["record"]["rules"]["preset"] == preset);
            CHECK(all[i]["record"]["rules"]["edition"] == minchiate::kEdition);
            CHECK(all[i]["record"]["rules"]["options"].size() == minchiate::kOptions);
        }
    }
}

TEST_CASE("hands of all editions are simulated, and replay to their results") {
    for (const int edition : {1, 2, 3}) {
        for (const bool any : {false, true}) {
            Simulation asked = settings(any ? "" : "germini", 20, 5);
            asked.edition = edition;
            asked.any_rules = any;
            const std::string text = simulated(asked);
            const Replayed again = replayed(text);
            CHECK(again.status == 0);
            const auto all = lines(text);
            for (std::size_t i = 0; i < all.size(); ++i) {
                CHECK(again.results[i] == all[i]["result"]);
                const json& rules = all[i]["record"]["rules"];
                CHECK(rules["edition"] == edition);
                CHECK(rules["options"].contains("fumata") == (edition > 2));
                if (any) continue;
                CHECK(rules["options"]["declare"] == (edition == 1 ? "after" : "lead"));
                CHECK(rules["options"]["capotto"] == (edition == 1 ? "fourteen" : "fourteen_plus"));
            }
        }
    }
}

TEST_CASE("with random rules every hand draws each option again") {
    Simulation any = settings("pagat", 40, 7);
    any.any_rules = true;
    std::set<std::string> seen;
    for (const json& line : lines(simulated(any)))
        for (const auto& [name, value] : line["record"]["rules"]["options"].items())
            seen.insert(name + value.dump());
    std::size_t values = 0;
    for (const auto& option : minchiate::options()) values += option.values.size();
    CHECK(seen.size() == values);
    CHECK(replayed(simulated(any)).status == 0);
}

TEST_CASE("every policy plays hands that replay") {
    for (const auto policy : {protocol::Policy::random, protocol::Policy::greedy}) {
        Simulation some = settings("dresden", 6, 2);
        some.policy = policy;
        const Replayed out = replayed(simulated(some));
        CHECK(out.status == 0);
        CHECK(out.results.size() == 6);
    }
}

TEST_CASE("an unknown preset or option is refused by the name of its flag") {
    const auto flag_of = [](const Simulation& asked) {
        try {
            simulated(asked);
        } catch (const protocol::InvalidRules& bad) { return bad.flag; }
        return std::string();
    };
    Simulation asked = settings("florence", 1, 1);
    CHECK(flag_of(asked) == "--preset");
    for (const char* option : {"devil", "devil=perhaps", "angel=true", "devil="}) {
        CAPTURE(option);
        asked = settings("pagat", 1, 1);
        asked.options = {option};
        CHECK(flag_of(asked) == "--option");
    }
    asked.options = {"capotto=fourteen_plus"};
    CHECK(flag_of(asked).empty());
    asked.edition = 1;
    CHECK(flag_of(asked) == "--option");
    asked.options = {"fumata=none"};
    asked.edition = 2;
    CHECK(flag_of(asked) == "--option");
    for (const int edition : {0, 4, -1}) {
        asked.edition = edition;
        CHECK(flag_of(asked) == "--edition");
    }
    asked = settings("pagat", 1, 1);
    asked.options = {"devil=true"};
    CHECK(lines(simulated(asked)).at(0)["record"]["rules"]["options"]["devil"] == true);
}

// Comparisons of bots: who plays which seat, and how much a player who errs loses.
#include "protocol/tools/bolognese/tools.hpp"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

using namespace germini;
using nlohmann::json;
using protocol::Comparison;

namespace {

Comparison ottocento(const std::string& a, const std::string& b) {
    Comparison comparison;
    comparison.preset = "ottocento";
    comparison.a = protocol::read_player("--a", a);
    comparison.b = protocol::read_player("--b", b);
    return comparison;
}

double gain(const Comparison& comparison) {
    double sum = 0;
    for (std::uint64_t deal = 0; deal < 60; ++deal)
        sum += protocol::bolognese::tools().compare(comparison, deal, false).gain;
    return sum;
}

// The bots of the seats in each hand of a deal.
std::vector<json> seated(const Comparison& comparison, std::uint64_t deal) {
    std::vector<json> out;
    std::istringstream hands(protocol::bolognese::tools().compare(comparison, deal, true).records);
    for (std::string hand; std::getline(hands, hand);) out.push_back(json::parse(hand)["policies"]);
    return out;
}

} // namespace

TEST_CASE("a mixed side has bot A in another of its seats in the next deal") {
    Comparison mixed = ottocento("jittered", "greedy");
    mixed.partner = protocol::read_player("--partner", "random");
    CHECK(seated(mixed, 0) == std::vector<json>{{"jittered", "greedy", "random", "greedy"},
                                                {"greedy", "jittered", "greedy", "random"}});
    CHECK(seated(mixed, 1) == std::vector<json>{{"random", "greedy", "jittered", "greedy"},
                                                {"greedy", "random", "greedy", "jittered"}});
}

TEST_CASE("a mixed side gains more than its weaker player alone and less than its stronger one") {
    Comparison mixed = ottocento("greedy", "greedy");
    mixed.partner = protocol::read_player("--partner", "random");
    CHECK(gain(mixed) < 0);
    CHECK(gain(mixed) > gain(ottocento("random", "greedy")));
}

TEST_CASE("a jittered player loses to the greedy one and beats the random one") {
    CHECK(gain(ottocento("jittered", "greedy")) < 0);
    CHECK(gain(ottocento("jittered", "random")) > 0);
}

// Records and replays for the tests of the protocol.
#pragma once
#include "protocol/tools/minchiate/tools.hpp"

#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace germini::testing {

inline std::string file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline nlohmann::json hand_of_1798() {
    return nlohmann::json::parse(file("tests/golden/minchiate-1798.json"));
}

struct Replayed {
    int status = 0;
    std::string out;
    std::vector<nlohmann::json> results; ///< one per line
};
inline Replayed replayed(const std::string& text) {
    std::istringstream in(text);
    std::ostringstream out;
    Replayed result;
    result.status = protocol::replay_stream(in, out, std::array{protocol::minchiate::tools()});
    result.out = out.str();
    std::istringstream lines(result.out);
    for (std::string line; std::getline(lines, line);) result.results.push_back(nlohmann::json::parse(line));
    return result;
}

} // namespace germini::testing

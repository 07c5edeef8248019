// Any bytes as a file of hand records: one result or error per line, never anything else.
#include "protocol/tools/bolognese/tools.hpp"
#include "protocol/tools/minchiate/tools.hpp"
#include "protocol/tools/siciliano/tools.hpp"
#include "protocol/tools/solo/tools.hpp"
#include "protocol/tools/tocchi/tools.hpp"
#include "protocol/wire/json_text.hpp"
#include "tests/fuzz/fuzz.hpp"

#include <array>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

using namespace germini;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::istringstream in{std::string(fuzz::text(data, size))};
    std::ostringstream out;
    const int status = protocol::replay_stream(
        in, out,
        std::array{protocol::minchiate::tools(), protocol::solo::tools(), protocol::bolognese::tools(),
                   protocol::siciliano::tools(), protocol::tocchi::tools()});
    bool refused = false;
    std::istringstream lines(out.str());
    for (std::string line; std::getline(lines, line);) {
        const auto result = protocol::parse_strict(line);
        fuzz::require(result.has_value(), "every line is JSON");
        const auto* format = result->root().find("format");
        fuzz::require(format && format->text == "germini-result/1", "every line is a result");
        const bool error = result->root().find("error"), complete = result->root().find("complete");
        refused = refused || error;
        fuzz::require(error != complete, "a result or an error");
    }
    fuzz::require(status == (refused ? 2 : 0), "the status says whether something was refused");
    return 0;
}

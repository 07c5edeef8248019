#include "protocol/tools/game_tools.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace germini::protocol {
namespace {

constexpr Limits kLimits{.max_depth = 64, .max_bytes = 16u << 20, .clamp_integers = true};

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r\n") == std::string_view::npos; }

class Replayer {
public:
    Replayer(std::ostream& out, std::span<const GameTools> games) : out_(out), games_(games) {}

    /// One record to its result; a record of no game that there is is refused by the first.
    void replay(std::string_view text) {
        const auto record = parse_strict(text, kLimits);
        fine_ = tools_for(record).replay(record, out_) && fine_;
    }
    int status() const { return fine_ ? 0 : 2; }

private:
    /// Of a record, or of the `record` in a line `{"record": …, "result": …}`.
    const GameTools& tools_for(const ReadResult<nlohmann::json>& line) const {
        if (!line || !line->is_object()) return games_.front();
        const auto inner = line->find("record");
        const nlohmann::json& record = inner != line->end() && inner->is_object() ? *inner : *line;
        for (const GameTools& game : games_)
            if (record.contains("game") && record["game"] == game.game) return game;
        return games_.front();
    }

    std::ostream& out_;
    std::span<const GameTools> games_;
    bool fine_ = true;
};

// Whether lines that do not start with a whole object are one record a line all the same: so it is where some
// later line opens an object of its own at its first character, or where the first opens none.
bool line_by_line(const std::vector<std::string>& lines) {
    const auto first = std::ranges::find_if_not(lines, blank);
    if (first == lines.end() || first->find_first_not_of(" \t\r") == std::string::npos) return true;
    if ((*first)[first->find_first_not_of(" \t\r")] != '{') return true;
    return std::any_of(first + 1, lines.end(), [](const std::string& line) { return line.starts_with('{'); });
}

} // namespace

int replay_stream(std::istream& in, std::ostream& out, std::span<const GameTools> games) {
    Replayer replayer(out, games);
    std::string line;
    while (std::getline(in, line) && blank(line)) {}
    if (blank(line)) return 0;

    if (parse_strict(line, kLimits)) { // one record a line: no need to hold them all
        replayer.replay(line);
        while (std::getline(in, line))
            if (!blank(line)) replayer.replay(line);
        return replayer.status();
    }

    std::vector<std::string> lines{line};
    std::string whole = line;
    while (std::getline(in, line)) {
        whole += '\n' + line;
        lines.push_back(line);
    }
    if (!parse_strict(whole, kLimits) && line_by_line(lines)) {
        for (const std::string& one : lines)
            if (!blank(one)) replayer.replay(one);
    } else {
        replayer.replay(whole);
    }
    return replayer.status();
}

} // namespace germini::protocol

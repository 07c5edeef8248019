#include "protocol/tools/game_tools.hpp"
#include "protocol/tools/join_names.hpp"

#include <algorithm>
#include <istream>
#include <nlohmann/json.hpp>
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

    /// Replays one record to its result. Input that is not a record, or is of an unknown game, is refused
    /// with the messages of the first game.
    void replay(std::string_view text) {
        const auto line = parse_strict(text, kLimits);
        fine_ = replay(line) && fine_;
    }
    int status() const { return fine_ ? 0 : 2; }

private:
    bool replay(const ReadResult<ParsedJson>& line) const {
        const GameTools& first = games_.front();
        if (!line) return first.replay(line, out_);
        // A record, or the `record` in a line `{"record": …, "result": …}`.
        const JsonValue* const inner = line->root().find("record");
        const JsonValue& record = inner && inner->kind == JsonKind::object ? *inner : line->root();
        const JsonValue* const wanted = record.find("game");
        if (!wanted || wanted->kind != JsonKind::string) return first.replay(line, out_);
        const JsonValue* const rules = record.find("rules");
        const JsonValue* const preset = rules ? rules->find("preset") : nullptr;
        const bool named = preset && preset->kind == JsonKind::string;
        if (const GameTools* game = find_tools(games_, wanted->text, named ? preset->text : ""))
            return game->replay(line, out_);
        std::vector<std::string_view> names;
        for (const GameTools& game : games_)
            if (std::ranges::find(names, game.game) == names.end()) names.push_back(game.game);
        return first.replay(tl::make_unexpected(ReadError{"/game", "unknown",
                                                          "Unknown game \"" + std::string(wanted->text) +
                                                              "\"; known games: " + join_names(names) + "."}),
                            out_);
    }

    std::ostream& out_;
    std::span<const GameTools> games_;
    bool fine_ = true;
};

// True if lines that do not start with a whole object are still one record per line. That is so if a later
// line opens an object at its first character, or if the first line opens none.
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

    if (parse_strict(line, kLimits)) { // one record per line: no need to hold them all
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

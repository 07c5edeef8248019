#include "protocol/tools/minchiate/replay.hpp"

#include "protocol/archive/minchiate/hand_result.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace germini::protocol::minchiate {
namespace {

constexpr Limits kLimits{.max_depth = 64, .max_bytes = 16u << 20, .clamp_integers = true};

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r\n") == std::string_view::npos; }

/// One record to its result; false if it was refused.
bool replay_text(std::string_view text, std::ostream& out) {
    const auto refuse = [&out](const RecordError& error) {
        out << write_error(error) << '\n';
        return false;
    };
    const auto value = parse_strict(text, kLimits);
    if (!value) {
        const ReadError& e = value.error();
        return refuse({-1, kNoSeat, "FORM-1", e.message + (e.path.empty() ? "" : " (at " + e.path + ")")});
    }
    const auto record = read_record(*value);
    if (!record) return refuse(record.error());
    const Replay played = replay(*record);
    if (played.error) return refuse(*played.error);
    out << write_result(played.events) << '\n';
    return true;
}

// Whether lines that do not start with a whole object are one record a line all the same: so it is where some
// later line opens an object of its own at its first character, or where the first opens none.
bool line_by_line(const std::vector<std::string>& lines) {
    const auto first = std::ranges::find_if_not(lines, blank);
    if (first == lines.end() || first->find_first_not_of(" \t\r") == std::string::npos) return true;
    if ((*first)[first->find_first_not_of(" \t\r")] != '{') return true;
    return std::any_of(first + 1, lines.end(), [](const std::string& line) { return line.starts_with('{'); });
}

int replay_lines(const std::vector<std::string>& lines, std::ostream& out) {
    bool fine = true;
    for (const std::string& line : lines)
        if (!blank(line)) fine = replay_text(line, out) && fine;
    return fine ? 0 : 2;
}

} // namespace

int replay_stream(std::istream& in, std::ostream& out) {
    std::string line;
    while (std::getline(in, line) && blank(line)) {}
    if (blank(line)) return 0;

    const auto first = parse_strict(line, kLimits);
    if (first) { // one record a line: no need to hold them all
        bool fine = replay_text(line, out);
        while (std::getline(in, line))
            if (!blank(line)) fine = replay_text(line, out) && fine;
        return fine ? 0 : 2;
    }

    std::vector<std::string> lines{line};
    std::string whole = line;
    while (std::getline(in, line)) {
        whole += '\n' + line;
        lines.push_back(line);
    }
    if (!parse_strict(whole, kLimits) && line_by_line(lines)) return replay_lines(lines, out);
    return replay_text(whole, out) ? 0 : 2;
}

} // namespace germini::protocol::minchiate

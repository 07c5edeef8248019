// Golden playthroughs: one hand of each preset, every step as a seat and a spectator see it
// (tests/golden/README.md). GERMINI_GOLDEN=write writes them anew.
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/wire/minchiate/view_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "tests/kit/play_minchiate.hpp"
#include "tests/protocol/record_files.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <optional>
#include <set>

using namespace germini;
using namespace germini::minchiate;
using namespace germini::testing;
using nlohmann::json;
using protocol::minchiate::HandRecord;

namespace {

constexpr const char* kFolder = "tests/golden/";

std::string path_of(std::string_view preset) {
    return kFolder + ("minchiate/" + std::string(preset) + ".jsonl");
}

bool writing() {
    const char* how = std::getenv("GERMINI_GOLDEN");
    return how != nullptr && std::string_view(how) == "write";
}

// Through whose eyes: the dealer's, the first player's, the cutter's.
Seat eyes(std::string_view preset, Seat dealer) {
    return preset == "pagat" ? dealer : preset == "dresden" ? next(dealer) : cutter_of(dealer);
}

/// One viewer: the events that he gets, and the view that he makes of them.
struct Watcher {
    explicit Watcher(const Rules& rules, Viewer viewer) : view(view_of(rules, viewer)) {}
    json take(std::span<const Event> events) {
        json out = json::array();
        for (const Event& event : events) {
            const SeenEvent seen = project(event, view.viewer);
            fold(view, seen);
            std::string text;
            protocol::append_seen(text, seen, names());
            out.push_back(json::parse(text));
        }
        return out;
    }
    View view;
};

/// All lines of a playthrough.
std::vector<std::string> told(const HandRecord& record) {
    const Seat seat = eyes(record.rules.preset, record.dealer);
    const std::string written = protocol::minchiate::write_record(record.rules.preset, replay(record).events);
    std::vector<std::string> lines{json{
        {"game", "minchiate"},
        {"preset", record.rules.preset},
        {"seat", index(seat)},
        {"record",
         json::parse(written)}}.dump()};
    Watcher own(record.rules.rules, Viewer{seat}), spectator(record.rules.rules, Viewer{});
    State state;
    std::size_t happened = 0;
    const auto step = [&](const json& move, const Events& events) {
        for (const Event& event : events) fold(state, event);
        const std::span<const Event> all(events.begin(), events.end());
        json line{
            {"move", move}, {"n", happened + 1}, {"seat", own.take(all)}, {"spectator", spectator.take(all)}};
        line["view"] = protocol::minchiate::write_view(own.view);
        if (state.phase == Phase::over)
            line["spectator_view"] = protocol::minchiate::write_view(spectator.view);
        happened += events.size();
        lines.push_back(line.dump());
    };
    step(nullptr, open(record.rules.rules, record.dealer, record.pack));
    for (const auto& move : record.moves) {
        const auto events = decide(state, move.move);
        REQUIRE(events.has_value());
        std::string text;
        protocol::minchiate::append_move(text, move.move);
        step(json::parse(text), *events);
    }
    CHECK(state.phase == Phase::over);
    return lines;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
}

// The record in a golden file's first line, if it can still be replayed.
std::optional<HandRecord> kept(const std::string& path) {
    if (!std::filesystem::exists(path)) return std::nullopt;
    const auto first = protocol::parse_strict(lines_of(file(path)).at(0));
    if (!first || !first->contains("record")) return std::nullopt;
    const auto record = protocol::minchiate::read_record((*first)["record"]);
    if (!record || !protocol::minchiate::replay(*record).complete) return std::nullopt;
    return *record;
}

// Of some hundred random hands that in which most kinds of events happen.
HandRecord drawn(std::string_view preset) {
    constexpr std::uint64_t kHands = 400;
    std::size_t most = 0;
    HandRecord best;
    for (std::uint64_t seed = 1; seed <= kHands; ++seed) {
        Rng rng(seed);
        const auto hand = kit::any_hand(*minchiate::preset(preset), rng);
        std::set<std::size_t> kinds;
        for (const Event& event : hand.log) kinds.insert(event.index());
        if (kinds.size() <= most) continue;
        most = kinds.size();
        best = *protocol::minchiate::read_record(
            json::parse(protocol::minchiate::write_record(std::string(preset), hand.log)));
    }
    return best;
}

void write(const std::string& path, const std::vector<std::string>& lines) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream out(path, std::ios::binary);
    for (const std::string& line : lines) out << line << '\n';
    REQUIRE(out.good());
}

} // namespace

TEST_CASE("golden playthroughs: one of each preset, the same at every step") {
    for (const std::string_view preset : kPresets) {
        CAPTURE(preset);
        const std::string path = path_of(preset);
        if (writing()) write(path, told(kept(path).value_or(drawn(preset))));
        REQUIRE(std::filesystem::exists(path));
        const auto record = kept(path);
        REQUIRE(record.has_value());                              // else a move of the golden hand is refused
        CHECK(record->rules.rules == *minchiate::preset(preset)); // else an option changed
        const auto now = told(*record), golden = lines_of(file(path));
        REQUIRE(now.size() == golden.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
            CAPTURE(i);
            CHECK(now[i] == golden[i]);
        }
    }
}

TEST_CASE("golden playthroughs: every game that there is has its own") {
    const std::set<std::string> shared{"core", "bots"};
    int games = 0;
    for (const auto& folder : std::filesystem::directory_iterator("engine")) {
        const std::string name = folder.path().filename();
        if (!folder.is_directory() || shared.contains(name)) continue;
        ++games;
        CAPTURE(name);
        int files = 0;
        REQUIRE(std::filesystem::is_directory(kFolder + name));
        for (const auto& golden : std::filesystem::directory_iterator(kFolder + name))
            files += golden.path().extension() == ".jsonl" ? 1 : 0;
        CHECK(files >= (name == "minchiate" ? static_cast<int>(kPresets.size()) : 1));
    }
    CHECK(games >= 1);
}

TEST_CASE("golden playthroughs show most of what can happen") {
    std::set<std::string> kinds, words;
    for (const std::string_view preset : kPresets)
        for (const std::string& line : lines_of(file(path_of(preset)))) {
            const json step = json::parse(line);
            if (!step.contains("spectator")) continue;
            for (const json& event : step["spectator"]) {
                kinds.insert(event["e"]);
                if (event.contains("why")) words.insert(event["why"]);
                if (event.contains("word")) words.insert(event["word"]);
            }
        }
    CHECK(kinds.size() == 8); // every kind of seen event
    for (const char* word :
         {"cut", "rob", "stop", "peek", "deal", "expose", "lay", "take", "look", "fola", "discard", "show",
          "declare", "play", "gather", "debt", "fall", "death", "end"}) {
        CAPTURE(word);
        CHECK(words.contains(word));
    }
}

// Golden playthroughs of any game: one hand of each preset, every step as a seat and a spectator see it
// (tests/golden/README.md). TESTS_GOLDEN=write writes them again. `Tale` is the game's part:
//
//     using Game; kPresets
//     struct Hand {rules, dealer, pack, context, vector<Move> moves; string record}
//     read(record as JSON) -> the hand, if it can be played to its end
//     preset_of(Hand), eyes(preset, dealer): the viewing seat; seed(preset, Rng) -> some hand
//     write_move(Move), write_view(View) -> JSON
#pragma once
#include "engine/core/rng.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "tests/protocol/record_files.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

namespace germini::testing {

template <class Tale> class Golden {
    using G = typename Tale::Game;
    using Hand = typename Tale::Hand;
    using json = nlohmann::json;

public:
    static std::string path_of(std::string_view preset) {
        return "tests/golden/" + std::string(G::names().game) + "/" + std::string(preset) + ".jsonl";
    }

    static std::vector<std::string> lines_of(const std::string& text) {
        std::vector<std::string> out;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) out.push_back(line);
        return out;
    }

    /// The same at every step as it was written.
    static void compare() {
        for (const std::string_view preset : Tale::kPresets) {
            const std::string path = path_of(preset);
            CAPTURE(path);
            if (writing()) write(path, told(kept(path).value_or(drawn(preset))));
            REQUIRE(std::filesystem::exists(path));
            const auto hand = kept(path);
            REQUIRE(hand.has_value()); // else a move of the golden hand is refused
            CHECK(Tale::preset_of(*hand) == preset);
            const auto now = told(*hand), golden = lines_of(file(path));
            REQUIRE(now.size() == golden.size());
            for (std::size_t i = 0; i < now.size(); ++i) {
                CAPTURE(i);
                CHECK(now[i] == golden[i]);
            }
        }
    }

    /// Kinds of events and words that the playthroughs show a spectator.
    static void shown(std::set<std::string>& kinds, std::set<std::string>& words) {
        for (const std::string_view preset : Tale::kPresets)
            for (const std::string& line : lines_of(file(path_of(preset)))) {
                const json step = json::parse(line);
                if (!step.contains("spectator")) continue;
                for (const json& event : step["spectator"]) {
                    kinds.insert(event["e"]);
                    if (event.contains("why")) words.insert(event["why"]);
                    if (event.contains("word")) words.insert(event["word"]);
                }
            }
    }

private:
    /// One viewer: the events received, and the view computed from them.
    struct Watcher {
        Watcher(const typename G::Rules& rules, Viewer who) : viewer(who), view(G::view(rules, who)) {}
        json take(const typename G::Events& events) {
            json out = json::array();
            for (const auto& event : events) {
                const SeenEvent seen = G::project(event, viewer);
                G::fold(view, seen);
                std::string text;
                protocol::append_seen(text, seen, G::names());
                out.push_back(json::parse(text));
            }
            return out;
        }
        Viewer viewer;
        typename G::View view;
    };

    static bool writing() {
        const char* how = std::getenv("TESTS_GOLDEN");
        return how != nullptr && std::string_view(how) == "write";
    }

    /// All lines of a playthrough.
    static std::vector<std::string> told(const Hand& hand) {
        const Seat seat = Tale::eyes(Tale::preset_of(hand), hand.dealer);
        std::vector<std::string> lines{json{
            {"game", std::string(G::names().game)},
            {"preset", Tale::preset_of(hand)},
            {"seat", index(seat)},
            {"record",
             json::parse(hand.record)}}.dump()};
        Watcher own(hand.rules, Viewer{seat}), spectator(hand.rules, Viewer{});
        typename G::State state;
        std::size_t happened = 0;
        const auto step = [&](const json& move, const typename G::Events& events) {
            for (const auto& event : events) G::fold(state, event);
            json line{{"move", move},
                      {"n", happened + 1},
                      {"seat", own.take(events)},
                      {"spectator", spectator.take(events)}};
            line["view"] = Tale::write_view(own.view);
            if (G::over(state)) line["spectator_view"] = Tale::write_view(spectator.view);
            happened += events.size();
            lines.push_back(line.dump());
        };
        step(nullptr, G::open(hand.rules, hand.dealer, hand.pack, hand.context));
        for (const auto& move : hand.moves) {
            const auto decided = G::decide(state, move);
            REQUIRE(decided.has_value());
            step(Tale::write_move(move), decided->events);
        }
        CHECK(G::over(state));
        return lines;
    }

    // The hand in a golden file's first line, if it can still be played.
    static std::optional<Hand> kept(const std::string& path) {
        if (!std::filesystem::exists(path)) return std::nullopt;
        const auto first = protocol::parse_strict(lines_of(file(path)).at(0));
        if (!first || !first->root().find("record")) return std::nullopt;
        return Tale::read(protocol::library_json(*first->root().find("record")));
    }

    // Of some hundred random hands, the one with the most different events.
    static Hand drawn(std::string_view preset) {
        constexpr std::uint64_t kHands = 400;
        std::size_t most = 0;
        std::optional<Hand> best;
        for (std::uint64_t seed = 1; seed <= kHands; ++seed) {
            Rng rng(seed);
            Hand hand = Tale::seed(preset, rng);
            std::set<std::size_t> kinds;
            typename G::State state;
            const auto take = [&](const typename G::Events& events) {
                for (const auto& event : events) {
                    kinds.insert(event.index());
                    G::fold(state, event);
                }
            };
            take(G::open(hand.rules, hand.dealer, hand.pack, hand.context));
            for (const auto& move : hand.moves) take(G::decide(state, move)->events);
            if (kinds.size() <= most) continue;
            most = kinds.size();
            best = std::move(hand);
        }
        return *best;
    }

    static void write(const std::string& path, const std::vector<std::string>& lines) {
        std::filesystem::create_directories(std::filesystem::path(path).parent_path());
        std::ofstream out(path, std::ios::binary);
        for (const std::string& line : lines) out << line << '\n';
        REQUIRE(out.good());
    }
};

} // namespace germini::testing

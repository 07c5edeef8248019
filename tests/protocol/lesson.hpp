// The lessons' hands of any game: what the learner's seat is sent and asked between one of its moves and the
// next (tests/golden/README.md). The page plays them without a server. TESTS_GOLDEN=write writes them again.
// `Tale` is the game's part:
//
//     using Engine, Imagination, Explainer; greedy, reasons_of, append_move, perhaps reason_of: as the
//     server's struct Hand {rules, dealer, pack, context, vector<Move> moves} read(record as JSON) -> the
//     hand, if the record is valid write_move(Move) -> JSON
#pragma once
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/offer_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "server/games/judgement.hpp"
#include "tests/protocol/record_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

namespace germini::testing {

template <class Tale> class LessonHands {
    using G = typename Tale::Engine;
    using json = nlohmann::json;

public:
    /// The client's files are what the engine sends.
    static void compare() {
        const std::string game(G::names().game);
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator("tests/golden/lessons/" + game))
            names.insert(entry.path().filename().string());
        CHECK(!names.empty());
        for (const std::string& name : names) {
            CAPTURE(name);
            const std::string path = "web-client/src/games/" + game + "/lesson/" + name;
            const json lesson = json::parse(file("tests/golden/lessons/" + game + "/" + name));
            if (writing()) std::ofstream(path, std::ios::binary) << written(lesson).dump() << '\n';
            CHECK(without_advice(json::parse(file(path))) == without_advice(written(lesson)));
        }
    }

private:
    static bool writing() {
        const char* how = std::getenv("TESTS_GOLDEN");
        return how != nullptr && std::string_view(how) == "write";
    }

    // The bots' advice may become better without a change of the lesson, and takes long to find.
    static json without_advice(json lesson) {
        for (json& step : lesson["steps"]) step.erase("advice");
        return lesson;
    }

    // The lesson teaches card play: the rest is not claimed in it.
    static json without_claim(json choice) {
        json& moves = choice["moves"];
        moves.erase(std::remove_if(moves.begin(), moves.end(),
                                   [](const json& move) { return move["move"] == "claim"; }),
                    moves.end());
        return choice;
    }

    static json choice_of(const typename G::State& state, Seat learner) {
        std::string text;
        const auto info = G::information_state(state, learner);
        protocol::append_offer(text, G::offer(G::legal_moves(info)), G::names());
        return without_claim(json::parse(text));
    }

    /// Why the bots advise the lesson's move, as in an AdviceMessage: what it clearly gains, or the greedy
    /// bot's word; empty if they advise another move.
    static json advice(const typename G::View& view, const typename G::Move& move) {
        // What is said with a card does not matter.
        const auto same = [own = server::move_text<Tale>(move)](const typename G::Move& other) {
            const std::string found = server::move_text<Tale>(other);
            const std::size_t shorter = std::min(own.size(), found.size()) - 1; // without the closing brace
            return own.compare(0, shorter, found, 0, shorter) == 0;
        };
        std::string_view word;
        if constexpr (server::GivesReasons<Tale>)
            if (same(Tale::greedy(view))) word = Tale::reason_of(view, move);
        server::Judgement<Tale> judged(view);
        while (!judged.decided()) judged.step();
        if (judged.compared() && same(judged.best())) {
            json compared = json::parse(protocol::compared_text(judged.comparison(), G::names()));
            const bool gains = judged.clear() && judged.points() > 0;
            if (!compared["reasons"].empty() && (gains || word.empty()))
                return {{"compared", std::move(compared)}};
        }
        return word.empty() ? json::object() : json{{"why", word}};
    }

    /// `{seat, rules, seats, steps: [{n, events, choice, move, advice}]}`: the last step asks nothing;
    /// `seats` is the result.
    static json written(const json& lesson) {
        const json& record = lesson["record"];
        const auto learner = static_cast<Seat>(lesson["seat"].get<int>());
        const auto hand = Tale::read(record);
        REQUIRE(hand.has_value());
        json steps = json::array();
        typename G::State state;
        typename G::View view = G::view(hand->rules, Viewer{learner});
        std::size_t happened = 0;
        json step{{"n", 1}, {"events", json::array()}};
        const auto take = [&](const typename G::Events& events) {
            for (const auto& event : events) {
                G::fold(state, event);
                const auto seen = G::project(event, Viewer{learner});
                G::fold(view, seen);
                std::string text;
                protocol::append_seen(text, seen, G::names());
                step["events"].push_back(json::parse(text));
            }
            happened += events.size();
        };
        take(G::open(hand->rules, hand->dealer, hand->pack, hand->context));
        for (const auto& move : hand->moves) {
            if (move.seat == learner) {
                REQUIRE(G::due(state).has(learner));
                step["choice"] = choice_of(state, learner);
                step["move"] = Tale::write_move(move);
                if (writing())
                    if (json why = advice(view, move); !why.empty()) step["advice"] = std::move(why);
                steps.push_back(std::move(step));
                step = json{{"n", happened + 1}, {"events", json::array()}};
            }
            const auto decided = G::decide(state, move);
            REQUIRE(decided.has_value());
            take(decided->events);
        }
        REQUIRE(G::over(state));
        steps.push_back(std::move(step));
        const auto result = *G::result(state);
        return {{"seat", index(learner)},
                {"rules", record["rules"]},
                {"seats", json(std::vector<int>(result.amounts.begin(), result.amounts.end()))},
                {"steps", std::move(steps)}};
    }
};

} // namespace germini::testing

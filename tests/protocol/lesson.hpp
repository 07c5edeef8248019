// A lesson's hand in any game: what the learner's seat is sent and asked between one of its moves and the
// next (tests/golden/README.md). The page plays it without a server. TESTS_GOLDEN=write writes it again.
// `Tale` is the game's part:
//
//     using Game
//     kLearner: the learner's seat
//     struct Hand {rules, dealer, pack, context, vector<Move> moves}
//     read(record as JSON) -> the hand, if the record is valid
//     write_move(Move) -> JSON
#pragma once
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/offer_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "tests/protocol/record_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <string>
#include <string_view>

namespace germini::testing {

template <class Tale> class LessonHand {
    using G = typename Tale::Game;
    using json = nlohmann::json;

public:
    /// The client's file is what the engine sends.
    static void compare() {
        const std::string game(G::names().game);
        const json now = written(json::parse(file("tests/golden/" + game + "-lesson.json")));
        const std::string path = "web-client/src/games/" + game + "/lesson/hand.json";
        const char* how = std::getenv("TESTS_GOLDEN");
        if (how != nullptr && std::string_view(how) == "write")
            std::ofstream(path, std::ios::binary) << now.dump() << '\n';
        CHECK(json::parse(file(path)) == now);
    }

private:
    // The lesson teaches card play: the rest is not claimed in it.
    static json without_claim(json choice) {
        json& moves = choice["moves"];
        moves.erase(std::remove_if(moves.begin(), moves.end(),
                                   [](const json& move) { return move["move"] == "claim"; }),
                    moves.end());
        return choice;
    }

    static json choice_of(const typename G::State& state) {
        std::string text;
        const auto info = G::information_state(state, Tale::kLearner);
        protocol::append_offer(text, G::offer(G::legal_moves(info)), G::names());
        return without_claim(json::parse(text));
    }

    /// `{seat, rules, steps: [{n, events, choice, move}]}`: the last step asks nothing.
    static json written(const json& record) {
        const auto hand = Tale::read(record);
        REQUIRE(hand.has_value());
        json steps = json::array();
        typename G::State state;
        std::size_t happened = 0;
        json step{{"n", 1}, {"events", json::array()}};
        const auto take = [&](const typename G::Events& events) {
            for (const auto& event : events) {
                G::fold(state, event);
                std::string text;
                protocol::append_seen(text, G::project(event, Viewer{Tale::kLearner}), G::names());
                step["events"].push_back(json::parse(text));
            }
            happened += events.size();
        };
        take(G::open(hand->rules, hand->dealer, hand->pack, hand->context));
        for (const auto& move : hand->moves) {
            if (move.seat == Tale::kLearner) {
                REQUIRE(G::due(state).has(Tale::kLearner));
                step["choice"] = choice_of(state);
                step["move"] = Tale::write_move(move);
                steps.push_back(std::move(step));
                step = json{{"n", happened + 1}, {"events", json::array()}};
            }
            const auto events = G::decide(state, move);
            REQUIRE(events.has_value());
            take(*events);
        }
        REQUIRE(G::over(state));
        steps.push_back(std::move(step));
        return {{"seat", index(Tale::kLearner)}, {"rules", record["rules"]}, {"steps", std::move(steps)}};
    }
};

} // namespace germini::testing

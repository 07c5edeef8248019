// The lesson's hand (tests/golden/lesson.json): what the learner's seat is sent and asked between one of its
// moves and the next. The page plays it without a server. TESTS_GOLDEN=write writes it again.
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/offer_json.hpp"
#include "protocol/wire/seen_json.hpp"
#include "tests/protocol/record_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <string_view>

using namespace germini;
using namespace germini::minchiate;
using namespace germini::testing;
using nlohmann::json;

namespace {

constexpr std::string_view kLesson = "web-client/src/games/minchiate/lesson/hand.json";
constexpr Seat kLearner{2};

// The lesson teaches card play: the rest is not claimed in it.
json without_claim(json choice) {
    json& moves = choice["moves"];
    moves.erase(
        std::remove_if(moves.begin(), moves.end(), [](const json& m) { return m["move"] == "claim"; }),
        moves.end());
    return choice;
}

/// `{rules, steps: [{n, events, choice, move}]}`: the last step asks nothing.
json told(const json& value) {
    const auto record = protocol::minchiate::read_record(value);
    REQUIRE(record.has_value());
    json steps = json::array();
    State state;
    std::size_t happened = 0;
    json step{{"n", 1}, {"events", json::array()}};
    const auto take = [&](const Events& events) {
        for (const auto& event : events) {
            Minchiate::fold(state, event);
            std::string text;
            protocol::append_seen(text, Minchiate::project(event, Viewer{kLearner}), Minchiate::names());
            step["events"].push_back(json::parse(text));
        }
        happened += events.size();
    };
    take(Minchiate::open(record->rules.rules, record->dealer, record->pack, {}));
    for (const auto& recorded : record->moves) {
        if (recorded.move.seat == kLearner) {
            REQUIRE(Minchiate::due(state).has(kLearner));
            std::string choice, move;
            protocol::append_offer(
                choice,
                Minchiate::offer(Minchiate::legal_moves(Minchiate::information_state(state, kLearner))),
                Minchiate::names());
            protocol::minchiate::append_move(move, recorded.move);
            step["choice"] = without_claim(json::parse(choice));
            step["move"] = json::parse(move);
            steps.push_back(std::move(step));
            step = json{{"n", happened + 1}, {"events", json::array()}};
        }
        const auto events = Minchiate::decide(state, recorded.move);
        REQUIRE(events.has_value());
        take(*events);
    }
    REQUIRE(Minchiate::over(state));
    steps.push_back(std::move(step));
    return {{"seat", index(kLearner)}, {"rules", value["rules"]}, {"steps", std::move(steps)}};
}

} // namespace

TEST_CASE("the lesson's hand matches what the engine sends") {
    const json now = told(json::parse(file("tests/golden/lesson.json")));
    const char* how = std::getenv("TESTS_GOLDEN");
    if (how != nullptr && std::string_view(how) == "write")
        std::ofstream(std::string(kLesson), std::ios::binary) << now.dump() << '\n';
    CHECK(json::parse(file(std::string(kLesson))) == now);
}

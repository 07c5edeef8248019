// The hand of the lesson of Tarocco bolognese (tests/golden/bolognese-lesson.json).
#include "engine/bolognese/game.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"
#include "tests/protocol/lesson.hpp"

#include <optional>
#include <vector>

using namespace germini;
using namespace germini::bolognese;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct LessonTale {
    using Game = Bolognese;
    static constexpr Seat kLearner{1};
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        Context context;
        std::vector<Move> moves;
    };

    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::bolognese::read_record(value);
        if (!record) return std::nullopt;
        Hand hand{record->rules, record->dealer, record->pack, record->context, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        return hand;
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::bolognese::append_move(text, move);
        return json::parse(text);
    }
};

} // namespace

TEST_CASE("the lesson's hand of Tarocco bolognese matches what the engine sends") {
    LessonHand<LessonTale>::compare();
}

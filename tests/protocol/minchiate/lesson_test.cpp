// The hand of Minchiate's lesson (tests/golden/minchiate-lesson.json).
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "tests/protocol/lesson.hpp"

#include <optional>
#include <vector>

using namespace germini;
using namespace germini::minchiate;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct LessonTale {
    using Game = Minchiate;
    static constexpr Seat kLearner{2};
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        NoContext context;
        std::vector<Move> moves;
    };

    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::minchiate::read_record(value);
        if (!record) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, {}, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        return hand;
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::minchiate::append_move(text, move);
        return json::parse(text);
    }
};

} // namespace

TEST_CASE("the lesson's hand matches what the engine sends") { LessonHand<LessonTale>::compare(); }

// The hands of the lessons of Sicilian tarocchi (tests/golden/lessons/siciliano).
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/reasons.hpp"
#include "engine/siciliano/game.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/siciliano/move_json.hpp"
#include "tests/protocol/lesson.hpp"

#include <optional>
#include <vector>

using namespace germini;
using namespace germini::siciliano;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct LessonTale {
    using Engine = Siciliano;
    using Play = PlayMove;
    using Imagination = bots::Imagination;
    using Explainer = bots::ExplainingImagination;
    struct Hand {
        Rules rules;
        Seat dealer{};
        Pack pack{};
        NoContext context;
        std::vector<Move> moves;
    };

    static Move greedy(const View& view) { return bots::greedy_move(view); }
    static Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
        return bots::reasons_of(view, move, compared);
    }
    static void append_move(std::string& out, const Move& move) {
        protocol::siciliano::append_wire_move(out, move);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::siciliano::read_record(protocol::parsed_json(value).root());
        if (!record) return std::nullopt;
        Hand hand{record->rules.rules, record->dealer, record->pack, {}, {}};
        for (const auto& move : record->moves) hand.moves.push_back(move.move);
        return hand;
    }
    static json write_move(const Move& move) {
        std::string text;
        protocol::siciliano::append_move(text, move);
        return json::parse(text);
    }
};

} // namespace

TEST_CASE("the lessons' hands of Sicilian tarocchi match what the engine sends") {
    LessonHands<LessonTale>::compare();
}

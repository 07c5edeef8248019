// The hands of the lessons of Minchiate (tests/golden/lessons/minchiate).
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/reasons.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/wire/library_json.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "tests/protocol/lesson.hpp"

#include <optional>
#include <vector>

using namespace germini;
using namespace germini::minchiate;
using namespace germini::testing;
using nlohmann::json;

namespace {

struct LessonTale {
    using Engine = Minchiate;
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
    static std::string_view reason_of(const View& view, const Move& move) {
        return bots::reason_of(view, move);
    }
    static Reasons reasons_of(const View& view, const Move& move, const ComparedFigures& compared) {
        return bots::reasons_of(view, move, compared);
    }
    static void append_move(std::string& out, const Move& move) {
        protocol::minchiate::append_wire_move(out, move);
    }
    static std::optional<Hand> read(const json& value) {
        const auto record = protocol::minchiate::read_record(protocol::parsed_json(value).root());
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

TEST_CASE("the lessons' hands of Minchiate match what the engine sends") {
    LessonHands<LessonTale>::compare();
}

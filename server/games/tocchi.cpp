#include "server/games/engine_games.hpp"

#include "engine/solo/draw.hpp"
#include "engine/tocchi/bots/bots.hpp"
#include "protocol/archive/tocchi/event_codec.hpp"
#include "protocol/archive/tocchi/hand_record.hpp"
#include "protocol/archive/tocchi/hand_result.hpp"
#include "server/games/game_of.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::tocchi;

struct TocchiWire : wire::Codec {
    using Engine = tocchi::Tocchi;
    using Record = wire::RecordWriter;
    using Result = wire::ResultWriter;
    static constexpr auto rules_table = tocchi::rules_table;
    static constexpr auto option_sources = tocchi::option_sources;
    static constexpr auto append_move = wire::append_wire_move;
    static constexpr auto read_move = wire::read_wire_move;
    static constexpr auto read_record = wire::read_record;
    static constexpr auto replay = wire::replay;

    static constexpr auto greedy = tocchi::bots::greedy_move;
    /// CALL-1: a player who is silent has not called.
    static tocchi::Move late(const tocchi::View& view) {
        if (view.phase == tocchi::Phase::call) return {view.viewer.seat, tocchi::CallMove{false}};
        return greedy(view);
    }
    static constexpr auto withheld = tocchi::withheld;
    static SeatSet asked(const tocchi::State& state) {
        return state.phase == tocchi::Phase::call ? state.asked : state.due;
    }
    /// CALL-1 for calls. A dealer who does not turn has the server turn, so that a hand goes on by itself.
    static AnswerTime answer_time(const tocchi::State& state) {
        using enum AnswerTime::Kind;
        if (state.phase == tocchi::Phase::call) return {answer, std::chrono::seconds(state.rules.call)};
        return {state.cards == 0 ? first_look : next_card};
    }
    static minchiate::Pack draw(const tocchi::Rules&, const Random32& random) {
        auto source = random;
        return solo::draw_pack(source);
    }
};

} // namespace

std::unique_ptr<Game> tocchi_game() { return std::make_unique<GameOf<TocchiWire>>(); }

} // namespace germini::server

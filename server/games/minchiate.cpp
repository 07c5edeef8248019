// Minchiate as a game of the server.
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/reasons.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/game.hpp"
#include "engine/minchiate/option_sources.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "server/games/engine_games.hpp"
#include "server/games/game_of.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::minchiate;

struct MinchiateWire : wire::Codec {
    using Engine = minchiate::Minchiate;
    using Play = minchiate::PlayMove;
    using Imagination = minchiate::bots::Imagination;
    using Explainer = minchiate::bots::ExplainingImagination;
    using Record = wire::RecordWriter;
    using Result = wire::ResultWriter;
    static constexpr int kUnitPoints = minchiate::kResto;
    static constexpr auto rules_table = minchiate::rules_table;
    static constexpr auto reasons_of = minchiate::bots::reasons_of;
    static constexpr auto reason_of = minchiate::bots::reason_of;
    static constexpr auto append_move = wire::append_wire_move;
    static constexpr auto read_move = wire::read_wire_move;
    static constexpr auto read_record = wire::read_record;
    static constexpr auto replay = wire::replay;

    static minchiate::Move greedy(const minchiate::View& view) { return minchiate::bots::greedy_move(view); }
    static std::span<const OptionSources> option_sources() { return minchiate::option_sources(); }
    static minchiate::Pack draw(const minchiate::Rules& rules, const Random32& random) {
        return minchiate::draw_pack(rules, random);
    }
    static protocol::SeatDraw draw_seats(const Random32& random) {
        auto source = random;
        // The draw uses the whole shuffled pack: CUT-1 applies to the deal only.
        const minchiate::SeatDraw drawn = minchiate::draw_seats(minchiate::draw_pack({}, source));
        protocol::SeatDraw draw;
        for (const minchiate::DrawnCard& card : drawn.drawn) draw.cards.push_back({card.person, card.card});
        draw.ranking.assign(drawn.ranking.begin(), drawn.ranking.end());
        return draw;
    }
};

} // namespace

std::unique_ptr<Game> minchiate_game() { return std::make_unique<GameOf<MinchiateWire>>(); }

} // namespace germini::server

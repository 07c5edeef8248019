#include "server/games/engine_games.hpp"

#include "engine/bolognese/bots/greedy.hpp"
#include "engine/bolognese/bots/reasons.hpp"
#include "engine/bolognese/game.hpp"
#include "engine/bolognese/option_sources.hpp"
#include "protocol/archive/bolognese/event_codec.hpp"
#include "protocol/archive/bolognese/hand_record.hpp"
#include "protocol/archive/bolognese/hand_result.hpp"
#include "protocol/wire/bolognese/move_json.hpp"
#include "server/games/game_of.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::bolognese;

struct BologneseWire : wire::Codec {
    using Engine = bolognese::Bolognese;
    using Play = bolognese::PlayMove;
    using Imagination = bolognese::bots::Imagination;
    using Explainer = bolognese::bots::ExplainingImagination;
    using Record = wire::RecordWriter;
    using Result = wire::ResultWriter;
    static constexpr auto rules_table = bolognese::rules_table;
    static constexpr auto reasons_of = bolognese::bots::reasons_of;
    static constexpr auto reason_of = bolognese::bots::reason_of;
    static constexpr auto append_move = wire::append_wire_move;
    static constexpr auto read_move = wire::read_wire_move;
    static constexpr auto read_record = wire::read_record;
    static constexpr auto replay = wire::replay;

    static bolognese::Move greedy(const bolognese::View& view) { return bolognese::bots::greedy_move(view); }
    static std::span<const OptionSources> option_sources() { return bolognese::kOptionSources; }
    static bolognese::Pack draw(const bolognese::Rules&, const Random32& random) {
        auto source = random;
        return bolognese::draw_pack(source);
    }
};

} // namespace

std::unique_ptr<Game> bolognese_game() { return std::make_unique<GameOf<BologneseWire>>(); }

} // namespace germini::server

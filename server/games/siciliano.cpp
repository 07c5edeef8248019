#include "server/games/engine_games.hpp"

#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/reasons.hpp"
#include "engine/siciliano/game.hpp"
#include "engine/siciliano/option_sources.hpp"
#include "protocol/archive/siciliano/event_codec.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/archive/siciliano/hand_result.hpp"
#include "protocol/wire/siciliano/move_json.hpp"
#include "server/games/game_of.hpp"

namespace germini::server {
namespace {

namespace wire = protocol::siciliano;

struct SicilianoWire : wire::Codec {
    using Engine = siciliano::Siciliano;
    using Play = siciliano::PlayMove;
    using Imagination = siciliano::bots::Imagination;
    using Explainer = siciliano::bots::ExplainingImagination;
    using Record = wire::RecordWriter;
    struct Result {
        void add(const siciliano::Event& /*event*/) {}
        std::string done(const siciliano::State& state) const { return wire::write_result(state); }
    };
    static constexpr auto rules_table = siciliano::rules_table;
    static constexpr auto reasons_of = siciliano::bots::reasons_of;
    static constexpr auto append_move = wire::append_wire_move;
    static constexpr auto read_move = wire::read_wire_move;
    static constexpr auto read_record = wire::read_record;
    static constexpr auto replay = wire::replay;

    static siciliano::Move greedy(const siciliano::View& view) { return siciliano::bots::greedy_move(view); }
    static std::span<const OptionSources> option_sources() { return siciliano::kOptionSources; }
    static siciliano::Pack draw(const siciliano::Rules&, const Random32& random) {
        auto source = random;
        return siciliano::draw_pack(source);
    }
};

} // namespace

std::unique_ptr<Game> siciliano_game() { return std::make_unique<GameOf<SicilianoWire>>(); }

} // namespace germini::server

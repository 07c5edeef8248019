// Minchiate for two, three and four without partners at a table.
#pragma once
#include "engine/solo/bots/greedy.hpp"
#include "engine/solo/bots/reasons.hpp"
#include "engine/solo/game.hpp"
#include "protocol/archive/solo/event_codec.hpp"
#include "protocol/archive/solo/hand_record.hpp"
#include "protocol/archive/solo/hand_result.hpp"
#include "protocol/wire/solo/move_json.hpp"
#include "server/games/minchiate_wire.hpp"

namespace germini::server {

struct SoloWire : protocol::solo::Codec {
    using Engine = solo::Solo;
    using Play = solo::PlayMove;
    using Imagination = solo::bots::Imagination;
    using Explainer = solo::bots::ExplainingImagination;
    using Record = protocol::solo::RecordWriter;
    using Result = protocol::solo::ResultWriter;
    static constexpr bool kRankedApart = true; ///< SOLO-27, D-52
    static constexpr auto rules_table = solo::family_table;
    static constexpr auto option_sources = minchiate::option_sources;
    static constexpr auto reasons_of = solo::bots::reasons_of;
    static constexpr auto reason_of = solo::bots::reason_of;
    static constexpr auto append_move = protocol::solo::append_wire_move;
    static constexpr auto read_move = protocol::solo::read_wire_move;
    static constexpr auto read_record = protocol::solo::read_record;
    static constexpr auto replay = protocol::solo::replay;

    static solo::Move greedy(const solo::View& view) { return solo::bots::greedy_move(view); }
    /// A player whose time is over always stays.
    static solo::Move late(const solo::View& view) {
        solo::Move move = greedy(view);
        if (auto* leaving = std::get_if<solo::OutMove>(&move.what)) leaving->out = false;
        return move;
    }
    static minchiate::Pack draw(const solo::Rules&, const Random32& random) {
        auto source = random;
        return solo::draw_pack(source);
    }
    static protocol::SeatDraw draw_seats(const solo::Rules& rules, const Random32& random) {
        return minchiate_draw(random, solo::seats_of(rules));
    }
};

} // namespace germini::server

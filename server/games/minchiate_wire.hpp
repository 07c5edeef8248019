// Minchiate for two pairs at a table.
#pragma once
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/reasons.hpp"
#include "engine/minchiate/draw.hpp"
#include "engine/minchiate/game.hpp"
#include "engine/minchiate/option_sources.hpp"
#include "engine/solo/rules.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_record.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/wire/minchiate/move_json.hpp"
#include "server/games/game_of.hpp"

namespace germini::server {

/// Draws the seats of `people` (SEAT-2, SOLO-2). The draw uses the whole shuffled pack: CUT-1 applies to the
/// deal only.
inline protocol::SeatDraw minchiate_draw(const Random32& random, int people) {
    auto source = random;
    const minchiate::SeatDraw drawn =
        minchiate::draw_seats(minchiate::draw_pack(minchiate::Rules{}, source), people);
    protocol::SeatDraw draw;
    for (const minchiate::DrawnCard& card : drawn.drawn) draw.cards.push_back({card.person, card.card});
    draw.ranking.assign(drawn.ranking.begin(), drawn.ranking.begin() + people);
    return draw;
}

struct MinchiateWire : protocol::minchiate::Codec {
    using Engine = minchiate::Minchiate;
    using Play = minchiate::PlayMove;
    using Imagination = minchiate::bots::Imagination;
    using Explainer = minchiate::bots::ExplainingImagination;
    using Record = protocol::minchiate::RecordWriter;
    using Result = protocol::minchiate::ResultWriter;
    static constexpr int kUnitPoints = minchiate::kResto;
    /// With the presets without partners, which another engine plays.
    static constexpr auto rules_table = solo::family_table;
    static constexpr auto reasons_of = minchiate::bots::reasons_of;
    static constexpr auto reason_of = minchiate::bots::reason_of;
    static constexpr auto append_move = protocol::minchiate::append_wire_move;
    static constexpr auto read_move = protocol::minchiate::read_wire_move;
    static constexpr auto read_record = protocol::minchiate::read_record;
    static constexpr auto replay = protocol::minchiate::replay;

    static minchiate::Move greedy(const minchiate::View& view) { return minchiate::bots::greedy_move(view); }
    static std::span<const OptionSources> option_sources() { return minchiate::option_sources(); }
    static minchiate::Pack draw(const minchiate::Rules& rules, const Random32& random) {
        return minchiate::draw_pack(rules, random);
    }
    static protocol::SeatDraw draw_seats(const minchiate::Rules&, const Random32& random) {
        return minchiate_draw(random, minchiate::kPersons);
    }
};

} // namespace germini::server

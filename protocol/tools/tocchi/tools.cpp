#include "protocol/tools/tocchi/tools.hpp"

#include "engine/solo/draw.hpp"
#include "engine/tocchi/bots/bots.hpp"
#include "protocol/archive/tocchi/event_codec.hpp"
#include "protocol/archive/tocchi/hand_record.hpp"
#include "protocol/archive/tocchi/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

namespace germini::protocol::tocchi {
namespace {

using namespace germini::tocchi;
namespace archive = germini::protocol::tocchi;

struct Brought : archive::Codec {
    using Game = Tocchi;
    static constexpr std::uint64_t kSeed = 1731;

    static constexpr auto table = rules_table;
    static Rules any_rules(Rng& rng, int /*edition*/) { return bots::any_rules(rng); }
    static BySeat<std::int16_t> any_context(const Rules& rules, Rng& rng) {
        BySeat<std::int16_t> score{};
        if (rules.preset == Preset::palio)
            for (const Seat seat : SeatSet::all(rules.players))
                at(score, seat) = static_cast<std::int16_t>(below(rules.target, rng));
        return score;
    }
    static BySeat<std::int16_t> context(const Rules& rules, std::uint64_t, Rng& rng) {
        return any_context(rules, rng);
    }
    static Pack draw(const Rules&, Rng& rng) { return solo::draw_pack(rng); }
    static constexpr auto random = bots::random_move;
    static constexpr auto greedy = bots::greedy_move;
    static constexpr auto first = bots::greedy_move;

    static constexpr auto read_record = archive::read_record;
    static constexpr auto replay = archive::replay;
    static std::string write_record(std::span<const Event> events) { return archive::write_record(events); }
    static std::string write_result(std::span<const Event> events) { return archive::write_result(events); }
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::tocchi

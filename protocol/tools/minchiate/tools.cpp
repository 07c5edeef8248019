#include "protocol/tools/minchiate/tools.hpp"

#include "engine/minchiate/bots/any_rules.hpp"
#include "engine/minchiate/bots/greedy.hpp"
#include "engine/minchiate/bots/imagination.hpp"
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "protocol/archive/minchiate/event_codec.hpp"
#include "protocol/archive/minchiate/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

namespace germini::protocol::minchiate {
namespace {

using namespace germini::minchiate;
namespace archive = germini::protocol::minchiate;

struct Brought : archive::Codec {
    using Game = Minchiate;
    using Imagination = bots::Imagination;
    static constexpr std::uint64_t kSeed = 1798;

    static const RulesTable<Rules>& table() { return rules_table(); }
    static Rules any_rules(Rng& rng, int edition) { return bots::any_rules(rng, edition); }
    static NoContext any_context(const Rules&, Rng&) { return {}; }
    static NoContext context(const Rules&, std::uint64_t, Rng&) { return {}; }
    static Pack draw(const Rules& rules, Rng& rng) { return draw_pack(rules, rng); }
    static Move random(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }
    static Move greedy(const View& view) { return bots::greedy_move(view); }

    static auto read_record(const nlohmann::json& json) { return archive::read_record(json); }
    static Replay<Event> replay(const HandRecord& record) { return archive::replay(record); }
    static std::string write_record(const std::string& preset, std::span<const Event> events) {
        return archive::write_record(preset, events);
    }
    static std::string write_result(std::span<const Event> events) { return archive::write_result(events); }
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::minchiate

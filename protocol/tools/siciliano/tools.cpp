#include "protocol/tools/siciliano/tools.hpp"

#include "engine/siciliano/bots/any_rules.hpp"
#include "engine/siciliano/bots/greedy.hpp"
#include "engine/siciliano/bots/imagination.hpp"
#include "engine/siciliano/bots/random.hpp"
#include "engine/siciliano/game.hpp"
#include "protocol/archive/siciliano/event_codec.hpp"
#include "protocol/archive/siciliano/hand_record.hpp"
#include "protocol/archive/siciliano/hand_result.hpp"
#include "protocol/tools/tools_of.hpp"

namespace germini::protocol::siciliano {
namespace {

using namespace germini::siciliano;
namespace archive = germini::protocol::siciliano;

struct Brought : archive::Codec {
    using Game = Siciliano;
    using Imagination = bots::Imagination;
    static constexpr std::uint64_t kSeed = 2014;

    static const RulesTable<Rules>& table() { return rules_table(); }
    static Rules any_rules(Rng& rng, int /*edition*/) { return bots::any_rules(rng); }
    static NoContext any_context(const Rules&, Rng&) { return {}; }
    static NoContext context(const Rules&, std::uint64_t, Rng&) { return {}; }
    static Pack draw(const Rules&, Rng& rng) { return draw_pack(rng); }
    static Move random(const LegalMoves& choice, Seat seat, Rng& rng) {
        return bots::random_move(choice, seat, rng);
    }
    static Move greedy(const View& view) { return bots::greedy_move(view); }

    static auto read_record(const nlohmann::json& json) { return archive::read_record(json); }
    static Replay<Event> replay(const HandRecord& record) { return archive::replay(record); }
    static std::string write_record(const std::string&, std::span<const Event> events) {
        return archive::write_record(events);
    }
    static std::string write_result(std::span<const Event> events) { return archive::write_result(events); }
};

} // namespace

GameTools tools() { return ToolsOf<Brought>::tools(); }

} // namespace germini::protocol::siciliano
